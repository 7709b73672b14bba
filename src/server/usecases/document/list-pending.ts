import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { listPendingDocuments, type PendingDocument } from '#store/document.ts'
import type { Context } from '../context.ts'

/** Lists documents that wait for a review, the longest waiting first. */
export async function listPending(ctx: Context, actor: Actor): Promise<Outcome<PendingDocument[], Forbidden>> {
  if (!may(actor, 'listPending')) return forbidden('listPending')
  return { ok: true, value: await listPendingDocuments(ctx.db, actor) }
}
