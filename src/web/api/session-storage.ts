import type { User } from '#contract/account.ts'
import { emptyTab } from './tab-storage.ts'

export interface Session {
  readonly token: string
  readonly user: User
}

/** How a session came to its end: the server knows it no more, its owner signed out, or deleted the account. */
export type EndReason = 'ended' | 'signed_out' | 'deleted'

export interface End {
  readonly reason: EndReason
  /** Whose it was; null where this tab never knew. */
  readonly email: string | null
  /** Whether somebody in this tab wanted it so. */
  readonly here: boolean
}

/** The specified keys of the local storage (D4). */
const keys = { token: 'token', user: 'user' } as const

const listeners = new Set<() => void>()
/** Pages that hold something, and how each asks to sign in again over it. */
const askers: (() => void)[] = []
let waiting: (() => void)[] = []

let cached: { readonly text: string; readonly session: Session | null } | undefined
/** The session that the listeners last heard of. */
let known: Session | null = null
/** The token that was stored before this page began, until the server has taken it. */
let unproven: string | null | undefined
/** A session that is over, and that a page goes on showing until its owner has signed in again. */
let over: Session | null = null
let end: End | null = null
let heard: EndReason | null = null

/** The same object for the same content, as React's stores need it. */
export function readSession(): Session | null {
  return readStored() ?? over
}

function readStored(): Session | null {
  const token = read(keys.token)
  const user = read(keys.user)
  const text = `${token}\n${user}`
  if (cached?.text !== text) cached = { text, session: parseSession(token, user) }
  if (unproven === undefined) unproven = cached.session?.token ?? null
  return cached.session
}

/** How the last session that was here ended, as long as nobody has signed in since. */
export const readEnd = (): End | null => end

/** Whether the session that is shown is over. */
export const isOver = (): boolean => over !== null

/** The server has taken this token, so its owner was here in the life of this page. */
export function proveSession(token: string): void {
  if (unproven === token) unproven = null
}

/** Somebody is signed in, or what is known of them is newer. */
export function writeSession(session: Session): void {
  ;[over, end] = [null, null]
  if (session.token !== known?.token) unproven = null
  try {
    // The token last: until it is there, another tab that looks in between still sees nobody.
    localStorage.setItem(keys.user, JSON.stringify(session.user))
    localStorage.setItem(keys.token, session.token)
  } catch {
    // Storage switched off: the session then lasts as long as the page.
    cached = { text: '\n', session }
  }
  publish()
}

/**
 * Ends the session that is stored, here and in every tab. Whoever leaves takes along what was entered; one that only
 * ended leaves it for its owner, who is asked to sign in again over a page that holds something.
 * @param stay the page goes on showing whose session it was
 */
export function endSession(reason: EndReason, stay = false): void {
  const session = readSession()
  const proven = session !== null && session.token !== unproven
  end = { reason, email: session?.user.email ?? null, here: true }
  over = stay || (reason === 'ended' && proven && askers.length > 0) ? session : null
  if (reason !== 'ended') emptyTab()
  try {
    // Other tabs hear from the first of these changes why it is over; nothing of it stays.
    localStorage.setItem(keys.user, reason)
    localStorage.removeItem(keys.token)
    localStorage.removeItem(keys.user)
  } catch {
    cached = { text: '\n', session: null }
  }
  publish()
  if (over && reason === 'ended') askAgain()
}

/** The server does not know this token any more. */
export function dropSession(token: string): void {
  const session = readSession()
  if (session?.token !== token) return
  if (over === null) endSession('ended')
  else if (end?.reason === 'ended') askAgain()
}

/** The page shows nobody's session any more. */
export function forgetSession(): void {
  over = null
  publish()
  answered()
}

/** For a page that holds what would be gone with it. @returns ends it */
export function holdSession(ask: () => void): () => void {
  askers.push(ask)
  return () => {
    askers.splice(askers.indexOf(ask), 1)
    if (askers.length === 0 && over) forgetSession()
  }
}

const askAgain = (): void => askers.at(-1)?.()

/** Whoever was asked to sign in again has answered, in whichever way. */
export function answered(): void {
  const all = waiting
  waiting = []
  for (const resolve of all) resolve()
}

/** @returns the same member's new session, or null where nobody is asked or nobody has signed in again */
export async function signedInAgain({ token, user }: Session): Promise<Session | null> {
  if (over !== null) await new Promise<void>((resolve) => waiting.push(resolve))
  const now = over === null ? readStored() : null
  return now?.user.id === user.id && now.token !== token ? now : null
}

/** Also hears of other tabs: signing out in one signs out in all (D4). */
export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) {
    known = readStored()
    window.addEventListener('storage', hear)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', hear)
  }
}

const isReason = (text: unknown): text is EndReason => text === 'ended' || text === 'signed_out' || text === 'deleted'

/** What another tab has done. */
function hear({ key, newValue }: StorageEvent): void {
  if (key === keys.user && isReason(newValue)) heard = newValue
  const before = known
  const now = readStored()
  if (now) {
    heard = null
    if (now.token !== before?.token) [over, end] = [null, null]
  } else if (before) {
    const reason = heard ?? 'ended'
    end = { reason, email: before.user.email, here: false }
    over = reason === 'ended' && before.token !== unproven && askers.length > 0 ? before : null
    // The held quote says nothing about a person, and who signs in again finds it.
    if (reason !== 'ended') emptyTab('booking-quote')
  }
  publish()
  if (over && before && !now) askAgain()
  if (now) answered()
}

function publish(): void {
  known = readStored()
  for (const listener of listeners) listener()
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
