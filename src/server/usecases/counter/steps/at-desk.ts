import type { Actor } from '#domain/actor.ts'
import { STAFF_LEAD_MINUTES } from '#domain/period.ts'
import { reaches, type Verb } from '#domain/rights.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { WishRefusal } from '../../booking/steps/price.ts'

/** The catalogue as it holds at the desk, where somebody may want to leave at once: without the lead time (D23). */
export const deskCatalogue = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  rules: { ...catalogue.rules, leadMinutes: STAFF_LEAD_MINUTES },
})

/** Refusal of a rental that touches none of the colleague's branches: to them, these branches are no choice. */
export function notTheirs(
  actor: Actor,
  verb: Verb,
  { pickup, dropoff }: { pickup: number; dropoff: number },
): WishRefusal | undefined {
  if (reaches(actor, verb, { own: false, branches: [pickup, dropoff] })) return undefined
  return { code: 'invalid_input', fields: { pickup: 'not_a_choice' } }
}
