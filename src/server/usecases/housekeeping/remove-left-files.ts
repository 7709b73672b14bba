import type { System } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { dropLeftover, listLeftovers, stateOfLeftover, type Leftover } from '#store/file-leftover.ts'
import { underLease } from '#store/lease.ts'
import type { Context } from '../context.ts'

const AT_A_TIME = 500

/**
 * Removes the contents of deleted files from their stores. One that cannot be removed is tried again next time and does
 * not hold up the others. @returns number of removed contents
 */
export async function removeLeftFiles(ctx: Context, actor: System): Promise<number> {
  assertMay(actor, 'removeLeftFiles')
  let removed = 0
  for (let after: Leftover | null = null; ;) {
    const some: Leftover[] = await listLeftovers(ctx.db, after, AT_A_TIME)
    for (const one of some) {
      try {
        if (await remove(ctx, actor, one)) removed++
      } catch (error) {
        ctx.log.error({ error, name: one.name }, 'the content of a file that is gone could not be removed')
      }
    }
    after = some.at(-1) ?? null
    if (after === null) return removed
  }
}

async function remove(ctx: Context, actor: System, one: Leftover): Promise<boolean> {
  let gone = false
  const outcome = await underLease(
    ctx,
    { actor, verb: 'removeLeftFiles' },
    { table: 'file_leftover', id: one.id },
    {
      async call() {
        const state = await stateOfLeftover(ctx.db, one)
        if (state === 'free') await ctx.files.stores[one.store].delete(ctx.db, one.name)
        return state
      },
      async write(tx, state) {
        gone = state !== 'copied'
        if (gone) await dropLeftover(tx, one.id)
      },
    },
  )
  return outcome === 'written' && gone
}
