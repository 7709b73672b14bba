import type { NewBooking } from '#contract/booking.ts'
import type { Trip } from '../flow/trip.ts'
import { ownTabValue } from '#api/tab-value.ts'

/** Last booking in this tab, with its owner. Its confirmation survives a reload, its reference stays out of the address. */
export const lastBooking = ownTabValue<NewBooking | null>('booking-done', 1, null)

/** Whether a trip is the one that was booked: who comes back to it with the browser's Back does not book it twice. */
export function isBooked(trip: Trip, booking: NewBooking): boolean {
  const same = (['pickup', 'dropoff', 'start', 'end'] as const).every((key) => trip[key] === booking[key])
  return same && (trip.vehicle === undefined || trip.vehicle === booking.vehicle.id)
}
