import { findFile } from '#store/stored-file.ts'
import type { TestApp } from './app.ts'

/** @returns what lies in its store of the file that a row names, sealed as it is */
export async function storedBytes({ ctx }: Pick<TestApp, 'ctx'>, fileId: string): Promise<Buffer> {
  const { store, sha256 } = (await findFile(ctx.db, fileId))!
  return (await ctx.files.stores[store].get(ctx.db, sha256.toString('hex')))!
}
