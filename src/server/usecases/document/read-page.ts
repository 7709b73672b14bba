import type { Outcome } from '../../store/db.ts'
import { findDocument } from '../../store/document.ts'
import { showPage } from '../../uploads/clean.ts'
import type { Context } from '../context.ts'
import { openContent } from './steps/seal.ts'

/**
 * A page of a document as a JPEG, the first being 1. @param customerId whose it has to be; null for staff
 * @throws GateFullError where too many files wait to be looked at
 */
export async function readPage(
  ctx: Context,
  { id, customerId, page }: { id: string; customerId: string | null; page: number },
): Promise<Outcome<Buffer, { code: 'not_found' | 'file_unreadable' }>> {
  const row = await findDocument(ctx.db, id, customerId)
  if (row === undefined || page > row.pages) return { ok: false, refusal: { code: 'not_found' } }
  const drawn = await showPage({ bytes: openContent(ctx, row), mediaType: row.media_type }, page)
  return drawn === null ? { ok: false, refusal: { code: 'file_unreadable' } } : { ok: true, value: drawn }
}
