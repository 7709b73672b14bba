import { createHash } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { BASES, fallbackFolder, findBase, namedBy, reachable } from './fallback.ts'
import { DATABASE_USER, isForeign, MAKER, type User } from './user.ts'

/** A Unix socket's path is at most 107 bytes on Linux, 103 on macOS; PostgreSQL adds '/.s.PGSQL.5432.lock'. */
const SOCKET_FOLDER_BYTES = 103 - '/.s.PGSQL.5432'.length

export interface Place {
  /** Holds the cluster and the locks. */
  folder: string
  /** Holds the socket; its path is short enough for one. */
  socket: string
  /** PostgreSQL's programs, readable by the user that runs them. */
  programs: string
  /** User that the database runs as; undefined if it is the user of this process. */
  owner: User | undefined
  /** User that makes the cluster; undefined if it is the user of this process. */
  maker: User | undefined
  /** One line for the log about anything unusual; undefined if there is nothing to say. */
  note: string | undefined
}

/** Finds or makes the folders of the embedded database for this data folder. */
export function findPlace(dataDir: string, programs: string, bases = BASES): Place {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  const owner = process.getuid?.() === 0 ? DATABASE_USER : undefined
  const wanted = path.join(dataDir, 'postgres')
  const folder = owner === undefined ? wanted : reachableFolder(dataDir, wanted, bases)
  const cluster = path.join(folder, 'cluster')
  // Files of an earlier version may still belong to the user that the database ran as then.
  const former = owner !== undefined && isForeign(cluster) ? lstatSync(cluster).uid : undefined
  // Root's own files in here, such as the locks, must not be writable for the database's user.
  makeFolder(folder, owner && { uid: 0, gid: owner.gid, mode: 0o710 }, former)
  const key = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const socket = socketFolder(folder, key, owner)
  makeFolder(socket, owner && { ...owner, mode: 0o700 }, former)
  const usable = owner === undefined || reachable(programs) ? programs : copyPrograms(programs, bases)
  const maker = owner && MAKER
  return { folder, socket, programs: usable, owner, maker, note: noteOn(owner, folder, wanted, socket, bases) }
}

function noteOn(
  owner: Place['owner'],
  folder: string,
  wanted: string,
  socket: string,
  bases: readonly string[],
): string | undefined {
  const parts: string[] = []
  if (owner !== undefined) parts.push(`runs as user ${owner.uid}, since PostgreSQL does not run as root`)
  if (folder !== wanted) {
    const second = path.dirname(folder) !== bases[0] && bases.includes(path.dirname(folder))
    const why = second ? ` and ${bases[0]} cannot be used; such folders may be cleared without asking` : ''
    parts.push(`lives in ${folder}, since that user cannot reach ${path.dirname(wanted)}${why}`)
  }
  if (path.dirname(socket) !== folder)
    parts.push(`has its socket in ${socket}, since the data folder's path is too long`)
  return parts.length === 0 ? undefined : `embedded database ${parts.join('; ')}`
}

/** Chooses a folder once and records it, so that the database is found again even if permissions change later. */
function reachableFolder(dataDir: string, wanted: string, bases: readonly string[]): string {
  if (namedBy(dataDir) !== undefined) return fallbackFolder(dataDir, bases)
  if (reachable(dataDir)) return wanted
  if (!existsSync(path.join(wanted, 'cluster'))) return fallbackFolder(dataDir, bases)
  throw new Error(
    `user ${DATABASE_USER.uid}, as whom the database runs, cannot reach it in ${wanted}; ` +
      'let others pass through all folders above it (chmod o+x)',
  )
}

/** @param former id of another user that the folder may still belong to */
function makeFolder(folder: string, its: (User & { mode: number }) | undefined, former: number | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const made = lstatSync(folder)
  const expected = [its?.uid, process.getuid?.(), former]
  // In a shared folder, another user could have made this one first: never trust it with our socket.
  if (!made.isDirectory() || (process.getuid !== undefined && !expected.includes(made.uid))) {
    throw new Error(`${folder} belongs to somebody else; remove it or set DATA_DIR to another folder`)
  }
  if (its !== undefined) chownSync(folder, its.uid, its.gid)
  chmodSync(folder, its?.mode ?? 0o700)
}

function socketFolder(folder: string, key: string, owner: Place['owner']): string {
  const inside = path.join(folder, 'run')
  const candidates = [
    inside,
    path.join('/run', `spreewagen-${key}`),
    path.join(tmpdir(), `spreewagen-${key}`),
    `/tmp/spreewagen-${key}`,
  ]
  const found = candidates.find(
    (candidate) =>
      Buffer.byteLength(candidate) <= SOCKET_FOLDER_BYTES &&
      writableParent(candidate) &&
      (owner === undefined || reachable(path.dirname(candidate)) || path.dirname(candidate) === folder),
  )
  if (found === undefined)
    throw new Error(`no folder for a socket with a path short enough; set DATA_DIR to a shorter path`)
  return found
}

function writableParent(folder: string): boolean {
  try {
    accessSync(existsSync(folder) ? folder : path.dirname(folder), constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Lets every user read all files, and run those that their owner may run, whatever the umask was. */
function openForAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const at = path.join(entry.parentPath, entry.name)
    chmodSync(at, entry.isDirectory() || (statSync(at).mode & 0o100) !== 0 ? 0o755 : 0o644)
  }
}

/** Copies the programs, once, out of a folder that only root may enter to one that the database's user can reach. */
function copyPrograms(programs: string, bases: readonly string[]): string {
  const key = createHash('sha256')
    .update(`${programs} ${statSync(path.join(programs, 'bin', 'postgres')).mtimeMs}`)
    .digest('hex')
    .slice(0, 12)
  const target = path.join(findBase(bases), `postgresql-18-${key}`)
  if (existsSync(target)) return target
  const half = `${target}.${process.pid}`
  cpSync(programs, half, { recursive: true, verbatimSymlinks: true })
  openForAll(half)
  try {
    renameSync(half, target)
  } catch (error) {
    if (!existsSync(target)) throw error
    rmSync(half, { recursive: true, force: true })
  }
  return target
}
