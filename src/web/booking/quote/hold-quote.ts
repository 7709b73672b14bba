import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

import type { Quote } from '#contract/booking.ts'
import { callAsMember } from '#api/call-as-member.ts'
import type { Result } from '#api/call-server.ts'
import { readSession, type Session } from '#api/session-storage.ts'
import { fingerprint, type Wish } from '../flow/trip.ts'
import { newKey } from '#forms/random-key.ts'
import { answerOf, passing } from '#api/server-state.tsx'
import { relearn } from '../relearn.ts'
import { openAttempt, tabQuote, type Attempt } from './tab-quote.ts'

/** Quote with the end of its hold by the browser's monotonic clock, which changes of the time do not affect. */
export interface HeldQuote extends Quote {
  readonly endsAt: number
}

export const withEnd = (quote: Quote): HeldQuote => ({ ...quote, endsAt: performance.now() + quote.secondsLeft * 1000 })

export const quoteKey = (id: string | undefined) => ['quote', id] as const

/** Call under way. Availability is not asked until it ends, because the car may already be held for us. */
let underWay: Promise<unknown> = Promise.resolve()

/**
 * Gets price and car held for a wish; what this tab held before is given up in the same step. `know` hears
 * of the quote before the page does, so that nobody asks the server for it again.
 */
export async function holdQuote(
  wish: Wish,
  minutes: number,
  know: (quote: HeldQuote) => void,
): Promise<Result<HeldQuote>> {
  const asking = askFor(wish, minutes)
  underWay = asking
  const { result, member } = await asking
  if (!result.ok) {
    relearn(result.error)
    return result
  }
  const quote = withEnd(result.data)
  know(quote)
  keep(wish, quote, member)
  return { ok: true, data: quote }
}

/** Asks again for a quote whose answer was lost, because without its id our own car looks taken. */
export async function findLostQuote(): Promise<void> {
  await underWay
  const lost = openAttempt.read()
  if (!lost) return
  if (lost.member !== memberOf(readSession()) || Date.now() >= lost.until) return openAttempt.clear()
  const asking = ask(lost)
  underWay = asking
  const result = await asking
  if (result.ok && result.data.state === 'held') keep(lost.wish, result.data, lost.member)
}

const memberOf = (session: Session | null): string | null => session?.user.id ?? null

async function askFor(
  wish: Wish,
  minutes: number,
): Promise<{ readonly result: Result<Quote>; readonly member: string | null }> {
  const member = memberOf(readSession())
  const attempt = () => ask(attemptFor(wish, member, minutes))
  let result = await attempt()
  // An old answer to the same question may have run out meanwhile.
  if (result.ok && result.data.state !== 'held') result = await attempt()
  return { result, member }
}

function attemptFor(wish: Wish, member: string | null, minutes: number): Attempt {
  const { id: replaces } = tabQuote.read() ?? {}
  const before = openAttempt.read()
  const same =
    before?.member === member && before.replaces === replaces && fingerprint(before.wish) === fingerprint(wish)
  const key = same && Date.now() < before.until ? before.key : newKey()
  return { wish, member, replaces, key, until: Date.now() + minutes * 60_000 }
}

async function ask(attempt: Attempt): Promise<Result<Quote>> {
  openAttempt.write(attempt)
  const { wish, replaces, key } = attempt
  const body = { ...wish, extras: [...wish.extras], ...(replaces === undefined ? {} : { replaces }) }
  const result = await callAsMember('createQuote', { body, headers: { 'idempotency-key': key } })
  // Somebody may have signed out meanwhile, and asked anew.
  const answered = result.ok || !passing(result.error)
  if (answered && openAttempt.read()?.key === key) openAttempt.clear()
  return result
}

function keep(wish: Wish, { id, price }: Quote, member: string | null): void {
  const before = tabQuote.read()
  const bookingKey = before?.id === id ? before.bookingKey : newKey()
  tabQuote.write({ id, wish: fingerprint(wish), totalMinor: price.totalMinor, bookingKey, member })
}

/** The quote as the server knows it; asked again whenever the visitor comes back to the tab. */
export function useHeldQuote(id: string | undefined): UseQueryResult<HeldQuote> {
  return useQuery({
    queryKey: quoteKey(id),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }) =>
      withEnd(await answerOf(callAsMember('getQuote', { params: { id: id ?? '' }, signal }))),
  })
}

const second = 1000

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, second / 2)
  return () => clearInterval(timer)
}

/** Whole seconds until the hold ends. */
export const useSecondsLeft = (endsAt: number): number =>
  useSyncExternalStore(
    everySecond,
    () => Math.max(0, Math.ceil((endsAt - performance.now()) / second)),
    () => 0,
  )

/** Whether the hold is over. Draws nothing anew until it is. */
export const useIsOver = (endsAt: number | undefined): boolean =>
  useSyncExternalStore(
    everySecond,
    () => endsAt !== undefined && performance.now() >= endsAt,
    () => false,
  )
