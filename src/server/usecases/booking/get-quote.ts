import { findQuote, type QuoteRow } from '#store/quote.ts'
import type { Context } from '../context.ts'

/** Finds a quote by its id, which only its visitor knows. */
export async function getQuote(ctx: Context, quoteId: string): Promise<QuoteRow | undefined> {
  return await findQuote(ctx.db, quoteId)
}
