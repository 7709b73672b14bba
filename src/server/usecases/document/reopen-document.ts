import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { tell } from '#store/act-log.ts'
import { findAccountOf } from '#store/customer.ts'
import { transaction } from '#store/db.ts'
import { lockDocument, reopenDocument as putBack } from '#store/document.ts'
import { overtaken, type Overtaken } from '#store/last-change.ts'
import type { Context } from '../context.ts'
import { linesAbout } from './steps/document-lines.ts'

type Refusal = Forbidden | { code: 'not_found' } | Overtaken<'document_changed'>

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
    const account = await findAccountOf(tx, row.customer_id)
    if (row.reviewed_at?.getTime() !== decidedAt.getTime()) {
      const about = linesAbout(row, account)
      return await overtaken(tx, 'document_changed', about, 'changeDocument', 'reviewDocument', 'reopenDocument')
    }
    await putBack(tx, id)
    if (account === undefined)
      await tell(tx, { event: 'document_reopened', subject: ['document', id], after: { document: row.kind } })
    else await recordAccountEvent(tx, account.id, 'document_reopened', { document: row.kind })
    return { ok: true, value: null }
  })
}
