import type { Actor } from '#domain/actor.ts'
import type { Applied, PlanAct, Trouble } from '#domain/plan-act.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Verb } from '#domain/rights.ts'
import { transaction, type Tx } from '#store/db.ts'
import { tell } from '#store/act-log.ts'
import { checkNow, findPlanned, listJobs, listTaken } from '#store/plan-act.ts'
import { findUnplaced } from '#store/plan-unplaced.ts'
import { withAgreements } from '../../booking/steps/agreement.ts'
import { dropNeedlessDrives } from '../../booking/steps/needless-drives.ts'
import type { Context } from '../../context.ts'
import { trouble } from './entry.ts'
import { asInTheWay, movedLine, type Done } from './make-room.ts'
import { fixRental, moveRental, swapRentals } from './move.ts'
import { placeUnplaced } from './place.ts'
import { dropPlannedDrive, planDrive } from './planned-drive.ts'
import { retimeRental } from './retime.ts'
import { spanOf } from './span.ts'
import { blockCar, changeBlock, endBlock } from './workshop.ts'

/** Refusals of the database: no stock, a broken chain of places, a rental without its car, a car in two places. */
const NO_PLAN = new Set(['SW001', 'SW003', 'SW004', '23P01'])

/** Refusals after which staff ask who is in the way. */
const UNTOLD: ReadonlySet<Trouble['code']> = new Set(['no_stock', 'in_the_way'])

/** Thrown to take back what was only tried. */
interface Tried {
  code: 'tried'
  applied: Applied
}

/** Does an act on the plan, or tries it in a transaction that is rolled back (D41). */
export async function runAct(
  ctx: Context,
  actor: Actor,
  verb: Verb,
  act: PlanAct,
  only: 'do' | 'try',
): Promise<Outcome<Applied, Trouble>> {
  let code: Trouble['code'] = 'no_stock'
  try {
    const outcome = await withAgreements(ctx, () =>
      transaction<Applied, Trouble | Tried>(ctx, actor, verb, async (tx) => {
        const done = await doAct(ctx, tx, act, only)
        if (!done.ok) return done
        await checkNow(tx)
        const applied = { ...done.value, moved: await tellMoved(tx) }
        return only === 'do' ? { ok: true, value: applied } : { ok: false, refusal: { code: 'tried', applied } }
      }),
    )
    if (outcome.ok) {
      if (act.kind === 'retime') await dropNeedlessDrives(ctx, null)
      return outcome
    }
    const { refusal } = outcome
    if (refusal.code === 'tried') return { ok: true, value: refusal.applied }
    if (refusal.by !== undefined || !UNTOLD.has(refusal.code)) return { ok: false, refusal }
    code = refusal.code
  } catch (error) {
    if (!NO_PLAN.has((error as { code: string }).code)) throw error
  }
  // Asked once all is undone: the transaction that failed cannot say what stood against it.
  const looked = await transaction<never, Trouble>(ctx, actor, verb, async (tx) =>
    trouble(code, { by: await inTheWay(tx, act) }),
  )
  return looked
}

async function doAct(ctx: Context, tx: Tx, act: PlanAct, only: 'do' | 'try'): Promise<Outcome<Done, Trouble>> {
  const now = ctx.now()
  switch (act.kind) {
    case 'move':
      return await moveRental(tx, act, await ctx.catalogue(), now)
    case 'place':
      return await placeUnplaced(tx, act, await ctx.catalogue(), now)
    case 'swap':
      return await swapRentals(tx, act)
    case 'fix':
      return await fixRental(tx, act)
    case 'retime':
      return await retimeRental(ctx, tx, act, only)
    case 'block':
      return await blockCar(tx, act, now)
    case 'reblock':
      return await changeBlock(tx, act, now)
    case 'unblock':
      return await endBlock(tx, act, now)
    case 'drive':
      return await planDrive(tx, act, await ctx.catalogue(), now)
    case 'undrive':
      return await dropPlannedDrive(tx, act, now)
  }
}

/**
 * Tells the log of the rentals that the act gave other cars, whatever it was about.
 * @returns those of them that the actor may see, by their start
 */
async function tellMoved(tx: Tx): Promise<Applied['moved']> {
  const taken = await listTaken(tx)
  await tell(tx, ...taken.map(movedLine))
  return taken.filter(({ visible }) => visible).map((job) => ({ ...asInTheWay(job, job.before), to: job.plate }))
}

/** Rentals on the car of an act during its time. */
async function inTheWay(tx: Tx, act: PlanAct) {
  const entry = 'id' in act ? await findPlanned(tx, tx.act, act.id) : undefined
  const waiting = act.kind === 'place' ? await findUnplaced(tx, tx.act.actor, act.stay) : undefined
  const span = spanOf(act, entry ?? waiting)
  if (span === null) return []
  const { car, since, until } = span
  const jobs = await listJobs(tx, car.id, since)
  const others = jobs.filter((job) => job.id !== entry?.id && (until === null || job.since < until))
  return others.slice(0, 3).map((job) => asInTheWay(job, ''))
}
