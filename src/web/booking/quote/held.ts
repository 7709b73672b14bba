import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

import type { Quote } from '../../../contract/booking.ts'
import { call, type Result } from '../../api/client.ts'
import { readSession, type Session } from '../../api/session-storage.ts'
import { fingerprint, type Wish } from '../flow/trip.ts'
import { newKey } from '../../forms/random-key.ts'
import { passing, Refusal, relearn } from '../server.ts'
import { keptQuote } from './kept.ts'

/** A call for a quote whose answer may have been lost: asked again with the same key it gives the same quote. */
interface Attempt {
  readonly wish: string
  readonly member: string | null
  readonly replaces: string | undefined
  readonly key: string
}
let open: Attempt | undefined

/** A quote with the end of its hold by the browser's steady clock, which nobody can set. */
export interface HeldQuote extends Quote {
  readonly endsAt: number
}

export const held = (quote: Quote): HeldQuote => ({ ...quote, endsAt: performance.now() + quote.secondsLeft * 1000 })

export const quoteKey = (id: string | undefined) => ['quote', id] as const

/**
 * Gets price and car held for a wish; what this tab held before is given up in the same step. `know` hears
 * of the quote before the page does, so that nobody asks the server for it again.
 */
export async function holdQuote(wish: Wish, know: (quote: HeldQuote) => void): Promise<Result<HeldQuote>> {
  const session = readSession()
  let result = await attempt(wish, session)
  // An old answer to the same question may have run out meanwhile.
  if (result.ok && result.data.state !== 'held') result = await attempt(wish, session)
  if (!result.ok) {
    relearn(result.error)
    return result
  }
  const quote = held(result.data)
  know(quote)
  keep(wish, quote, memberOf(session))
  return { ok: true, data: quote }
}

const memberOf = (session: Session | null): string | null => session?.user.id ?? null

async function attempt(wish: Wish, session: Session | null): Promise<Result<Quote>> {
  const { id: replaces } = keptQuote.read() ?? {}
  const [print, member] = [fingerprint(wish), memberOf(session)]
  const same = open?.wish === print && open.member === member && open.replaces === replaces ? open : undefined
  open = same ?? { wish: print, member, replaces, key: newKey() }
  const { extras, ...rest } = wish
  const body = { ...rest, extras: [...extras], ...(replaces === undefined ? {} : { replaces }) }
  const headers = { 'idempotency-key': open.key }
  const result = await call('createQuote', { body, headers, token: session?.token })
  if (result.ok || !passing(result.error)) open = undefined
  return result
}

function keep(wish: Wish, { id, price }: Quote, member: string | null): void {
  const before = keptQuote.read()
  const bookingKey = before?.id === id ? before.bookingKey : newKey()
  keptQuote.write({ id, wish: fingerprint(wish), totalMinor: price.totalMinor, bookingKey, member })
}

/** The quote as the server knows it; asked again whenever the visitor comes back to the tab. */
export function useHeldQuote(id: string | undefined): UseQueryResult<HeldQuote> {
  return useQuery({
    queryKey: quoteKey(id),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }) => {
      const result = await call('getQuote', { params: { id: id ?? '' }, signal })
      if (!result.ok) throw new Refusal(result.error)
      return held(result.data)
    },
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
