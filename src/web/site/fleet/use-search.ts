import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import type { Offer } from '#contract/booking.ts'
import { call, hasEnded, type ApiError } from '#api/call-server.ts'
import { useAuth } from '#api/session.tsx'
import { readTab } from '#api/tab-storage.ts'
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

interface Answered {
  /** Question that was asked; answers to other questions are not shown. */
  readonly asked: string
  readonly found: Found
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
  const [answered, setAnswered] = useState<Answered>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!search) return
    const controller = new AbortController()
    const show = async () => {
      const found = await ask(search, token, controller.signal)
      // If the session has ended, the next render asks again as a visitor.
      const over = found.status === 'failed' && hasEnded(found.error)
      if (!over && !controller.signal.aborted) setAnswered({ asked, found })
    }
    void show()
    return () => controller.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- asks again when it is told to
  }, [asked, search, token, attempt])
  const found: Found = !search
    ? { status: 'none' }
    : answered?.asked === asked
      ? answered.found
      : { status: 'loading', search }
  return {
    search,
    found,
    change: (next: Search | null) => {
      const target = { search: withSearch(query, next), hash: '#fleet' }
      void navigate(target, { replace: true, preventScrollReset: true, state: stayHere() })
    },
    retry: () => {
      setAnswered(undefined)
      setAttempt(attempt + 1)
    },
  }
}

async function ask(search: Search, token: string | undefined, signal: AbortSignal): Promise<Found> {
  const result = await call('getAvailability', { query: { ...search, quote: heldQuoteId() }, token, signal })
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
