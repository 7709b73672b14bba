import { execFileSync } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Keyring } from '#secrets/keyring.ts'
import { findPrograms } from '#store/embedded/programs.ts'
import { findCluster, putCluster } from '#store/embedded/restored-cluster.ts'

import { unpack, unpackedBytes } from './archive.ts'
import { BackupError, checkFiles, explained, readNote, type CopyNote, type Written } from './whole-copy.ts'
import { inspect, type Inspection } from './inspect.ts'
import { refuseKeptFolders, restoreKeptFolders } from './kept-folders.ts'
import { withTrialFolder } from './trial-folder.ts'

/** Room in bytes for the journal of a copy, which its manifest does not list, and for what its start writes. */
const JOURNAL_BYTES = 128 * 2 ** 20

/**
 * Puts a copy into a data folder that has no database yet, starts it and inspects it.
 * @throws BackupError before anything is written, if the copy is damaged or its key is missing
 */
export async function restoreCopy(copy: string, dataDir: string, keys: Keyring | undefined): Promise<Inspection> {
  const note = readNote(copy)
  const known = checkFit(note, keys)
  if (findCluster(dataDir) !== undefined) {
    throw new BackupError(
      `there is a database in ${dataDir}, and it is not overwritten; stop its server and move the folder away, ` +
        'or name another with DATA_DIR',
    )
  }
  refuseKeptFolders(dataDir)
  await checkFiles(copy, note)
  return await put(copy, note, dataDir, known)
}

/** Restores a copy into a temporary folder, inspects it and removes the folder. */
export async function tryCopy(copy: string, keys: Keyring | undefined): Promise<Inspection> {
  const note = readNote(copy)
  const known = checkFit(note, keys)
  await checkFiles(copy, note)
  return await tryUnfinished(copy, note, known)
}

/** Tries a copy that is being made and has no note yet. */
export async function tryUnfinished(copy: string, note: Written, keys: Keyring): Promise<Inspection> {
  checkRoom(tmpdir(), unpackedBytes(copy) + JOURNAL_BYTES)
  return await withTrialFolder((folder) => put(copy, note, folder, keys, { trial: true }))
}

async function put(
  copy: string,
  note: Written,
  dataDir: string,
  keys: Keyring,
  { trial = false } = {},
): Promise<Inspection> {
  try {
    await putCluster(dataDir, async (folder) => {
      await unpack(copy, folder)
      if (!trial) restoreKeptFolders(copy, note, dataDir)
    })
  } catch (error) {
    throw explained(error as NodeJS.ErrnoException, dataDir)
  }
  return await inspect(dataDir, keys, { trial, copy, files: note.files })
}

/** @throws BackupError if this machine or these keys cannot read the copy */
function checkFit(note: CopyNote, keys: Keyring | undefined): Keyring {
  const here = postgresRelease()
  if (note.postgres !== here || note.processor !== process.arch) {
    throw new BackupError(
      `the copy is of PostgreSQL ${note.postgres} on ${note.processor}, and this is PostgreSQL ${here} on ${process.arch}: ` +
        'take the release of Spreewagen that made it, on such a machine',
    )
  }
  if (keys === undefined) {
    throw new BackupError(
      `the copy needs ${keyNames(note.keys)}: put secret.key into the data folder first, or set SECRET_KEY`,
    )
  }
  const unknown = note.keys.filter((number) => keys.find(number) === undefined)
  if (unknown.length === 0) return keys
  throw new BackupError(
    `the copy needs ${keyNames(unknown)}, and ${keys.where} has ${keyNames(keys.numbers())}: ` +
      'add the key that is missing; nothing was restored',
  )
}

const keyNames = (numbers: readonly string[]) => `${numbers.length === 1 ? 'key' : 'keys'} ${numbers.join(', ')}`

/** @returns major release of PostgreSQL, such as '18' */
export function postgresRelease(): string {
  const said = execFileSync(path.join(findPrograms(), 'bin', 'postgres'), ['--version'], { encoding: 'utf8' })
  return /(\d+)/.exec(said)![1]!
}

function checkRoom(folder: string, needed: number): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize >= needed) return
  throw new BackupError(
    `${folder} has no room to try the copy, which takes ${Math.ceil(needed / 1e6)} MB; free some space, or set TMPDIR`,
  )
}
