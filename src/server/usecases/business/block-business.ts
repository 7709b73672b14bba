import type { Actor } from '#domain/actor.ts'
import type { BusinessId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { findBusiness, updateBusiness } from '#store/business.ts'
import { transaction } from '#store/db.ts'
import type { Context } from '../context.ts'
import { businessChanged, type BusinessChanged } from './steps/business-changed.ts'

type Refusal = Forbidden | { code: 'not_found' } | BusinessChanged

/** Managers keep a company from renting, with the reason, or let it rent again. Its rentals stay. */
export async function blockBusiness(
  ctx: Context,
  actor: Actor,
  { id, reason, blocked, version }: { id: BusinessId; reason: string; blocked: boolean; version: number },
): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'blockBusiness')) return forbidden('blockBusiness')
  const by = actor.kind === 'staff' ? actor.account : null
  const block = blocked
    ? { blocked_reason: reason, blocked_at: ctx.now(), blocked_by: by }
    : { blocked_reason: null, blocked_at: null, blocked_by: null }
  return await transaction(ctx, actor, 'blockBusiness', async (tx): Promise<Outcome<null, Refusal>> => {
    if ((await findBusiness(tx, id)) === undefined) return { ok: false, refusal: { code: 'not_found' } }
    if (!(await updateBusiness(tx, id, version, block))) return await businessChanged(tx, id)
    await tell(tx, { event: blocked ? 'blocked' : 'unblocked', subject: ['business', id], reason })
    return { ok: true, value: null }
  })
}
