import { readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

import { sameFolder } from './same-folder.ts'

/** PostgreSQL writes its id into a new file at once; one that is empty for longer is left of a start that was killed. */
const EMPTY_AT_MOST_MS = 10_000

/** @returns the id of the process that wrote this file of PostgreSQL's, or undefined if there is none in it */
export function pidIn(file: string): number | undefined {
  try {
    const pid = Math.abs(Number.parseInt(readFileSync(file, 'utf8'), 10))
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

/**
 * After a power cut, and whenever a container starts, ids are given out anew: the one that the database had may be
 * another program's, or a thread's. Where that cannot be known, such as on macOS, it may be the database.
 * @returns false only if no PostgreSQL that serves this cluster has this id
 */
export function mayServe(pid: number, cluster: string): boolean {
  let name: string
  let words: string[]
  try {
    name = readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
    words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return true
  }
  if (name !== 'postgres') return false
  // A dead one that nobody has taken note of has no words; the children of any cluster have a title instead.
  const first = words[0] ?? ''
  if (first === '' || first.startsWith('postgres: ')) return false
  const folder = words[words.indexOf('-D', 1) + 1]
  if (folder === undefined || folder === first || !path.isAbsolute(folder)) return true
  try {
    return sameFolder(folder, cluster)
  } catch {
    return true
  }
}

/** @returns whether there is a database on this cluster, which then has the signal */
export function signalServer(cluster: string, signal: 'SIGINT' | 'SIGQUIT'): boolean {
  const pid = pidIn(path.join(cluster, 'postmaster.pid'))
  if (pid === undefined || !mayServe(pid, cluster)) return false
  try {
    return process.kill(pid, signal)
  } catch {
    return false // not running any more
  }
}

/**
 * Removes a lock file of PostgreSQL's if it was left by a database that died and would keep the next one from
 * starting. What still uses that one's memory PostgreSQL finds without the file.
 */
export function removeStale(file: string, cluster: string): void {
  const pid = pidIn(file)
  const stale = pid === undefined ? emptyForLong(file) : !mayServe(pid, cluster)
  if (stale) rmSync(file, { force: true })
}

function emptyForLong(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false })
  return found?.size === 0 && Date.now() - found.mtimeMs > EMPTY_AT_MOST_MS
}
