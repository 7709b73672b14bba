import type { Caller } from '#domain/actor.ts'
import { HOLDS_AT_MOST, isExtendable } from '#domain/hold.ts'
import { assertMay } from '#domain/rights.ts'
import type { BusinessRules } from '#domain/rules.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction, type Tx } from '#store/db.ts'
import { extendQuote as extend, findQuote, lockQuote, type QuoteRow } from '#store/quote.ts'
import { atItsBranches, lockStock, lowestStockOf } from '#store/stock.ts'
import type { Context } from '../context.ts'
import { absenceOf } from './steps/absence.ts'
import { isQuoteOf } from './steps/hold-owner.ts'

type Refusal = { code: 'not_found' | 'quote_expired' | 'quote_used' | 'not_extendable' }

/**
 * Holds a quote for the same time again, unless that keeps another visitor from a car: another car of the class has to be
 * free for the whole rental (decision 049).
 */
export async function extendQuote(ctx: Context, actor: Caller, quoteId: string): Promise<Outcome<QuoteRow, Refusal>> {
  assertMay(actor, 'extendQuote')
  const { rules } = await ctx.catalogue()
  return await transaction(ctx, actor, 'extendQuote', async (tx) => {
    const quote = await lockQuote(tx, quoteId)
    if (quote === undefined || !isQuoteOf(quote, actor)) return refused('not_found')
    const problem = await problemOf(tx, quote, rules)
    if (problem !== undefined) return refused(problem)
    await extend(tx, quoteId, rules.holdMinutes, HOLDS_AT_MOST)
    return { ok: true, value: (await findQuote(tx, quoteId))! }
  })
}

const refused = (code: Refusal['code']) => ({ ok: false, refusal: { code } }) as const

async function problemOf(tx: Tx, quote: QuoteRow, rules: BusinessRules): Promise<Refusal['code'] | undefined> {
  if (quote.state === 'expired') return 'quote_expired'
  if (quote.state === 'used') return 'quote_used'
  const { created_at: created, expires_at: expires } = quote
  if (!isExtendable({ created, expires }, rules.holdMinutes)) return 'not_extendable'
  // A price without a car takes nothing from other visitors.
  if (quote.stay_id === null) return undefined
  await lockStock(tx, atItsBranches(quote))
  const period = { start: quote.starts_local, end: quote.ends_local }
  const absence = absenceOf({ pickup: quote.pickup_branch, dropoff: quote.dropoff_branch, period }, rules)
  return (await lowestStockOf(tx, quote.class_id, absence)) < 1 ? 'not_extendable' : undefined
}
