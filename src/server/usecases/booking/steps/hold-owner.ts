import { customerOf, type Actor } from '#domain/actor.ts'
import type { QuoteRow } from '#store/quote.ts'

/**
 * Whether a quote is that of whoever names it. What was priced for a visitor is that of whoever knows its id, also of one
 * who has signed in meanwhile; a member's is that member's alone.
 */
export const isQuoteOf = ({ customer_id: owner }: Pick<QuoteRow, 'customer_id'>, actor: Actor): boolean =>
  owner === null || owner === customerOf(actor)
