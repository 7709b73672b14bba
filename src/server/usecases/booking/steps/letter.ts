import { isDeepStrictEqual } from 'node:util'

import { whoElseDrives } from '#domain/additional-driver.ts'
import { lateArrival } from '#domain/late-arrival.ts'
import { pickupSlot } from '#domain/opening-hours.ts'
import type { BookingLetter, ChangedPart, StaffLetter } from '#mail/letters.ts'
import type { BookingRow } from '#store/booking.ts'
import type { Catalogue } from '#store/catalogue.ts'
import { vehicleOf } from '#domain/catalogue.ts'

/** Data for letters about a booking, as things are now. */
export function bookingLetter(booking: BookingRow, catalogue: Catalogue): BookingLetter {
  const vehicle = vehicleOf(catalogue, booking.vehicle_id)
  return {
    bookingId: booking.id,
    reference: booking.reference,
    firstName: booking.first_name,
    lastName: booking.last_name,
    vehicle: vehicle.name,
    type: vehicle.classCode,
    image: vehicle.image,
    pickup: booking.pickup_branch,
    dropoff: booking.dropoff_branch,
    start: booking.starts_local,
    end: booking.ends_local,
    extras: booking.extras,
    arrival: arrivalOf(booking, catalogue),
    drivers: whoElseDrives(booking).map((one) => one && `${one.firstName} ${one.lastName}`.trim()),
    paymentMethod: booking.payment_method,
    price: booking.price,
    revision: booking.revision,
    freeCancelUntil: booking.free_cancel_until?.toISOString() ?? null,
    member: booking.member,
  }
}

/** @returns null if the pickup is at no airport */
function arrivalOf(
  { flight, ...booking }: BookingRow,
  { branches, rules }: Catalogue,
): NonNullable<BookingLetter['arrival']> | null {
  const branch = branches.find(({ id }) => id === booking.pickup_branch)
  if (branch?.atAirport !== true) return null
  return { ...lateArrival(booking.starts_local, branch.calendar, rules), flight }
}

/** Parts that differ between two states of a rental. */
export function changedParts(before: BookingLetter, now: BookingLetter): ChangedPart[] {
  const old = new Map(partsOf(before))
  return partsOf(now).flatMap(([part, value]) => (isDeepStrictEqual(value, old.get(part)) ? [] : [part]))
}

const partsOf = (letter: BookingLetter): [ChangedPart, unknown][] => [
  ['vehicle', letter.vehicle],
  ['pickup', [letter.start, letter.pickup]],
  ['dropoff', [letter.end, letter.dropoff]],
  ['extras', letter.extras],
  ['drivers', letter.drivers],
]

/** Further data for letters to the branches. */
export function staffLetter(booking: BookingRow, catalogue: Catalogue): StaffLetter {
  const branch = catalogue.branches.find(({ id }) => id === booking.pickup_branch)
  return {
    ...bookingLetter(booking, catalogue),
    email: booking.email,
    phone: booking.phone,
    language: booking.language,
    crossBorder: booking.cross_border,
    afterHours: branch !== undefined && pickupSlot(branch.calendar, booking.starts_local).status !== 'open',
  }
}
