import type { BusinessRules } from '#domain/rules.ts'
import { findQuote, lockQuote } from '#store/booking.ts'
import { transaction, type Outcome } from '#store/db.ts'
import type { NewHold } from '#store/hold.ts'
import type { Keyed } from '#store/idempotency.ts'
import {
  deleteLooseQuote,
  endLooseQuote,
  findLooseQuote,
  insertLooseQuote,
  type LooseQuote,
} from '#store/loose-quote.ts'
import { lockStock, atItsBranches } from '#store/stock.ts'
import type { Context } from '../../context.ts'
import { holdCar } from './hold-car.ts'
import { isHoldOf } from './hold-owner.ts'
import { release } from './release.ts'

/** Keeps a price without a car; an earlier hold of the same visitor is given up for it. */
export async function quoteLoosely(
  ctx: Context,
  { wanted, replaces, keyed }: { wanted: NewHold; replaces: string | undefined; keyed: Keyed },
  rules: BusinessRules,
): Promise<Outcome<LooseQuote, { code: 'idempotency_conflict' }>> {
  return await transaction(ctx.db, async (tx) => {
    const old = replaces === undefined ? undefined : await lockQuote(tx, replaces)
    if (old?.status === 'held' && isHoldOf(old, null)) {
      await lockStock(tx, atItsBranches(old))
      await release(tx, old, 'expired', { actor: 'visitor', reason: 'replaced by a new quote' })
    }
    if (replaces !== undefined) await endLooseQuote(tx, replaces)
    const quote = await insertLooseQuote(tx, wanted, rules.holdMinutes, keyed)
    return quote === undefined ? { ok: false, refusal: { code: 'idempotency_conflict' } } : { ok: true, value: quote }
  })
}

type NotKept = { code: 'quote_expired' | 'sold_out' | 'email_unproven' }
const done = { ok: true, value: null } as const

/**
 * Before a quote is ordered it gets its car, if it has none yet: with a proof at once, without one where there is room
 * by now (D32). A quote that has one, or that nobody knows, is the order's own affair.
 */
export async function keepLooseQuote(
  ctx: Context,
  { quoteId, proven }: { quoteId: string; proven: boolean },
  rules: BusinessRules,
): Promise<Outcome<null, NotKept>> {
  const loose = await findLooseQuote(ctx.db, { id: quoteId })
  if (loose === undefined) return done
  if (loose.overdue) return { ok: false, refusal: { code: 'quote_expired' } }
  const unmarked = proven ? { held_by: null, held_net: null } : {}
  const wanted = { ...loose.wanted, ...unmarked, quote_id: loose.id }
  const held = await holdCar(ctx, { wanted, replaces: undefined, keyed: loose.keyed }, rules).catch(unlessTwin)
  if (!held.ok && (await findQuote(ctx.db, quoteId)) === undefined) {
    if (held.refusal.code === 'too_many_holds') return { ok: false, refusal: { code: 'email_unproven' } }
    await endLooseQuote(ctx.db, quoteId)
    return { ok: false, refusal: { code: 'sold_out' } }
  }
  await deleteLooseQuote(ctx.db, quoteId)
  return done
}

/** Pressed twice at the same moment, the other one made the hold of this id. */
function unlessTwin(error: unknown): { ok: false; refusal: { code: 'sold_out' } } {
  if ((error as { code?: string }).code !== '23505') throw error
  return { ok: false, refusal: { code: 'sold_out' } }
}
