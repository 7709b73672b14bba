import type { Operator } from '#domain/actor.ts'
import { FileLostError } from '#log/trouble.ts'
import { keyNumberOf, UnknownKeyError } from '#secrets/seal.ts'
import { transact } from '#store/db.ts'
import { listFiles, type StoredFile } from '#store/stored-file.ts'
import type { Context } from '../../context.ts'

export interface Unreadable {
  table: string
  id: string
  why: string
}

const AT_A_TIME = 20

/**
 * Seals files of older keys with the newest one, each in its own store. Files that another process seals, replaces or
 * removes meanwhile are skipped. @returns unreadable files, which are left as they are
 */
export async function resealFiles(
  ctx: Context,
  actor: Operator,
  onSome: (resealed: number) => void,
): Promise<Unreadable[]> {
  const unreadable: Unreadable[] = []
  const where = { notKey: keyNumberOf(ctx.sealer.head()) }
  for (let after: string | null = null; ;) {
    const some: StoredFile[] = await listFiles(ctx.db, { after, limit: AT_A_TIME, where })
    for (const file of some) {
      const content = await contentOf(ctx, file)
      if (content instanceof Error) unreadable.push({ table: 'stored_file', id: file.id, why: content.message })
      else if (content !== undefined && (await putAnew(ctx, actor, file, content))) onSome(1)
    }
    const last = some.at(-1)
    if (last === undefined) return unreadable
    after = last.id
  }
}

async function contentOf(ctx: Context, { id, owner }: StoredFile): Promise<Buffer | undefined | Error> {
  try {
    return await ctx.files.read(ctx.db, id, owner)
  } catch (error) {
    if (error instanceof FileLostError || error instanceof UnknownKeyError) return error
    throw error
  }
}

async function putAnew(ctx: Context, actor: Operator, file: StoredFile, content: Buffer): Promise<boolean> {
  const { owner, store } = file
  return await ctx.files.bring(ctx.db, { owner, content, store }, (brought) =>
    transact(ctx, actor, 'reseal', (tx) => brought.replace(tx, file)),
  )
}
