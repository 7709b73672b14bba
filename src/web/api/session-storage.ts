import type { User } from '../../contract/account.ts'
import { emptyTab } from './tab-storage.ts'

export interface Session {
  readonly token: string
  readonly user: User
}

/** The specified keys of the local storage (D4). */
const keys = { token: 'token', user: 'user' } as const

const listeners = new Set<() => void>()
let left = false

/** Whether the last session that was here ended because somebody wanted it to, in this tab. */
export const hasLeft = (): boolean => left

let cached: { readonly text: string; readonly session: Session | null } | undefined

/** The same object for the same content, as React's stores need it. */
export function readSession(): Session | null {
  const token = read(keys.token)
  const user = read(keys.user)
  const text = `${token}\n${user}`
  if (cached?.text !== text) cached = { text, session: parseSession(token, user) }
  return cached.session
}

/**
 * Whoever leaves takes along what was entered in this tab.
 * @param expired the session is over, and whoever it was may come back for what was entered
 */
export function writeSession(session: Session | null, expired = false): void {
  left = !session && !expired
  if (left) emptyTab()
  try {
    if (session) {
      // The token last: until it is there, another tab that looks in between still sees nobody.
      localStorage.setItem(keys.user, JSON.stringify(session.user))
      localStorage.setItem(keys.token, session.token)
    } else {
      localStorage.removeItem(keys.token)
      localStorage.removeItem(keys.user)
    }
  } catch {
    // Storage switched off: the session then lasts as long as the page.
    cached = { text: '\n', session }
  }
  for (const listener of listeners) listener()
}

/** Also hears of other tabs: signing out in one signs out in all (D4). */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Storage is the visitor's: what stands there may be of an older release or of somebody's making. */
export function parseSession(token: string, user: string): Session | null {
  if (token === '' || user === '') return null
  try {
    const content: unknown = JSON.parse(user)
    return isUser(content) ? { token, user: content } : null
  } catch {
    return null
  }
}

const isUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'firstName', 'lastName', 'email'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string')
