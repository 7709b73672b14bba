import type { Actor } from '#domain/actor.ts'
import { tell } from '#store/act-log.ts'
import { endMessage } from '#store/inbox.ts'
import type { Context } from '../context.ts'
import { settleMessage, type Settled } from './steps/settle-message.ts'

/** Ends a message whose matter staff have settled themselves. Later messages about the same subject go on. */
export async function putMessageAside(
  ctx: Context,
  actor: Actor,
  { number, reason }: { number: number; reason: string },
): Promise<Settled> {
  return await settleMessage(ctx, actor, 'putMessageAside', number, async (tx, { id }) => {
    await endMessage(tx, id, 'aside')
    await ctx.wake(tx, 'work_inbox')
    await tell(tx, { event: 'put_aside', subject: ['inbox_message', number], reason })
  })
}
