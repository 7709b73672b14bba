import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Context } from '../context.ts'
import { openName } from './steps/seal-name.ts'
import { readCopy } from './steps/read-copy.ts'
import { tellSeen } from './steps/tell-seen.ts'

export interface DocumentFile {
  bytes: Buffer
  mediaType: 'image/jpeg' | 'application/pdf'
  name: string
}

/** Reads the file of a document, for its owner or for staff, whose look at it is told in the log. */
export async function readDocument(
  ctx: Context,
  actor: Actor,
  id: string,
): Promise<Outcome<DocumentFile, { code: 'not_found' | 'file_unreadable' } | Forbidden>> {
  if (!may(actor, 'readDocument')) return forbidden('readDocument')
  const copy = await readCopy(ctx, actor, 'readDocument', id)
  if (!copy.ok) return copy
  const { row, bytes } = copy.value
  await tellSeen(ctx, actor, 'readDocument', row)
  return { ok: true, value: { bytes, mediaType: row.media_type, name: openName(ctx, row) } }
}
