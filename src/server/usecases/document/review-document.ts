import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { findAccountOf } from '#store/customer.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { lockDocument, reviewDocument as writeReview, type DocumentRow } from '#store/document.ts'
import type { Context } from '../context.ts'

export interface Review {
  id: string
  /** Told to the customer; null accepts the document. */
  refusal: string | null
}

export type ReviewRefusal = Forbidden | { code: 'not_found' | 'not_pending' }

/** Records the review of a document by staff. The customer sees it in the account and is told by letter. */
export async function reviewDocument(
  ctx: Context,
  actor: Actor,
  { id, refusal }: Review,
): Promise<Outcome<DocumentRow, ReviewRefusal>> {
  if (!may(actor, 'reviewDocument')) return forbidden('reviewDocument')
  const { rules } = await ctx.catalogue()
  return await transaction(ctx, actor, 'reviewDocument', async (tx): Promise<Outcome<DocumentRow, ReviewRefusal>> => {
    const row = await lockDocument(tx, actor, id)
    if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
    if (row.state !== 'pending') return { ok: false, refusal: { code: 'not_pending' } }
    const state = refusal === null ? 'accepted' : 'refused'
    await writeReview(tx, id, { state, reason: refusal, at: ctx.now() })
    const account = await findAccountOf(tx, row.customer_id)
    if (account === undefined) {
      // A customer without an account is told at the desk.
      await tell(tx, { event: `document_${state}`, subject: ['document', id], after: { document: row.kind } })
      return { ok: true, value: row }
    }
    await recordAccountEvent(tx, account.id, `document_${state}`, { document: row.kind })
    const { email, language, first_name: firstName, last_name: lastName } = account
    const data = { firstName, lastName, kind: row.kind, reason: refusal, days: rules.identityDays }
    await ctx.post(tx, { kind: 'document_reviewed', recipient: email, language, data })
    return { ok: true, value: row }
  })
}
