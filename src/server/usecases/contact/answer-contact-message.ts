import type { Staff } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tell } from '#store/act-log.ts'
import { insertAnswer, lockMessage, moveMessage } from '#store/contact-inbox.ts'
import { transaction } from '#store/db.ts'
import type { Context } from '../context.ts'
import { messageChanged, type MessageChanged } from './steps/message-changed.ts'

interface Answer {
  id: string
  text: string
  /** Version that the author saw; an answer that somebody sent meanwhile is never doubled unseen. */
  version: number
}

type Refusal = Forbidden | { code: 'not_found' } | MessageChanged

/** Answers a message by letter, with the question quoted. The author has it in hand then. */
export async function answerContactMessage(ctx: Context, actor: Staff, input: Answer): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'answerContactMessage')) return forbidden('answerContactMessage')
  const { id, text, version } = input
  return await transaction(ctx, actor, 'answerContactMessage', async (tx): Promise<Outcome<null, Refusal>> => {
    const row = await lockMessage(tx, id)
    if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
    if (row.version !== version) return await messageChanged(tx, id)
    await insertAnswer(tx, { message: id, author: actor.account, text, at: ctx.now() })
    await moveMessage(tx, id, { state: 'answered', owner: actor.account })
    await tell(tx, { event: 'message_answered', subject: ['contact_message', id], branch: row.branch_id })
    const { name, branch_id: branch, message, created_at: askedAt } = row
    const data = { name, branch, message, askedAt: askedAt.toISOString(), text, author: actor.name }
    await ctx.post(tx, { kind: 'contact_answer', recipient: row.email, language: row.language, data })
    return { ok: true, value: null }
  })
}
