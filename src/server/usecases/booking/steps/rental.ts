import { stayStates } from '#domain/booking-status.ts'
import type { Rental } from '#store/assignment.ts'
import type { BookingRow } from '#store/booking.ts'
import type { QuoteRow } from '#store/quote.ts'

/** A booking as the plan sees it, by its stay. A booking that is over needs no car. */
export function rentalOf(booking: BookingRow): Rental {
  const state = stayStates[booking.status]
  if (state === null) throw new Error(`booking ${booking.id} is ${booking.status} and needs no car`)
  return { ...journeyOf(booking), id: booking.id, state }
}

/** A quote that holds a car, as the plan sees it. */
export const heldRental = (quote: QuoteRow & { stay_id: number }): Rental => ({
  ...journeyOf(quote),
  id: quote.stay_id,
  state: 'held',
})

const journeyOf = ({
  class_id,
  vehicle_id,
  pickup_branch,
  dropoff_branch,
  starts_at,
  ends_at,
  turnaround,
}: BookingRow | QuoteRow) => ({ class_id, vehicle_id, pickup_branch, dropoff_branch, starts_at, ends_at, turnaround })

/** Whether a quote holds a car. */
export const keepsCar = (quote: QuoteRow): quote is QuoteRow & { stay_id: number } =>
  quote.stay_id !== null && quote.state === 'held'
