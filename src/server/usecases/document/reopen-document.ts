import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { tell } from '#store/act-log.ts'
import { findAccountOf } from '#store/customer.ts'
import { transaction } from '#store/db.ts'
import { lockDocument, reopenDocument as putBack } from '#store/document.ts'
import type { Context } from '../context.ts'

type Refusal = Forbidden | { code: 'not_found' | 'document_changed' }

/**
 * Takes the decision about a document back: it waits for a review again, and its customer is written to after the next one.
 * @param input.decidedAt moment of the decision that is meant; another one meanwhile stays
 */
export async function reopenDocument(
  ctx: Context,
  actor: Actor,
  { id, decidedAt }: { id: string; decidedAt: Date },
): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'reopenDocument')) return forbidden('reopenDocument')
  return await transaction(ctx, actor, 'reopenDocument', async (tx): Promise<Outcome<null, Refusal>> => {
    const row = await lockDocument(tx, actor, id)
    if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
    if (row.reviewed_at?.getTime() !== decidedAt.getTime()) return { ok: false, refusal: { code: 'document_changed' } }
    await putBack(tx, id)
    const account = await findAccountOf(tx, row.customer_id)
    if (account === undefined)
      await tell(tx, { event: 'document_reopened', subject: ['document', id], after: { document: row.kind } })
    else await recordAccountEvent(tx, account.id, 'document_reopened', { document: row.kind })
    return { ok: true, value: null }
  })
}
