import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction, type Tx } from '#store/db.ts'
import { lockStuckMessage, type InboxMessage } from '#store/inbox.ts'
import type { Context } from '../../context.ts'

export type Settled = Outcome<Pick<InboxMessage, 'number' | 'provider' | 'subject'>, Forbidden | { code: 'not_stuck' }>

/** Locks a message that was given up and does what staff decided about it. */
export async function settleMessage(
  ctx: Context,
  actor: Actor,
  verb: 'retryMessage' | 'putMessageAside',
  number: number,
  work: (tx: Tx, message: InboxMessage) => Promise<void>,
): Promise<Settled> {
  if (!may(actor, verb)) return forbidden(verb)
  return await transaction(ctx, actor, verb, async (tx): Promise<Settled> => {
    const message = await lockStuckMessage(tx, number)
    if (message === undefined) return { ok: false, refusal: { code: 'not_stuck' } }
    await work(tx, message)
    return { ok: true, value: message }
  })
}
