import type { Actor } from '#domain/actor.ts'
import type { LocalDate } from '#domain/local-time.ts'
import type { DayException } from '#domain/opening-hours.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { writeException } from '#store/branch-days.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import type { Context } from '../context.ts'

interface Day {
  branchId: number
  date: LocalDate
  /** Hours of the day, closed without ranges; null for the usual hours. */
  exception: Omit<DayException, 'date'> | null
}

/** Sets the hours of a branch for one day, above its week and the holidays (D23). Existing bookings stay. */
export async function setBranchDay(
  ctx: Context,
  actor: Actor,
  { branchId, date, exception }: Day,
): Promise<Outcome<null, Forbidden | { code: 'in_the_past' | 'none' }>> {
  if (!may(actor, 'setBranchDay')) return forbidden('setBranchDay')
  if (date < dateOf(toLocal(ctx.now()))) return { ok: false, refusal: { code: 'in_the_past' } }
  return await transaction(ctx, actor, 'setBranchDay', async (tx) => {
    const written = await writeException(tx, branchId, date, exception)
    return written ? { ok: true, value: null } : { ok: false, refusal: { code: 'none' } }
  })
}
