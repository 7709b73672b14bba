import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { PlanRow } from '#store/plan-rows.ts'
import type { Context } from '../context.ts'
import { knownRows } from './steps/known-rows.ts'

/** Part of a cell: so many of its cars, in the order of their plates, from a place in the list on. */
export interface CellPage {
  branch: number
  classId: number
  offset: number
}

export interface WantedCars {
  /** The branch that the planner shows, with cars that come to it or have just left it; null for all, where they stand. */
  branch: number | null
  pages: readonly CellPage[]
  /** Cars of a page. */
  most: number
}

/** Lists pages of cars of the planner, each in the order of the plates. @returns the cars of each page */
export async function listPlanCars(
  ctx: Context,
  actor: Actor,
  { branch, pages, most }: WantedCars,
): Promise<Outcome<PlanRow[][], Forbidden>> {
  if (!may(actor, 'listPlanCars')) return forbidden('listPlanCars')
  const rows = await knownRows(ctx, actor, branch)
  const wanted = pages.map(({ branch: at, classId, offset }) => {
    const cell = rows.filter((row) => row.class_id === classId && (branch ?? row.place) === at)
    return cell.slice(offset, offset + most)
  })
  return { ok: true, value: wanted }
}
