import type { QueueRow } from '#store/document-queue.ts'
import { openDocuments, type Documents } from '../../account/steps/documents.ts'
import { ownerOfDriver, type Papers } from '../../booking/steps/seal-papers.ts'
import type { Context } from '../../context.ts'

/** A document with what its customer typed. */
export interface Queued {
  row: QueueRow
  /** Numbers and dates of the profile. */
  profile: Documents
  /** Numbers that were given for the next rental. */
  rental: Papers
}

/** Opens what the customer of a document typed elsewhere. */
export const openTyped = (ctx: Context, row: QueueRow): Queued => ({
  row,
  profile: openDocuments(ctx, row.customer_id, row.documents_sealed),
  rental:
    row.driver_id === null || row.driver_sealed === null
      ? {}
      : (ctx.sealer.open(row.driver_sealed, ownerOfDriver(row.driver_id)) as Papers),
})
