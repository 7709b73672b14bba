import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { deleteSessionsOf } from '#store/session.ts'
import { deactivateStaff } from '#store/staff.ts'
import { lockColleague, lockManagers } from '#store/team.ts'
import type { Context } from '../context.ts'

type Refusal = Forbidden | { code: 'no_staff' | 'last_manager' }

/**
 * Ends the rights of a member of staff who leaves. They keep their account, and are signed out everywhere. The last
 * manager stays, because nobody else could let anybody in.
 * @param who address or account
 */
export async function endStaff(
  ctx: Context,
  actor: Actor,
  who: string | { account: string },
): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'endStaff')) return forbidden('endStaff')
  return await transaction(ctx, actor, 'endStaff', async (tx): Promise<Outcome<null, Refusal>> => {
    const isLast = await lockManagers(tx)
    const colleague = await lockColleague(tx, who)
    if (colleague === undefined) return { ok: false, refusal: { code: 'no_staff' } }
    const { account } = colleague
    if (actor.kind !== 'operator' && isLast(account)) return { ok: false, refusal: { code: 'last_manager' } }
    await deactivateStaff(tx, account)
    await deleteSessionsOf(tx, account)
    return { ok: true, value: null }
  })
}
