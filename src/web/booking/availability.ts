import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'

import type { Offer } from '#contract/booking.ts'
import { callAsMember } from '#api/call-as-member.ts'
import { call } from '#api/call-server.ts'
import { useAuth } from '#api/session.tsx'
import { extrasText, type Rental } from './flow/trip.ts'
import { findLostQuote } from './quote/hold-quote.ts'
import { tabQuote } from './quote/tab-quote.ts'
import { answerOf } from '#api/server-state.tsx'
import { relearn } from './relearn.ts'

export interface Availability {
  readonly days: number
  readonly offers: readonly Offer[]
}

/**
 * Every vehicle with its price for a rental; the car that this tab holds already is free to it. Old prices stay in view until the new ones are here.
 * With `anew`, the server is asked however lately it was.
 */
export function useAvailability(rental: Rental | null, anew = false): UseQueryResult<Availability> {
  const { session } = useAuth()
  return useQuery({
    // Members have prices of their own.
    queryKey: ['availability', rental, session?.user.id],
    enabled: rental !== null,
    placeholderData: keepPreviousData,
    staleTime: anew ? 0 : 30_000,
    refetchOnMount: anew ? 'always' : true,
    queryFn: async ({ signal }) => await askAvailability(rental, signal),
  })
}

async function askAvailability(rental: Rental | null, signal: AbortSignal): Promise<Availability> {
  if (!rental) throw new Error('without a rental nothing is asked')
  await findLostQuote()
  const result = await callAsMember('getAvailability', { query: queryOf(rental), signal })
  if (!result.ok) relearn(result.error)
  return await answerOf(result)
}

function queryOf(rental: Rental) {
  const { pickup, dropoff, start, end, crossBorder, freeDays } = rental
  return {
    pickup,
    dropoff,
    start,
    end,
    extras: extrasText(rental.extras) || undefined,
    crossBorder: crossBorder ? ('true' as const) : undefined,
    freeDays: freeDays > 0 ? freeDays : undefined,
    quote: tabQuote.read()?.id,
  }
}

/** Price for a visitor; undefined until it is known. */
export function useVisitorTotal(rental: Rental | null, vehicle: number | undefined): number | undefined {
  const asked = rental && { ...rental, freeDays: 0 }
  const { data } = useQuery({
    queryKey: ['availability', asked, 'visitor'],
    enabled: asked !== null,
    queryFn: async ({ signal }) => await answerOf(call('getAvailability', { query: queryOf(asked!), signal })),
  })
  return data?.offers.find(({ vehicleId }) => vehicleId === vehicle)?.price?.totalMinor
}
