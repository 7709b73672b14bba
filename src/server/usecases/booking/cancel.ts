import { isCompany, type Actor } from '#domain/actor.ts'
import { type ActedOn, inBooking, type NoBooking } from './steps/in-booking.ts'
import { tellNothing } from '#store/act-log.ts'
import { calledOff, isUnordered } from '#domain/booking-status.ts'
import type { BookingRow } from '#store/booking.ts'
import type { Catalogue } from '#store/catalogue.ts'
import { addCancellation } from '#store/charge.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Context } from '../context.ts'
import type { CalledOff } from '#mail/letters.ts'
import { settledOf } from '../money/steps/money.ts'
import { requireAgreement } from './steps/agreement.ts'
import { previewCancellation, type CancellationPreview } from '#domain/cancelling.ts'
import { forbidden, may } from '#domain/rights.ts'
import { dropNeedlessDrives } from './steps/needless-drives.ts'
import { moveDiscount } from './steps/move-discount.ts'
import { release } from './steps/release.ts'
import { cancellationLetters, offerWithdrawnLetter, withdrawalLetters } from './steps/tell.ts'

export type CancelRefusal = NoBooking | { code: 'not_cancellable' | 'refund_changed' }

export interface Cancellation extends ActedOn {
  /** Fee that was shown, in minor units. */
  feeMinor: number
  /** Whether staff forgo the fee. */
  waiveFee?: boolean
  /** Note for the history; the customer does not see it. */
  reason?: string | null
}

export interface Cancelled {
  booking: BookingRow
  /** Whether it had been cancelled before; nothing changes then. */
  already: boolean
}

/**
 * Cancels a booking (D26). The actor agreed to the fee that was shown: if another fee applies by now, nothing happens.
 * Cancelling twice changes nothing further.
 */
export async function cancelBooking(
  ctx: Context,
  actor: Actor,
  input: Cancellation,
): Promise<Outcome<Cancelled, CancelRefusal>> {
  if (!may(actor, 'cancelBooking')) return forbidden('cancelBooking')
  const catalogue = await ctx.catalogue()
  const cancelling = await inBooking(
    ctx,
    actor,
    'cancelBooking',
    input,
    async (tx, booking): Promise<Outcome<Cancelled, CancelRefusal>> => {
      if (booking.status === 'cancelled' || booking.status === 'withdrawn') {
        tellNothing(tx)
        return { ok: true, value: { booking, already: true } }
      }
      const to = calledOff(booking.status)
      const usual = previewCancellation(booking, ctx.now(), catalogue.rules)
      if (to === null || usual === null) return { ok: false, refusal: { code: 'not_cancellable' } }
      if (usual.feeMinor !== input.feeMinor) return { ok: false, refusal: { code: 'refund_changed' } }
      const outcome = input.waiveFee === true && isCompany(actor) ? { ...usual, free: true, feeMinor: 0 } : usual
      // Also if nobody has opened it yet.
      await requireAgreement(tx, booking)
      await addCancellation(tx, booking, outcome.feeMinor)
      const cancelled = await release(tx, booking, to, input.reason)
      // Without an account the person who booked knows the number, even if the address is a stranger's.
      const unasked = !isCompany(actor) && booking.customer_id === null && booking.unproven
      const letters = lettersOf(booking, await settledOf(tx, cancelled), outcome, actor, catalogue)
      await ctx.post(tx, ...letters.map((letter) => ({ ...letter, unasked })))
      await moveDiscount(ctx, tx, booking, catalogue)
      return { ok: true, value: { booking: cancelled, already: false } }
    },
  )
  if (cancelling.ok) await dropNeedlessDrives(ctx, cancelling.value.booking.class_id)
  return cancelling
}

/** Letters about it. Without an order it is not a booking: the customer withdraws a request, or we withdraw an offer. */
function lettersOf(
  booking: BookingRow,
  left: CalledOff,
  outcome: CancellationPreview,
  actor: Actor,
  catalogue: Catalogue,
) {
  if (!isUnordered(booking.status)) return cancellationLetters(booking, left, outcome, catalogue)
  const ours = booking.status === 'offered' && isCompany(actor)
  return ours ? [offerWithdrawnLetter(booking, left, catalogue)] : withdrawalLetters(booking, left, catalogue)
}
