import type { CustomerId } from '#domain/ids.ts'
import { findKnownBy } from '#store/customer-block.ts'
import type { Tx } from '#store/db.ts'
import { openDocuments } from '../../account/steps/documents.ts'
import { openPapers } from '../../booking/steps/seal-papers.ts'
import type { Context } from '../../context.ts'
import { marksOf } from './marks.ts'

/** Marks of all addresses and licence numbers that are known of a customer now. */
export async function knownMarks(ctx: Context, tx: Tx, customer: CustomerId): Promise<Buffer[]> {
  const known = await findKnownBy(tx, customer)
  const own = openDocuments(ctx, customer, known.documents_sealed).LicenseNo ?? ''
  const driven = known.drivers.map((driver) => openPapers(ctx, driver).licenseNumber ?? '')
  return marksOf(ctx, { emails: known.emails, licences: [own, ...driven] })
}
