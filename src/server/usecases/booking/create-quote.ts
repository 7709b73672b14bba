import type { BusinessRules } from '../../../domain/rules.ts'
import { assignFreeCar } from '../../store/assignment.ts'
import { hasOverdue, lockQuote, type BookingRow } from '../../store/booking.ts'
import { transaction, type Outcome, type Tx } from '../../store/db.ts'
import { holdFreeCar, insertHold, type NewHold } from '../../store/hold.ts'
import type { Keyed } from '../../store/idempotency.ts'
import { findMember } from '../../store/loyalty.ts'
import { scopeFor } from '../../store/plan-scope.ts'
import { atItsBranches, lockStock, lowestStockOf } from '../../store/stock.ts'
import type { Context } from '../context.ts'
import { assignCar } from './steps/assign-car.ts'
import { inClassLine } from './steps/class-line.ts'
import { releaseOverdue } from './steps/overdue.ts'
import { isHoldOf } from './steps/hold-owner.ts'
import { checkWish, priceWish, type Wish, type WishRefusal } from './steps/price.ts'
import { release } from './steps/release.ts'
import { replayOr } from './steps/replay.ts'
import { stayOf } from './steps/stay.ts'
import { termsOf } from './steps/terms.ts'

export interface QuoteInput extends Wish {
  vehicleId: number
  /** An earlier hold of the same visitor: it is given up if and only if the new one is got. Somebody else's stays. */
  replaces: string | undefined
  /** For whom it is priced: nobody else can book it. */
  customerId: string | null
  /** From where in the network it is asked; null where nothing is limited. */
  place: string | null
  keyed: Keyed
}

export type QuoteRefusal =
  | WishRefusal
  | { code: 'vehicle_unknown' | 'coming_soon' | 'sold_out' | 'too_many_holds' | 'idempotency_conflict' }

/** Prices a rental once and holds a car for it (D24). The same key gives the same quote. */
export async function createQuote(ctx: Context, input: QuoteInput): Promise<Outcome<BookingRow, QuoteRefusal>> {
  const catalogue = await ctx.catalogue()
  const { rules } = catalogue
  const vehicle = catalogue.vehicles.find((entry) => entry.listed && entry.id === input.vehicleId)
  const refused = (refusal: QuoteRefusal) => replayOr(ctx.db, input.keyed, refusal)
  if (vehicle === undefined) return await refused({ code: 'vehicle_unknown' })
  if (vehicle.comingSoon) return await refused({ code: 'coming_soon' })
  const checked = checkWish(input, catalogue, ctx.now())
  if (!checked.ok) return await refused(checked.refusal)
  const { customerId } = input
  const member = customerId === null ? null : await findMember(ctx.db, customerId)
  const price = priceWish(checked.value, vehicle, catalogue, member)
  const terms = termsOf(checked.value, vehicle, price, rules)
  const heldBy = input.place === null ? null : ctx.sealer.fingerprint(`hold:${input.place}`)
  const wanted = { ...terms, currency: price.currency, customer_id: customerId, held_by: heldBy }
  if (input.replaces === undefined) {
    const quote = await inClassLine(wanted, () => holdFreeCar(ctx.db, wanted, rules.holdMinutes, input.keyed))
    if (typeof quote === 'string') return await refused({ code: quote })
    if (quote !== undefined) return { ok: true, value: quote }
  }
  // Giving up an earlier hold is seldom more; without one, the short way has just been tried.
  let wide = input.replaces === undefined
  for (let tried = 0; ;) {
    const far = wide
    const work = (tx: Tx) => hold(tx, input, wanted, rules, far)
    const outcome = await inClassLine(wanted, () => transaction(ctx.db, work))
    if (outcome.ok) return outcome
    switch (outcome.refusal) {
      case 'too_many_holds':
        return await refused({ code: 'too_many_holds' })
      case 'twin':
      case 'sold_out':
        return await refused({ code: 'sold_out' })
      case 'unplanned':
        wide = true
        break
      case 'overdue': {
        // None could be released: then they are somebody's to mend, and the class is as full as it looks.
        const of = { classId: vehicle.classId, branch: input.pickup }
        if ((await releaseOverdue(ctx, true, of)) === 0 && tried++ > 3) return await refused({ code: 'sold_out' })
      }
    }
  }
}

/**
 * `overdue`: sold out, but not for everybody whose time is over; those are to be released first.
 * `unplanned`: there is a car, but planning anew for it takes more stock than is held.
 */
type HoldRefusal = 'sold_out' | 'overdue' | 'unplanned' | 'twin' | 'too_many_holds'

/**
 * What takes more than a free car: giving up an earlier hold, planning anew, saying why there is none.
 * @param wide whether to take the stock that planning anew needs
 */
async function hold(
  tx: Tx,
  input: QuoteInput,
  wanted: NewHold,
  rules: BusinessRules,
  wide: boolean,
): Promise<Outcome<BookingRow, HoldRefusal>> {
  const old = input.replaces === undefined ? undefined : await lockQuote(tx, input.replaces)
  const given = old?.status === 'held' && isHoldOf(old, wanted.customer_id) ? [old] : []
  const stay = stayOf(input, rules)
  const scope = wide ? await scopeFor(tx, wanted.class_id, stay) : undefined
  await lockStock(tx, ...[wanted, ...given].map(atItsBranches), ...(scope === undefined ? [] : [scope]))
  for (const quote of given)
    await release(tx, quote, 'expired', { actor: 'visitor', reason: 'replaced by a new quote' })
  if ((await lowestStockOf(tx, wanted.class_id, stay)) < 1) {
    // Asked while the stock is ours, so that nobody is refused because of a hold that is being released meanwhile.
    const overdue = await hasOverdue(tx, { classId: wanted.class_id, branch: input.pickup })
    return { ok: false, refusal: overdue ? 'overdue' : 'sold_out' }
  }
  const quote = await insertHold(tx, wanted, rules.holdMinutes, input.keyed)
  if (quote === undefined) return { ok: false, refusal: 'twin' }
  if (quote === 'too_many_holds') return { ok: false, refusal: quote }
  const planned = scope === undefined ? await assignFreeCar(tx, quote) : await assignCar(tx, quote, scope)
  return planned ? { ok: true, value: quote } : { ok: false, refusal: wide ? 'sold_out' : 'unplanned' }
}
