import type { Actor } from '#domain/actor.ts'
import { tell } from '#store/act-log.ts'
import { reopenMessage } from '#store/inbox.ts'
import type { Context } from '../context.ts'
import { settleMessage, type Settled } from './steps/settle-message.ts'

/** Makes a message that was given up be tried again, once the cause is mended. */
export async function retryMessage(ctx: Context, actor: Actor, number: number): Promise<Settled> {
  return await settleMessage(ctx, actor, 'retryMessage', number, async (tx, { id }) => {
    await reopenMessage(tx, id)
    await ctx.wake(tx, 'work_inbox')
    await tell(tx, { event: 'retried', subject: ['inbox_message', number] })
  })
}
