import type { Actor } from '#domain/actor.ts'
import type { BusinessId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tellIf } from '#store/act-log.ts'
import { addBusiness as add, type BusinessData } from '#store/business.ts'
import { transaction } from '#store/db.ts'
import { idOfCall } from '#store/idempotency.ts'
import type { Keyed } from '#store/quote.ts'
import type { Context } from '../context.ts'

/** Writes down a company that rents; once, where the same call comes again. */
export async function addBusiness(
  ctx: Context,
  actor: Actor,
  { keyed, ...data }: BusinessData & { keyed?: Keyed },
): Promise<Outcome<BusinessId, Forbidden>> {
  if (!may(actor, 'addBusiness')) return forbidden('addBusiness')
  return await transaction(ctx, actor, 'addBusiness', async (tx): Promise<Outcome<BusinessId, Forbidden>> => {
    const id = idOfCall(tx, keyed) as BusinessId
    const added = await add(tx, id, data, ctx.now())
    await tellIf(tx, added, { event: 'added', subject: ['business', id], after: { name: data.name } })
    return { ok: true, value: id }
  })
}
