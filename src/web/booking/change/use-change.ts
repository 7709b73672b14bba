import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { samePickup } from '#domain/amendment.ts'
import { toInstant } from '#domain/period.ts'
import type { Booking, Offer } from '#contract/booking.ts'
import type { SiteData } from '#contract/site.ts'
import { callAsMember } from '#api/call-as-member.ts'
import { useAuth } from '#api/session.tsx'
import { useNow } from '#api/clock.ts'
import { dateProblems, type DateProblems } from '../dates/date-problems.ts'
import {
  emptyTrip,
  chosenExtras,
  extrasText,
  fingerprint,
  readTrip,
  rentalOf,
  wishOf,
  writeTrip,
  type Rental,
  type Trip,
} from '../flow/trip.ts'
import type { TripForm } from '../flow/trip-context.ts'
import { answerOf, memberKey } from '#api/server-state.tsx'
import { changedDriverPayloads, useChangedDrivers, type ChangedDrivers } from './use-drivers.ts'

export interface ChangeProps {
  readonly booking: Booking
  readonly site: SiteData
  /** The booking as the server has it now, after a change or because it was changed elsewhere. */
  readonly onRead: (booking: Booking) => void
  readonly onChanged: (booking: Booking) => void
}

export interface Change extends TripForm {
  readonly booking: Booking
  /** Additional drivers after the change. */
  readonly drivers: ChangedDrivers
  /** Whether it is still like the booking. */
  readonly same: boolean
  readonly offers: ReturnType<typeof useChangeOffers>
  /** The chosen vehicle, with its price; undefined until it is known. */
  readonly offer: Offer | undefined
}

/** A booking as the form starts with it. */
export const tripOf = (booking: Booking): Trip => ({
  ...emptyTrip,
  pickup: booking.pickup,
  dropoff: booking.dropoff,
  start: booking.start,
  end: booking.end,
  vehicle: booking.vehicle.id,
  extras: Object.fromEntries(booking.extras.map(({ code, quantity }) => [code, quantity])),
  crossBorder: booking.crossBorder,
})

/** Wanted terms of a booking. They are in the page's address too, so neither a reload nor signing in again loses them. */
export function useChange(booking: Booking, site: SiteData): Change {
  const [query, setQuery] = useSearchParams()
  const now = useNow()
  const [trip, setTrip] = useState(() => readChange(query, booking))
  const problems = problemsOf(trip, booking, site, now)
  const offers = useChangeOffers(booking, Object.keys(problems).length === 0 ? rentalOf(trip) : null)
  const change = (patch: Partial<Trip>) => {
    const next = { ...trip, ...patch }
    setTrip(next)
    setQuery(queryOf(next, booking), { replace: true, preventScrollReset: true })
  }
  const wish = wishOf(trip)
  const drivers = useChangedDrivers(booking, trip, site, now)
  return {
    site,
    now,
    trip,
    dateProblems: problems,
    change,
    booking,
    drivers,
    same: drivers.same && wish !== null && fingerprint(wish) === fingerprint(wishOf(tripOf(booking))!),
    offers,
    offer: offers.data?.offers.find(({ vehicleId }) => vehicleId === trip.vehicle),
  }
}

function readChange(query: URLSearchParams, booking: Booking): Trip {
  const own = tripOf(booking)
  if (!query.has('pickup')) return own
  const { trip } = readTrip(query)
  // On the way only the end can change.
  return booking.changeable === 'return' ? { ...own, dropoff: trip.dropoff, end: trip.end } : { ...trip, freeDays: 0 }
}

const queryOf = (trip: Trip, { reference }: Booking) =>
  new URLSearchParams([['booking', reference], ['change', ''], ...writeTrip(trip)])

/** Problems of the period. The agreed one is never a problem, however near it is. */
function problemsOf(trip: Trip, booking: Booking, site: SiteData, now: Date): DateProblems {
  const { start, ...others } = dateProblems(trip, site, now)
  const { pickup = 0, start: begin = '', end } = trip
  const agreed = samePickup({ pickup, start: begin }, booking)
  const over = end !== undefined && others.end === undefined && toInstant(end) <= now
  return {
    ...others,
    ...(start !== undefined && !agreed && { start }),
    ...(over && { end: 'refused' as const }),
  }
}

function useChangeOffers({ reference, revision }: Booking, rental: Rental | null) {
  const { session } = useAuth()
  return useQuery({
    queryKey: memberKey(session?.user.id, 'getChangeOffers', reference, revision, rental),
    enabled: session !== null && rental !== null,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { pickup, dropoff, start, end, extras, crossBorder } = rental!
      const trip = { pickup, dropoff, start, end, extras: extrasText(extras) || undefined }
      const query = { ...trip, crossBorder: crossBorder ? ('true' as const) : undefined }
      return await answerOf(callAsMember('getChangeOffers', { params: { reference }, query, signal }))
    },
  })
}

/** Sends the change at the total that is shown. */
export async function sendChange({ booking, trip, offer, drivers }: Change) {
  const { pickup, dropoff, start, end } = rentalOf(trip)!
  const body = {
    vehicleId: offer!.vehicleId,
    pickup,
    dropoff,
    start,
    end,
    extras: chosenExtras(trip.extras),
    crossBorder: trip.crossBorder,
    // On the way they stay who they are.
    ...(booking.changeable === 'all' && { drivers: changedDriverPayloads(drivers.list) }),
    revision: booking.revision,
    totalMinor: offer!.price!.totalMinor,
  }
  const params = { reference: booking.reference }
  return await callAsMember('changeOwnBooking', { params, body })
}
