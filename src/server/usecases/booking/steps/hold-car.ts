import type { Actor } from '#domain/actor.ts'
import type { BusinessRules } from '#domain/rules.ts'
import { tellNothing } from '#store/act-log.ts'
import { assignFreeCar } from '#store/assignment.ts'
import { hasOverdue } from '#store/stay.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction, type Tx } from '#store/db.ts'
import { scopeFor } from '#store/plan-scope.ts'
import { endQuote, holdFreeCar, insertHold, lockQuote, type Keyed, type NewQuote, type QuoteRow } from '#store/quote.ts'
import { atItsBranches, lockStock, lowestStockOf } from '#store/stock.ts'
import type { Context } from '../../context.ts'
import { absenceOf } from './absence.ts'
import { assignCar } from './assign-car.ts'
import { inClassLine } from './class-line.ts'
import { isQuoteOf } from './hold-owner.ts'
import { releaseOverdue } from './overdue.ts'
import { heldRental, keepsCar } from './rental.ts'

export interface Hold {
  wanted: NewQuote
  /** Earlier hold of the same visitor, given up if and only if the new one succeeds. Another visitor's hold stays. */
  replaces: string | undefined
  keyed: Keyed
  /** Id of an existing quote that gets its car now. */
  id?: string
  /** Act by which it is held. */
  verb?: 'createQuote' | 'quoteAtDesk'
}

type NoCar = { code: 'sold_out' | 'too_many_holds' }

/** Holds a car (D24): a free one at once, else after giving up the earlier hold, releasing overdue ones and planning anew. */
export async function holdCar(
  ctx: Context,
  actor: Actor,
  held: Hold,
  rules: BusinessRules,
): Promise<Outcome<QuoteRow, NoCar>> {
  const { wanted, replaces, keyed, id, verb = 'createQuote' } = held
  const terms = { minutes: rules.holdMinutes, keyed, id }
  const refused = (code: NoCar['code']) => ({ ok: false, refusal: { code } }) as const
  if (replaces === undefined) {
    const quote = await inClassLine(wanted, () => holdFreeCar(ctx.db, wanted, terms))
    if (typeof quote === 'string') return refused(quote)
    if (quote !== undefined) return { ok: true, value: quote }
  }
  // With an earlier hold to give up, little stock usually suffices; without one, the short way has just been tried.
  let wide = replaces === undefined
  for (let tried = 0; ;) {
    const far = wide
    const outcome = await inClassLine(wanted, () => transaction(ctx, actor, verb, (tx) => hold(tx, held, rules, far)))
    if (outcome.ok) return outcome
    switch (outcome.refusal) {
      case 'too_many_holds':
        return refused('too_many_holds')
      case 'twin':
      case 'sold_out':
        return refused('sold_out')
      case 'unplanned':
        wide = true
        break
      case 'overdue': {
        // No overdue hold of this class could be released; report the class as sold out.
        const of = { classId: wanted.class_id, branch: wanted.pickup_branch }
        if ((await releaseOverdue(ctx, true, of)) === 0 && tried++ > 3) return refused('sold_out')
      }
    }
  }
}

/**
 * `overdue`: sold out only because of overdue holds, which have to be released first.
 * `unplanned`: there is a car, but planning anew needs more stock than this transaction has locked.
 */
type HoldRefusal = 'sold_out' | 'overdue' | 'unplanned' | 'twin' | 'too_many_holds'

/**
 * Holds a car if that takes more than a free one: giving up an earlier hold, planning anew, or finding the reason to refuse.
 * @param wide whether to take the stock that planning anew needs
 */
async function hold(
  tx: Tx,
  { wanted, replaces, keyed, id }: Hold,
  rules: BusinessRules,
  wide: boolean,
): Promise<Outcome<QuoteRow, HoldRefusal>> {
  // Whatever comes of a hold is told by its booking.
  tellNothing(tx)
  const old = replaces === undefined ? undefined : await lockQuote(tx, replaces)
  const given = old?.state === 'held' && isQuoteOf(old, tx.act.actor) ? [old] : []
  const period = { start: wanted.starts_local, end: wanted.ends_local }
  const absence = absenceOf({ pickup: wanted.pickup_branch, dropoff: wanted.dropoff_branch, period }, rules)
  const scope = wide ? await scopeFor(tx, wanted.class_id, absence) : undefined
  await lockStock(
    tx,
    ...[wanted, ...given.filter(keepsCar)].map(atItsBranches),
    ...(scope === undefined ? [] : [scope]),
  )
  for (const quote of given) await endQuote(tx, quote)
  if ((await lowestStockOf(tx, wanted.class_id, absence)) < 1) {
    // Asked while the stock is locked, so that no visitor is refused because of a hold that is being released meanwhile.
    const overdue = await hasOverdue(tx, { classId: wanted.class_id, branch: wanted.pickup_branch })
    return { ok: false, refusal: overdue ? 'overdue' : 'sold_out' }
  }
  const quote = await insertHold(tx, wanted, { minutes: rules.holdMinutes, keyed, id })
  if (quote === undefined) return { ok: false, refusal: 'twin' }
  if (quote === 'too_many_holds') return { ok: false, refusal: quote }
  if (!keepsCar(quote)) throw new Error('a hold without a stay')
  const rental = heldRental(quote)
  const planned = scope === undefined ? await assignFreeCar(tx, rental) : await assignCar(tx, rental, scope)
  return planned ? { ok: true, value: quote } : { ok: false, refusal: wide ? 'sold_out' : 'unplanned' }
}
