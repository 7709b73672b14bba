import { randomBytes } from 'node:crypto'
import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { chown, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import { assertOutside } from '#store/db.ts'
import type { FileStore } from './file-store.ts'

const NAME = /^[0-9a-f]{64}$/
/** Name of a partial file, which an interrupted put leaves behind. */
const PART = /^[0-9a-f]{64}\.[0-9a-f]{12}\.part$/
const AT_WORK = 'the folder of files is used'
const SHARD = /^[0-9a-f]{2}$/

/** Thrown if the folder for files cannot be used; printed without a stack trace. */
export class UnusableFolderError extends Error {}

/** Path of a company's files in a data folder, or in a copy of one. @param name of the folder in the company's database */
export const folderOfFiles = (dataDir: string, name: string): string => path.join(dataDir, 'files', name)

/** @throws UnusableFolderError unless this process can write there */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new UnusableFolderError(`FILES=folder: ${folder} cannot be written to: ${(error as Error).message}`)
  }
}

/**
 * Keeps contents as files, 256 folders of them by the first two digits of their names. A file is written and flushed
 * beside its place and then renamed, so whatever has a whole name is whole.
 * @param folder where they are; made when the first one is put
 */
export function createFolderStore(folder: string): FileStore {
  const placeOf = (name: string) => {
    if (!NAME.test(name) && !PART.test(name)) throw new Error(`not the name of a stored file: ${name}`)
    return path.join(folder, name.slice(0, 2), name)
  }
  return {
    transactional: false,
    async put(_db, name, content) {
      assertOutside(AT_WORK)
      const place = placeOf(name)
      const shard = path.dirname(place)
      await makeShard(folder, shard)
      const part = `${place}.${randomBytes(6).toString('hex')}.part`
      try {
        await writeFlushed(part, content)
        await belongTo(folder, part)
        await rename(part, place)
        await flushFolder(shard)
      } catch (error) {
        await rm(part, { force: true }).catch(() => {})
        throw error
      }
    },
    async get(_db, name) {
      assertOutside(AT_WORK)
      try {
        return await readFile(placeOf(name))
      } catch (error) {
        return nothingIfMissing(error)
      }
    },
    async delete(_db, name) {
      assertOutside(AT_WORK)
      await rm(placeOf(name), { force: true })
    },
    async *list(_db, before) {
      assertOutside(AT_WORK)
      for (const shard of await namesIn(folder)) {
        if (!SHARD.test(shard)) continue
        const names = (await namesIn(path.join(folder, shard))).filter((name) => NAME.test(name) || PART.test(name))
        const old: string[] = []
        for (const name of names) {
          const found = await stat(placeOf(name)).catch(nothingIfMissing)
          if (found !== undefined && found.mtime < before) old.push(name)
        }
        if (old.length > 0) yield old
      }
    },
  }
}

function nothingIfMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}

const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(nothingIfMissing)) ?? []

async function makeShard(folder: string, shard: string): Promise<void> {
  const made = await mkdir(shard, { recursive: true, mode: 0o700 })
  if (made === undefined) return
  if (made !== shard) await belongTo(path.dirname(folder), folder)
  await belongTo(folder, shard)
  for (let above = path.dirname(shard); above.length >= path.dirname(made).length; above = path.dirname(above))
    await flushFolder(above)
}

async function writeFlushed(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Gives what root makes, for instance with a command, to the owner of the folder above: the server has to read it. */
async function belongTo(above: string, made: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(above)
  await chown(made, uid, gid)
}
