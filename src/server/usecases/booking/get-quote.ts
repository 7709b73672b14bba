import { findQuote, type BookingRow } from '#store/booking.ts'
import { findLooseQuote, type LooseQuote } from '#store/loose-quote.ts'
import type { Context } from '../context.ts'

/** A quote by the id that only its visitor knows. */
export async function getQuote(ctx: Context, quoteId: string): Promise<BookingRow | LooseQuote | undefined> {
  return (await findQuote(ctx.db, quoteId)) ?? (await findLooseQuote(ctx.db, { id: quoteId }))
}
