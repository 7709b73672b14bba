import type { Caller } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { findQuote, type QuoteRow } from '#store/quote.ts'
import type { Context } from '../context.ts'
import { isQuoteOf } from './steps/hold-owner.ts'

/** Shows a quote to its visitor, who alone knows its id; a member's quote to that member alone. */
export async function getQuote(
  ctx: Context,
  actor: Caller,
  quoteId: string,
): Promise<Outcome<QuoteRow, { code: 'not_found' }>> {
  assertMay(actor, 'getQuote')
  const quote = await findQuote(ctx.db, quoteId)
  if (quote === undefined || !isQuoteOf(quote, actor)) return { ok: false, refusal: { code: 'not_found' } }
  return { ok: true, value: quote }
}
