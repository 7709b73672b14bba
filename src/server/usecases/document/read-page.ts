import type { Customer } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { showPage } from '#uploads/copy.ts'
import type { Context } from '../context.ts'
import { readCopy } from './steps/read-copy.ts'

/**
 * Draws a page of a customer's own document as a JPEG. The first page is 1.
 * @throws GateFullError if too many files wait to be read
 */
export async function readPage(
  ctx: Context,
  actor: Customer,
  { id, page }: { id: string; page: number },
): Promise<Outcome<Buffer, { code: 'not_found' | 'file_unreadable' }>> {
  assertMay(actor, 'readPage')
  const copy = await readCopy(ctx, actor, 'readPage', id)
  if (!copy.ok) return copy
  const { row, bytes } = copy.value
  if (page > row.pages) return { ok: false, refusal: { code: 'not_found' } }
  const drawn = await showPage({ bytes, mediaType: row.media_type }, page)
  return drawn === null ? { ok: false, refusal: { code: 'file_unreadable' } } : { ok: true, value: drawn }
}
