import type { System } from '#domain/actor.ts'
import { STAMP_TRIES } from '#domain/document.ts'
import { countStampTry, listUnstamped } from '#store/document.ts'
import type { Context } from '../../context.ts'
import { readCopy } from './read-copy.ts'

/**
 * Marks all documents that were uploaded before copies were marked. A document that cannot be drawn stays sealed and is
 * shown to nobody. A busy machine may be the reason, so it is tried on other nights; after the last one the log names its
 * id once, so that staff can refuse it and its owner uploads it again. @returns number of marked documents
 */
export async function stampAll(ctx: Context, actor: System): Promise<number> {
  let stamped = 0
  for (const id of await listUnstamped(ctx.db, STAMP_TRIES)) {
    const read = await readCopy(ctx, actor, 'keepHouse', id)
    if (read.ok) stamped++
    else if (read.refusal.code === 'file_unreadable' && (await countStampTry(ctx.db, id)) === STAMP_TRIES)
      ctx.log.warn({ document: id }, 'cannot be marked as a copy')
  }
  return stamped
}
