import type { Actor } from '#domain/actor.ts'
import { isInForce } from '#domain/blocked.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { findAccountOf } from '#store/customer.ts'
import { findBlock, lockBlock, setLifted, type BlockRow } from '#store/customer-block.ts'
import { transaction } from '#store/db.ts'
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
    const { customer_id: customer } = block
    const account = customer === null ? null : ((await findAccountOf(tx, customer))?.id ?? null)
    const subject = customer === null ? (['block', id] as const) : (['customer', customer] as const)
    await tell(tx, { event: 'unblocked', subject, account, reason })
    return { ok: true, value: (await findBlock(tx, id))! }
  })
}
