import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { readEnd } from '#api/session-storage.ts'
import { useAuth, type Auth } from '#api/session.tsx'
import { useHref, useLanguage } from '#i18n/i18n.tsx'
import { returnPath, type SignInState } from './return-path.ts'

interface Guest {
  /** The visitor is a member, and on the way to another page. */
  readonly leaving: boolean
  /** Page that the visitor wanted before signing in. */
  readonly returnTo: string | undefined
}

/** Sends members on to where they wanted to go, else to their account (D4). */
export function useGuestsOnly(): Guest {
  const { status } = useAuth()
  const navigate = useNavigate()
  const dashboard = useHref()('dashboard')
  const returnTo = returnPath(useLocation().state, useLanguage())
  const target = returnTo ?? dashboard
  const leaving = status === 'member'
  useEffect(() => {
    if (leaving) void navigate(target, { replace: true })
  }, [leaving, target, navigate])
  return { leaving, returnTo }
}

/** Sends visitors to the sign-in page. It leads back here (D4), unless they have just left in one way or another. */
export function useMembersOnly(): Auth {
  const auth = useAuth()
  const navigate = useNavigate()
  const login = useHref()('login')
  const { pathname, search, hash } = useLocation()
  const from = pathname + search + hash
  const { status } = auth
  const ended = useRef(false)
  useEffect(() => {
    if (status === 'member') ended.current = true
    if (status !== 'anonymous') return
    const end = ended.current ? readEnd() : null
    const left = end?.here && end.reason !== 'ended'
    const state: SignInState = left ? { signedOut: true } : { from, ...(end && { over: end.reason }) }
    void navigate(login, { replace: true, state })
  }, [status, login, navigate, from])
  return auth
}
