import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

/** Takes a file lock through SQLite: the kernel releases it when the process dies, however that happens. */
function take(file: string, statement: string): (() => void) | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory') // so that the lock also works on a full disk
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

/** Waits until no other process holds the lock. @returns the function that releases it */
export async function lockExclusive(file: string): Promise<() => void> {
  for (;;) {
    const release = tryLockExclusive(file)
    if (release !== undefined) return release
    await sleep(25)
  }
}

/** @returns the function that releases the lock, or undefined if another process holds it, shared or exclusively */
export function tryLockExclusive(file: string): (() => void) | undefined {
  return take(file, 'begin exclusive')
}

/** Shares the lock with other processes. Waits while one of them holds it exclusively. */
export async function lockShared(file: string): Promise<() => void> {
  for (;;) {
    const release = take(file, 'begin; select count(*) from sqlite_schema')
    if (release !== undefined) return release
    await sleep(25)
  }
}
