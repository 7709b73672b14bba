import type { Actor } from '#domain/actor.ts'
import { isAsGood } from '#domain/better-class.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may } from '#domain/rights.ts'
import { transact } from '#store/db.ts'
import { findRunningPart, listCarsToGive, listClasses, type CarToGive } from '#store/exchange.ts'
import type { Context } from '../context.ts'
import { findBookingFor, type NoBooking } from './steps/in-booking.ts'

type ExchangeCar = CarToGive & {
  /** Whether it is of a better class than the booked one. */
  better: boolean
}

const MOST_CARS = 12

/** Lists the cars that stand free for the rest of a rental under way, of its class and of better ones (D43). */
export async function listExchangeCars(
  ctx: Context,
  actor: Actor,
  reference: string,
): Promise<Outcome<ExchangeCar[], NoBooking>> {
  if (!may(actor, 'listExchangeCars')) return forbidden('listExchangeCars')
  return await transact(ctx, actor, 'listExchangeCars', async (tx): Promise<Outcome<ExchangeCar[], NoBooking>> => {
    const found = await findBookingFor({ ...ctx, db: tx }, actor, 'listExchangeCars', { reference })
    if (!found.ok) return found
    const { id, status } = found.value
    const running = status === 'active' ? await findRunningPart(tx, id) : undefined
    const now = ctx.now()
    // Nobody knows until when an overdue rental would need a car.
    if (running === undefined || running.back <= now) return { ok: true, value: [] }
    const { booked } = running
    const classes = (await listClasses(tx)).filter((one) => isAsGood(one, booked)).map((one) => one.id)
    const cars = await listCarsToGive(tx, { ...running, from: now, classes, most: MOST_CARS })
    return { ok: true, value: cars.map((car) => ({ ...car, better: car.class_id !== booked.id })) }
  })
}
