import { normaliseReference } from '../../../domain/reference.ts'
import { lockByReference, moveBooking, type BookingRow } from '../../store/booking.ts'
import { transaction, type Outcome } from '../../store/db.ts'
import type { Context } from '../context.ts'
import { dropNeedlessDrives } from './steps/needless-drives.ts'
import { release } from './steps/release.ts'
import { confirmationLetters, declineLetter } from './steps/tell.ts'

export interface Decision {
  reference: string
  confirm: boolean
  /** Told to the customer when declining. */
  reason: string | null
  actor: string
}

export type DecideRefusal = { code: 'booking_not_found' | 'not_requested' }

/** Staff confirm or decline a request (D25); its car is kept until then. */
export async function decideRequest(ctx: Context, decision: Decision): Promise<Outcome<BookingRow, DecideRefusal>> {
  const reference = normaliseReference(decision.reference)
  if (reference === null) return { ok: false, refusal: { code: 'booking_not_found' } }
  const catalogue = await ctx.catalogue()
  const outcome = await transaction(ctx.db, async (tx): Promise<Outcome<BookingRow, DecideRefusal>> => {
    const booking = await lockByReference(tx, reference, null)
    if (booking === undefined) return { ok: false, refusal: { code: 'booking_not_found' } }
    if (booking.status !== 'requested' || booking.overdue) return { ok: false, refusal: { code: 'not_requested' } }
    const { actor, reason } = decision
    if (!decision.confirm) {
      await ctx.post(tx, declineLetter(booking, reason, catalogue))
      return { ok: true, value: await release(tx, booking, 'declined', { actor, reason }) }
    }
    const set = { request_confirmed_at: ctx.now() }
    const confirmed = (await moveBooking(tx, booking, 'confirmed', { actor, reason, set }))!
    await ctx.post(tx, ...confirmationLetters(confirmed, catalogue))
    return { ok: true, value: confirmed }
  })
  if (outcome.ok) await dropNeedlessDrives(ctx, outcome.value.class_id)
  return outcome
}
