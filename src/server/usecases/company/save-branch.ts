import type { Actor } from '#domain/actor.ts'
import { branchProblem, readHours, type BranchInput } from '#domain/branch.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { saveBranch as store } from '#store/company-rows.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { addRate } from '#store/rate.ts'
import type { Context } from '../context.ts'

export interface BranchWish extends BranchInput {
  /** 'Mon-Fri 08:00-18:00, Sat 08:00-13:00' */
  hours: string
  /** Fee for an after-hours pickup in minor units; null if the branch offers none. */
  afterHoursFeeMinor: number | null
}

/** Adds a branch, or changes the one with this code; every page, letter and form has it at once (D39). */
export async function saveBranch(
  ctx: Context,
  actor: Actor,
  { hours, afterHoursFeeMinor, ...branch }: BranchWish,
): Promise<Outcome<{ id: number }, Forbidden | { code: 'unfit'; problem: string }>> {
  if (!may(actor, 'saveBranch')) return forbidden('saveBranch')
  const openings = readHours(hours)
  const problem =
    branchProblem(branch) ??
    (openings === null ? 'hours are a week such as "Mon-Fri 08:00-18:00, Sat 08:00-13:00"' : undefined)
  if (problem !== undefined || openings === null) return { ok: false, refusal: { code: 'unfit', problem: problem! } }
  return await transaction(ctx, actor, 'saveBranch', async (tx) => {
    const id = await store(tx, { ...branch, openings, afterHours: afterHoursFeeMinor !== null })
    const from = dateOf(toLocal(ctx.now()))
    if (afterHoursFeeMinor !== null) await addRate(tx, { of: { branch_id: id }, from, amountMinor: afterHoursFeeMinor })
    return { ok: true, value: { id } }
  })
}
