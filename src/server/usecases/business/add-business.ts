import type { Actor } from '#domain/actor.ts'
import type { BusinessId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { addBusiness as add, type BusinessData } from '#store/business.ts'
import { transaction } from '#store/db.ts'
import type { Context } from '../context.ts'

/** Writes down a company that rents. */
export async function addBusiness(
  ctx: Context,
  actor: Actor,
  data: BusinessData,
): Promise<Outcome<BusinessId, Forbidden>> {
  if (!may(actor, 'addBusiness')) return forbidden('addBusiness')
  return await transaction(ctx, actor, 'addBusiness', async (tx): Promise<Outcome<BusinessId, Forbidden>> => {
    const id = await add(tx, data, ctx.now())
    await tell(tx, { event: 'added', subject: ['business', id], after: { name: data.name } })
    return { ok: true, value: id }
  })
}
