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

/** Where the database lives if its user cannot reach the data folder. The first that can be used is taken. */
export const BASES: readonly string[] = [
  '/var/lib/spreewagen',
  '/var/tmp/spreewagen',
  path.join(tmpdir(), 'spreewagen'),
]

/** Anything may stay where it is if others may pass through every folder above it. */
export function reachable(target: string): boolean {
  for (let at = path.resolve(target); ; at = path.dirname(at)) {
    const here = existsSync(at) ? statSync(at) : undefined
    if (here !== undefined && (here.mode & 0o001) === 0) return false
    if (at === path.dirname(at)) return true
  }
}

/** @throws with the way out, if none of them can be made, written and passed through */
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
    // In a shared folder somebody else could have been here first, and could put other files under our names.
    const ours = [lstatSync(base), statSync(base)].every(({ uid }) => uid === process.getuid?.())
    if (!ours || !statSync(base).isDirectory()) return false
    chmodSync(base, 0o711)
    accessSync(base, constants.W_OK)
    return reachable(realpathSync(base))
  } catch {
    return false // read-only, such as in some containers
  }
}

/**
 * The folder for the database of a data folder that its user cannot reach. The data folder names it and it names the
 * data folder, so that both are found again wherever the data folder moves, and a copy of it is told from it.
 * @throws with the way out, if the database is another data folder's or is gone
 */
export function fallbackFolder(dataDir: string, bases: readonly string[]): string {
  if (namedBy(dataDir) === undefined) {
    const folder = unusedFolder(dataDir, findBase(bases))
    // Only now: if another process has made it meanwhile, it had named it before.
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

/** @returns the folder that the data folder names as its database's, if it does */
export function namedBy(dataDir: string): string | undefined {
  const named = read(pointerOf(dataDir))
  return named === undefined ? undefined : path.resolve(dataDir, named)
}

/** A database whose data folder was removed is not taken up again: what is sealed in it had another key. */
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
  // Who comes first with a folder of an earlier version, which had no such note, has it.
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

/** Nobody ever finds half of it, not even after a power cut. */
function writeWhole(file: string, line: string): void {
  const half = `${file}.${process.pid}`
  writeFileSync(half, `${line}\n`, { mode: 0o600, flush: true })
  renameSync(half, file)
}
