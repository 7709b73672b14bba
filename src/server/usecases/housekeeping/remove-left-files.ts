import type { System } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { transact } from '#store/db.ts'
import { listLeftovers, takeLeftover } from '#store/file-leftover.ts'
import type { Context } from '../context.ts'

const AT_A_TIME = 500

/**
 * Removes the contents of deleted files from their stores. One that cannot be removed is tried again next time and does
 * not hold up the others. @returns number of removed contents
 */
export async function removeLeftFiles(ctx: Context, actor: System): Promise<number> {
  assertMay(actor, 'removeLeftFiles')
  let removed = 0
  for (;;) {
    let some = 0
    const left = await listLeftovers(ctx.db, AT_A_TIME)
    for (const one of left) {
      const remove = () => ctx.files.stores[one.store].delete(ctx.db, one.name)
      try {
        if (await transact(ctx, actor, 'removeLeftFiles', (tx) => takeLeftover(tx, one, remove))) some++
      } catch (error) {
        ctx.log.error({ error, name: one.name }, 'the content of a file that is gone could not be removed')
      }
    }
    removed += some
    if (left.length < AT_A_TIME || some === 0) return removed
  }
}
