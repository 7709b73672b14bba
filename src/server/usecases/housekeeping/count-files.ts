import type { Operator } from '#domain/actor.ts'
import { countByStore } from '#store/stored-file.ts'
import type { Context } from '../context.ts'

/** Counts the files of each store, with their size. */
export async function countFiles(ctx: Context, _actor: Operator): ReturnType<typeof countByStore> {
  return await countByStore(ctx.db)
}
