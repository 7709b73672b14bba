import type { Actor, Role } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { overtaken, type Overtaken } from '#store/last-change.ts'
import { lockColleague, lockManagers, updateStaff } from '#store/team.ts'
import { tellNothing } from '#store/act-log.ts'
import type { Context } from '../context.ts'
import { worksSomewhere, type Post } from './steps/works-somewhere.ts'

interface Change {
  account: string
  role: Role
  branches: Post['branches']
  /** Version that the author of the change saw. */
  version: number
}

type Refused = { code: 'no_staff' | 'staff_branches' | 'last_manager' }
type Refusal = Forbidden | Refused | Overtaken<'staff_changed'>

/** Gives a colleague another role or other branches. It holds with their next click, on every device. */
export async function changeStaff(ctx: Context, actor: Actor, input: Change): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'changeStaff')) return forbidden('changeStaff')
  const { account, role, branches, version } = input
  if (!worksSomewhere({ role, branches }, await ctx.catalogue())) return refusedWith('staff_branches')
  return await transaction(ctx, actor, 'changeStaff', async (tx): Promise<Outcome<null, Refusal>> => {
    const isLast = await lockManagers(tx)
    const colleague = await lockColleague(tx, { account })
    if (colleague === undefined) return refusedWith('no_staff')
    if (colleague.version !== version)
      return await overtaken(tx, 'staff_changed', { kind: ['staff', 'staff_branch'], id: account })
    if (role !== 'manager' && isLast(colleague.account)) return refusedWith('last_manager')
    await updateStaff(tx, colleague.account, { role, branches })
    // Triggers tell each row that differs; the same role at the same branches is no change.
    tellNothing(tx)
    return { ok: true, value: null }
  })
}

const refusedWith = (code: Refused['code']) => ({ ok: false, refusal: { code } }) as const
