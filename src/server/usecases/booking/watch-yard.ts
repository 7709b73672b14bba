import type { System } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { awayUntil, isOverdue } from '#domain/yard-times.ts'
import { transaction } from '#store/db.ts'
import { lockStock } from '#store/stock.ts'
import { listOut, listShortClasses } from '#store/yard.ts'
import type { Context } from '../context.ts'
import { keepAway } from './steps/keep-away.ts'
import { placeMissing } from './steps/settle-car.ts'
import { foundLetters } from './steps/tell.ts'

/**
 * Takes care of overdue cars and of bookings left without a car, so that the plan finds another one before the customer
 * stands at the desk. Running it twice changes nothing. A failure for one booking is reported and does not hold up others.
 */
export async function watchYard(ctx: Context, actor: System): Promise<void> {
  assertMay(actor, 'watchYard')
  const catalogue = await ctx.catalogue()
  const { rules } = catalogue
  const now = ctx.now()
  for (const rental of await listOut(ctx.db, actor, now)) {
    if (!isOverdue(rental, now, rules)) continue
    const until = awayUntil(rental, now, rules)
    // Computed anew only when half of the time is over, so that the plan does not change on every run.
    const half = new Date((now.getTime() + until.getTime()) / 2)
    if (rental.out_until !== null && rental.out_until > half) continue
    await attempt(ctx, rental.id, () => keepAway(ctx, rental.id))
  }
  for (const classId of await listShortClasses(ctx.db)) {
    await attempt(ctx, classId, () =>
      transaction(ctx, actor, 'watchYard', async (tx) => {
        await lockStock(tx, { classId })
        await ctx.post(tx, ...foundLetters(await placeMissing(tx, classId, now), catalogue))
        return { ok: true, value: null } as const
      }),
    )
  }
}

async function attempt(ctx: Context, id: number, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    ctx.log.error({ id, reason: (error as Error).message }, 'a car that is out cannot be planned around')
  }
}
