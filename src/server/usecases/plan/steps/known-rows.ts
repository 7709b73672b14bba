import type { Actor } from '#domain/actor.ts'
import { isAt } from '#domain/rights.ts'
import { branchesOf, listPlanRows, type PlanRow } from '#store/plan-rows.ts'
import type { Context } from '../../context.ts'

/** Time in ms for which a large fleet is not looked through again, and the number of cars from which it is large. */
const [KEEP_MS, LARGE] = [15_000, 1_000]

const known = new WeakMap<Context['line'], { at: number; rows: Promise<PlanRow[]> }>()

/**
 * Rows of the planner that an actor may see, of a branch or of all. Where each car of a large fleet stands is found out
 * every 15 seconds at most, since the planner asks for page after page; what the cars do is always read anew.
 */
export async function knownRows(ctx: Context, actor: Actor, branch: number | null): Promise<PlanRow[]> {
  const mayBeSeen = (row: PlanRow) => actor.kind !== 'staff' || branchesOf(row).some((one) => isAt(actor.branches, one))
  return (await allRows(ctx)).filter((row) => mayBeSeen(row) && (branch === null || branchesOf(row).includes(branch)))
}

async function allRows({ line, read }: Context): Promise<PlanRow[]> {
  const kept = known.get(line)
  if (kept !== undefined && performance.now() - kept.at < KEEP_MS) return await kept.rows
  const rows = read(async (db) => await listPlanRows(db))
  known.set(line, { at: performance.now(), rows })
  const forget = () => {
    if (known.get(line)?.rows === rows) known.delete(line)
  }
  try {
    const found = await rows
    if (found.length < LARGE) forget()
    return found
  } catch (error) {
    forget()
    throw error
  }
}
