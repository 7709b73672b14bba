import { findQuote, type QuoteRow } from '#store/quote.ts'
import type { Context } from '../context.ts'

/** A quote by the id that only its visitor knows. */
export async function getQuote(ctx: Context, quoteId: string): Promise<QuoteRow | undefined> {
  return await findQuote(ctx.db, quoteId)
}
