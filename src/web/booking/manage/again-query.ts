import type { Booking } from '#contract/booking.ts'

/** The query of the booking form for the same rental at another time: everything but the dates. */
export function againQuery({ vehicle, pickup, dropoff, extras, crossBorder }: Booking): Record<string, string> {
  const chosen = extras.map(({ code, quantity }) => `${code}:${quantity}`).join(',')
  return {
    vehicle: String(vehicle.id),
    pickup: String(pickup),
    dropoff: String(dropoff),
    ...(chosen !== '' && { extras: chosen }),
    ...(crossBorder && { crossBorder: 'true' }),
  }
}
