import { isCompany, type Actor } from '#domain/actor.ts'
import type { Verb } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { transact } from '#store/db.ts'
import type { DocumentRow } from '#store/document.ts'
import type { Context } from '../../context.ts'

/** Tells the log that staff looked at a customer's document. Owners look at their own as often as they like. */
export async function tellSeen(ctx: Context, actor: Actor, verb: Verb, { id, kind }: DocumentRow): Promise<void> {
  if (!isCompany(actor)) return
  await transact(ctx, actor, verb, (tx) =>
    tell(tx, { event: 'document_seen', subject: ['document', id], after: { document: kind } }),
  )
}
