import type { Actor } from '#domain/actor.ts'
import { toInstant } from '#domain/berlin-time.ts'
import type { LocalDateTime } from '#domain/local-time.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, isAt, type Forbidden } from '#domain/rights.ts'
import { listPlanBars, type PlanBar } from '#store/plan-bars.ts'
import { placesOf } from '#store/plan-rows.ts'
import { listStockSteps, type StockStep } from '#store/plan-stock.ts'
import type { Context } from '../context.ts'

export interface PlanWindow {
  cars: readonly number[]
  /** Classes at branches whose free cars are asked for. */
  cells: readonly { branch: number; classId: number }[]
  from: LocalDateTime
  to: LocalDateTime
  /** Length of the steps of that line. */
  bucketMinutes: number
}

export interface ShownPlan {
  /** Branch of each car at the beginning. A car that the actor may not see is left out. */
  places: { id: number; place: number }[]
  bars: PlanBar[]
  stock: StockStep[]
}

/** Shows what some cars do in a window of time, and how many cars of some classes are free. */
export async function showPlan(ctx: Context, actor: Actor, window: PlanWindow): Promise<Outcome<ShownPlan, Forbidden>> {
  if (!may(actor, 'showPlan')) return forbidden('showPlan')
  const [from, to] = [toInstant(window.from), toInstant(window.to)]
  const cells = window.cells.filter(({ branch }) => actor.kind !== 'staff' || isAt(actor.branches, branch))
  return await ctx.read(async (read) => {
    const places = await placesOf(read, actor, window.cars, from)
    const cars = places.map(({ id }) => id)
    const bars = cars.length === 0 ? [] : await listPlanBars(read, actor, { cars, from, to })
    const { bucketMinutes } = window
    const stock = cells.length === 0 ? [] : await listStockSteps(read, cells, { from, to, bucketMinutes })
    return { ok: true, value: { places, bars, stock } }
  })
}
