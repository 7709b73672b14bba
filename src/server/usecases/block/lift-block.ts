import type { Actor } from '#domain/actor.ts'
import { isInForce } from '#domain/blocked.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { findBooking, storyOf } from '#store/booking.ts'
import { findAccountOf } from '#store/customer.ts'
import { findBlock, lockBlock, setLifted, type BlockRow } from '#store/customer-block.ts'
import { transaction, type Tx } from '#store/db.ts'
import type { Context } from '../context.ts'

type LiftRefusal = Forbidden | { code: 'not_found' | 'block_over' }

/** Managers let a blocked person rent again, with their reason. */
export async function liftBlock(
  ctx: Context,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<Outcome<BlockRow, LiftRefusal>> {
  if (!may(actor, 'liftBlock')) return forbidden('liftBlock')
  return await transaction(ctx, actor, 'liftBlock', async (tx): Promise<Outcome<BlockRow, LiftRefusal>> => {
    const block = await lockBlock(tx, id)
    if (block === undefined) return { ok: false, refusal: { code: 'not_found' } }
    const at = ctx.now()
    if (!isInForce({ endsOn: block.ends_on, liftedAt: block.lifted_at }, at))
      return { ok: false, refusal: { code: 'block_over' } }
    await setLifted(tx, id, { at, by: actor.kind === 'staff' ? actor.account : null, reason })
    await tell(tx, { ...(await subjectOf(tx, block)), event: 'unblocked', reason })
    return { ok: true, value: (await findBlock(tx, id))! }
  })
}

/** Subject of the line in the log: the customer, the booking while it has its person, or else the block itself. */
async function subjectOf(tx: Tx, { id, customer_id: customer, booking_id: from }: BlockRow) {
  if (customer !== null) {
    const account = (await findAccountOf(tx, customer))?.id ?? null
    return { subject: ['customer', customer] as const, account }
  }
  const booking = from === null ? undefined : await findBooking(tx, from)
  return booking === undefined || booking.last_name === '' ? { subject: ['block', id] as const } : storyOf(booking)
}
