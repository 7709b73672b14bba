import { recordAccountEvent } from '#store/account-event.ts'
import { findCustomerById } from '#store/customer.ts'
import { transaction, type Outcome } from '#store/db.ts'
import { lockDocument, reviewDocument as writeReview, type DocumentRow } from '#store/document.ts'
import type { Context } from '../context.ts'

export interface Review {
  id: string
  /** Told to the customer; null accepts the document. */
  refusal: string | null
  actor: string
}

/** Staff have looked at a document. Whoever uploaded it reads so in the account, and by mail. */
export async function reviewDocument(
  ctx: Context,
  { id, refusal, actor }: Review,
): Promise<Outcome<DocumentRow, { code: 'not_found' | 'not_pending' }>> {
  const { rules } = await ctx.catalogue()
  return await transaction(ctx.db, async (tx): Promise<Outcome<DocumentRow, { code: 'not_found' | 'not_pending' }>> => {
    const row = await lockDocument(tx, id, null)
    if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
    if (row.state !== 'pending') return { ok: false, refusal: { code: 'not_pending' } }
    const state = refusal === null ? 'accepted' : 'refused'
    await writeReview(tx, id, { state, reason: refusal, at: ctx.now(), by: actor })
    await recordAccountEvent(tx, row.customer_id, `document_${state}`, { document: row.kind })
    const { email, language, first_name } = (await findCustomerById(tx, row.customer_id))!
    const data = { firstName: first_name, kind: row.kind, reason: refusal, days: rules.identityDays }
    await ctx.post(tx, { kind: 'document_reviewed', recipient: email, language, data })
    return { ok: true, value: row }
  })
}
