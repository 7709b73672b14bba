import { chmodSync, lstatSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { tryLockExclusive } from '#store/embedded/lock.ts'
import { removeTrial } from '#store/embedded/restored-cluster.ts'

const PREFIX = 'spreewagen-trial-'
const LOCK = 'trial.lock'
/** Age in ms from which an unlocked folder counts as abandoned: a younger one may be about to be locked. */
const ABANDONED_AFTER_MS = 60_000

/**
 * Lends a temporary data folder. Its database is a process of its own, so it is stopped when this process ends or, after
 * a kill -9, when the next trial begins.
 */
export async function withTrialFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  removeAbandoned()
  const folder = mkdtempSync(path.join(tmpdir(), PREFIX))
  // If root runs this, the database's own user must be able to enter the folder.
  chmodSync(folder, 0o711)
  const release = tryLockExclusive(path.join(folder, LOCK))!
  const remove = () => {
    release()
    removeTrial(folder)
  }
  process.once('exit', remove)
  try {
    return await work(folder)
  } finally {
    process.off('exit', remove)
    remove()
  }
}

function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(PREFIX))) {
    const folder = path.join(tmpdir(), name)
    const found = lstatSync(folder, { throwIfNoEntry: false })
    if (found?.uid !== process.getuid?.() || Date.now() - found!.birthtimeMs < ABANDONED_AFTER_MS) continue
    const release = tryLockExclusive(path.join(folder, LOCK))
    if (release === undefined) continue
    release()
    removeTrial(folder)
  }
}
