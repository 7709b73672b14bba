import { createHash } from 'node:crypto'

import { findFile, type StoredFile } from '#store/stored-file.ts'
import type { Context } from '../../context.ts'

export interface BrokenFile {
  id: string
  /** Owner to which it is sealed, such as 'document:…'. */
  owner: string
  store: StoredFile['store']
  what: 'missing' | 'damaged'
}

/** Reads a file and compares it with its row. @returns sealed content or the fault; undefined if it has changed or gone since */
export async function examineFile(ctx: Context, file: StoredFile): Promise<Buffer | BrokenFile | undefined> {
  const { id, owner, store, sha256, bytes } = file
  const content = await ctx.files.stores[store].get(ctx.db, sha256.toString('hex'))
  if (content?.length === bytes && createHash('sha256').update(content).digest().equals(sha256)) return content
  const now = await findFile(ctx.db, id)
  if (now === undefined || now.store !== store || !now.sha256.equals(sha256)) return undefined
  return { id, owner, store, what: content === undefined ? 'missing' : 'damaged' }
}
