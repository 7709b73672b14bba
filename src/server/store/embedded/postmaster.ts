import { readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

import { sameFolder } from './same-folder.ts'

/** PostgreSQL writes its id into a new lock file at once. A file that stays empty is left over from a killed start. */
const EMPTY_AT_MOST_MS = 10_000

/** @returns the process id in this file of PostgreSQL's, or undefined if it holds none */
export function pidIn(file: string): number | undefined {
  try {
    const pid = Math.abs(Number.parseInt(readFileSync(file, 'utf8'), 10))
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether the process with this id may be the PostgreSQL that serves this cluster. After a power cut, and whenever a
 * container starts, ids begin anew, and the database's old id may belong to another program or a thread.
 * @returns false only if that is certain; true where it cannot be found out, as on macOS
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
  // A zombie has an empty command line; the child processes of any cluster have a title instead.
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

/** @returns whether a database runs on this cluster and got the signal */
export function signalServer(cluster: string, signal: 'SIGINT' | 'SIGQUIT'): boolean {
  const pid = pidIn(path.join(cluster, 'postmaster.pid'))
  if (pid === undefined || !mayServe(pid, cluster)) return false
  try {
    return process.kill(pid, signal)
  } catch {
    return false // it has ended meanwhile
  }
}

/**
 * Removes a lock file that a dead database left behind and that would keep the next one from starting. That is safe:
 * even without the file, PostgreSQL notices processes that still use the memory of the dead one.
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
