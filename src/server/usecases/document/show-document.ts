import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { findQueued } from '#store/document-queue.ts'
import type { Context } from '../context.ts'
import { openTyped, type Queued } from './steps/open-typed.ts'

/** One document beside what its customer typed; of one that is decided also who decided, when and why. */
export async function showDocument(
  ctx: Context,
  actor: Actor,
  id: string,
): Promise<Outcome<Queued, Forbidden | { code: 'not_found' }>> {
  if (!may(actor, 'showDocument')) return forbidden('showDocument')
  const row = await findQueued(ctx.db, actor, id, ctx.now())
  return row === undefined ? { ok: false, refusal: { code: 'not_found' } } : { ok: true, value: openTyped(ctx, row) }
}
