import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may } from '#domain/rights.ts'
import type { Context } from '../context.ts'
import { runExchange, type CarExchange, type Exchanged, type ExchangeRefusal } from './steps/exchange.ts'

/**
 * Staff give a customer another car for the rest of the rental: of the booked class, or a better one for free (D43).
 * Customers who were to get that car get another; if there is none, or if staff promised it or are to drive it, the exchange
 * is refused and everything stays (D41).
 */
export async function exchangeCar(
  ctx: Context,
  actor: Actor,
  input: CarExchange,
): Promise<Outcome<Exchanged, ExchangeRefusal>> {
  if (!may(actor, 'exchangeCar')) return forbidden('exchangeCar')
  return await runExchange(ctx, actor, 'exchangeCar', input)
}
