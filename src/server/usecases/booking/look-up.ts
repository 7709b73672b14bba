import type { Caller } from '#domain/actor.ts'
import { findBookingFor, type NoBooking } from './steps/in-booking.ts'
import { plateOf } from '#store/assignment.ts'
import type { BookingRow } from '#store/booking.ts'
import type { BookingKey } from '#store/visible-booking.ts'
import { listCharges, type ChargeRow } from '#store/charge.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Context } from '../context.ts'

/** Finds a booking by its number and address (D26). Every kind of miss gets the same answer. */
export async function lookUpBooking(
  ctx: Context,
  actor: Caller,
  key: BookingKey,
): Promise<Outcome<{ booking: BookingRow; charges: ChargeRow[]; plate: string | null }, NoBooking>> {
  const found = await findBookingFor(ctx, actor, 'lookUpBooking', key)
  if (!found.ok) return found
  const booking = found.value
  const charges = await listCharges(ctx.db, [booking.id])
  return { ok: true, value: { booking, charges, plate: await plateOf(ctx.db, booking.id) } }
}
