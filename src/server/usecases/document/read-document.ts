import type { Outcome } from '#store/db.ts'
import type { Context } from '../context.ts'
import { openName } from './steps/seal.ts'
import { readCopy } from './steps/stamp.ts'

export interface DocumentFile {
  bytes: Buffer
  mediaType: 'image/jpeg' | 'application/pdf'
  name: string
}

/** The file of a document. @param customerId whose it has to be; null for staff */
export async function readDocument(
  ctx: Context,
  wanted: { id: string; customerId: string | null },
): Promise<Outcome<DocumentFile, { code: 'not_found' | 'file_unreadable' }>> {
  const copy = await readCopy(ctx, wanted)
  if (!copy.ok) return copy
  const { row, bytes } = copy.value
  return { ok: true, value: { bytes, mediaType: row.media_type, name: openName(ctx, row) } }
}
