import type { Customer } from '#domain/actor.ts'
import type { Outcome } from '#store/db.ts'
import { showPage } from '#uploads/copy.ts'
import type { Context } from '../context.ts'
import { readCopy } from './steps/stamp.ts'

/**
 * A page of a document as a JPEG, the first being 1. @param actor.customer whose it has to be; null for staff
 * @throws GateFullError where too many files wait to be looked at
 */
export async function readPage(
  ctx: Context,
  actor: Customer,
  { id, page }: { id: string; page: number },
): Promise<Outcome<Buffer, { code: 'not_found' | 'file_unreadable' }>> {
  const copy = await readCopy(ctx, actor, id)
  if (!copy.ok) return copy
  const { row, bytes } = copy.value
  if (page > row.pages) return { ok: false, refusal: { code: 'not_found' } }
  const drawn = await showPage({ bytes, mediaType: row.media_type }, page)
  return drawn === null ? { ok: false, refusal: { code: 'file_unreadable' } } : { ok: true, value: drawn }
}
