import { createContext, use, useEffect, type MouseEvent } from 'react'
import { useNavigate, type Location, type Path } from 'react-router'

import { holdSession } from '#api/session-storage.ts'
import { useHref } from '#i18n/i18n.tsx'
import { stayHere } from './shell/keep-place.ts'

export interface SignUpOptions {
  /** The tier that was chosen on the home page (D12). */
  readonly tier?: 'prime' | 'elite'
}

export type DialogName = 'sign-in' | 'sign-up'

/** State of a history entry that was made by opening a dialog: the entry before it is the same page without one. */
export interface DialogState {
  readonly opened?: true
}

/**
 * The way to the same page with a dialog in its address, as in `?dialog=sign-up&tier=elite`, or without one. All else
 * in the address stays as it is written, and nothing moves.
 */
export function withDialog(
  { pathname, search, hash, state }: Location,
  dialog?: DialogName,
  tier?: string | null,
): [Partial<Path>, { readonly preventScrollReset: true; readonly state: object }] {
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => !/^(dialog|tier)=|^$/.test(part))
  if (dialog) kept.push(`dialog=${dialog}`)
  if (tier) kept.push(`tier=${tier}`)
  return [
    { pathname, search: kept.join('&'), hash },
    { preventScrollReset: true, state: stayHere(state) },
  ]
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

/** For pages with unsaved input: a member whose session ends signs in again in a dialog over the page. */
export function useSignInOverPage(): void {
  const { openSignIn } = useAccountDialogs()
  useEffect(() => holdSession(openSignIn), [openSignIn])
}

/** For a link that opens a dialog: a click with a modifier key, or without scripts, still follows the link. */
export const insteadOfLink = (open: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
  event.preventDefault()
  open()
}
