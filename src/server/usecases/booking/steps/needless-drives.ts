import { system } from '#domain/actor.ts'
import { tell } from '#store/act-log.ts'
import { dropDrive, listNeedlessDrives } from '#store/assignment.ts'
import { transaction } from '#store/db.ts'
import { scopeWithout } from '#store/plan-scope.ts'
import { lockStock } from '#store/stock.ts'
import type { Context } from '../../context.ts'
import { planClass } from './assign-car.ts'

/**
 * Removes drives that the database planned for rentals that had relied on a one-way rental which was cancelled, once none
 * needs them. Such a drive takes a car from the branch that it would leave. A drive stays if staff fixed a rental to its
 * car at the far branch. A fault here does not concern the caller, whose work is done; the job tries again.
 * @returns number of removed drives
 */
export async function dropNeedlessDrives(ctx: Context, classId: number | null): Promise<number> {
  const kept = new Set<number>()
  for (let dropped = 0; ;) {
    try {
      // One at a time, because another may be needed again once one is gone.
      const drive = (await listNeedlessDrives(ctx.db, classId)).find(({ id }) => !kept.has(id))
      if (drive === undefined) return dropped
      const outcome = await transaction(ctx, system('watch_yard'), 'watchYard', async (tx) => {
        const scope = await scopeWithout(tx, drive.class_id, { drive: drive.id })
        await lockStock(tx, scope, { classId: drive.class_id, branches: [drive.from_branch, drive.to_branch] })
        // A rental may have come to rely on it meanwhile.
        const still = (await listNeedlessDrives(tx, drive.class_id)).find(({ id }) => id === drive.id)
        if (still === undefined) return { ok: false, refusal: 'needed' } as const
        await dropDrive(tx, still)
        if ((await planClass(tx, scope)) === undefined) return { ok: false, refusal: 'fixed' } as const
        await tell(tx, { event: 'dropped', subject: ['drive', still.id], branch: still.from_branch })
        return { ok: true, value: still } as const
      })
      if (outcome.ok) dropped++
      else kept.add(drive.id)
    } catch (error) {
      ctx.log.error({ classId, reason: (error as Error).message }, 'a drive that nobody needs cannot be taken back')
      return dropped
    }
  }
}
