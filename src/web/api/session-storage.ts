import type { User } from '#contract/account.ts'
import { emptyTab } from './tab-storage.ts'

export interface Session {
  readonly token: string
  readonly user: User
}

/** Why a session ended: the server no longer knows it, its owner signed out, or its owner deleted the account. */
export type EndReason = 'ended' | 'signed_out' | 'deleted'

export interface End {
  readonly reason: EndReason
  /** Mail address of its owner; null if this tab never knew it. */
  readonly email: string | null
  /** Whether it was ended on purpose in this tab. */
  readonly here: boolean
}

/** The specified keys of the local storage (D4). */
const keys = { token: 'token', user: 'user' } as const

const listeners = new Set<() => void>()
/** Functions with which pages that hold unsaved input ask to sign in again. */
const askers: (() => void)[] = []
let waiting: (() => void)[] = []

let cached: { readonly text: string; readonly session: Session | null } | undefined
/** The session that the listeners last heard of. */
let known: Session | null = null
/** Token that was stored before this page began, until the server has accepted it. */
let unproven: string | null | undefined
/** A session that is over but still shown until its owner has signed in again. */
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

/** The end of the last session in this tab; null once a person has signed in again. */
export const readEnd = (): End | null => end

/** Whether the session that is shown is over. */
export const isOver = (): boolean => over !== null

/** Notes that the server accepted this token, so that its owner was here while this page was open. */
export function proveSession(token: string): void {
  if (unproven === token) unproven = null
}

/** Stores a new session, or newer data about its owner. */
export function writeSession(session: Session): void {
  ;[over, end] = [null, null]
  if (session.token !== known?.token) unproven = null
  try {
    // The token last, so that another tab that reads in between does not see half a session.
    localStorage.setItem(keys.user, JSON.stringify(session.user))
    localStorage.setItem(keys.token, session.token)
  } catch {
    // Storage is switched off, so the session lasts as long as the page.
    cached = { text: '\n', session }
  }
  publish()
}

/**
 * Ends the stored session, here and in every tab. Signing out discards the input; a session that merely ended leaves it
 * for its owner, and a page with unsaved input asks to sign in again.
 * @param stay whether the page goes on showing the session's owner
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

/** Ends the session of a token that the server no longer knows. */
export function dropSession(token: string): void {
  const session = readSession()
  if (session?.token !== token) return
  if (over === null) endSession('ended')
  else if (end?.reason === 'ended') askAgain()
}

/** Stops showing a session that is over. */
export function forgetSession(): void {
  over = null
  publish()
  answered()
}

/** Registers a page with input that would be lost with its session. @returns ends it */
export function holdSession(ask: () => void): () => void {
  askers.push(ask)
  return () => {
    askers.splice(askers.indexOf(ask), 1)
    if (askers.length === 0 && over) forgetSession()
  }
}

const askAgain = (): void => askers.at(-1)?.()

/** Resumes the waiting calls after the person has signed in again or refused to. */
export function answered(): void {
  const all = waiting
  waiting = []
  for (const resolve of all) resolve()
}

/** @returns the same member's new session, or null if no page asks for it or the member has not signed in again */
export async function signedInAgain({ token, user }: Session): Promise<Session | null> {
  if (over !== null) await new Promise<void>((resolve) => waiting.push(resolve))
  const now = over === null ? readStored() : null
  return now?.user.id === user.id && now.token !== token ? now : null
}

/** Notifies of changes, also from other tabs: signing out in one signs out in all (D4). */
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

/** Handles a change that another tab made. */
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
    // The held quote says nothing about a person, so it stays for a member who signs in again.
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

/** Reads a stored session with suspicion: it may come from an older release, or the visitor may have edited it. */
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
