import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { transaction, type Outcome, type Tx } from '#store/db.ts'
import { endMessage, lockStuckMessage, reopenMessage, type InboxMessage } from '#store/inbox.ts'
import type { Context } from '../context.ts'

type Settled = Outcome<Pick<InboxMessage, 'number' | 'provider' | 'subject'>, Forbidden | { code: 'not_stuck' }>

/** Makes a message that was given up be tried again, once the cause is mended. */
export async function retryMessage(ctx: Context, actor: Actor, number: number): Promise<Settled> {
  return await settle(ctx, actor, 'retryMessage', number, async (tx, { id }) => {
    await reopenMessage(tx, id)
    await ctx.wake(tx, 'work_inbox')
    await tell(tx, { event: 'retried', subject: ['inbox_message', number] })
  })
}

/** Ends a message whose matter staff have settled themselves. Later messages about the same subject go on. */
export async function putMessageAside(
  ctx: Context,
  actor: Actor,
  { number, reason }: { number: number; reason: string },
): Promise<Settled> {
  return await settle(ctx, actor, 'putMessageAside', number, async (tx, { id }) => {
    await endMessage(tx, id, 'aside')
    await ctx.wake(tx, 'work_inbox')
    await tell(tx, { event: 'put_aside', subject: ['inbox_message', number], reason })
  })
}

async function settle(
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
