import type { Actor } from '#domain/actor.ts'
import type { BusinessRules } from '#domain/rules.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import {
  endQuote,
  findQuote,
  insertLooseQuote,
  lockQuote,
  type Keyed,
  type NewQuote,
  type QuoteRow,
} from '#store/quote.ts'
import { atItsBranches, lockStock } from '#store/stock.ts'
import type { Context } from '../../context.ts'
import { holdCar } from './hold-car.ts'
import { isQuoteOf } from './hold-owner.ts'

/** Holds a price without a car; an earlier quote of the same visitor is given up for it. */
export async function quoteLoosely(
  ctx: Context,
  actor: Actor,
  { wanted, replaces, keyed }: { wanted: NewQuote; replaces: string | undefined; keyed: Keyed },
  rules: BusinessRules,
): Promise<Outcome<QuoteRow, { code: 'idempotency_conflict' }>> {
  return await transaction(ctx, actor, 'createQuote', async (tx) => {
    const old = replaces === undefined ? undefined : await lockQuote(tx, replaces)
    if (old?.state === 'held' && isQuoteOf(old, actor)) {
      if (old.stay_id !== null) await lockStock(tx, atItsBranches(old))
      await endQuote(tx, old)
    }
    const quote = await insertLooseQuote(tx, wanted, { minutes: rules.holdMinutes, keyed })
    return quote === undefined ? { ok: false, refusal: { code: 'idempotency_conflict' } } : { ok: true, value: quote }
  })
}

type NotKept = { code: 'quote_expired' | 'sold_out' | 'email_unproven' }
const done = { ok: true, value: null } as const

/**
 * Gives a quote without a car its car before it is ordered: at once with a proof of the address, otherwise if there is room
 * by now (D32). The order itself handles a quote that has a car, or that does not exist.
 */
export async function keepLooseQuote(
  ctx: Context,
  actor: Actor,
  { quoteId, proven }: { quoteId: string; proven: boolean },
  rules: BusinessRules,
): Promise<Outcome<null, NotKept>> {
  const loose = await findQuote(ctx.db, quoteId)
  if (loose === undefined || loose.stay_id !== null) return done
  if (loose.state === 'expired') return { ok: false, refusal: { code: 'quote_expired' } }
  const {
    id,
    key,
    request_hash: requestHash,
    stay_id: _stay,
    created_at: _created,
    expires_at: _expires,
    ...rest
  } = loose
  const { state: _state, seconds_left: _left, ...known } = rest
  const wanted = { ...known, ...(proven && { held_by: null, held_net: null }) }
  const held = await holdCar(ctx, actor, { wanted, replaces: undefined, keyed: { key, requestHash }, id }, rules)
  if (held.ok) return done
  // After two presses at the same moment, the other call got the car.
  if ((await findQuote(ctx.db, id))?.stay_id !== null) return done
  if (held.refusal.code === 'too_many_holds') return { ok: false, refusal: { code: 'email_unproven' } }
  await transaction(ctx, actor, 'createBooking', async (tx) => {
    const again = await lockQuote(tx, id)
    if (again?.stay_id === null) await endQuote(tx, again)
    return done
  })
  return { ok: false, refusal: { code: 'sold_out' } }
}
