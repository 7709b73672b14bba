import { isUnordered } from '#domain/booking-status.ts'
import type { Charge } from '#domain/return-charges.ts'
import type { CalledOff, ChangeCause, ClosedRental, ContactChange, DoneDrive } from '#mail/letters.ts'
import type { BookingRow } from '#store/booking.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { NewLetter } from '../../context.ts'
import { bookingLetter, changedParts, staffLetter } from './letter.ts'
import type { Found } from './settle-car.ts'

/*
 * Letters about what happens to a booking. Only the branch that decides on a request is told of it; the branch where the
 * car arrives is told of a booking too. No branch learns of a customer that it has nothing to do with.
 */

/** Letters about a new request (D25). */
export function requestLetters(booking: BookingRow, catalogue: Catalogue): NewLetter[] {
  const decisionBy = booking.expires_at!.toISOString()
  const data = { ...bookingLetter(booking, catalogue), decisionBy }
  const staffData = { ...staffLetter(booking, catalogue), decisionBy }
  return [
    { kind: 'request_received', ...customerOf(booking), data },
    { kind: 'staff_request', ...toBranch(booking.pickup_branch), data: staffData },
  ]
}

/**
 * Letter with our offer in answer to a request (D31). The branch sent it, so it gets none.
 * @param sent `revised` says that the offer takes the place of another one
 */
export function offerLetter(
  booking: BookingRow,
  sent: { token: string; revised?: true },
  catalogue: Catalogue,
): NewLetter {
  const offerUntil = booking.expires_at!.toISOString()
  return {
    kind: 'request_offered',
    ...customerOf(booking),
    data: { ...bookingLetter(booking, catalogue), offerUntil, ...sent },
  }
}

/** Letters about a new booking, ordered in the form or by our offer. */
export function confirmationLetters(booking: BookingRow, catalogue: Catalogue): NewLetter[] {
  const staffData = staffLetter(booking, catalogue)
  return [
    { kind: 'booking_confirmed', ...customerOf(booking), data: bookingLetter(booking, catalogue) },
    ...branchesOf(booking).map((to): NewLetter => ({ kind: 'staff_booking', ...to, data: staffData })),
  ]
}

/**
 * Letters about a booking that staff made for somebody. The branch that made it needs none; the one where the car arrives
 * is told.
 */
export function deskLetters(booking: BookingRow, catalogue: Catalogue): NewLetter[] {
  const { pickup_branch: pickup, dropoff_branch: dropoff } = booking
  const customer = {
    kind: 'booking_confirmed',
    ...customerOf(booking),
    data: bookingLetter(booking, catalogue),
  } as const
  if (pickup === dropoff) return [customer]
  return [customer, { kind: 'staff_booking', ...toBranch(dropoff), data: staffLetter(booking, catalogue) }]
}

/** Letter about a declined request (D25). Staff declined it, so the branch gets none. */
export function declineLetter(
  booking: BookingRow,
  left: CalledOff,
  reason: string | null,
  catalogue: Catalogue,
): NewLetter {
  const data = { ...bookingLetter(booking, catalogue), ...left, reason }
  return { kind: 'request_declined', ...customerOf(booking), data }
}

/** Letters about a withdrawn request, which needs no decision any longer. */
export function withdrawalLetters(booking: BookingRow, left: CalledOff, catalogue: Catalogue): NewLetter[] {
  const staffData = staffLetter(booking, catalogue)
  return [
    { kind: 'request_withdrawn', ...customerOf(booking), data: { ...bookingLetter(booking, catalogue), ...left } },
    { kind: 'staff_request_withdrawn', ...toBranch(booking.pickup_branch), data: staffData },
  ]
}

/** Letter about an offer that we withdrew ourselves, so the branch gets none. */
export function offerWithdrawnLetter(booking: BookingRow, left: CalledOff, catalogue: Catalogue): NewLetter {
  return { kind: 'offer_withdrawn', ...customerOf(booking), data: { ...bookingLetter(booking, catalogue), ...left } }
}

/** Letters about a cancelled booking and its cost (D26). */
export function cancellationLetters(
  booking: BookingRow,
  left: CalledOff,
  { feeMinor, carOwed }: { feeMinor: number; carOwed: boolean },
  catalogue: Catalogue,
): NewLetter[] {
  const data = { ...bookingLetter(booking, catalogue), ...left, feeMinor, carOwed }
  const staffData = { ...staffLetter(booking, catalogue), feeMinor, carOwed }
  return [
    { kind: 'booking_cancelled', ...customerOf(booking), data },
    ...branchesOf(booking).map((to): NewLetter => ({ kind: 'staff_booking_cancelled', ...to, data: staffData })),
  ]
}

/** Letters about a customer who did not come, and the cost (D26). */
export function noShowLetters(
  booking: BookingRow,
  left: CalledOff,
  feeMinor: number,
  catalogue: Catalogue,
): NewLetter[] {
  const data = { ...bookingLetter(booking, catalogue), ...left, feeMinor }
  const staffData = { ...staffLetter(booking, catalogue), feeMinor }
  return [
    { kind: 'not_collected', ...customerOf(booking), data },
    ...branchesOf(booking).map((to): NewLetter => ({ kind: 'staff_not_collected', ...to, data: staffData })),
  ]
}

/** Letter about what staff charged while a rental lasts (D42). */
export function chargeLetter(booking: BookingRow, charge: Charge, reason: string, catalogue: Catalogue): NewLetter {
  const data = { ...bookingLetter(booking, catalogue), charge: { ...charge, waived: false, reason } }
  return { kind: 'rental_charged', ...customerOf(booking), data }
}

/** Letter about a closed rental: time of return, kilometres and cost (D42). */
export function closingLetter(booking: BookingRow, end: ClosedRental, catalogue: Catalogue): NewLetter {
  return { kind: 'rental_closed', ...customerOf(booking), data: { ...bookingLetter(booking, catalogue), ...end } }
}

/** Cause of a missing car: a rental whose car is out or stands elsewhere, or a drive done earlier or later than planned. */
type Loss = { rental: BookingRow } | { drive: DoneDrive }

/**
 * Letters about bookings left without a car: to the branch that expects the car of the rental and looks for it, and to
 * the branches where the customers will come.
 */
export function missingLetters(
  cause: Loss,
  plate: string,
  missing: readonly BookingRow[],
  catalogue: Catalogue,
): NewLetter[] {
  if (missing.length === 0) return []
  const expected = 'rental' in cause ? cause.rental.dropoff_branch : null
  const branches = new Set([expected ?? [], missing.map(({ pickup_branch: branch }) => branch)].flat())
  return [...branches].map((id) => {
    const waiting = missing
      .filter(({ pickup_branch: branch }) => id === expected || branch === id)
      .map((one) => staffLetter(one, catalogue))
    const what =
      'rental' in cause
        ? { ...staffLetter(cause.rental, catalogue), out: cause.rental.status === 'active' }
        : { drive: cause.drive }
    return { kind: 'staff_endangered', ...toBranch(id), data: { ...what, plate, waiting } }
  })
}

/** Letters about bookings that have a car again, to the branches of their pick-up. */
export function foundLetters(found: readonly Found[], catalogue: Catalogue): NewLetter[] {
  return found.map(({ booking, plate, late }): NewLetter => {
    const data = { ...staffLetter(booking, catalogue), plate, late: late && late.toISOString() }
    return { kind: 'staff_car_found', ...toBranch(booking.pickup_branch), data }
  })
}

/**
 * Letters about a changed booking or request, also to branches that were only involved before (D25).
 * @param cause given if it was not the customer who changed it
 */
export function changeLetters(
  before: BookingRow,
  booking: BookingRow,
  catalogue: Catalogue,
  cause?: ChangeCause,
): NewLetter[] {
  const stage = isUnordered(booking.status) ? 'request' : 'booking'
  const letter = bookingLetter(booking, catalogue)
  const changed = changedParts(bookingLetter(before, catalogue), letter)
  const about = { stage, totalBeforeMinor: before.total_minor, changed, ...(cause && { cause }) } as const
  const staffData = { ...staffLetter(booking, catalogue), ...about }
  const told = [before, booking].flatMap((row) =>
    stage === 'request' ? [row.pickup_branch] : [row.pickup_branch, row.dropoff_branch],
  )
  return [
    { kind: 'booking_changed', ...customerOf(booking), data: { ...letter, ...about } },
    ...[...new Set(told)].map((id): NewLetter => ({ kind: 'staff_booking_changed', ...toBranch(id), data: staffData })),
  ]
}

/** Letters to the branches about a flight or a phone number that the customer changed; the flight matters at the pickup alone. */
export function contactLetters(booking: BookingRow, what: ContactChange, catalogue: Catalogue): NewLetter[] {
  const stage = isUnordered(booking.status) ? 'request' : 'booking'
  const told = what === 'flight' || stage === 'request' ? [toBranch(booking.pickup_branch)] : branchesOf(booking)
  const data = { ...staffLetter(booking, catalogue), stage, what } as const
  return told.map((to) => ({ kind: 'staff_contact', ...to, data }))
}

/** Letters about a request that staff did not decide in time (D25). */
export function expiryLetters(booking: BookingRow, left: CalledOff, catalogue: Catalogue): NewLetter[] {
  const staffData = staffLetter(booking, catalogue)
  return [
    { kind: 'request_expired', ...customerOf(booking), data: { ...bookingLetter(booking, catalogue), ...left } },
    { kind: 'staff_request_expired', ...toBranch(booking.pickup_branch), data: staffData },
  ]
}

/** Letters about an offer that the customer did not order in time (D31). */
export function offerExpiryLetters(booking: BookingRow, left: CalledOff, catalogue: Catalogue): NewLetter[] {
  const staffData = staffLetter(booking, catalogue)
  return [
    { kind: 'offer_expired', ...customerOf(booking), data: { ...bookingLetter(booking, catalogue), ...left } },
    { kind: 'staff_offer_expired', ...toBranch(booking.pickup_branch), data: staffData },
  ]
}

const customerOf = (booking: BookingRow) => ({ recipient: booking.email, language: booking.language })

/** Recipient for a branch, in German, which staff read. */
const toBranch = (id: number) => ({ recipient: `branch:${id}`, language: 'de' }) as const

/** The branch that the car leaves and, if it is another one, the branch where it arrives. */
const branchesOf = (booking: BookingRow) => [...new Set([booking.pickup_branch, booking.dropoff_branch])].map(toBranch)
