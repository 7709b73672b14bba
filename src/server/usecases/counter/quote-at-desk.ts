import type { Actor } from '#domain/actor.ts'
import type { CustomerId } from '#domain/ids.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { customerExists } from '#store/customer.ts'
import { findMember } from '#store/loyalty.ts'
import type { Keyed, QuoteRow } from '#store/quote.ts'
import { maySeeCustomer } from '#store/visible-customer.ts'
import { holdCar } from '../booking/steps/hold-car.ts'
import { colleagueOf } from '../booking/steps/hold-owner.ts'
import type { Wish, WishRefusal } from '../booking/steps/price.ts'
import { checkQuotable, quoteTerms } from '../booking/steps/quote-terms.ts'
import { replayQuoteOr } from '../booking/steps/replay.ts'
import type { Context } from '../context.ts'
import { deskCatalogue, notTheirs } from './steps/at-desk.ts'

export interface DeskQuote extends Wish {
  vehicleId: number
  /** Customer for whom it is priced; null for somebody new. */
  customer: CustomerId | null
  /** Earlier hold of the same colleague, given up if and only if the new one succeeds. */
  replaces: string | undefined
  keyed: Keyed
}

export type DeskQuoteRefusal =
  | Forbidden
  | WishRefusal
  | { code: 'not_found' | 'vehicle_unknown' | 'coming_soon' | 'sold_out' | 'idempotency_conflict' }

/**
 * Staff hold a car for somebody on the phone or at the counter while they type, at the price and for the time of any
 * quote (D24), by the same way to the stock. The limits for visitors (D32) are not theirs.
 */
export async function quoteAtDesk(
  ctx: Context,
  actor: Actor,
  input: DeskQuote,
): Promise<Outcome<QuoteRow, DeskQuoteRefusal>> {
  if (!may(actor, 'quoteAtDesk')) return forbidden('quoteAtDesk')
  const { customer, keyed, replaces } = input
  const refused = (refusal: DeskQuoteRefusal) => replayQuoteOr(ctx.db, keyed, refusal)
  const strange = notTheirs(actor, 'quoteAtDesk', input)
  if (strange !== undefined) return { ok: false, refusal: strange }
  const catalogue = deskCatalogue(await ctx.catalogue())
  const checked = checkQuotable(input, catalogue, ctx.now())
  if (!checked.ok) return await refused(checked.refusal)
  if (customer !== null && !(await customerExists(ctx.db, customer))) return await refused({ code: 'not_found' })
  const member = customer === null ? null : await findMember(ctx.db, customer)
  const seen = customer !== null && (await maySeeCustomer(ctx.db, actor, customer))
  const { wish } = checked.value
  // Points of somebody whom the colleague may not see pay for nothing: how many days they buy would say how many there are.
  const priced = { ...checked.value, wish: seen ? wish : { ...wish, freeDays: 0 } }
  const terms = quoteTerms(priced, catalogue, member)
  const wanted = { ...terms, customer_id: customer, colleague: colleagueOf(actor), held_by: null, held_net: null }
  const held = await holdCar(ctx, actor, { wanted, replaces, keyed, verb: 'quoteAtDesk' }, catalogue.rules)
  if (held.ok) return held
  if (held.refusal.code === 'too_many_holds') throw new Error('a hold at the desk met the limits for visitors')
  return await refused({ code: held.refusal.code })
}
