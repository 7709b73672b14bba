import { FREE_FAILURES, waits } from '#limits/patience.ts'
import type { Tx } from '#store/db.ts'
import { countTrial, forgetTrials, freeAgainAt, uncountTrial, type Counter } from '#store/password-trial.ts'
import type { Context } from '../../context.ts'

/** Time in ms without a wait after which earlier failures are forgotten. */
export const FORGOTTEN_AFTER_MS = 60 * 60_000
/** Trials of all strangers together without a wait: more than an owner needs, but too few to guess a password. */
const FREE_TO_STRANGERS = 20

export interface Slowed {
  code: 'rate_limited'
  retryAfterSeconds: number
}

/** Counters of the trials at a password. */
export interface Guessing {
  /** Counter of this place, browser or session, which a right password resets. */
  own: Counter
  /** Counter of all strangers together; null for a known browser or a session. */
  shared: Counter | null
}

const addressOf = (email: string) => email.trim().toLowerCase()

const counter = (ctx: Context, by: string, free = FREE_FAILURES): Counter => ({
  fingerprint: ctx.sealer.fingerprint(`password:${by}`),
  free,
})

const byAnybody = (ctx: Context, email: string) => counter(ctx, `account:${addressOf(email)}`, FREE_TO_STRANGERS)

/** Counters for a stranger. An address without an account is counted in the same way. */
export const byStranger = (ctx: Context, place: string, email: string): Guessing => ({
  own: counter(ctx, `place:${place}:${addressOf(email)}`),
  shared: byAnybody(ctx, email),
})

/** Counter for a browser that was signed in before. Strangers do not slow it down, and it has as many trials as a place. */
export const byDevice = (ctx: Context, nonce: string, email: string): Guessing => ({
  own: counter(ctx, `device:${nonce}:${addressOf(email)}`),
  shared: null,
})

/** Counter for a signed-in member who is asked for the password again. */
export const bySession = (ctx: Context, sessionId: string): Guessing => ({
  own: counter(ctx, `session:${sessionId}`),
  shared: null,
})

/**
 * Counts a trial. Call it before the password is checked.
 * @returns null, or the time to wait first, in which case nothing was counted
 */
export async function slowDown(ctx: Context, guessing: Guessing): Promise<Slowed | null> {
  const { own, shared } = guessing
  const now = ctx.now()
  const forgottenBefore = new Date(now.getTime() - FORGOTTEN_AFTER_MS)
  const counted = await countTrial(ctx.db, guessing, waits, { now, forgottenBefore })
  if (counted.own && (shared === null || counted.shared)) return null
  if (counted.own) await uncountTrial(ctx.db, [own.fingerprint], now)
  const free = (await freeAgainAt(ctx.db, fingerprintsOf(guessing))) ?? now
  return { code: 'rate_limited', retryAfterSeconds: Math.max(1, Math.ceil((free.getTime() - now.getTime()) / 1_000)) }
}

/** Forgets the caller's own failures after a right password; those of strangers stay. */
export async function forgive(ctx: Context, { own, shared }: Guessing): Promise<void> {
  await forgetTrials(ctx.db, own.fingerprint)
  if (shared !== null) await uncountTrial(ctx.db, [shared.fingerprint], ctx.now())
}

/** Takes back a trial that was no guess after all. */
export async function takeBack(ctx: Context, guessing: Guessing): Promise<void> {
  await uncountTrial(ctx.db, fingerprintsOf(guessing), ctx.now())
}

const fingerprintsOf = ({ own, shared }: Guessing): Buffer[] =>
  [own, ...(shared === null ? [] : [shared])].map(({ fingerprint }) => fingerprint)

/** Forgets the trials of strangers, once the owner has proved themselves by a mailed link. */
export async function forgetStrangers(ctx: Context, tx: Tx, email: string): Promise<void> {
  await forgetTrials(tx, byAnybody(ctx, email).fingerprint)
}
