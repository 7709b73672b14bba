import { listPendingDocuments, type DocumentRow } from '#store/document.ts'
import type { Context } from '../context.ts'

/** The documents that wait for a review, the longest first. */
export async function listPending(ctx: Context): Promise<(DocumentRow & { email: string })[]> {
  return await listPendingDocuments(ctx.db)
}
