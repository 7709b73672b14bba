import type { Actor } from '#domain/actor.ts'
import { mayEndOn } from '#domain/blocked.ts'
import type { CustomerId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { findAccountOf, lockCustomer } from '#store/customer.ts'
import { findBlock, findBlockInForce, insertBlock, type BlockRow } from '#store/customer-block.ts'
import { transaction } from '#store/db.ts'
import { maySeeCustomer } from '#store/visible-customer.ts'
import type { Context } from '../context.ts'
import { knownMarks } from './steps/known-marks.ts'

export interface NewBlock {
  customer: CustomerId
  reason: string
  /** Last day of it; null until somebody lifts it. */
  until: string | null
}

type BlockRefusal =
  | Forbidden
  | { code: 'not_found' | 'already_blocked' }
  | { code: 'invalid_input'; fields: { until: 'in_past' } }

/** Staff keep a person from renting, with the reason, until a day or until somebody lifts it. What is booked stays. */
export async function blockCustomer(
  ctx: Context,
  actor: Actor,
  { customer, reason, until }: NewBlock,
): Promise<Outcome<BlockRow, BlockRefusal>> {
  if (!may(actor, 'blockCustomer')) return forbidden('blockCustomer')
  if (!(await maySeeCustomer(ctx.db, actor, customer))) return { ok: false, refusal: { code: 'not_found' } }
  const at = ctx.now()
  if (until !== null && !mayEndOn(until, at))
    return { ok: false, refusal: { code: 'invalid_input', fields: { until: 'in_past' } } }
  return await transaction(ctx, actor, 'blockCustomer', async (tx): Promise<Outcome<BlockRow, BlockRefusal>> => {
    if (!(await lockCustomer(tx, customer))) return { ok: false, refusal: { code: 'not_found' } }
    const there = await findBlockInForce(tx, { customer, marks: [] }, at)
    if (there !== undefined) return { ok: false, refusal: { code: 'already_blocked' } }
    const by = actor.kind === 'staff' ? actor.account : null
    const marks = await knownMarks(ctx, tx, customer)
    const id = await insertBlock(tx, { customer, reason, at, by, endsOn: until, marks })
    const account = (await findAccountOf(tx, customer))?.id ?? null
    const subject = ['customer', customer] as const
    await tell(tx, { event: 'blocked', subject, account, after: { until }, reason })
    return { ok: true, value: (await findBlock(tx, id))! }
  })
}
