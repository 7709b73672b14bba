import type { Actor } from '#domain/actor.ts'
import type { CustomerId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { listBlocksOf, type BlockRow } from '#store/customer-block.ts'
import { maySeeCustomer } from '#store/visible-customer.ts'
import type { Context } from '../context.ts'

/** Blocks of a customer, the newest first, those that are over included for as long as they are kept. */
export async function listBlocks(
  ctx: Context,
  actor: Actor,
  { customer }: { customer: CustomerId },
): Promise<Outcome<BlockRow[], Forbidden | { code: 'not_found' }>> {
  if (!may(actor, 'listBlocks')) return forbidden('listBlocks')
  if (!(await maySeeCustomer(ctx.db, actor, customer))) return { ok: false, refusal: { code: 'not_found' } }
  return { ok: true, value: await listBlocksOf(ctx.db, customer) }
}
