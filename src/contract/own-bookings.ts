import * as z from 'zod/mini'

import { booking, bookingStatus, calendarFile, cancelledBooking } from './booking.ts'
import { endpoint } from './endpoint.ts'
import { minor } from './values.ts'

/** As printed: 'SW-7KQM-42XR'. */
const reference = z.string().check(z.regex(/^SW(-[2-9A-HJ-NP-Z]{4}){2}$/))

/** `current` is what is still to come or under way, by its start; `past` what is over, the latest first. */
export const part = z.enum(['current', 'past'])

export const getOwnBookings = endpoint({
  method: 'GET',
  path: '/api/account/bookings',
  summary: 'The bookings of the owner of the bearer token, in pages. `after` is the `next` of the page before.',
  query: z.strictObject({ part, after: z.optional(reference) }),
  answers: { 200: z.object({ bookings: z.array(booking), next: z.nullable(z.string()) }) },
})

/** What happened to a booking (D25). */
export const bookingEvent = z.object({
  at: z.iso.datetime(),
  status: bookingStatus,
  /** The customer, somebody of the company, or nobody: its time was over. */
  by: z.enum(['customer', 'company', 'time']),
})
export type BookingEvent = z.infer<typeof bookingEvent>

export const ownBooking = z.object({ ...booking.shape, events: z.array(bookingEvent) })
export type OwnBooking = z.infer<typeof ownBooking>

const params = z.strictObject({ reference })

export const getOwnBooking = endpoint({
  method: 'GET',
  path: '/api/account/bookings/:reference',
  summary: 'A booking of the owner of the bearer token, with its history and what cancelling now would cost (D26).',
  params,
  answers: { 200: ownBooking },
})

export const cancelOwnBooking = endpoint({
  method: 'POST',
  path: '/api/account/bookings/:reference/cancel',
  summary: 'Cancels an own booking. `feeMinor` is the fee that was shown; if it changed meanwhile, nothing happens.',
  params,
  body: z.strictObject({ feeMinor: minor }),
  answers: { 200: cancelledBooking },
})

export const getOwnCalendar = endpoint({
  method: 'GET',
  path: '/api/account/bookings/:reference/calendar',
  summary: 'An own booking as a calendar file.',
  params,
  answers: { 200: calendarFile },
})
