import type { Operator } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { countByStore } from '#store/stored-file.ts'
import type { Context } from '../context.ts'

/** Counts the files of each store, with their size. */
export async function countFiles(ctx: Context, actor: Operator): ReturnType<typeof countByStore> {
  assertMay(actor, 'countFiles')
  return await countByStore(ctx.db)
}
