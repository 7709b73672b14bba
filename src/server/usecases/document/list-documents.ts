import type { Customer } from '#domain/actor.ts'
import type { OwnersRentals } from '#domain/document.ts'
import { dateOf, type LocalDate } from '#domain/period.ts'
import { assertMay } from '#domain/rights.ts'
import { findOwnersRentals, listOwned } from '#store/booking.ts'
import { listDocuments, type DocumentRow } from '#store/document.ts'
import type { Context } from '../context.ts'
import { openName } from './steps/seal-name.ts'

export interface OwnDocuments {
  documents: { row: DocumentRow; name: string }[]
  rentals: OwnersRentals
  /** Return day of the next rental. */
  nextReturn: LocalDate | null
}

/** Lists a customer's documents, with the facts that decide when they are removed. */
export async function ownDocuments(ctx: Context, actor: Customer): Promise<OwnDocuments> {
  assertMay(actor, 'ownDocuments')
  const now = ctx.now()
  const [rows, rentals, [next]] = await Promise.all([
    listDocuments(ctx.db, actor.customer),
    findOwnersRentals(ctx.db, actor.customer, now),
    listOwned(ctx.db, actor.account, { part: 'current', after: null, limit: 1, now }),
  ])
  return {
    documents: rows.map((row) => ({ row, name: openName(ctx, row) })),
    rentals,
    nextReturn: next === undefined ? null : dateOf(next.ends_local),
  }
}
