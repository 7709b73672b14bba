import type { Operator } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { transact } from '#store/db.ts'
import { listFiles, moveFile, type StoredFile } from '#store/stored-file.ts'
import type { Context } from '../context.ts'
import type { BrokenFile } from './steps/examine-file.ts'
import { examineFile } from './steps/examine-file.ts'

const AT_A_TIME = 50

export interface Moved {
  moved: number
  /** Files that stay where they are. */
  broken: BrokenFile[]
}

/**
 * Moves all files to the store for new ones, while the server works. It can be stopped at any moment and begun again, and
 * several may run at once: a file is in its old store until its row names the new one.
 */
export async function moveFiles(
  ctx: Context,
  actor: Operator,
  onProgress: (moved: number) => void = () => {},
): Promise<Moved> {
  assertMay(actor, 'moveFiles')
  const result: Moved = { moved: 0, broken: [] }
  const to = ctx.files.current
  for (let after: string | null = null; ;) {
    const some: StoredFile[] = await listFiles(ctx.db, { after, limit: AT_A_TIME, where: { notIn: to } })
    for (const file of some) {
      const content = await examineFile(ctx, file)
      if (content === undefined) continue
      if (!Buffer.isBuffer(content)) result.broken.push(content)
      else if (await moveOne(ctx, actor, file, content)) onProgress(++result.moved)
    }
    const last = some.at(-1)
    if (last === undefined) break
    after = last.id
  }
  const after = { to, moved: result.moved, broken: result.broken.length }
  await transact(ctx, actor, 'moveFiles', (tx) => tell(tx, { event: 'moved', subject: ['house', 'files'], after }))
  return result
}

async function moveOne(ctx: Context, actor: Operator, file: StoredFile, content: Buffer): Promise<boolean> {
  const { stores, current: to } = ctx.files
  const target = stores[to]
  const name = file.sha256.toString('hex')
  // Done before anything is locked, because a store may be slow.
  if (!target.transactional) await target.put(ctx.db, name, content)
  return await transact(ctx, actor, 'moveFiles', (tx) =>
    moveFile(tx, file, to, async () => {
      if (target.transactional) await target.put(tx, name, content)
      return (await target.get(tx, name)) !== undefined
    }),
  )
}
