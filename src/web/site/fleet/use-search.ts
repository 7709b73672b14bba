import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'

import type { Offer } from '#contract/booking.ts'
import { call, hasEnded, type Answer, type ApiError, type Result } from '#api/call-server.ts'
import { useAuth } from '#api/session.tsx'
import { readTab } from '#api/tab-storage.ts'
import { useAnswer } from '#api/use-answer.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { stayHere } from '#frame/shell/keep-place.ts'
import { searchIn, withSearch, type Search } from './search.ts'

export type Found =
  | { readonly status: 'none' }
  | { readonly status: 'loading'; readonly search: Search }
  | { readonly status: 'failed'; readonly search: Search; readonly error: ApiError }
  | {
      readonly status: 'ready'
      readonly search: Search
      readonly days: number
      readonly offers: ReadonlyMap<string, Offer>
    }

/** The period lives in the address, so that a search can be shared and survives a reload; prices are live. */
export function useSearch() {
  const { search: query } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  // A member's quote is that member's alone, and members have prices of their own.
  const token = useAuth().session?.token
  const asked = hydrated ? withSearch('', searchIn(new URLSearchParams(query))) : ''
  const search = useMemo(() => searchIn(new URLSearchParams(asked)), [asked])
  const { result, retry } = useAnswer(search && `${asked} ${token}`, async (signal) => {
    return await call('getAvailability', { query: { ...search!, quote: heldQuoteId() }, token, signal })
  })
  return {
    search,
    found: useMemo(() => foundOf(search, result), [search, result]),
    change: (next: Search | null) => {
      const target = { search: withSearch(window.location.search, next), hash: '#fleet' }
      void navigate(target, { replace: true, preventScrollReset: true, state: stayHere() })
    },
    retry,
  }
}

function foundOf(search: Search | null, result: Result<Answer<'getAvailability'>> | undefined): Found {
  if (!search) return { status: 'none' }
  // If the session has ended, the question is asked again as a visitor.
  if (!result || (!result.ok && hasEnded(result.error))) return { status: 'loading', search }
  if (!result.ok) return { status: 'failed', search, error: result.error }
  const { days, offers } = result.data
  return { status: 'ready', search, days, offers: new Map(offers.map((offer) => [String(offer.vehicleId), offer])) }
}

/**
 * Id of the quote that the booking form keeps in this tab (booking/quote/tab-quote.ts). Questions for free cars carry it:
 * otherwise the last car would look taken to the one visitor who holds it.
 */
export function heldQuoteId(): string | undefined {
  // Matched as an id instead of parsed, because the server would refuse the whole question for anything else.
  return /"id":"([\da-f-]{36})"/.exec(readTab('booking-quote') ?? '')?.[1]
}
