import { HOLDS_AT_MOST, isExtendable } from '#domain/hold.ts'
import type { BusinessRules } from '#domain/rules.ts'
import { extendHold, findQuote, lockQuote, type BookingRow } from '#store/booking.ts'
import { transaction, type Outcome, type Tx } from '#store/db.ts'
import { findLooseQuote, type LooseQuote } from '#store/loose-quote.ts'
import { atItsBranches, lockStock, lowestStockOf } from '#store/stock.ts'
import type { Context } from '../context.ts'
import { isHoldOf } from './steps/hold-owner.ts'
import { stayOf } from './steps/stay.ts'

export interface ExtendInput {
  quoteId: string
  customerId: string | null
}

type Refusal = { code: 'not_found' | 'quote_expired' | 'quote_used' | 'not_extendable' }

/**
 * Holds a quote for as long again, while that keeps nobody else from a car: another one of the class has to stand free
 * for the whole rental (decision 049).
 */
export async function extendQuote(
  ctx: Context,
  { quoteId, customerId }: ExtendInput,
): Promise<Outcome<BookingRow | LooseQuote, Refusal>> {
  const { rules } = await ctx.catalogue()
  return await transaction(ctx.db, async (tx) => {
    const row = await lockQuote(tx, quoteId)
    if (row !== undefined && !isHoldOf(row, customerId)) return refused('not_found')
    const problem = row === undefined ? await problemOfLoose(tx, quoteId, rules) : await problemOfHeld(tx, row, rules)
    if (problem !== undefined) return refused(problem)
    await extendHold(tx, quoteId, rules.holdMinutes, HOLDS_AT_MOST)
    const value = (await findQuote(tx, quoteId)) ?? (await findLooseQuote(tx, { id: quoteId }))
    return value === undefined ? refused('not_found') : { ok: true, value }
  })
}

const refused = (code: Refusal['code']) => ({ ok: false, refusal: { code } }) as const

async function problemOfHeld(tx: Tx, row: BookingRow, rules: BusinessRules): Promise<Refusal['code'] | undefined> {
  if (row.status === 'expired' || (row.status === 'held' && row.overdue)) return 'quote_expired'
  if (row.status !== 'held' || row.expires_at === null) return 'quote_used'
  if (!isExtendable({ created: row.created_at, expires: row.expires_at }, rules.holdMinutes)) return 'not_extendable'
  await lockStock(tx, atItsBranches(row))
  const period = { start: row.starts_local, end: row.ends_local }
  const stay = stayOf({ pickup: row.pickup_branch, dropoff: row.dropoff_branch, period }, rules)
  return (await lowestStockOf(tx, row.class_id, stay)) < 1 ? 'not_extendable' : undefined
}

/** A price without a car keeps nothing from anybody. */
async function problemOfLoose(tx: Tx, id: string, rules: BusinessRules): Promise<Refusal['code'] | undefined> {
  const loose = await findLooseQuote(tx, { id })
  if (loose === undefined) return 'not_found'
  if (loose.overdue) return 'quote_expired'
  const { created_at: created, expires_at: expires } = loose
  return isExtendable({ created, expires }, rules.holdMinutes) ? undefined : 'not_extendable'
}
