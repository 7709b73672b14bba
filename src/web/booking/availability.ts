import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'

import type { Offer } from '../../contract/booking.ts'
import { call } from '../api/client.ts'
import { useAuth } from '../api/session.tsx'
import { extrasText, type Rental } from './flow/trip.ts'
import { findLostQuote } from './quote/held.ts'
import { keptQuote } from './quote/kept.ts'
import { Refusal, relearn } from './server.ts'

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
    queryFn: async ({ signal }) => await askAvailability(rental, session?.token, signal),
  })
}

async function askAvailability(
  rental: Rental | null,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Availability> {
  if (!rental) throw new Error('without a rental nothing is asked')
  const { pickup, dropoff, start, end, crossBorder, freeDays } = rental
  await findLostQuote()
  const extras = extrasText(rental.extras) || undefined
  const query = {
    pickup,
    dropoff,
    start,
    end,
    extras,
    crossBorder: crossBorder ? ('true' as const) : undefined,
    freeDays: freeDays > 0 ? freeDays : undefined,
    quote: keptQuote.read()?.id,
  }
  const result = await call('getAvailability', { query, token, signal })
  if (!result.ok) {
    relearn(result.error)
    throw new Refusal(result.error)
  }
  return result.data
}
