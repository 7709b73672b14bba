import { normaliseReference } from '#domain/reference.ts'
import { plateOf } from '#store/assignment.ts'
import { findByReference, type BookingRow, type Claim } from '#store/booking.ts'
import { listCharges, type ChargeRow } from '#store/charge.ts'
import type { Outcome } from '#store/db.ts'
import type { Context } from '../context.ts'

/** A booking by its reference, for whoever has a claim to it (D26). One answer for every kind of miss. */
export async function lookUpBooking(
  ctx: Context,
  input: { reference: string; claim: Claim },
): Promise<
  Outcome<{ booking: BookingRow; charges: ChargeRow[]; plate: string | null }, { code: 'booking_not_found' }>
> {
  const reference = normaliseReference(input.reference)
  const booking = reference === null ? undefined : await findByReference(ctx.db, reference, input.claim)
  if (booking === undefined) return { ok: false, refusal: { code: 'booking_not_found' } }
  const charges = await listCharges(ctx.db, [booking.id])
  return { ok: true, value: { booking, charges, plate: await plateOf(ctx.db, booking.id) } }
}
