import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import type { ApiError, Result } from '#api/client.ts'
import { fingerprint, wishOf, type Trip, type Wish } from '../flow/trip.ts'
import { useTabValue } from '#api/tab-value.ts'
import { holdQuote, quoteKey, useHeldQuote, type HeldQuote } from './hold-quote.ts'
import { tabQuote, type TabQuote } from './tab-quote.ts'

/** The quote that this tab holds, as far as it is for the trip of the page. */
export interface OwnQuote {
  /** The quote for exactly this trip; undefined where none is held or it is not known yet. */
  readonly kept: TabQuote | null
  readonly quote: HeldQuote | undefined
  /** Why the quote cannot be read, and how to try again. */
  readonly quoteProblem: { readonly error: ApiError; readonly retry: () => void } | null
  readonly hold: (wish: Wish) => Promise<Result<HeldQuote>>
}

/** @param minutes how long a hold lasts */
export function useQuote(trip: Trip, minutes: number): OwnQuote {
  const client = useQueryClient()
  const stored = useTabValue(tabQuote)
  const wish = wishOf(trip)
  const kept = stored && wish && stored.wish === fingerprint(wish) ? stored : null
  const { data, error, refetch } = useHeldQuote(stored?.id)
  const unknown = error?.error.code === 'not_found'
  useEffect(() => {
    if (unknown) tabQuote.clear()
  }, [unknown])
  const hold = async (wanted: Wish) => {
    const result = await holdQuote(wanted, minutes, (quote) => client.setQueryData(quoteKey(quote.id), quote))
    // A car more or less is free now, or the refusal said that we knew too little.
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
