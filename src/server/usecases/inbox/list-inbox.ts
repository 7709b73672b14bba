import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { listWaiting, type WaitingMessage } from '#store/inbox.ts'
import type { Context } from '../context.ts'

/** Lists messages of providers that still have to be processed, oldest first. */
export async function listInbox(ctx: Context, actor: Actor): Promise<Outcome<WaitingMessage[], Forbidden>> {
  if (!may(actor, 'listInbox')) return forbidden('listInbox')
  return { ok: true, value: await listWaiting(ctx.db) }
}
