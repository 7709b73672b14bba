import type { Actor } from '#domain/actor.ts'
import { isAsGood, type VehicleClass } from '#domain/better-class.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { listClasses } from '#store/exchange.ts'
import { findPlanned } from '#store/plan-act.ts'
import { listFreeCars, listSwapPartners, type SwapPartner } from '#store/plan-search.ts'
import { findUnplaced } from '#store/plan-unplaced.ts'
import type { Context } from '../context.ts'

export interface JudgedCar {
  car: number
  plate: string
  upgrade: boolean
  /** Until when it stands free; null for no end. */
  until: Date | null
}

export interface Judged {
  cars: JudgedCar[]
  /** Rentals with which it could swap cars; each is tried when it is chosen. */
  partners: SwapPartner[]
}

/** Cars that are judged at once. Beyond that a drag asks about the one under the pointer. */
const MOST = 500

/**
 * Finds the cars of a rental's class, and of the next better one, that stand free for all of it: where it may be dropped;
 * and rentals that have cars it could get instead.
 */
export async function judgeCars(
  ctx: Context,
  actor: Actor,
  { id, waiting = false }: { id: number; waiting?: boolean },
): Promise<Outcome<Judged, Forbidden | { code: 'not_found' }>> {
  if (!may(actor, 'judgeCars')) return forbidden('judgeCars')
  const found = waiting ? await findUnplaced(ctx.db, actor, id) : await findPlanned(ctx.db, { actor }, id)
  if (found === undefined) return { ok: false, refusal: { code: 'not_found' } }
  const { booked } = found
  if (booked === null || ('movable' in found && !found.movable)) return { ok: true, value: { cars: [], partners: [] } }
  const cars = await freeFor(ctx, actor, { ...found, booked })
  if (!('car_id' in found)) return { ok: true, value: { cars, partners: [] } }
  const wish = { ...found, classId: booked.id, until: found.until ?? found.since }
  return { ok: true, value: { cars, partners: await listSwapPartners(ctx.db, actor, wish) } }
}

interface Wish {
  booked: VehicleClass
  from_branch: number
  to_branch: number
  since: Date
  until: Date | null
}

async function freeFor({ db }: Context, actor: Actor, rental: Wish): Promise<JudgedCar[]> {
  const { booked } = rental
  const better = (await listClasses(db)).filter((one) => one.id !== booked.id && isAsGood(one, booked))
  const free = await listFreeCars(db, actor, {
    branch: rental.from_branch,
    classes: [booked.id, ...better.slice(0, 1).map((next) => next.id)],
    from: rental.since,
    until: rental.from_branch === rental.to_branch ? rental.until : null,
    vehicle: null,
    most: MOST,
  })
  return free.map(({ id: car, plate, class_id: classId, until }) => ({
    car,
    plate,
    upgrade: classId !== booked.id,
    until,
  }))
}
