import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tellNothing } from '#store/act-log.ts'
import { transaction } from '#store/db.ts'
import { endQuote, lockQuote } from '#store/quote.ts'
import { atItsBranches, lockStock } from '#store/stock.ts'
import { isQuoteOf } from '../booking/steps/hold-owner.ts'
import { keepsCar } from '../booking/steps/rental.ts'
import type { Context } from '../context.ts'

/** Staff give a car free that they held and do not need. @returns false for a hold that is over, booked or a colleague's */
export async function dropQuoteAtDesk(
  ctx: Context,
  actor: Actor,
  quoteId: string,
): Promise<Outcome<boolean, Forbidden>> {
  if (!may(actor, 'dropQuoteAtDesk')) return forbidden('dropQuoteAtDesk')
  return await transaction(ctx, actor, 'dropQuoteAtDesk', async (tx) => {
    tellNothing(tx)
    const quote = await lockQuote(tx, quoteId)
    if (quote === undefined || !keepsCar(quote) || !isQuoteOf(quote, actor)) return { ok: true, value: false }
    await lockStock(tx, atItsBranches(quote))
    await endQuote(tx, quote)
    return { ok: true, value: true }
  })
}
