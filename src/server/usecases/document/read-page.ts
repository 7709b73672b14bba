import type { Actor } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { showPage } from '#uploads/copy.ts'
import type { Context } from '../context.ts'
import { readCopy } from './steps/read-copy.ts'
import { tellSeen } from './steps/tell-seen.ts'

/**
 * Draws a page of a document as a JPEG, for its owner or for staff, whose look at it is told in the log. The first page
 * is 1.
 * @throws GateFullError if too many files wait to be read
 */
export async function readPage(
  ctx: Context,
  actor: Actor,
  { id, page }: { id: string; page: number },
): Promise<Outcome<Buffer, { code: 'not_found' | 'file_unreadable' }>> {
  assertMay(actor, 'readPage')
  const copy = await readCopy(ctx, actor, 'readPage', id)
  if (!copy.ok) return copy
  const { row, bytes } = copy.value
  if (page > row.pages) return { ok: false, refusal: { code: 'not_found' } }
  const drawn = await showPage({ bytes, mediaType: row.media_type }, page)
  await tellSeen(ctx, actor, 'readPage', row)
  return drawn === null ? { ok: false, refusal: { code: 'file_unreadable' } } : { ok: true, value: drawn }
}
