import type { Operator } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { listFiles, type StoredFile } from '#store/stored-file.ts'
import type { Context } from '../context.ts'
import { examineFile, type BrokenFile } from './steps/examine-file.ts'

const AT_A_TIME = 50

/** Compares the content of every file with its hash. It needs no key. */
export async function checkFiles(ctx: Context, actor: Operator): Promise<{ checked: number; broken: BrokenFile[] }> {
  assertMay(actor, 'checkFiles')
  const broken: BrokenFile[] = []
  let checked = 0
  for (let after: string | null = null; ;) {
    const some: StoredFile[] = await listFiles(ctx.db, { after, limit: AT_A_TIME })
    for (const file of some) {
      const found = await examineFile(ctx, file)
      checked++
      if (found !== undefined && !Buffer.isBuffer(found)) broken.push(found)
    }
    const last = some.at(-1)
    if (last === undefined) return { checked, broken }
    after = last.id
  }
}
