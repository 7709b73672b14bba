import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { ActOf, Applied, Trouble } from '#domain/plan-act.ts'
import { forbidden, may } from '#domain/rights.ts'
import { findEntryOf, findPlanned } from '#store/plan-act.ts'
import { findPlanBar } from '#store/plan-bars.ts'
import { listCarsAt } from '#store/plan-search.ts'
import { findBookingFor, type NoBooking } from '../booking/steps/in-booking.ts'
import type { Context } from '../context.ts'
import { candidatesFor, moveTo, type MoveKind } from './steps/candidates.ts'
import { runAct } from './steps/run-act.ts'

/** Car that a rental could have, with the act that gives it, which was tried (D41). */
export interface OtherCar {
  kind: MoveKind
  act: ActOf<'move'>
  plate: string
  model: string
  /** Until when it stands free; null for no end. */
  until: Date | null
  fetch: Applied['fetch']
  /** Number of rentals that get another car for it. */
  moved: number
}

export interface OtherCars {
  /** Car that the rental has in the plan. */
  plate: string | null
  cars: OtherCar[]
  /** Cars of its class that it cannot have, with what stands against each. */
  others: { plate: string; model: string; trouble: Trouble }[]
}

/** Cars of each kind that are tried. */
const TRIES = 4

/** Lists the cars that a rental could have before it begins, and why it cannot have others of its class. */
export async function listOtherCars(
  ctx: Context,
  actor: Actor,
  reference: string,
): Promise<Outcome<OtherCars, NoBooking>> {
  if (!may(actor, 'listOtherCars')) return forbidden('listOtherCars')
  const found = await findBookingFor(ctx, actor, 'listOtherCars', { reference })
  if (!found.ok) return found
  const id = await findEntryOf(ctx.db, found.value.id)
  const entry = id === undefined ? undefined : await findPlanned(ctx.db, { actor }, id)
  const seen = id === undefined ? undefined : await findPlanBar(ctx.db, actor, id)
  const list: OtherCars = { plate: entry?.plate ?? null, cars: [], others: [] }
  if (entry?.booked == null || seen === undefined || !entry.movable || entry.parts > 1) return { ok: true, value: list }
  const { booked } = entry
  const kinds = await candidatesFor(ctx, actor, { ...entry, booked }, TRIES + 1)
  const at = { branch: entry.from_branch, classId: booked.id, at: entry.since }
  const not = [entry.car_id, ...kinds.flatMap(({ cars }) => cars.map((car) => car.id))]
  const busy = await listCarsAt(ctx.db, actor, { ...at, not, most: TRIES })
  const wishes = [
    ...kinds.flatMap(({ kind, cars }) => {
      const others = cars.filter((car) => car.id !== entry.car_id).slice(0, TRIES)
      return others.map(({ until, ...car }) => ({ kind, until, ...car }))
    }),
    ...busy.map((car) => ({ kind: 'same_class' as const, until: null, ...car })),
  ]
  for (const { kind, id: car, plate, model, until } of wishes) {
    const act = moveTo(seen, car, kind)
    const tried = await runAct(ctx, actor, 'listOtherCars', act, 'try')
    if (!tried.ok) list.others.push({ plate, model, trouble: tried.refusal })
    else list.cars.push({ kind, act, plate, model, until, fetch: tried.value.fetch, moved: tried.value.moved.length })
  }
  return { ok: true, value: list }
}
