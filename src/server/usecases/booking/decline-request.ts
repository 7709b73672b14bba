import type { Actor } from '#domain/actor.ts'
import { forbidden, may } from '#domain/rights.ts'
import { type ActedOn, inBooking, type NoBooking } from './steps/in-booking.ts'
import { type BookingRow } from '#store/booking.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Context } from '../context.ts'
import { dropNeedlessDrives } from './steps/needless-drives.ts'
import { moveDiscount } from './steps/move-discount.ts'
import { settledOf } from '../money/steps/money.ts'
import { release } from './steps/release.ts'
import { declineLetter } from './steps/tell.ts'

export interface Declination extends ActedOn {
  /** Reason that the customer is told. */
  reason: string | null
}

export type DeclineRefusal = NoBooking | { code: 'not_requested'; booking: BookingRow }

/** Staff decline a request (D25): its car is free again, and the customer is told. */
export async function declineRequest(
  ctx: Context,
  actor: Actor,
  input: Declination,
): Promise<Outcome<BookingRow, DeclineRefusal>> {
  if (!may(actor, 'declineRequest')) return forbidden('declineRequest')
  const { reason } = input
  const catalogue = await ctx.catalogue()
  const outcome = await inBooking(
    ctx,
    actor,
    'declineRequest',
    input,
    async (tx, booking): Promise<Outcome<BookingRow, DeclineRefusal>> => {
      if (booking.status !== 'requested' || booking.overdue)
        return { ok: false, refusal: { code: 'not_requested', booking } }
      const declined = await release(tx, booking, 'declined', reason)
      await ctx.post(tx, declineLetter(booking, await settledOf(tx, declined), reason, catalogue))
      await moveDiscount(ctx, tx, booking, catalogue)
      return { ok: true, value: declined }
    },
  )
  if (outcome.ok) await dropNeedlessDrives(ctx, outcome.value.class_id)
  return outcome
}
