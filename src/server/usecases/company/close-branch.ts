import type { Actor } from '#domain/actor.ts'
import type { LocalDate } from '#domain/local-time.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { endQuotesAt, listAffected, lockOtherBranch, writeClosing, type Affected } from '#store/branch-days.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import type { Context } from '../context.ts'

interface Closing {
  branchId: number
  /** First day on which no rental begins or ends there; null if the branch stays after all. */
  from: LocalDate | null
}

/**
 * Gives up a branch from a day on: customers can no longer book from there or to there. Existing bookings stay; what a
 * visitor was about to book ends.
 * @returns rentals that still begin or end there, for staff to discuss with their customers
 */
export async function closeBranch(
  ctx: Context,
  actor: Actor,
  { branchId, from }: Closing,
): Promise<Outcome<Affected[], Forbidden | { code: 'in_the_past' | 'last_branch' }>> {
  if (!may(actor, 'closeBranch')) return forbidden('closeBranch')
  if (from !== null && from < dateOf(toLocal(ctx.now()))) return { ok: false, refusal: { code: 'in_the_past' } }
  return await transaction(ctx, actor, 'closeBranch', async (tx) => {
    if (from !== null && !(await lockOtherBranch(tx, branchId))) return { ok: false, refusal: { code: 'last_branch' } }
    await writeClosing(tx, branchId, from)
    if (from === null) return { ok: true, value: [] }
    await endQuotesAt(tx, branchId, from)
    return { ok: true, value: await listAffected(tx, branchId, from) }
  })
}
