import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { transaction } from '#store/db.ts'
import { updatePrivacy } from '#store/privacy-request.ts'
import { findRestriction, restrictCustomers } from '#store/restriction.ts'
import type { Context } from '../context.ts'
import { addressOf, openRequest, type NobodyKnown, type NotOpen, type SeenRequest } from './steps/open-request.ts'

type Refusal = Forbidden | NotOpen | NobodyKnown | { code: 'already_restricted' }

/**
 * Restricts what happens with a person's data to keeping them (GDPR art. 18): no newsletter, no removal by time, no
 * change by staff. Rentals go on, because they are needed for claims.
 */
export async function restrictPerson(ctx: Context, actor: Actor, seen: SeenRequest): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'restrictPerson')) return forbidden('restrictPerson')
  return await transaction(ctx, actor, 'restrictPerson', async (tx): Promise<Outcome<null, Refusal>> => {
    const open = await openRequest(tx, seen)
    if (!open.ok) return open
    const address = addressOf(open.value)
    if (!address.ok) return address
    if (open.value.restricted_at !== null || (await findRestriction(tx, address.value)) !== undefined)
      return { ok: false, refusal: { code: 'already_restricted' } }
    await restrictCustomers(tx, seen.id, address.value)
    await updatePrivacy(tx, seen.id, { restricted_at: ctx.now() })
    await tell(tx, { event: 'restricted', subject: ['privacy_request', seen.id] })
    return { ok: true, value: null }
  })
}
