import * as z from 'zod/mini'

import { calendarFile } from './calendar.ts'
import {
  additionalDriver,
  booking,
  bookingStatus,
  cancelledBooking,
  offer,
  trip,
  tripInQuery,
  wholeBooking,
} from './booking.ts'
import { endpoint } from './endpoint.ts'
import { done, flight, minor, phone } from './values.ts'

/** Booking number as it is printed: 'SW-7KQM-42XR'. */
export const bookingReference = z.string().check(z.regex(/^SW(-[2-9A-HJ-NP-Z]{4}){2}$/))

/** Part of the list. `current`: rentals to come or under way, by their start. `past`: rentals that are over, latest first. */
export const part = z.enum(['current', 'past'])

export const getOwnBookings = endpoint('getOwnBookings', {
  summary: 'The bookings of the owner of the bearer token, in pages. `after` is the `next` of the page before.',
  query: z.strictObject({ part, after: z.optional(bookingReference) }),
  answers: { 200: z.object({ bookings: z.array(booking), next: z.nullable(z.string()) }) },
})

/** Event in the history of a booking (D25). */
export const bookingEvent = z.object({
  at: z.iso.datetime(),
  status: z.enum([...bookingStatus.options, 'changed']),
  /** Cause of the event: the customer, the company, or the end of a time limit. */
  by: z.enum(['customer', 'company', 'time']),
})
export type BookingEvent = z.infer<typeof bookingEvent>

/**
 * Booking with its history. `withheld` means that the account never shows its rental agreement, because it was booked
 * without signing in (docs/decisions/030-bookings-of-an-account.md).
 */
export const ownBooking = z.object({ ...wholeBooking.shape, events: z.array(bookingEvent), withheld: z.boolean() })
export type OwnBooking = z.infer<typeof ownBooking>

const params = z.strictObject({ reference: bookingReference })

export const getOwnBooking = endpoint('getOwnBooking', {
  summary:
    'A booking of the owner of the bearer token, with its history, what cancelling now would cost (D26) and what came on top of its price (D42).',
  params,
  answers: { 200: ownBooking },
})

export const cancelOwnBooking = endpoint('cancelOwnBooking', {
  summary: 'Cancels an own booking. `feeMinor` is the fee that was shown; if it changed meanwhile, nothing happens.',
  params,
  body: z.strictObject({ feeMinor: minor }),
  answers: { 200: cancelledBooking },
})

export const getChangeOffers = endpoint('getChangeOffers', {
  summary: 'What an own booking would cost if it were changed, with every vehicle; its own car counts as free (D25).',
  params,
  query: z.strictObject(tripInQuery),
  answers: { 200: z.object({ days: z.int(), offers: z.array(offer) }) },
})

/** Changed booking. `already` means that it was like this before: nothing changed, and no letter is on its way. */
export const changedBooking = z.object({ ...booking.shape, already: z.boolean() })

/** Driver after a change: with `id` one who stays, with their new details; without it a new one. */
const changedDriver = z.strictObject({ id: z.optional(z.uuid()), ...additionalDriver.shape })

export const changeOwnBooking = endpoint('changeOwnBooking', {
  summary:
    'Changes an own booking. `revision` and `totalMinor` are the version and the new total that were shown; if another one applies by now, nothing happens.',
  params,
  body: z.strictObject({
    vehicleId: z.int(),
    ...trip,
    /**
     * Additional drivers from now on. If missing, they stay as they are; if fewer are booked than before, the first
     * ones stay.
     */
    drivers: z.optional(z.array(changedDriver).check(z.maxLength(9))),
    revision: z.int(),
    totalMinor: minor,
  }),
  answers: { 200: changedBooking },
})

export const setOwnFlight = endpoint('setOwnFlight', {
  summary:
    'Names the flight of an own booking whose pickup is at an airport and still to come; `flight` of "" removes it.',
  params,
  body: z.strictObject({ flight }),
  answers: { 200: booking },
})

export const setOwnPhone = endpoint('setOwnPhone', {
  summary: 'Replaces the phone number under which the customer of an own booking is called, until the rental is over.',
  params,
  body: z.strictObject({ phone }),
  answers: { 200: done },
})

export const getOwnCalendar = endpoint('getOwnCalendar', {
  summary: 'An own booking as a calendar file.',
  params,
  answers: { 200: calendarFile },
})
