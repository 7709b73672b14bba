import { useEffect, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useAuth, type Auth } from '../api/session.tsx'
import { useHref, useLanguage } from '../i18n.tsx'
import { wantedPath, type SignInState } from './wanted-path.ts'

/** Sends members on to where they wanted to go, else to their account (D4). Says whether the visitor is one. */
export function useGuestsOnly(): { readonly leaving: boolean } {
  const { status } = useAuth()
  const navigate = useNavigate()
  const dashboard = useHref()('dashboard')
  const target = wantedPath(useLocation().state, useLanguage()) ?? dashboard
  const leaving = status === 'member'
  useEffect(() => {
    if (leaving) void navigate(target, { replace: true })
  }, [leaving, target, navigate])
  return { leaving }
}

/** Sends others to the sign-in page, from where they come back (D4), unless they signed out themselves. */
export function useMembersOnly(signedOut: RefObject<boolean>): Auth {
  const auth = useAuth()
  const navigate = useNavigate()
  const login = useHref()('login')
  const { pathname, search, hash } = useLocation()
  const from = pathname + search + hash
  const { status } = auth
  useEffect(() => {
    if (status !== 'anonymous') return
    const state: SignInState = signedOut.current ? { signedOut: true } : { from }
    void navigate(login, { replace: true, state })
  }, [status, login, navigate, from, signedOut])
  return auth
}
