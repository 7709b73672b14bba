import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'

import type { Offer } from '../../contract/booking.ts'
import { call, type ApiError } from '../api/client.ts'
import { useAuth } from '../api/session.tsx'
import { reloadSite } from '../api/site.ts'
import { extrasText, type Rental } from './flow/trip.ts'
import { keptQuote } from './quote/kept.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Refusal
  }
}

/** A refusal of the server's on its way through a query. */
export class Refusal extends Error {
  readonly error: ApiError
  constructor(error: ApiError) {
    super(error.code)
    this.error = error
  }
}

/** Whether the same call may work in a moment: no answer, or a server that is not well. */
export const passing = ({ status }: ApiError): boolean => status === 0 || status >= 500

/**
 * The server does not take a period that the page thought fine: hours or rules have changed since it was loaded. With the
 * new ones the first step names the problem and what is possible instead.
 */
export function relearn({ code }: ApiError): void {
  if (code === 'pickup_closed' || code === 'invalid_period') void reloadSite()
}

/** Refusals stay refusals however often one asks; a line that was down for a second does not. */
export const retryPassing = (failures: number, refusal: Refusal): boolean => failures < 2 && passing(refusal.error)

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
