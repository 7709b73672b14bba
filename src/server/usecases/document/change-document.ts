import type { Customer } from '#domain/actor.ts'
import type { DocumentKind } from '#domain/document.ts'
import type { LocalDate } from '#domain/period.ts'
import { assertMay } from '#domain/rights.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { describeDocument, lockDocument } from '#store/document.ts'
import type { Context } from '../context.ts'
import { checkExpiry, type WrongExpiry } from './steps/expiry.ts'

export interface DocumentChange {
  id: string
  kind: DocumentKind
  expiry: LocalDate | null
}

/** Changes kind and validity of a document. Staff have not seen the new values, so it is reviewed again. */
export async function changeDocument(
  ctx: Context,
  actor: Customer,
  { id, kind, expiry }: DocumentChange,
): Promise<Outcome<null, WrongExpiry | { code: 'not_found' }>> {
  assertMay(actor, 'changeDocument')
  const wrong = checkExpiry(ctx, { kind, expiry })
  return await transaction(
    ctx,
    actor,
    'changeDocument',
    async (tx): Promise<Outcome<null, WrongExpiry | { code: 'not_found' }>> => {
      const row = await lockDocument(tx, actor, id)
      if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
      if (row.kind === kind && row.expiry === expiry) return { ok: true, value: null }
      if (wrong !== null) return { ok: false, refusal: wrong }
      await describeDocument(tx, id, { kind, expiry })
      await recordAccountEvent(tx, actor.account, 'document_changed', { document: kind })
      return { ok: true, value: null }
    },
  )
}
