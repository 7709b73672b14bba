import { customerOf, type Actor } from '#domain/actor.ts'
import type { QuoteRow } from '#store/quote.ts'

/**
 * Whether a quote belongs to the actor. A visitor's quote belongs to any caller who knows its id, also after signing in; a
 * member's quote belongs to that member alone, and one that a colleague holds at the desk to that colleague.
 */
export function isQuoteOf(
  { customer_id: owner, colleague }: Pick<QuoteRow, 'customer_id' | 'colleague'>,
  actor: Actor,
): boolean {
  if (colleague !== null) return colleague === colleagueOf(actor)
  return owner === null || owner === customerOf(actor)
}

/** Account of the colleague who is at work. @returns null for everybody else */
export const colleagueOf = (actor: Actor) => (actor.kind === 'staff' ? actor.account : null)
