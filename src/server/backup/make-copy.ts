import { createHash } from 'node:crypto'
import {
  accessSync,
  closeSync,
  constants,
  createWriteStream,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { PassThrough } from 'node:stream'
import { createGzip } from 'node:zlib'

import { toLocal } from '#domain/period.ts'
import { streamBaseBackup } from '#store/embedded/base-backup.ts'
import { tryLockExclusive } from '#store/embedded/lock.ts'
import { keepContents } from '#store/file-leftover.ts'

import {
  ARCHIVE,
  BackupError,
  describeFile,
  explained,
  MANIFEST,
  NOTE,
  type CopyNote,
  type WholeCopy,
  type Written,
} from './whole-copy.ts'
import type { Inspection } from './inspect.ts'
import { copyKeptFolders } from './kept-folders.ts'
import { READ_ME, readMeOf } from './read-me.ts'

export interface CopySource {
  dataDir: string
  /** Address of the database of this data folder, for its owner's role. */
  ownerUrl: string
  /** Release of PostgreSQL that runs the database. */
  postgres: string
}

/**
 * Copies database and files of a data folder while they are in use.
 * @param folder of all copies
 * @param check tries the copy before it gets its name
 * @throws BackupError that says what the operator can do
 */
export async function makeCopy(
  source: CopySource,
  folder: string,
  check: (copy: string, written: Written) => Promise<Inspection>,
): Promise<WholeCopy> {
  const { dataDir } = source
  checkTarget(folder, dataDir)
  const release = tryLockExclusive(path.join(dataDir, 'backup.lock'))
  if (release === undefined) throw new BackupError(`another backup of ${dataDir} is under way; wait for it to end`)
  // The name lets a later backup find and remove what a killed one has left.
  const owner = createHash('sha256')
    .update(`${hostname()} ${realpathSync(dataDir)}`)
    .digest('hex')
    .slice(0, 12)
  const part = path.join(folder, `.spreewagen-${owner}.part`)
  try {
    rmSync(part, { recursive: true, force: true })
    mkdirSync(part, { mode: 0o700 })
    const written = await fill(part, source)
    const note = { ...written, ...(await check(part, written)) }
    writeFileSync(path.join(part, READ_ME), readMeOf(note, dataDir), { mode: 0o600, flush: true })
    writeFileSync(path.join(part, NOTE), `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600, flush: true })
    return { path: publish(part, folder, note), note }
  } catch (error) {
    throw explained(error as NodeJS.ErrnoException, folder)
  } finally {
    rmSync(part, { recursive: true, force: true })
    release()
  }
}

async function fill(part: string, source: CopySource): Promise<Written> {
  const madeAt = new Date().toISOString()
  // Files are copied after the database, and none is removed meanwhile: what a row of the copy names is copied.
  const [cluster, kept] = await keepContents(source.ownerUrl, async () => [
    await copyDatabase(part, source.ownerUrl),
    await copyKeptFolders(source.dataDir, part),
  ])
  const own = await Promise.all([ARCHIVE, MANIFEST].map((name) => describeFile(part, name)))
  return {
    form: 1,
    madeAt,
    cluster,
    postgres: source.postgres,
    processor: process.arch,
    files: [...own, ...kept],
  }
}

async function copyDatabase(part: string, ownerUrl: string): Promise<string> {
  const [archive, manifest] = [new PassThrough(), new PassThrough()]
  const into = (name: string) => createWriteStream(path.join(part, name), { mode: 0o600, flush: true })
  const written = Promise.all([
    pipeline(archive, createGzip({ level: 1 }), into(ARCHIVE)),
    pipeline(manifest, into(MANIFEST)),
  ])
  const streamed = streamBaseBackup(ownerUrl, { archive, manifest })
  try {
    const [cluster] = await Promise.all([streamed, written])
    return cluster
  } catch (error) {
    // If one of them fails, the other ends too, and their files are closed before they are removed.
    for (const sink of [archive, manifest]) sink.destroy(error as Error)
    await Promise.allSettled([streamed, written])
    throw error
  }
}

/** Gives a complete copy its name, and flushes it so that it also survives a power cut. */
function publish(part: string, folder: string, { madeAt }: CopyNote): string {
  const at = toLocal(new Date(madeAt)).replace('T', '-').replace(':', '')
  const names = [at, ...Array.from({ length: 99 }, (_, n) => `${at}-${n + 2}`)]
  const target = names.map((name) => path.join(folder, `spreewagen-${name}`)).find((one) => !existsSync(one))!
  renameSync(part, target)
  for (const one of [target, folder]) flushFolder(one)
  return target
}

function flushFolder(folder: string): void {
  const opened = openSync(folder, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

function checkTarget(folder: string, dataDir: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found === undefined) throw new BackupError(`there is no folder ${folder}; make it first, best on another disk`)
  if (!found.isDirectory()) throw new BackupError(`${folder} is not a folder`)
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw explained(error as NodeJS.ErrnoException, folder)
  }
  const inside = path.relative(realpathSync(dataDir), realpathSync(folder))
  if (!inside.startsWith('..') && !path.isAbsolute(inside)) {
    throw new BackupError(`${folder} is in the data folder, and would be lost with it; name a folder outside of it`)
  }
}
