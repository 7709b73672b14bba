import { rentalPoints, tierOf, type LoyaltyRules } from '#domain/loyalty.ts'
import { monthsBefore } from '#domain/period.ts'
import type { BookingRow } from '#store/booking.ts'
import type { Tx } from '#store/db.ts'
import { lockMember } from '#store/loyalty.ts'
import { isWelcome } from '#store/rented-address.ts'
import { addPoints, countMembership, hasEarned, setTier } from '#store/points.ts'

/**
 * Credits the points for a rental that was just closed, with those for the first one, and makes the member Elite if their
 * rentals or points reach that (D28). Does nothing for a customer who rented without an account.
 */
export async function creditRental(tx: Tx, booking: BookingRow, rules: LoyaltyRules, now: Date): Promise<void> {
  const { id, customer_id: customerId, price } = booking
  if (customerId === null || !booking.member) return
  // When two rentals are closed at once, the second sees the first. The booking is locked already, as everywhere.
  await lockMember(tx, customerId)
  const since = monthsBefore(now, rules.eliteWindowMonths)
  const before = await countMembership(tx, customerId, since)
  // Asks for points and not for rentals: the first rental may be paid after the second was closed.
  const first = !(await hasEarned(tx, customerId)) && (await isWelcome(tx, customerId))
  const earned = [
    { kind: 'rental' as const, points: rentalPoints(price, rules) },
    { kind: 'first_rental' as const, points: first ? rules.firstRentalPoints : 0 },
  ]
  const entries = earned.filter(({ points }) => points > 0)
  const added = await addPoints(
    tx,
    entries.map((entry) => ({ ...entry, customer_id: customerId, booking_id: id })),
  )
  // A rental that was paid before, and now once more, counts towards the tier already.
  if (entries.length > 0 && added.length === 0) return
  const pointsInYear = added.reduce((sum, points) => sum + points, before.pointsInYear)
  // Members keep a tier that staff granted, or that they reached before.
  if (tierOf({ ...before, pointsInYear, granted: false }, rules) === 'elite') await setTier(tx, customerId, 'elite')
}
