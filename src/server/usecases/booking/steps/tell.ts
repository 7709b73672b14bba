import { isUnordered } from '#domain/booking-status.ts'
import type { ChangeCause, ClosedRental, DoneDrive } from '#mail/letters.ts'
import type { BookingRow } from '#store/booking.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { NewLetter } from '../../context.ts'
import type { CancellationPreview } from '#domain/cancelling.ts'
import { bookingLetter, staffLetter } from './letter.ts'
import type { Found } from './settle-car.ts'

/*
 * Who is told what happened to a booking. Of a request only the branch that decides about it knows; of a booking also
 * the one where its car arrives: nobody learns of a customer who has nothing to do with it.
 */

/** A request came in (D25). */
export function requestLetters(booking: BookingRow, catalogue: Catalogue): NewLetter[] {
  const decisionBy = booking.expires_at!.toISOString()
  const data = { ...bookingLetter(booking, catalogue), decisionBy }
  const staffData = { ...staffLetter(booking, catalogue), decisionBy }
  return [
    { kind: 'request_received', ...customerOf(booking), data },
    { kind: 'staff_request', ...toBranch(booking.pickup_branch), data: staffData },
  ]
}

/** We answered a request with our offer (D31). Who sent it knows. */
export function offerLetter(booking: BookingRow, token: string, catalogue: Catalogue): NewLetter {
  const offerUntil = booking.expires_at!.toISOString()
  return {
    kind: 'request_offered',
    ...customerOf(booking),
    data: { ...bookingLetter(booking, catalogue), offerUntil, token },
  }
}

/** A booking was made, by an order in the form or of our offer. */
export function confirmationLetters(booking: BookingRow, catalogue: Catalogue): NewLetter[] {
  const staffData = staffLetter(booking, catalogue)
  return [
    { kind: 'booking_confirmed', ...customerOf(booking), data: bookingLetter(booking, catalogue) },
    ...branchesOf(booking).map((to): NewLetter => ({ kind: 'staff_booking', ...to, data: staffData })),
  ]
}

/** Staff declined a request, and know it (D25). */
export function declineLetter(booking: BookingRow, reason: string | null, catalogue: Catalogue): NewLetter {
  return { kind: 'request_declined', ...customerOf(booking), data: { ...bookingLetter(booking, catalogue), reason } }
}

/** A request was taken back: nothing is left to decide. */
export function withdrawalLetters(booking: BookingRow, catalogue: Catalogue): NewLetter[] {
  const staffData = staffLetter(booking, catalogue)
  return [
    { kind: 'request_withdrawn', ...customerOf(booking), data: bookingLetter(booking, catalogue) },
    { kind: 'staff_request_withdrawn', ...toBranch(booking.pickup_branch), data: staffData },
  ]
}

/** We took back our offer, and know it. */
export function offerWithdrawnLetter(booking: BookingRow, catalogue: Catalogue): NewLetter {
  return { kind: 'offer_withdrawn', ...customerOf(booking), data: bookingLetter(booking, catalogue) }
}

/** A booking was cancelled, and what that cost (D26). */
export function cancellationLetters(
  booking: BookingRow,
  { feeMinor, refundMinor, dueMinor, carOwed }: CancellationPreview,
  catalogue: Catalogue,
): NewLetter[] {
  const data = { ...bookingLetter(booking, catalogue), feeMinor, refundMinor, dueMinor, carOwed }
  const staffData = { ...staffLetter(booking, catalogue), feeMinor, carOwed }
  return [
    { kind: 'booking_cancelled', ...customerOf(booking), data },
    ...branchesOf(booking).map((to): NewLetter => ({ kind: 'staff_booking_cancelled', ...to, data: staffData })),
  ]
}

/** The customer did not come, and what that costs (D26). */
export function noShowLetters(booking: BookingRow, feeMinor: number, catalogue: Catalogue): NewLetter[] {
  const data = { ...bookingLetter(booking, catalogue), feeMinor }
  const staffData = { ...staffLetter(booking, catalogue), feeMinor }
  return [
    { kind: 'not_collected', ...customerOf(booking), data },
    ...branchesOf(booking).map((to): NewLetter => ({ kind: 'staff_not_collected', ...to, data: staffData })),
  ]
}

/** A rental is closed: when the car was back, what it was driven, and what that costs (D42). */
export function closingLetter(booking: BookingRow, end: ClosedRental, catalogue: Catalogue): NewLetter {
  return { kind: 'rental_closed', ...customerOf(booking), data: { ...bookingLetter(booking, catalogue), ...end } }
}

/** What left others without a car: a rental whose car is out or stands elsewhere, or a drive done earlier or later than planned. */
type Loss = { rental: BookingRow } | { drive: DoneDrive }

/**
 * Others are left without a car: told to the branch where the car of a rental is expected, which looks for it, and to
 * those where they will stand.
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

/** Whoever was left without a car has one now: told to the branch that worries about it. */
export function foundLetters(found: readonly Found[], catalogue: Catalogue): NewLetter[] {
  return found.map(({ booking, plate, late }): NewLetter => {
    const data = { ...staffLetter(booking, catalogue), plate, late: late && late.toISOString() }
    return { kind: 'staff_car_found', ...toBranch(booking.pickup_branch), data }
  })
}

/**
 * A booking or a request was changed: told to whoever had to do with it before, too (D25).
 * @param cause where it was not its customer who changed it
 */
export function changeLetters(
  before: BookingRow,
  booking: BookingRow,
  catalogue: Catalogue,
  cause?: ChangeCause,
): NewLetter[] {
  const stage = isUnordered(booking.status) ? 'request' : 'booking'
  const about = { stage, totalBeforeMinor: before.total_minor, ...(cause && { cause }) } as const
  const staffData = { ...staffLetter(booking, catalogue), ...about }
  const told = [before, booking].flatMap((row) =>
    stage === 'request' ? [row.pickup_branch] : [row.pickup_branch, row.dropoff_branch],
  )
  return [
    { kind: 'booking_changed', ...customerOf(booking), data: { ...bookingLetter(booking, catalogue), ...about } },
    ...[...new Set(told)].map((id): NewLetter => ({ kind: 'staff_booking_changed', ...toBranch(id), data: staffData })),
  ]
}

/** Nobody decided about a request in time (D25). */
export function expiryLetters(booking: BookingRow, catalogue: Catalogue): NewLetter[] {
  const staffData = staffLetter(booking, catalogue)
  return [
    { kind: 'request_expired', ...customerOf(booking), data: bookingLetter(booking, catalogue) },
    { kind: 'staff_request_expired', ...toBranch(booking.pickup_branch), data: staffData },
  ]
}

/** Nobody ordered our offer in time (D31). */
export function offerExpiryLetters(booking: BookingRow, catalogue: Catalogue): NewLetter[] {
  const staffData = staffLetter(booking, catalogue)
  return [
    { kind: 'offer_expired', ...customerOf(booking), data: bookingLetter(booking, catalogue) },
    { kind: 'staff_offer_expired', ...toBranch(booking.pickup_branch), data: staffData },
  ]
}

const customerOf = (booking: BookingRow) => ({ recipient: booking.email, language: booking.language })

/** Staff read German. */
const toBranch = (id: number) => ({ recipient: `branch:${id}`, language: 'de' }) as const

/** Where the car leaves, and where it arrives if that is another place. */
const branchesOf = (booking: BookingRow) => [...new Set([booking.pickup_branch, booking.dropoff_branch])].map(toBranch)
