import { namesInUse, noteLeftovers } from '#store/file-leftover.ts'
import type { StoreName } from '#store/tables.ts'
import type { Context } from '../../context.ts'

/** Age in ms from which content without a row is swept: a file has no row until its transaction commits. */
const GRACE_MS = 86_400_000

/**
 * Finds content in the stores that belongs to no file, such as that of a killed process. @returns number of contents that
 * are removed next
 */
export async function sweepFiles(ctx: Context): Promise<number> {
  const before = new Date(ctx.now().getTime() - GRACE_MS)
  let found = 0
  for (const [name, store] of Object.entries(ctx.files.stores)) {
    for await (const names of store.list(ctx.db, before)) {
      const used = await namesInUse(ctx.db, name as StoreName, names)
      const strays = names.filter((one) => !used.has(one))
      await noteLeftovers(ctx.db, name as StoreName, strays)
      found += strays.length
    }
  }
  return found
}
