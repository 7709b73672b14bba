import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

/** A lock that the kernel releases when its process dies, however it dies; SQLite's file locks are just that. */
function take(file: string, statement: string): (() => void) | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory') // a lock must be had on a full disk too
    lock.exec(statement)
    return () => {
      lock.close()
    }
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined
    throw error
  }
}

/** Waits until nobody else holds the lock. @returns its release */
export async function lockExclusive(file: string): Promise<() => void> {
  for (;;) {
    const release = tryLockExclusive(file)
    if (release !== undefined) return release
    await sleep(25)
  }
}

/** @returns the release, or undefined if somebody holds the lock, shared or alone */
export function tryLockExclusive(file: string): (() => void) | undefined {
  return take(file, 'begin exclusive')
}

/** Holds the lock together with others. Waits while somebody holds it alone. */
export async function lockShared(file: string): Promise<() => void> {
  for (;;) {
    const release = take(file, 'begin; select count(*) from sqlite_schema')
    if (release !== undefined) return release
    await sleep(25)
  }
}
