import { toLocal } from '#domain/period.ts'
import { chargeLine, includedKm, returnCharges, type ReturnedRental } from '#domain/return-charges.ts'
import type { BusinessRules } from '#domain/rules.ts'
import type { ClosedRental, Settled } from '#mail/letters.ts'
import type { BookingRow } from '#store/booking.ts'
import { addCharges, listCharges, type ChargeRow } from '#store/charge.ts'
import type { Tx } from '#store/db.ts'

/** Readings, moment and place of a return. @throws if the handover or the return is not recorded */
function whatHappened({ id, km_out: kmOut, km_in: kmIn, returned_at: at, returned_branch: branch }: BookingRow) {
  if (kmOut === null || kmIn === null || at === null || branch === null) {
    throw new Error(`the return of booking ${id} is not recorded`)
  }
  return { kmOut, kmIn, at, branch }
}

/** A rental whose car is back, as its rules see it. */
function returnedRental(booking: BookingRow): ReturnedRental {
  const { kmOut, kmIn, at } = whatHappened(booking)
  return {
    period: { start: booking.starts_local, end: booking.ends_local },
    price: booking.price,
    returned: toLocal(at),
    kmEarlier: booking.km_earlier,
    kmOut,
    kmIn,
  }
}

/** Charges by rule what follows from a return, once each. @returns all charges of the rental */
export async function keepReturnCharges(tx: Tx, booking: BookingRow, rules: BusinessRules): Promise<ChargeRow[]> {
  await addCharges(tx, booking, returnCharges(returnedRental(booking), rules.graceMinutes))
  return await listCharges(tx, [booking.id])
}

/** How a rental ended, but for what was paid, for the letter that closes it. */
export function closedRental(
  booking: BookingRow,
  charges: readonly ChargeRow[],
  { graceMinutes }: BusinessRules,
): Omit<ClosedRental, keyof Settled> {
  const { kmOut, kmIn, at, branch } = whatHappened(booking)
  return {
    returnedAt: at.toISOString(),
    returnedTo: branch,
    kmEarlier: booking.km_earlier,
    kmOut,
    kmIn,
    includedKm: includedKm(returnedRental(booking), graceMinutes),
    graceMinutes,
    charges: charges.map(chargeLine),
  }
}
