import { documentRefusal } from '#content/document-refusal.ts'
import type { Actor } from '#domain/actor.ts'
import type { DocumentKind, RefusalReason } from '#domain/document.ts'
import type { Language } from '#domain/language.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { findAccountOf } from '#store/customer.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { lockDocument, reviewDocument as writeReview, type DocumentRow } from '#store/document.ts'
import { overtaken, type Overtaken } from '#store/last-change.ts'
import type { Context } from '../context.ts'
import { linesAbout } from './steps/document-lines.ts'

export interface Review {
  id: string
  /** Told to the customer, in our words or in those of staff; null accepts the document. */
  refusal: string | { chosen: RefusalReason } | null
  /** Kind and validity that the reviewer saw. Left out on the command line, where they have just read it. */
  seen?: { kind: DocumentKind; expiry: string | null }
}

export type ReviewRefusal = Forbidden | { code: 'not_found' } | Overtaken<'not_pending' | 'document_changed'>

/** A document that is decided. */
export type Reviewed = DocumentRow & { reviewed_at: Date }

/** Records the review of a document by staff. The customer sees it in the account and is told by letter. */
export async function reviewDocument(
  ctx: Context,
  actor: Actor,
  { id, refusal, seen }: Review,
): Promise<Outcome<Reviewed, ReviewRefusal>> {
  if (!may(actor, 'reviewDocument')) return forbidden('reviewDocument')
  const { rules } = await ctx.catalogue()
  return await transaction(ctx, actor, 'reviewDocument', async (tx): Promise<Outcome<Reviewed, ReviewRefusal>> => {
    const row = await lockDocument(tx, actor, id)
    if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
    const account = await findAccountOf(tx, row.customer_id)
    if (row.state !== 'pending') return await overtaken(tx, 'not_pending', linesAbout(row, account), 'reviewDocument')
    if (seen !== undefined && (seen.kind !== row.kind || seen.expiry !== row.expiry))
      return await overtaken(tx, 'document_changed', linesAbout(row, account), 'changeDocument')
    const at = ctx.now()
    const state = refusal === null ? 'accepted' : 'refused'
    const reason = inWords(refusal, account?.language ?? 'de')
    const by = actor.kind === 'staff' ? actor.account : null
    await writeReview(tx, id, { state, reason, at, by })
    if (account === undefined) {
      // A customer without an account is told at the desk.
      await tell(tx, { event: `document_${state}`, subject: ['document', id], after: { document: row.kind } })
      return { ok: true, value: { ...row, state, reviewed_at: at } }
    }
    await recordAccountEvent(tx, account.id, `document_${state}`, { document: row.kind })
    const { email, language, first_name: firstName, last_name: lastName } = account
    const data = { firstName, lastName, kind: row.kind, reason, days: rules.identityDays }
    await ctx.post(tx, { kind: 'document_reviewed', recipient: email, language, data })
    return { ok: true, value: { ...row, state, reviewed_at: at } }
  })
}

/** The reason as its customer reads it. */
function inWords(refusal: Review['refusal'], language: Language): string | null {
  return typeof refusal === 'object' && refusal !== null ? documentRefusal[language][refusal.chosen] : refusal
}
