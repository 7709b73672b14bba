import { customerOf, type Actor } from '#domain/actor.ts'
import type { QuoteRow } from '#store/quote.ts'

/**
 * Whether a quote belongs to the actor. A visitor's quote belongs to any caller who knows its id, also after signing in; a
 * member's quote belongs to that member alone.
 */
export const isQuoteOf = ({ customer_id: owner }: Pick<QuoteRow, 'customer_id'>, actor: Actor): boolean =>
  owner === null || owner === customerOf(actor)
