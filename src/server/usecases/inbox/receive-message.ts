import type { Provider } from '#domain/actor.ts'
import { transact } from '#store/db.ts'
import { insertMessage, type NewMessage } from '#store/inbox.ts'
import type { Context } from '../context.ts'

/**
 * Keeps what a provider tells us and has it worked on soon. As soon as this is done, the provider may be told that we have
 * it: nothing else happens while they wait. @returns whether it is new; what comes twice is kept once
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
