import { isCompany, type Actor } from '#domain/actor.ts'
import { inBooking, type NoBooking } from './steps/in-booking.ts'
import { tellNothing } from '#store/act-log.ts'
import { isUnordered } from '#domain/booking-status.ts'
import type { BookingRow } from '#store/booking.ts'
import type { BookingKey } from '#store/visible-booking.ts'
import type { Catalogue } from '#store/catalogue.ts'
import { type Outcome } from '#store/db.ts'
import type { Context } from '../context.ts'
import { keepAgreementFirst } from './steps/agreement.ts'
import { previewCancellation, type CancellationPreview } from '#domain/cancelling.ts'
import { dropNeedlessDrives } from './steps/needless-drives.ts'
import { moveDiscount } from './steps/move-discount.ts'
import { release } from './steps/release.ts'
import { cancellationLetters, offerWithdrawnLetter, withdrawalLetters } from './steps/tell.ts'

export type CancelRefusal = NoBooking | { code: 'not_cancellable' | 'refund_changed' }

export interface Cancellation extends BookingKey {
  /** The fee that was shown. */
  feeMinor: number
  /** Kept with what happened; the customer does not read it. */
  reason?: string | null
}

export interface Cancelled {
  booking: BookingRow
  /** Whether it had been cancelled before, with what was agreed then. */
  already: boolean
}

/**
 * Cancels a booking (D26). Whoever does agreed to the fee that was shown: if another one applies by now, nothing
 * happens. Cancelling twice changes nothing more.
 */
export async function cancelBooking(
  ctx: Context,
  actor: Actor,
  input: Cancellation,
): Promise<Outcome<Cancelled, CancelRefusal>> {
  // What was agreed last is kept, also if nobody looked at it yet.
  await keepAgreementFirst(ctx, actor, input)
  const catalogue = await ctx.catalogue()
  const cancelling = await inBooking(
    ctx,
    actor,
    'cancelBooking',
    input,
    async (tx, booking): Promise<Outcome<Cancelled, CancelRefusal>> => {
      if (booking.status === 'cancelled') {
        tellNothing(tx)
        return { ok: true, value: { booking, already: true } }
      }
      const outcome = previewCancellation(booking, ctx.now(), catalogue.rules)
      if (outcome === null) return { ok: false, refusal: { code: 'not_cancellable' } }
      if (outcome.feeMinor !== input.feeMinor) return { ok: false, refusal: { code: 'refund_changed' } }
      const cancelled = await release(tx, booking, 'cancelled', {
        reason: input.reason ?? null,
        // What was never ordered has no fee, not even none: by that it is known as withdrawn.
        ...(isUnordered(booking.status) ? {} : { feeMinor: outcome.feeMinor }),
      })
      // Without an account whoever booked it knows the number, whosever address it is.
      const unasked = !isCompany(actor) && booking.customer_id === null && booking.unproven
      const letters = lettersOf(booking, outcome, actor, catalogue)
      await ctx.post(tx, ...letters.map((letter) => ({ ...letter, unasked })))
      await moveDiscount(ctx, tx, booking, catalogue)
      return { ok: true, value: { booking: cancelled, already: false } }
    },
  )
  if (cancelling.ok) await dropNeedlessDrives(ctx, cancelling.value.booking.class_id)
  return cancelling
}

/** What nobody ordered is no booking: it is withdrawn, by its customer, or an offer by us. */
function lettersOf(booking: BookingRow, outcome: CancellationPreview, actor: Actor, catalogue: Catalogue) {
  if (!isUnordered(booking.status)) return cancellationLetters(booking, outcome, catalogue)
  const ours = booking.status === 'offered' && isCompany(actor)
  return ours ? [offerWithdrawnLetter(booking, catalogue)] : withdrawalLetters(booking, catalogue)
}
