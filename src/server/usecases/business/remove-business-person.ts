import type { Actor } from '#domain/actor.ts'
import type { BusinessId, CustomerId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { removePerson } from '#store/business.ts'
import { transaction } from '#store/db.ts'
import { maySeeCustomer } from '#store/visible-customer.ts'
import type { Context } from '../context.ts'

type Refusal = Forbidden | { code: 'not_found' }

/** Lets a customer no longer rent for a company. What was booked stays. */
export async function removeBusinessPerson(
  ctx: Context,
  actor: Actor,
  { id, customer }: { id: BusinessId; customer: CustomerId },
): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'removeBusinessPerson')) return forbidden('removeBusinessPerson')
  const notFound = { ok: false, refusal: { code: 'not_found' } } as const
  if (!(await maySeeCustomer(ctx.db, actor, customer))) return notFound
  return await transaction(ctx, actor, 'removeBusinessPerson', async (tx): Promise<Outcome<null, Refusal>> => {
    if (!(await removePerson(tx, id, customer))) return notFound
    await tell(tx, { event: 'person_removed', subject: ['business', id], after: { customer } })
    return { ok: true, value: null }
  })
}
