import type { Actor } from '#domain/actor.ts'
import { isAsGood } from '#domain/better-class.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may } from '#domain/rights.ts'
import { findCarState } from '#store/car-log.ts'
import { transact } from '#store/db.ts'
import { findRunningPart, listCarsToGive, listClasses, type CarToGive } from '#store/exchange.ts'
import type { Context } from '../context.ts'
import { runExchange } from './steps/exchange.ts'
import { findBookingFor, type NoBooking } from './steps/in-booking.ts'

type ExchangeCar = CarToGive & {
  /** Whether it is of a better class than the booked one. */
  better: boolean
  /** Whether it stands here, but not for the whole rest: somebody who was to get it then gets another car. */
  displaces: boolean
}

const MOST_CARS = 12
/** Cars that are tried where none stands free for the whole rest. */
const MOST_TRIED = 6
const MINUTE_MS = 60_000

/**
 * Lists the cars that stand free for the rest of a rental under way, of its class and of better ones (D43). If there is
 * none, those that stand where it ends and that it can have because others get other cars.
 */
export async function listExchangeCars(
  ctx: Context,
  actor: Actor,
  reference: string,
): Promise<Outcome<ExchangeCar[], NoBooking>> {
  if (!may(actor, 'listExchangeCars')) return forbidden('listExchangeCars')
  const known = await transact(ctx, actor, 'listExchangeCars', async (tx): Promise<Outcome<Known, NoBooking>> => {
    const found = await findBookingFor({ ...ctx, db: tx }, actor, 'listExchangeCars', { reference })
    if (!found.ok) return found
    const { id, status } = found.value
    const running = status === 'active' ? await findRunningPart(tx, id) : undefined
    const now = ctx.now()
    // Nobody knows until when an overdue rental would need a car.
    if (running === undefined || running.back <= now) return { ok: true, value: nothing }
    const classes = (await listClasses(tx)).filter((one) => isAsGood(one, running.booked)).map((one) => one.id)
    const wish = { ...running, from: now, classes, most: MOST_CARS }
    const free = await listCarsToGive(tx, wish)
    const soon = { ...wish, back: new Date(now.getTime() + MINUTE_MS), most: MOST_TRIED }
    const standing = free.length > 0 ? [] : await listCarsToGive(tx, soon)
    const km = (await findCarState(tx, actor, running.plate))?.km ?? 0
    return { ok: true, value: { free, standing, km, classId: running.booked.id } }
  })
  if (!known.ok) return known
  const { free, standing, km, classId } = known.value
  const possible: CarToGive[] = []
  for (const car of standing) if (await canHave(ctx, actor, { reference, km }, car)) possible.push(car)
  const cars = [...free, ...possible]
  return {
    ok: true,
    value: cars.map((car) => ({ ...car, better: car.class_id !== classId, displaces: free.length === 0 })),
  }
}

/** Cars as the plan has them. */
interface Known {
  free: CarToGive[]
  /** Those that stand there now, looked for only if none is free. */
  standing: CarToGive[]
  /** Last reading of the car that would come back. */
  km: number
  classId: number
}

const nothing: Known = { free: [], standing: [], km: 0, classId: 0 }

/** Whether a rental can have a car now, even if others were to get it: it is exchanged, and everything undone. */
async function canHave(
  ctx: Context,
  actor: Actor,
  { reference, km }: { reference: string; km: number },
  { plate, km: kmOut }: CarToGive,
): Promise<boolean> {
  const wish = { reference, plate, at: null, kmIn: km, kmOut, reason: '', readyAt: null, rehearsal: true }
  return (await runExchange(ctx, actor, 'listExchangeCars', wish)).ok
}
