import type { Staff } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { transaction } from '#store/db.ts'
import { updatePrivacy } from '#store/privacy-request.ts'
import type { Context } from '../context.ts'
import { openRequest, type NotOpen, type SeenRequest } from './steps/open-request.ts'

type Refusal = Forbidden | NotOpen | { code: 'address_missing' }

/** Answers a request by letter, in the person's language. The author has it in hand then; it stays open. */
export async function answerPrivacyRequest(
  ctx: Context,
  actor: Staff,
  { text, ...seen }: SeenRequest & { text: string },
): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'answerPrivacyRequest')) return forbidden('answerPrivacyRequest')
  return await transaction(ctx, actor, 'answerPrivacyRequest', async (tx): Promise<Outcome<null, Refusal>> => {
    const open = await openRequest(tx, seen)
    if (!open.ok) return open
    const { id, name, email, kind, language, received_on: receivedOn } = open.value
    if (email === null) return { ok: false, refusal: { code: 'address_missing' } }
    await updatePrivacy(tx, id, { owner_id: actor.account })
    const data = { name, kind, receivedOn, text, author: actor.name }
    await ctx.post(tx, { kind: 'privacy_answer', recipient: email, language, data })
    await tell(tx, { event: 'answered', subject: ['privacy_request', id] })
    return { ok: true, value: null }
  })
}
