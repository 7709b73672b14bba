import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tell } from '#store/act-log.ts'
import { transact } from '#store/db.ts'
import {
  listSubscriberPage,
  type SubscriberPlace,
  type SubscriberRow,
  type SubscriberWish,
} from '#store/newsletter-subscriber.ts'
import type { Context } from '../context.ts'

const CHUNK = 500

/** Subscribers in one state for a file, chunk by chunk. */
export async function exportSubscribers(
  ctx: Context,
  actor: Actor,
  wish: SubscriberWish,
): Promise<Outcome<AsyncGenerator<SubscriberRow[]>, Forbidden>> {
  if (!may(actor, 'exportSubscribers')) return forbidden('exportSubscribers')
  // Told before the first row leaves. The log has no addresses, so it does not repeat what was searched for.
  await transact(ctx, actor, 'exportSubscribers', (tx) =>
    tell(tx, { event: 'exported', subject: ['list', 'subscribers'], after: { state: wish.state } }),
  )
  return { ok: true, value: chunks(ctx, wish) }
}

async function* chunks(ctx: Context, wish: SubscriberWish): AsyncGenerator<SubscriberRow[]> {
  let after: SubscriberPlace | null = null
  do {
    const rows: SubscriberRow[] = await listSubscriberPage(ctx.db, wish, { after, limit: CHUNK })
    yield rows
    const last = rows.at(-1)
    after = rows.length === CHUNK && last !== undefined ? { at: last.asked_at, id: last.id } : null
  } while (after !== null)
}
