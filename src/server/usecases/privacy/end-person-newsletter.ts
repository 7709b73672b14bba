import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { transaction } from '#store/db.ts'
import { endSubscriptions, logConsent } from '#store/newsletter.ts'
import { updatePrivacy } from '#store/privacy-request.ts'
import type { Context } from '../context.ts'
import { openRequest, type NotOpen, type SeenRequest } from './steps/open-request.ts'

type Refusal = Forbidden | NotOpen | { code: 'address_missing' }

/** Ends the newsletter of a person who objects to it (GDPR art. 21 (3)); nobody has to prove who they are for that. */
export async function endPersonNewsletter(
  ctx: Context,
  actor: Actor,
  seen: SeenRequest,
): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'endPersonNewsletter')) return forbidden('endPersonNewsletter')
  return await transaction(ctx, actor, 'endPersonNewsletter', async (tx): Promise<Outcome<null, Refusal>> => {
    const open = await openRequest(tx, seen)
    if (!open.ok) return open
    const { email } = open.value
    if (email === null) return { ok: false, refusal: { code: 'address_missing' } }
    const at = ctx.now()
    const ended = await endSubscriptions(tx, email, at)
    for (const row of ended) await logConsent(tx, row, 'ended', at)
    await updatePrivacy(tx, seen.id, {})
    await tell(tx, { event: 'newsletter_ended', subject: ['privacy_request', seen.id] })
    return { ok: true, value: null }
  })
}
