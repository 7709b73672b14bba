import type { Actor } from '#domain/actor.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import type { Verb } from '#domain/rights.ts'
import { findDocument, lockUnstamped, replaceCopy, type DocumentRow } from '#store/document.ts'
import { copyFile, type Copy } from '#uploads/copy.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transact, type Act } from '#store/db.ts'
import type { Context } from '../../context.ts'
import { ownerOfContent } from './seal-name.ts'

export interface ReadCopy {
  row: DocumentRow
  bytes: Buffer
}

/**
 * Reads a document with its content, always marked as a copy: one that was uploaded before copies were marked is redrawn
 * and stored like that.
 * @throws GateFullError if too many files wait to be drawn
 */
export async function readCopy(
  ctx: Context,
  actor: Actor,
  verb: Verb,
  id: string,
): Promise<Outcome<ReadCopy, { code: 'not_found' | 'file_unreadable' }>> {
  const row = await findDocument(ctx.db, actor, id)
  if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
  const bytes = await ctx.files.read(ctx.db, row.file_id, ownerOfContent(id))
  // Deleted since its row was read, or redrawn by another process.
  if (bytes === undefined) return await readCopy(ctx, actor, verb, id)
  if (row.stamped) return { ok: true, value: { row, bytes } }
  // A document that was accepted once is not refused for its number of pages.
  const copy = await copyFile(bytes, { day: dateOf(toLocal(row.uploaded_at)), most: Infinity, mostMs: ctx.readingMs })
  if (typeof copy === 'string') return { ok: false, refusal: { code: 'file_unreadable' } }
  return { ok: true, value: { row: await putCopy(ctx, { actor, verb }, row, copy), bytes: copy.bytes } }
}

/** Stores a marked copy in place of the unmarked one; of several drawn at once, the first stays. */
async function putCopy(
  ctx: Context,
  { actor, verb }: Pick<Act, 'actor' | 'verb'>,
  row: DocumentRow,
  copy: Copy,
): Promise<DocumentRow> {
  const { id } = row
  const drawn = { bytes: copy.bytes.length, width: copy.width, height: copy.height, pages: copy.pages, stamped: true }
  await ctx.files.bring(ctx.db, { owner: ownerOfContent(id), content: copy.bytes }, (brought) =>
    transact(ctx, actor, verb, async (tx) => {
      if (await lockUnstamped(tx, id)) await replaceCopy(tx, id, { ...drawn, file_id: await brought.note(tx) })
    }),
  )
  return { ...row, ...drawn }
}
