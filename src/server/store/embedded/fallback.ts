import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { sameFolder } from './same-folder.ts'
import { DATABASE_USER } from './user.ts'

/** Folders for the database if its user cannot reach the data folder. The first usable one is taken. */
export const BASES: readonly string[] = [
  '/var/lib/spreewagen',
  '/var/tmp/spreewagen',
  path.join(tmpdir(), 'spreewagen'),
]

/** Whether other users may pass through this folder and every folder above it. */
export function reachable(target: string): boolean {
  for (let at = path.resolve(target); ; at = path.dirname(at)) {
    const here = existsSync(at) ? statSync(at) : undefined
    if (here !== undefined && (here.mode & 0o001) === 0) return false
    if (at === path.dirname(at)) return true
  }
}

/**
 * Finds the first folder that can be made, written and passed through.
 * @throws if there is none; the message says what to do
 */
export function findBase(bases: readonly string[]): string {
  const found = bases.find((base) => usable(base))
  if (found !== undefined) return found
  throw new Error(
    `user ${DATABASE_USER.uid}, as whom the database runs, can use none of ${bases.join(', ')}; ` +
      'set DATA_DIR to a folder where all folders above it may be passed through by others, or set DATABASE_URL',
  )
}

function usable(base: string): boolean {
  try {
    if (!existsSync(base)) mkdirSync(base)
    // In a shared folder, another user could have made this one first, to slip in files under our names.
    const ours = [lstatSync(base), statSync(base)].every(({ uid }) => uid === process.getuid?.())
    if (!ours || !statSync(base).isDirectory()) return false
    chmodSync(base, 0o711)
    accessSync(base, constants.W_OK)
    return reachable(realpathSync(base))
  } catch {
    return false // read-only, as in some containers
  }
}

/**
 * Finds or makes the folder for the database of a data folder that the database's user cannot reach. The two folders
 * name each other: so the database is found again after the data folder moves, and a copy of the data folder is
 * recognised as a copy.
 * @throws if the database belongs to another data folder or is gone; the message says what to do
 */
export function fallbackFolder(dataDir: string, bases: readonly string[]): string {
  if (namedBy(dataDir) === undefined) {
    const folder = unusedFolder(dataDir, findBase(bases))
    // Asked again, because another process may have chosen a folder meanwhile.
    if (namedBy(dataDir) === undefined) {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      writeWhole(path.join(folder, 'owner'), realpathSync(dataDir))
      writeWhole(pointerOf(dataDir), folder)
    }
  }
  const folder = namedBy(dataDir)!
  claim(folder, dataDir)
  return folder
}

const pointerOf = (dataDir: string) => path.join(dataDir, 'postgres.place')

/** @returns the folder that the data folder names as its database's; undefined if it names none */
export function namedBy(dataDir: string): string | undefined {
  const named = read(pointerOf(dataDir))
  return named === undefined ? undefined : path.resolve(dataDir, named)
}

/** Finds a folder without a database. One left by a removed data folder is of no use: its secrets had another key. */
function unusedFolder(dataDir: string, base: string): string {
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  for (let turn = 1; ; turn++) {
    const folder = path.join(base, turn === 1 ? key : `${key}-${turn}`)
    if (!existsSync(path.join(folder, 'cluster'))) return folder
  }
}

function claim(folder: string, dataDir: string): void {
  if (!existsSync(folder)) {
    throw new Error(
      `${pointerOf(dataDir)} names ${folder} as the folder of the database, which is gone; ` +
        'restore it from the backup, or remove postgres.place to begin with an empty database',
    )
  }
  const note = path.join(folder, 'owner')
  const real = realpathSync(dataDir)
  const owner = read(note)
  if (owner === real) return
  // Earlier versions wrote no such note: the first data folder that names the database then owns it.
  if (owner !== undefined && namedBy(owner) === folder && !sameFolder(owner, real)) {
    throw new Error(
      `${dataDir} is a copy of ${owner}, and ${folder} is the database of ${owner}. Stop what uses that, copy ` +
        `${folder} to a new folder beside it with cp -a, and write the new folder's path into ${pointerOf(dataDir)}`,
    )
  }
  writeWhole(note, real)
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** Writes a file in one step, so that no reader ever finds half of it, not even after a power cut. */
function writeWhole(file: string, line: string): void {
  const half = `${file}.${process.pid}`
  writeFileSync(half, `${line}\n`, { mode: 0o600, flush: true })
  renameSync(half, file)
}
