import { useEffect, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Frame around every account page, which sets up what only these pages need. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  useRescuedFocus()
  return children
}

/** Moves the focus to the top of the new page when signing in or out has removed the button that had it. */
function useRescuedFocus(): void {
  const { pathname } = useLocation()
  const arrivedAt = useNavigationType() === NavigationType.Pop ? null : pathname
  useEffect(() => {
    if (arrivedAt === null || document.activeElement !== document.body) return
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [arrivedAt])
}
