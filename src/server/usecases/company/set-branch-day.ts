import type { Actor } from '#domain/actor.ts'
import type { LocalDate } from '#domain/local-time.ts'
import type { DayException } from '#domain/opening-hours.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { writeException } from '#store/branch-days.ts'
import { transaction, type Outcome } from '#store/db.ts'
import type { Context } from '../context.ts'

interface Day {
  branchId: number
  date: LocalDate
  /** No ranges: closed. Null: as on any other day. */
  exception: Omit<DayException, 'date'> | null
}

/** Says how a branch opens on one day, whatever its week and the holidays say (D23). What is booked stays. */
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
