import type { Outcome } from '../../store/db.ts'
import { findDocument } from '../../store/document.ts'
import type { Context } from '../context.ts'
import { openContent, openName } from './steps/seal.ts'

export interface DocumentFile {
  bytes: Buffer
  mediaType: 'image/jpeg' | 'application/pdf'
  name: string
}

/** The file of a document. @param customerId whose it has to be; null for staff */
export async function readDocument(
  ctx: Context,
  { id, customerId }: { id: string; customerId: string | null },
): Promise<Outcome<DocumentFile, { code: 'not_found' }>> {
  const row = await findDocument(ctx.db, id, customerId)
  if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
  return { ok: true, value: { bytes: openContent(ctx, row), mediaType: row.media_type, name: openName(ctx, row) } }
}
