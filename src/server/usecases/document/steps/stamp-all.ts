import { listUnstamped } from '../../../store/document.ts'
import type { Context } from '../../context.ts'
import { readCopy } from './stamp.ts'

/**
 * Marks everything that was uploaded before copies were marked. What cannot be drawn stays sealed and is shown to nobody;
 * the log names its id, so that staff can refuse it and its owner uploads it again. @returns how many were marked
 */
export async function stampAll(ctx: Context): Promise<number> {
  let stamped = 0
  for (const id of await listUnstamped(ctx.db)) {
    const read = await readCopy(ctx, { id, customerId: null })
    if (read.ok) stamped++
    else if (read.refusal.code === 'file_unreadable') ctx.log.warn({ document: id }, 'cannot be marked as a copy')
  }
  return stamped
}
