import { FREE_FAILURES, waits } from '#limits/patience.ts'
import type { Tx } from '#store/db.ts'
import { countTrial, forgetTrials, freeAgainAt, uncountTrial, type Counter } from '#store/password-trial.ts'
import type { Context } from '../../context.ts'

/** Whoever has not had to wait for so long begins anew. */
export const FORGOTTEN_AFTER_MS = 60 * 60_000
/** Of everybody together who is not known: more than an owner needs, and few enough for a password to hold. */
const FREE_TO_STRANGERS = 20

export interface Slowed {
  code: 'rate_limited'
  retryAfterSeconds: number
}

/** By what the trials at a password are counted. */
export interface Guessing {
  /** By whoever tries: a place, a browser, or a session. What a right password forgets. */
  own: Counter
  /** By all strangers together, where it is one. */
  shared: Counter | null
}

const addressOf = (email: string) => email.trim().toLowerCase()

const counter = (ctx: Context, by: string, free = FREE_FAILURES): Counter => ({
  fingerprint: ctx.sealer.fingerprint(`password:${by}`),
  free,
})

const byAnybody = (ctx: Context, email: string) => counter(ctx, `account:${addressOf(email)}`, FREE_TO_STRANGERS)

/** By somebody whom nothing tells from a stranger. The address need not have an account: all is the same for those. */
export const byStranger = (ctx: Context, place: string, email: string): Guessing => ({
  own: counter(ctx, `place:${place}:${addressOf(email)}`),
  shared: byAnybody(ctx, email),
})

/** With a browser that was signed in before: strangers do not slow it down, and it has no more trials than a place has. */
export const byDevice = (ctx: Context, nonce: string, email: string): Guessing => ({
  own: counter(ctx, `device:${nonce}:${addressOf(email)}`),
  shared: null,
})

/** By whoever is signed in and asked for the password again. */
export const bySession = (ctx: Context, sessionId: string): Guessing => ({
  own: counter(ctx, `session:${sessionId}`),
  shared: null,
})

/**
 * Counts a trial that is about to be made. To be called before the password is looked at.
 * @returns null, or how long to wait first: then nothing was counted
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

/** A right password: the own failures are forgotten, those of strangers stay. */
export async function forgive(ctx: Context, { own, shared }: Guessing): Promise<void> {
  await forgetTrials(ctx.db, own.fingerprint)
  if (shared !== null) await uncountTrial(ctx.db, [shared.fingerprint], ctx.now())
}

/** It was no guess after all: as if it had not been made. */
export async function takeBack(ctx: Context, guessing: Guessing): Promise<void> {
  await uncountTrial(ctx.db, fingerprintsOf(guessing), ctx.now())
}

const fingerprintsOf = ({ own, shared }: Guessing): Buffer[] =>
  [own, ...(shared === null ? [] : [shared])].map(({ fingerprint }) => fingerprint)

/** Whoever reads the mail of an account is its owner: what strangers did is forgotten. */
export async function forgetStrangers(ctx: Context, tx: Tx, email: string): Promise<void> {
  await forgetTrials(tx, byAnybody(ctx, email).fingerprint)
}
