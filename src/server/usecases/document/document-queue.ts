import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { countPending, listQueue, type QueueRow } from '#store/document-queue.ts'
import { openDocuments, type Documents } from '../account/steps/documents.ts'
import { ownerOfDriver, type Papers } from '../booking/steps/seal-papers.ts'
import type { Context } from '../context.ts'

interface Queued {
  row: QueueRow
  /** Numbers and dates of the profile. */
  profile: Documents
  /** Numbers that were given for the next rental. */
  rental: Papers
}

const MOST = 30

/** Documents for this actor to review, the longest waiting first, each beside what its customer typed. */
export async function documentQueue(
  ctx: Context,
  actor: Actor,
): Promise<Outcome<{ waiting: Queued[]; count: number }, Forbidden>> {
  if (!may(actor, 'documentQueue')) return forbidden('documentQueue')
  const [rows, count] = await Promise.all([
    listQueue(ctx.db, actor, { now: ctx.now(), most: MOST }),
    countPending(ctx.db, actor),
  ])
  const waiting = rows.map((row) => ({
    row,
    profile: openDocuments(ctx, row.customer_id, row.documents_sealed),
    rental:
      row.driver_id === null || row.driver_sealed === null
        ? {}
        : (ctx.sealer.open(row.driver_sealed, ownerOfDriver(row.driver_id)) as Papers),
  }))
  return { ok: true, value: { waiting, count } }
}
