import { customerOf, type Caller } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { findBlockInForce } from '#store/customer-block.ts'
import { findMember } from '#store/loyalty.ts'
import { findQuoteByKey, secondsToFirstEnd, type Keyed, type QuoteRow } from '#store/quote.ts'
import type { Context } from '../context.ts'
import { holdCar } from './steps/hold-car.ts'
import { quoteLoosely } from './steps/loose-quote.ts'
import type { Wish, WishRefusal } from './steps/price.ts'
import { checkQuotable, quoteTerms } from './steps/quote-terms.ts'
import { replayQuoteOr } from './steps/replay.ts'

export interface QuoteInput extends Wish {
  vehicleId: number
  /** Earlier hold of the same visitor, given up if and only if the new one succeeds. Others' holds stay. */
  replaces: string | undefined
  /** Place of the caller in the network; null if there are no limits. */
  place: string | null
  /** Network around the place, if it has more than one place. */
  network: string | null
  keyed: Keyed
}

export type QuoteRefusal =
  | WishRefusal
  | { code: 'vehicle_unknown' | 'coming_soon' | 'sold_out' | 'please_call' | 'idempotency_conflict' }
  | { code: 'too_many_holds'; retryAfterSeconds?: number }

/** Prices a rental once and holds a car for it (D24). The same key gives the same quote. */
export async function createQuote(
  ctx: Context,
  actor: Caller,
  input: QuoteInput,
): Promise<Outcome<QuoteRow, QuoteRefusal>> {
  assertMay(actor, 'createQuote')
  const catalogue = await ctx.catalogue()
  const refused = (refusal: QuoteRefusal) => replayQuoteOr(ctx.db, input.keyed, refusal)
  const checked = checkQuotable(input, catalogue, ctx.now())
  if (!checked.ok) return await refused(checked.refusal)
  // The customer for whom it is priced; nobody else can book it.
  const customerId = customerOf(actor)
  if (customerId !== null && (await findBlockInForce(ctx.db, { customer: customerId, marks: [] }, ctx.now())))
    return await refused({ code: 'please_call' })
  const member = customerId === null ? null : await findMember(ctx.db, customerId)
  const terms = quoteTerms(checked.value, catalogue, member)
  const wanted = { ...terms, customer_id: customerId, colleague: null, ...marksOf(ctx, input) }
  const before = wanted.held_by === null ? undefined : await findQuoteByKey(ctx.db, input.keyed.key)
  if (before === undefined || before.stay_id !== null) {
    const held = await holdCar(ctx, actor, { wanted, replaces: input.replaces, keyed: input.keyed }, catalogue.rules)
    if (held.ok) return held
    const replayed = await refused(held.refusal)
    if (replayed.ok || replayed.refusal.code !== 'too_many_holds') return replayed
    if (customerId !== null) {
      const retryAfterSeconds = await secondsToFirstEnd(ctx.db, customerId)
      return { ok: false, refusal: { code: 'too_many_holds', retryAfterSeconds } }
    }
  }
  // An unproven visitor at the limit still gets the price, and a car once they prove themselves (D32).
  return await quoteLoosely(ctx, actor, { wanted, replaces: input.replaces, keyed: input.keyed }, catalogue.rules)
}

/** Fingerprints of the caller's place and network; null if there are no limits. */
function marksOf(ctx: Context, { place, network }: Pick<QuoteInput, 'place' | 'network'>) {
  const mark = (what: string | null) => (what === null ? null : ctx.sealer.fingerprint(`hold:${what}`))
  return { held_by: mark(place), held_net: place === null ? null : mark(network) }
}
