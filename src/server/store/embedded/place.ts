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
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** PostgreSQL refuses to run as root; started as root, it runs as this user (nobody). */
const UNPRIVILEGED = 65534
/** A Unix socket's path is at most 107 bytes on Linux, 103 on macOS; PostgreSQL adds '/.s.PGSQL.5432.lock'. */
const SOCKET_FOLDER_BYTES = 103 - '/.s.PGSQL.5432'.length
/** Where the database lives when the data folder cannot be reached without root's rights. */
const ROOTS_FALLBACK = '/var/lib/spreewagen'

export interface Place {
  /** Holds the cluster and the locks. */
  folder: string
  /** Holds the socket; its path is short enough. */
  socket: string
  /** PostgreSQL's programs, readable by the user that runs them. */
  programs: string
  /** Whom the database runs as, if not as ourselves. */
  owner: { uid: number; gid: number } | undefined
  /** What a person should know about it, in one line. */
  note: string | undefined
}

/** Finds or makes the folders of the embedded database for this data folder. */
export function findPlace(dataDir: string, programs: string): Place {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  const owner = process.getuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : undefined
  const wanted = path.join(dataDir, 'postgres')
  const folder = owner === undefined ? wanted : reachableFolder(dataDir, wanted)
  makeFolder(folder, owner)
  const key = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const socket = socketFolder(folder, key, owner)
  makeFolder(socket, owner)
  const usable = owner === undefined || reachable(programs) ? programs : copyPrograms(programs)
  return { folder, socket, programs: usable, owner, note: noteOn(owner, folder, wanted, socket) }
}

function noteOn(owner: Place['owner'], folder: string, wanted: string, socket: string): string | undefined {
  const parts: string[] = []
  if (owner !== undefined) parts.push(`runs as user ${owner.uid}, since PostgreSQL does not run as root`)
  if (folder !== wanted) parts.push(`lives in ${folder}, since that user cannot reach ${path.dirname(wanted)}`)
  if (path.dirname(socket) !== folder)
    parts.push(`has its socket in ${socket}, since the data folder's path is too long`)
  return parts.length === 0 ? undefined : `embedded database ${parts.join('; ')}`
}

/** The data folder may stay where it is if others may pass through every folder above it. */
function reachable(target: string): boolean {
  for (let at = path.resolve(target); ; at = path.dirname(at)) {
    const here = existsSync(at) ? statSync(at) : undefined
    if (here !== undefined && here.uid !== UNPRIVILEGED && (here.mode & 0o001) === 0) return false
    if (at === path.dirname(at)) return true
  }
}

/** Once chosen, the place is written down, so that a moved or re-permitted checkout finds its database again. */
function reachableFolder(dataDir: string, wanted: string): string {
  const pointer = path.join(dataDir, 'postgres.place')
  if (existsSync(pointer)) return readFileSync(pointer, 'utf8').trim()
  if (existsSync(path.join(wanted, 'cluster')) || reachable(dataDir)) return wanted
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const base = existsSync('/var/lib') ? ROOTS_FALLBACK : path.join(tmpdir(), 'spreewagen')
  const folder = path.join(base, key)
  makePassable(base)
  writeFileSync(pointer, `${folder}\n`, { mode: 0o600, flush: true })
  return folder
}

function makePassable(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  chmodSync(folder, 0o711)
}

function makeFolder(folder: string, owner: Place['owner']): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const made = lstatSync(folder)
  const expected = owner?.uid ?? process.getuid?.()
  // In a shared folder somebody else could have been here first: never trust their folder with our socket.
  if (!made.isDirectory() || (expected !== undefined && made.uid !== expected && made.uid !== process.getuid?.())) {
    throw new Error(`${folder} belongs to somebody else; remove it or set DATA_DIR to another folder`)
  }
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
  chmodSync(folder, 0o700)
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

/** Whatever the umask was: everybody may read, and run what its owner may run. */
function openForAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const at = path.join(entry.parentPath, entry.name)
    chmodSync(at, entry.isDirectory() || (statSync(at).mode & 0o100) !== 0 ? 0o755 : 0o644)
  }
}

/** Under a folder that only root may enter, the programs are copied once to where their user can run them. */
function copyPrograms(programs: string): string {
  const key = createHash('sha256')
    .update(`${programs} ${statSync(path.join(programs, 'bin', 'postgres')).mtimeMs}`)
    .digest('hex')
    .slice(0, 12)
  const target = path.join(
    existsSync('/var/lib') ? ROOTS_FALLBACK : path.join(tmpdir(), 'spreewagen'),
    `postgresql-18-${key}`,
  )
  if (existsSync(target)) return target
  const half = `${target}.${process.pid}`
  makePassable(path.dirname(target))
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
