import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useHydrated } from '#ui/hydrated.ts'

/** The form of our own tokens; anything else in the fragment did not come from us. */
const form = /^[\w-]{20,100}$/

/** The token of a mailed link, `#token=…`: in the fragment it reaches no server log and no referrer. */
export function tokenIn(hash: string): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token')
  return token !== null && form.test(token) ? token : null
}

interface LinkState {
  readonly linkToken?: string
}

/** Token of the last page: a change of language shows the page anew, without the state of the first. */
let lastToken: string | null = null

interface LinkToken {
  /** `undefined` until scripts run. */
  readonly token: string | null | undefined
  /** Forgets the token once it has been used. */
  readonly forget: () => void
}

/**
 * The token of the mailed link that led here. It leaves the address bar at once, so that nobody reads or bookmarks
 * it, and lives on in the history entry: a reload keeps it.
 */
export function useLinkToken(): LinkToken {
  const live = useHydrated()
  const location = useLocation()
  const navigate = useNavigate()
  const { pathname, search, hash } = location
  const fresh = tokenIn(hash)
  const token = fresh ?? kept(location.state)
  useEffect(() => {
    if (token !== null) lastToken = token
    if (fresh === null) return
    const state: LinkState = { linkToken: fresh }
    void navigate(pathname + search, { replace: true, preventScrollReset: true, state })
  }, [fresh, token, navigate, pathname, search])
  const forget = () => {
    lastToken = null
    void navigate(pathname + search, { replace: true, preventScrollReset: true, state: null })
  }
  return { token: live ? token : undefined, forget }
}

function kept(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null
  if ('linkToken' in state && typeof state.linkToken === 'string') return state.linkToken
  // `place` is what a change of language carries along.
  return 'place' in state ? lastToken : null
}
