import type { Actor } from '#domain/actor.ts'
import { isAsGood } from '#domain/better-class.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { listClasses } from '#store/exchange.ts'
import { findPlanned } from '#store/plan-act.ts'
import { listFreeCars } from '#store/plan-search.ts'
import type { Context } from '../context.ts'

export interface JudgedCar {
  car: number
  plate: string
  upgrade: boolean
  /** Until when it stands free; null for no end. */
  until: Date | null
}

/** Cars that are judged at once. Beyond that a drag asks about the one under the pointer. */
const MOST = 500

/** Finds the cars of a rental's class, and of the next better one, that stand free for all of it: where it may be dropped. */
export async function judgeCars(
  ctx: Context,
  actor: Actor,
  { id }: { id: number },
): Promise<Outcome<JudgedCar[], Forbidden | { code: 'not_found' }>> {
  if (!may(actor, 'judgeCars')) return forbidden('judgeCars')
  const entry = await findPlanned(ctx.db, { actor }, id)
  if (entry === undefined) return { ok: false, refusal: { code: 'not_found' } }
  const { booked } = entry
  if (booked === null || !entry.movable) return { ok: true, value: [] }
  const better = (await listClasses(ctx.db)).filter((one) => one.id !== booked.id && isAsGood(one, booked))
  const free = await listFreeCars(ctx.db, actor, {
    branch: entry.from_branch,
    classes: [booked.id, ...better.slice(0, 1).map((next) => next.id)],
    from: entry.since,
    until: entry.from_branch === entry.to_branch ? entry.until : null,
    vehicle: null,
    most: MOST,
  })
  return {
    ok: true,
    value: free.map(({ id: car, plate, class_id: classId, until }) => ({
      car,
      plate,
      upgrade: classId !== booked.id,
      until,
    })),
  }
}
