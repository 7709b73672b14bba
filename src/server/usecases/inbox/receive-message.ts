import type { Provider } from '#domain/actor.ts'
import { transact } from '#store/db.ts'
import { insertMessage, type NewMessage } from '#store/inbox.ts'
import type { Context } from '../context.ts'

/**
 * Stores a provider's message and queues its processing. After that the provider may be told that we have it; nothing else
 * happens while they wait. @returns whether it is new; a repeated message is stored once
 */
export async function receiveMessage(
  ctx: Context,
  actor: Provider,
  message: Omit<NewMessage, 'provider'>,
): Promise<boolean> {
  return await transact(ctx, actor, 'receiveMessage', async (tx) => {
    const id = await insertMessage(tx, { ...message, provider: actor.name })
    if (id === undefined) return false
    await ctx.wake(tx, 'work_inbox')
    return true
  })
}
