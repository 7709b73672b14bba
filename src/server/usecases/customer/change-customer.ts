import type { Actor } from '#domain/actor.ts'
import type { CustomerId } from '#domain/ids.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tell } from '#store/act-log.ts'
import { findAccountOf } from '#store/customer.ts'
import { updateContact, type ContactData } from '#store/customer-page.ts'
import { transaction } from '#store/db.ts'
import { isRestricted } from '#store/restriction.ts'
import { maySeeCustomer } from '#store/visible-customer.ts'
import type { Context } from '../context.ts'
import { customerChanged, type CustomerChanged } from './steps/customer-changed.ts'

interface Change {
  id: CustomerId
  contact: ContactData
  /** Cause of the change, such as a call. */
  reason: string
  /** Version of the profile that the author saw. */
  version: number
}

type Refusal =
  | Forbidden
  | { code: 'not_found' | 'customer_restricted' }
  | CustomerChanged
  | { code: 'invalid_input'; fields: { email: 'not_a_choice' } }

/** Staff change name and contact of a customer, with the reason in the log. The address of an account stays its owner's. */
export async function changeCustomer(ctx: Context, actor: Actor, input: Change): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'changeCustomer')) return forbidden('changeCustomer')
  const { id, contact, reason, version } = input
  if (!(await maySeeCustomer(ctx.db, actor, id))) return { ok: false, refusal: { code: 'not_found' } }
  return await transaction(ctx, actor, 'changeCustomer', async (tx): Promise<Outcome<null, Refusal>> => {
    if (await isRestricted(tx, id)) return { ok: false, refusal: { code: 'customer_restricted' } }
    if (contact.email !== undefined && (await findAccountOf(tx, id)) !== undefined)
      return { ok: false, refusal: { code: 'invalid_input', fields: { email: 'not_a_choice' } } }
    const changed = await updateContact(tx, id, version, contact)
    if (changed === undefined) return await customerChanged(tx, id)
    await tell(tx, { event: 'customer_changed', subject: ['customer', id], account: changed.account_id, reason })
    return { ok: true, value: null }
  })
}
