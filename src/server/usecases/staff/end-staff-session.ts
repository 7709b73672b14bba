import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tell } from '#store/act-log.ts'
import { transaction } from '#store/db.ts'
import { deleteOwnSession } from '#store/session.ts'
import { lockColleague } from '#store/team.ts'
import type { Context } from '../context.ts'

type Refusal = Forbidden | { code: 'no_staff' | 'not_found' }

/** Ends a session of a colleague, for instance on a device that was lost. */
export async function endStaffSession(
  ctx: Context,
  actor: Actor,
  input: { account: string; session: string },
): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'endStaffSession')) return forbidden('endStaffSession')
  return await transaction(ctx, actor, 'endStaffSession', async (tx): Promise<Outcome<null, Refusal>> => {
    const colleague = await lockColleague(tx, { account: input.account })
    if (colleague === undefined) return { ok: false, refusal: { code: 'no_staff' } }
    const { account } = colleague
    if (!(await deleteOwnSession(tx, account, input.session))) return { ok: false, refusal: { code: 'not_found' } }
    await tell(tx, { event: 'session_ended', subject: ['staff', account] })
    return { ok: true, value: null }
  })
}
