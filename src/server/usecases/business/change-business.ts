import type { Actor } from '#domain/actor.ts'
import type { BusinessId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { findBusiness, updateBusiness, type BusinessData } from '#store/business.ts'
import { transaction } from '#store/db.ts'
import type { Context } from '../context.ts'
import { businessChanged, type BusinessChanged } from './steps/business-changed.ts'

type Refusal = Forbidden | { code: 'not_found' } | BusinessChanged

/** Changes the data of a company. The log names the fields that changed, and no address. */
export async function changeBusiness(
  ctx: Context,
  actor: Actor,
  { id, data, version }: { id: BusinessId; data: BusinessData; version: number },
): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'changeBusiness')) return forbidden('changeBusiness')
  return await transaction(ctx, actor, 'changeBusiness', async (tx): Promise<Outcome<null, Refusal>> => {
    const before = await findBusiness(tx, id)
    if (before === undefined) return { ok: false, refusal: { code: 'not_found' } }
    if (!(await updateBusiness(tx, id, version, data))) return await businessChanged(tx, id)
    const fields = (Object.keys(data) as (keyof BusinessData)[]).filter((field) => data[field] !== before[field])
    await tell(tx, { event: 'changed', subject: ['business', id], after: { fields } })
    return { ok: true, value: null }
  })
}
