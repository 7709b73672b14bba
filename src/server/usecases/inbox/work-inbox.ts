import type { System } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { transact, type Tx } from '#store/db.ts'
import { endMessage, findOpenMessage, nextMessage, noteTrouble, type InboxMessage } from '#store/inbox.ts'
import { underLease } from '#store/lease.ts'
import type { Context } from '../context.ts'

/**
 * Handler for the messages of a provider. It may ask the provider first, with no transaction open. The function that it
 * returns runs in the transaction that ends the message, so it takes effect once.
 */
export type Listener = (ctx: Context, message: InboxMessage) => Promise<(tx: Tx) => Promise<void>>

/** Listeners by the provider's name. */
export type Providers = Readonly<Record<string, Listener>>

/** First pause in seconds. Pauses double up to a quarter of an hour, three hours in all. */
const FIRST_PAUSE_S = 5
const LONGEST_PAUSE_S = 900
const MOST_ATTEMPTS = 18
/** Most messages in a run. Each message queues a run of its own, so the rest follows at once. */
const MOST_IN_A_RUN = 20

/**
 * Processes due messages, each once, and those about one subject in the order of arrival. One that fails only holds up its
 * own subject. @returns number of processed messages
 */
export async function workInbox(ctx: Context, actor: System, providers: Providers): Promise<number> {
  assertMay(actor, 'workInbox')
  let worked = 0
  for (let tried = 0; tried < MOST_IN_A_RUN; tried++) {
    const next = await nextMessage(ctx.db)
    if (next === undefined) break
    try {
      if (await work(ctx, providers, next)) worked += 1
    } catch (error) {
      await noteFailure(ctx, actor, next.id, error as Failure)
    }
  }
  return worked
}

/** Processes a message, with the provider that sent it as the actor. */
async function work(
  ctx: Context,
  providers: Providers,
  { id, provider }: Pick<InboxMessage, 'id' | 'provider'>,
): Promise<boolean> {
  let worked = false
  const outcome = await underLease(
    ctx,
    { actor: { kind: 'provider', name: provider }, verb: 'workInbox' },
    { table: 'inbox_message', id },
    {
      async call() {
        const message = await findOpenMessage(ctx.db, id)
        // Another process was faster.
        if (message === undefined) return undefined
        const listener = providers[provider]
        if (listener === undefined) throw new UnknownProviderError()
        return await listener(ctx, message)
      },
      async write(tx, effect) {
        if (effect === undefined) return
        await effect(tx)
        await endMessage(tx, id, 'worked')
        worked = true
      },
    },
  )
  return outcome === 'written' && worked
}

class UnknownProviderError extends Error {
  override readonly name = 'UnknownProviderError'
}

interface Failure extends Error {
  code?: string
}

/** Records a failure. The message is tried again with growing pauses; in the end staff are told once. */
async function noteFailure(ctx: Context, actor: System, id: string, { name, code, stack }: Failure): Promise<void> {
  // The text of an error may repeat personal data of the message, so only its name and place are stored.
  const trouble = [name, code].filter((part) => part !== undefined).join(' ')
  const where = stack?.split('\n').filter((line) => /^\s+at /.test(line))
  await transact(ctx, actor, 'workInbox', async (tx) => {
    const message = await findOpenMessage(tx, id)
    if (message === undefined) return
    const { number, provider, kind, subject, receivedAt } = message
    const attempts = message.attempts + 1
    const stuck = attempts >= MOST_ATTEMPTS
    ctx.log[stuck ? 'error' : 'warn']({ message: number, provider, kind, trouble, where, attempts }, 'inbox')
    await noteTrouble(tx, id, trouble, stuck ? null : pauseAfter(attempts))
    if (!stuck) return
    const data = { number, provider, kind, subject, trouble, attempts, receivedAt: receivedAt.toISOString() }
    await ctx.post(tx, { kind: 'staff_inbox', recipient: 'company', language: 'de', unasked: true, data })
    await tell(tx, { event: 'stuck', subject: ['inbox_message', number], reason: trouble })
  })
}

const pauseAfter = (attempts: number) => Math.min(FIRST_PAUSE_S * 2 ** (attempts - 1), LONGEST_PAUSE_S)
