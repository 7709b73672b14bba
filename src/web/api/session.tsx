import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react'

import { call } from './call-server.ts'
import {
  endSession,
  isOver,
  readEnd,
  readSession,
  subscribeToSession,
  writeSession,
  type End,
  type Session,
} from './session-storage.ts'
import { claimTab } from './tab-storage.ts'

export type Auth =
  /** State before the browser's storage can be read: the built page does not know its visitor. */
  | { readonly status: 'loading'; readonly session: null }
  | { readonly status: 'anonymous'; readonly session: null }
  | { readonly status: 'member'; readonly session: Session }

/**
 * Whether there is a provider. The session itself is a store, because a context that changes after the start would make
 * React throw away the parts of a page whose scripts have not loaded yet.
 */
const AuthContext = createContext(false)

const loading: Auth = { status: 'loading', session: null }
const anonymous: Auth = { status: 'anonymous', session: null }

export function AuthProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    void checkStored()
    claim()
    return subscribeToSession(claim)
  }, [])
  return <AuthContext value={true}>{children}</AuthContext>
}

function claim(): void {
  const session = readSession()
  if (session) claimTab(session.user.id)
}

let checked: Promise<void> | undefined

/** Checks the stored session once per start of the app. A session that began later is fresh from the server. */
function checkStored(): Promise<void> {
  checked ??= check(readSession()?.token)
  return checked
}

/** Checks the open session, for callers who suspect that it has ended. */
export const checkSession = (): Promise<void> => check(readSession()?.token)

/** Asks the server whether it still knows the stored token; only a clear no ends the session (api/call-server.ts). */
async function check(token: string | undefined): Promise<void> {
  if (token === undefined) return
  const result = await call('getAccount', { token })
  if (result.ok) updateUser(token, result.data.user)
}

/** Updates the member of this session. If another session is open by now, the news are dropped. */
export function updateUser(token: string, news: Partial<Session['user']>): void {
  const session = readSession()
  if (session?.token === token && !isOver()) writeSession({ token, user: { ...session.user, ...news } })
}

/** Ends the session here after its member ended it on the server. Another session that is open by now stays. */
export function leave(token: string): void {
  if (readSession()?.token === token) endSession('signed_out')
}

const useSession = (): Session | null | undefined =>
  useSyncExternalStore(subscribeToSession, readSession, () => undefined)

export function useAuth(): Auth {
  const provided = use(AuthContext)
  const session = useSession()
  if (!provided) throw new Error('useAuth must be used inside AuthProvider')
  if (session === undefined) return loading
  return session ? { status: 'member', session } : anonymous
}

/** Whether the session that is shown is over, and its member is asked to sign in again. */
export const useIsOver = (): boolean => useSyncExternalStore(subscribeToSession, isOver, () => false)

/** End of the last session in this tab; null while a member is signed in. */
export const useEnd = (): End | null => useSyncExternalStore(subscribeToSession, readEnd, () => null)

export const signIn = (session: Session): void => writeSession(session)

/** Waits in ms before the server is told again. */
const retries = [2_000, 15_000, 60_000]

/** Ends the session here and in every tab at once, and on the server as soon as it can be reached. */
export async function signOut(): Promise<void> {
  const token = readSession()?.token
  endSession('signed_out')
  if (token === undefined) return
  for (const wait of [0, ...retries]) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    const result = await call('logout', { token, keepalive: true })
    // If the server no longer knows the token, there is nothing left to end.
    if (result.ok || result.error.status === 401) return
  }
}
