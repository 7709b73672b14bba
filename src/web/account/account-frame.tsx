import { useEffect, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Around every account page: what only they need is set up here. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  useRescuedFocus()
  return children
}

/** Signing in and out takes away the button that had the focus; reading then goes on at the top of the new page. */
function useRescuedFocus(): void {
  const { pathname } = useLocation()
  const arrivedAt = useNavigationType() === NavigationType.Pop ? null : pathname
  useEffect(() => {
    if (arrivedAt === null || document.activeElement !== document.body) return
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [arrivedAt])
}
