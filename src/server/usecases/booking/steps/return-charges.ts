import { toLocal } from '#domain/period.ts'
import { chargeLine, includedKm, returnCharges, type ReturnedRental } from '#domain/return-charges.ts'
import type { BusinessRules } from '#domain/rules.ts'
import type { ClosedRental } from '#mail/letters.ts'
import type { BookingRow } from '#store/booking.ts'
import { addCharges, listCharges, type ChargeRow } from '#store/charge.ts'
import type { Tx } from '#store/db.ts'
import { reachedAt } from '#store/return.ts'

/** A rental whose car is back, as its rules see it. @param returnedAt of one that does not know it itself */
function returnedRental(booking: BookingRow, returnedAt: Date): ReturnedRental {
  return {
    period: { start: booking.starts_local, end: booking.ends_local },
    price: booking.price,
    returned: toLocal(booking.returned_at ?? returnedAt),
    kmEarlier: booking.km_earlier,
    kmOut: booking.km_out,
    kmIn: booking.km_in,
  }
}

/**
 * Charges by rule what follows from a return, as far as it is known by now, once each.
 * @returns all charges of the rental
 */
export async function keepReturnCharges(tx: Tx, booking: BookingRow, rules: BusinessRules): Promise<ChargeRow[]> {
  const returnedAt = (await reachedAt(tx, booking.id, 'returned'))!
  await addCharges(tx, booking, returnCharges(returnedRental(booking, returnedAt), rules.graceMinutes))
  return await listCharges(tx, [booking.id])
}

/** How a rental ended, for the letter that closes it. Both readings are known. */
export async function closedRental(
  tx: Tx,
  booking: BookingRow,
  charges: readonly ChargeRow[],
  rules: BusinessRules,
): Promise<ClosedRental> {
  const returnedAt = booking.returned_at ?? (await reachedAt(tx, booking.id, 'returned'))!
  const { graceMinutes } = rules
  return {
    returnedAt: returnedAt.toISOString(),
    returnedTo: booking.returned_branch ?? booking.dropoff_branch,
    kmEarlier: booking.km_earlier,
    kmOut: booking.km_out!,
    kmIn: booking.km_in!,
    includedKm: includedKm(returnedRental(booking, returnedAt), graceMinutes),
    graceMinutes,
    charges: charges.map(chargeLine),
  }
}
