import { setTimeout as sleep } from 'node:timers/promises'

import type { Operator } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { transact } from '#store/db.ts'
import { dropLeftover, noteLeftover } from '#store/file-leftover.ts'
import { underLease } from '#store/lease.ts'
import { listFiles, replaceStored, type StoredFile } from '#store/stored-file.ts'
import type { Context } from '../context.ts'
import type { BrokenFile } from './steps/examine-file.ts'
import { examineFile } from './steps/examine-file.ts'

const AT_A_TIME = 50
/** Short, because the next move waits for what a killed one had. */
const LEASE_MS = 5_000
const AGAIN_MS = 100

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

/**
 * Moves one file. Its content is noted as left over in the new store until its row names that store: so nobody removes it
 * meanwhile, and what a killed process leaves there goes by itself.
 */
async function moveOne(ctx: Context, actor: Operator, file: StoredFile, content: Buffer): Promise<boolean> {
  const { stores, current: to } = ctx.files
  const target = stores[to]
  const name = file.sha256.toString('hex')
  for (;;) {
    const id = await noteLeftover(ctx.db, to, name)
    let moved = false
    const outcome = await underLease(
      ctx,
      { actor, verb: 'moveFiles' },
      { table: 'file_leftover', id },
      {
        async call() {
          if (!target.transactional) await target.put(ctx.db, name, content)
        },
        async write(tx) {
          if (target.transactional) await target.put(tx, name, content)
          moved = await replaceStored(tx, file, { store: to }).then((transaction) => transaction !== undefined)
          if (moved) await dropLeftover(tx, id)
        },
      },
      LEASE_MS,
    )
    if (outcome === 'written') return moved
    // Another process has it, or a killed one had it.
    await sleep(AGAIN_MS)
  }
}
