import type { Operator, Staff } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { findStaff } from '#store/staff.ts'
import type { Context } from '../context.ts'

/** Finds the member of staff in whose name the operator works; those who have left are not found. */
export async function findColleague(
  ctx: Context,
  actor: Operator,
  email: string,
): Promise<Outcome<Staff, { code: 'no_staff' }>> {
  assertMay(actor, 'findColleague')
  const colleague = await findStaff(ctx.db, email)
  return colleague === undefined ? { ok: false, refusal: { code: 'no_staff' } } : { ok: true, value: colleague }
}
