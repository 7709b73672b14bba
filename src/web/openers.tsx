import { createContext, use, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'

import { useHref } from './i18n.tsx'

export interface SignUpOptions {
  /** The tier that was chosen on the home page (D12). */
  readonly tier?: 'prime' | 'elite'
}

export interface AccountDialogOpeners {
  readonly openSignIn: () => void
  readonly openSignUp: (options?: SignUpOptions) => void
}

export const AccountDialogs = createContext<AccountDialogOpeners | null>(null)

/** Opens the sign-in and create-account dialogs from any page; outside the frame the pages of their own. */
export function useAccountDialogs(): AccountDialogOpeners {
  const openers = use(AccountDialogs)
  const navigate = useNavigate()
  const to = useHref()
  return openers ?? { openSignIn: () => void navigate(to('login')), openSignUp: () => void navigate(to('register')) }
}

/** For a link that opens a dialog: a click with a modifier key, or without scripts, still follows the link. */
export const insteadOfLink = (open: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
  event.preventDefault()
  open()
}
