import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { deleteSessionsOf } from '#store/session.ts'
import { deactivateStaff } from '#store/staff.ts'
import type { Context } from '../context.ts'

/** Ends the rights of a member of staff who leaves. They keep their account, and are signed out everywhere. */
export async function endStaff(
  ctx: Context,
  actor: Actor,
  email: string,
): Promise<Outcome<null, Forbidden | { code: 'no_staff' }>> {
  if (!may(actor, 'endStaff')) return forbidden('endStaff')
  return await transaction(ctx, actor, 'endStaff', async (tx): Promise<Outcome<null, { code: 'no_staff' }>> => {
    const account = await deactivateStaff(tx, email)
    if (account === undefined) return { ok: false, refusal: { code: 'no_staff' } }
    await deleteSessionsOf(tx, account)
    return { ok: true, value: null }
  })
}
