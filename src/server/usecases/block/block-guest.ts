import type { Actor } from '#domain/actor.ts'
import { mayEndOn } from '#domain/blocked.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { storyOf } from '#store/booking.ts'
import { findBlock, findBlockInForce, insertBlock, type BlockRow } from '#store/customer-block.ts'
import { inBooking, type NoBooking } from '../booking/steps/in-booking.ts'
import type { Context } from '../context.ts'
import { marksOfGuest } from './steps/guest-marks.ts'

export interface NewGuestBlock {
  /** Booking that they made without an account. */
  reference: string
  reason: string
  /** Last day of it; null until somebody lifts it. */
  until: string | null
}

type GuestRefusal =
  | NoBooking
  | { code: 'already_blocked' | 'not_possible' }
  | { code: 'invalid_input'; fields: { until: 'in_past' } }

/**
 * Staff keep somebody from renting who booked without an account, by the address and the licence of the booking: there
 * is no customer to block. What is booked stays.
 */
export async function blockGuest(
  ctx: Context,
  actor: Actor,
  { reference, reason, until }: NewGuestBlock,
): Promise<Outcome<BlockRow, GuestRefusal>> {
  if (!may(actor, 'blockGuest')) return forbidden('blockGuest')
  const at = ctx.now()
  return await inBooking<BlockRow, GuestRefusal>(ctx, actor, 'blockGuest', { reference }, async (tx, booking) => {
    if (until !== null && !mayEndOn(until, at))
      return { ok: false, refusal: { code: 'invalid_input', fields: { until: 'in_past' } } }
    const marks = await marksOfGuest(ctx, tx, booking)
    // One with a customer is blocked as a customer, and of one whose person was removed nobody is known.
    if (booking.customer_id !== null || marks.length === 0) return { ok: false, refusal: { code: 'not_possible' } }
    const there = await findBlockInForce(tx, { customer: null, marks }, at)
    if (there !== undefined) return { ok: false, refusal: { code: 'already_blocked' } }
    const by = actor.kind === 'staff' ? actor.account : null
    const id = await insertBlock(tx, { booking: booking.id, reason, at, by, endsOn: until, marks })
    await tell(tx, { ...storyOf(booking), event: 'blocked', after: { until }, reason })
    return { ok: true, value: (await findBlock(tx, id))! }
  })
}
