import { normaliseReference } from '../../../domain/reference.ts'
import { lockByReference, type BookingRow } from '../../store/booking.ts'
import { transaction, type Outcome } from '../../store/db.ts'
import type { Context } from '../context.ts'
import { previewCancellation } from './steps/cancellation.ts'
import { bookingLetter } from './steps/letter.ts'
import { release } from './steps/release.ts'

export type CancelRefusal = { code: 'booking_not_found' | 'not_cancellable' | 'refund_changed' }

/**
 * Cancels a booking (D26). The customer agreed to the fee that was shown: if another one applies by now, nothing
 * happens. Cancelling twice gives the same answer twice.
 */
export async function cancelBooking(
  ctx: Context,
  input: { reference: string; email: string; feeMinor: number },
): Promise<Outcome<BookingRow, CancelRefusal>> {
  const reference = normaliseReference(input.reference)
  if (reference === null) return { ok: false, refusal: { code: 'booking_not_found' } }
  const catalogue = await ctx.catalogue()
  return await transaction(ctx.db, async (tx): Promise<Outcome<BookingRow, CancelRefusal>> => {
    const booking = await lockByReference(tx, reference, input.email)
    if (booking === undefined) return { ok: false, refusal: { code: 'booking_not_found' } }
    if (booking.status === 'cancelled') return { ok: true, value: booking }
    const outcome = previewCancellation(booking, ctx.now(), catalogue.rules)
    if (outcome === null) return { ok: false, refusal: { code: 'not_cancellable' } }
    if (outcome.feeMinor !== input.feeMinor) return { ok: false, refusal: { code: 'refund_changed' } }
    const cancelled = await release(tx, booking, 'cancelled', {
      actor: 'customer',
      reason: null,
      // What was never confirmed has no fee, not even none: by that it is known as withdrawn.
      ...(booking.status === 'requested' ? {} : { feeMinor: outcome.feeMinor }),
    })
    const to = { recipient: booking.email!, language: booking.language! }
    const data = bookingLetter(booking, catalogue)
    const { feeMinor, refundMinor, dueMinor } = outcome
    // What nobody confirmed is no booking: it is withdrawn.
    if (booking.status === 'requested') await ctx.post(tx, { kind: 'request_withdrawn', ...to, data })
    else await ctx.post(tx, { kind: 'booking_cancelled', ...to, data: { ...data, feeMinor, refundMinor, dueMinor } })
    return { ok: true, value: cancelled }
  })
}
