import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { transaction } from '#store/db.ts'
import { updatePrivacy } from '#store/privacy-request.ts'
import type { Context } from '../context.ts'
import { lastDayFor } from './steps/last-day.ts'
import { openRequest, type NotOpen, type SeenRequest } from './steps/open-request.ts'

type Refusal = Forbidden | NotOpen | { code: 'put_off_late' | 'put_off_already' | 'address_missing' }

/**
 * Puts the last day of a request off by two months and tells the person why, within the first month, as the law wants
 * both (GDPR art. 12 (3)).
 */
export async function putOffPrivacyRequest(
  ctx: Context,
  actor: Actor,
  { reason, ...seen }: SeenRequest & { reason: string },
): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'putOffPrivacyRequest')) return forbidden('putOffPrivacyRequest')
  const catalogue = await ctx.catalogue()
  const today = dateOf(toLocal(ctx.now()))
  return await transaction(ctx, actor, 'putOffPrivacyRequest', async (tx): Promise<Outcome<null, Refusal>> => {
    const open = await openRequest(tx, seen)
    if (!open.ok) return open
    const { id, name, email, kind, language, received_on: receivedOn, due_on: before } = open.value
    if (open.value.put_off_reason !== null) return { ok: false, refusal: { code: 'put_off_already' } }
    if (today > before) return { ok: false, refusal: { code: 'put_off_late' } }
    if (email === null) return { ok: false, refusal: { code: 'address_missing' } }
    const dueOn = lastDayFor(catalogue, receivedOn, true)
    await updatePrivacy(tx, id, { due_on: dueOn, put_off_reason: reason })
    const data = { name, kind, receivedOn, dueOn, text: reason }
    await ctx.post(tx, { kind: 'privacy_put_off', recipient: email, language, data })
    await tell(tx, {
      event: 'put_off',
      subject: ['privacy_request', id],
      before: { until: before },
      after: { until: dueOn },
    })
    return { ok: true, value: null }
  })
}
