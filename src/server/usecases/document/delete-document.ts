import type { Customer } from '#domain/actor.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { logConsentOver } from '#store/document-consent.ts'
import { lockDocument, removeDocument } from '#store/document.ts'
import type { Context } from '../context.ts'

/** Deletes a document for its owner, who withdraws the consent to the copy with it. */
export async function deleteDocument(
  ctx: Context,
  actor: Customer,
  { id }: { id: string },
): Promise<Outcome<null, { code: 'not_found' }>> {
  return await transaction(ctx, actor, 'deleteDocument', async (tx): Promise<Outcome<null, { code: 'not_found' }>> => {
    const row = await lockDocument(tx, actor, id)
    if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
    await removeDocument(tx, id)
    await logConsentOver(tx, id, 'withdrawn', ctx.now())
    await recordAccountEvent(tx, actor.account, 'document_deleted', { document: row.kind })
    return { ok: true, value: null }
  })
}
