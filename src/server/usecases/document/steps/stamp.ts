import type { Actor } from '#domain/actor.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { findDocument, replaceContent, type DocumentRow } from '#store/document.ts'
import { copyFile } from '#uploads/copy.ts'
import type { Outcome } from '#store/db.ts'
import type { Context } from '../../context.ts'
import { openContent, sealContent } from './seal.ts'

export interface ReadCopy {
  row: DocumentRow
  bytes: Buffer
}

/**
 * A document with its content, marked as a copy whoever reads it: what was uploaded before copies were marked is drawn
 * anew, and kept so.
 * @throws GateFullError where too many files wait to be looked at
 */
export async function readCopy(
  ctx: Context,
  actor: Actor,
  id: string,
): Promise<Outcome<ReadCopy, { code: 'not_found' | 'file_unreadable' }>> {
  const row = await findDocument(ctx.db, actor, id)
  if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
  const bytes = openContent(ctx, row)
  if (row.stamped) return { ok: true, value: { row, bytes } }
  // What was taken once is not refused for its pages.
  const copy = await copyFile(bytes, { day: dateOf(toLocal(row.uploaded_at)), most: Infinity, mostMs: ctx.readingMs })
  if (typeof copy === 'string') return { ok: false, refusal: { code: 'file_unreadable' } }
  const drawn = { bytes: copy.bytes.length, width: copy.width, height: copy.height, pages: copy.pages, stamped: true }
  await replaceContent(ctx.db, id, { ...drawn, content_sealed: sealContent(ctx, id, copy.bytes) })
  return { ok: true, value: { row: { ...row, ...drawn }, bytes: copy.bytes } }
}
