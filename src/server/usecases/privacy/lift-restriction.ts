import type { Actor } from '#domain/actor.ts'
import type { LocalDate } from '#domain/local-time.ts'
import type { Outcome } from '#domain/outcome.ts'
import { addDays, dateOf, toLocal } from '#domain/period.ts'
import { LIFTED_AFTER_DAYS } from '#domain/privacy-request.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { transaction } from '#store/db.ts'
import { lockPrivacy, updatePrivacy } from '#store/privacy-request.ts'
import type { Context } from '../context.ts'
import { requestChanged, type RequestChanged, type SeenRequest } from './steps/open-request.ts'

type Refusal = Forbidden | { code: 'not_found' | 'not_restricted' | 'lifted_already' } | RequestChanged

/**
 * Lifts a restriction. The person is told of the reason by letter, and it ends some days later, because the law wants
 * them to know before (GDPR art. 18 (3)). @returns the day on which it ends
 */
export async function liftRestriction(
  ctx: Context,
  actor: Actor,
  { id, version, reason }: SeenRequest & { reason: string },
): Promise<Outcome<LocalDate, Refusal>> {
  if (!may(actor, 'liftRestriction')) return forbidden('liftRestriction')
  return await transaction(ctx, actor, 'liftRestriction', async (tx): Promise<Outcome<LocalDate, Refusal>> => {
    const row = await lockPrivacy(tx, id)
    if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
    if (row.version !== version) return await requestChanged(tx, id)
    const { name, email, language, restricted_at: since } = row
    if (since === null || row.lifted_at !== null || email === null)
      return { ok: false, refusal: { code: 'not_restricted' } }
    if (row.lifts_on !== null) return { ok: false, refusal: { code: 'lifted_already' } }
    const liftsOn = addDays(dateOf(toLocal(ctx.now())), LIFTED_AFTER_DAYS)
    await updatePrivacy(tx, id, { lifts_on: liftsOn, lift_reason: reason })
    const data = { name, since: dateOf(toLocal(since)), liftsOn, text: reason }
    await ctx.post(tx, { kind: 'privacy_lifted', recipient: email, language, data })
    await tell(tx, { event: 'lifted', subject: ['privacy_request', id], after: { until: liftsOn }, reason })
    return { ok: true, value: liftsOn }
  })
}
