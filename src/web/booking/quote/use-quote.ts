import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import type { ApiError, Result } from '#api/call-server.ts'
import { useAuth } from '#api/session.tsx'
import { fingerprint, wishOf, type Trip, type Wish } from '../flow/trip.ts'
import { useTabValue } from '#api/tab-value.ts'
import { holdQuote, quoteKey, useHeldQuote, type HeldQuote } from './hold-quote.ts'
import { tabQuote, type TabQuote } from './tab-quote.ts'

/** The quote that this tab holds for the trip of the page. */
export interface OwnQuote {
  /** Quote for exactly this trip; undefined if none is held or it is not known yet. */
  readonly kept: TabQuote | null
  readonly quote: HeldQuote | undefined
  /** Reason why the quote cannot be read, and a function to try again. */
  readonly quoteProblem: { readonly error: ApiError; readonly retry: () => void } | null
  readonly hold: (wish: Wish) => Promise<Result<HeldQuote>>
}

/** @param minutes duration of a hold */
export function useQuote(trip: Trip, minutes: number): OwnQuote {
  const client = useQueryClient()
  const stored = useTabValue(tabQuote)
  const wish = wishOf(trip)
  const kept = stored && wish && stored.wish === fingerprint(wish) ? stored : null
  // A quote for another account is not shown; its wish is asked again (member-price.ts, ended-session.ts).
  const { session } = useAuth()
  const mine = stored !== null && (stored.member === null || stored.member === session?.user.id)
  const { data, error, refetch } = useHeldQuote(mine ? stored.id : undefined)
  const unknown = error?.error.code === 'not_found'
  useEffect(() => {
    if (unknown) tabQuote.clear()
  }, [unknown])
  const hold = async (wanted: Wish) => {
    const result = await holdQuote(wanted, minutes, (quote) => client.setQueryData(quoteKey(quote.id), quote))
    // Availability has changed by this car, or the refusal showed that ours was out of date.
    void client.invalidateQueries({ queryKey: ['availability'] })
    return result
  }
  return {
    kept,
    quote: kept ? data : undefined,
    quoteProblem: error && !data ? { error: error.error, retry: () => void refetch() } : null,
    hold,
  }
}
