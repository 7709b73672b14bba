import { normaliseReference } from '#domain/reference.ts'
import { lockByReference, type BookingRow } from '#store/booking.ts'
import { transaction, type Outcome } from '#store/db.ts'
import type { Context } from '../context.ts'
import { dropNeedlessDrives } from './steps/needless-drives.ts'
import { moveDiscount } from './steps/move-discount.ts'
import { release } from './steps/release.ts'
import { declineLetter } from './steps/tell.ts'

export interface Declination {
  reference: string
  /** Told to the customer. */
  reason: string | null
  actor: string
}

export type DeclineRefusal = { code: 'booking_not_found' } | { code: 'not_requested'; booking: BookingRow }

/** Staff decline a request (D25): its car is free again, and the customer is told. */
export async function declineRequest(ctx: Context, input: Declination): Promise<Outcome<BookingRow, DeclineRefusal>> {
  const { actor, reason } = input
  const reference = normaliseReference(input.reference)
  if (reference === null) return { ok: false, refusal: { code: 'booking_not_found' } }
  const catalogue = await ctx.catalogue()
  const outcome = await transaction(ctx.db, async (tx): Promise<Outcome<BookingRow, DeclineRefusal>> => {
    const booking = await lockByReference(tx, reference, null)
    if (booking === undefined) return { ok: false, refusal: { code: 'booking_not_found' } }
    if (booking.status !== 'requested' || booking.overdue)
      return { ok: false, refusal: { code: 'not_requested', booking } }
    await ctx.post(tx, declineLetter(booking, reason, catalogue))
    const declined = await release(tx, booking, 'declined', { actor, reason })
    await moveDiscount(ctx, tx, booking, catalogue)
    return { ok: true, value: declined }
  })
  if (outcome.ok) await dropNeedlessDrives(ctx, outcome.value.class_id)
  return outcome
}
