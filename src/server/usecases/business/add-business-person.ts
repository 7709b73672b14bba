import type { Actor } from '#domain/actor.ts'
import type { BusinessId, CustomerId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tellIf } from '#store/act-log.ts'
import { addPerson, findBusiness } from '#store/business.ts'
import { lockCustomer } from '#store/customer.ts'
import { transaction } from '#store/db.ts'
import { maySeeCustomer } from '#store/visible-customer.ts'
import type { Context } from '../context.ts'

type Refusal = Forbidden | { code: 'not_found' }

/** Lets a customer rent for a company. */
export async function addBusinessPerson(
  ctx: Context,
  actor: Actor,
  { id, customer }: { id: BusinessId; customer: CustomerId },
): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'addBusinessPerson')) return forbidden('addBusinessPerson')
  const notFound = { ok: false, refusal: { code: 'not_found' } } as const
  if (!(await maySeeCustomer(ctx.db, actor, customer))) return notFound
  return await transaction(ctx, actor, 'addBusinessPerson', async (tx): Promise<Outcome<null, Refusal>> => {
    if (!(await lockCustomer(tx, customer)) || (await findBusiness(tx, id)) === undefined) return notFound
    const added = await addPerson(tx, id, customer, ctx.now())
    await tellIf(tx, added, { event: 'person_added', subject: ['business', id], after: { customer } })
    return { ok: true, value: null }
  })
}
