import { normaliseReference } from '#domain/reference.ts'
import { plateOf } from '#store/assignment.ts'
import { findByReference, listEvents, type BookingEvent, type BookingRow, type Claim } from '#store/booking.ts'
import { listCharges, type ChargeRow } from '#store/charge.ts'
import type { Outcome } from '#store/db.ts'
import type { Context } from '../context.ts'
import { previewCancellation, type CancellationPreview } from './steps/cancellation.ts'

export interface WholeBooking {
  booking: BookingRow
  events: BookingEvent[]
  /** What came on top of the agreed price. */
  charges: ChargeRow[]
  /** Of the car that is planned for it. */
  plate: string | null
  /** What cancelling it now would cost; null where that is not possible. */
  cancellation: CancellationPreview | null
}

/** Everything about one booking, for staff or its customer. */
export async function showBooking(
  ctx: Context,
  typed: string,
  claim: Claim,
): Promise<Outcome<WholeBooking, { code: 'booking_not_found' }>> {
  const reference = normaliseReference(typed)
  const booking = reference === null ? undefined : await findByReference(ctx.db, reference, claim)
  if (booking === undefined) return { ok: false, refusal: { code: 'booking_not_found' } }
  const { rules } = await ctx.catalogue()
  const events = await listEvents(ctx.db, booking.id)
  const charges = await listCharges(ctx.db, [booking.id])
  const plate = await plateOf(ctx.db, booking.id)
  const cancellation = previewCancellation(booking, ctx.now(), rules)
  return { ok: true, value: { booking, events, charges, plate, cancellation } }
}
