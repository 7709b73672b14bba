import { rmSync } from 'node:fs'

import type { Keyring } from '#secrets/keyring.ts'
import { openEmbedded } from '#store/embedded/index.ts'
import { findCluster } from '#store/embedded/restored-cluster.ts'

import { BackupError, listCopies, type WholeCopy } from './whole-copy.ts'
import { makeCopy } from './make-copy.ts'
import { postgresRelease, tryUnfinished } from './restore-copy.ts'

/**
 * Makes a copy of a data folder and tries it. The server may be running.
 * @throws BackupError that says what the operator can do
 */
export async function backUp(dataDir: string, folder: string, keys: Keyring): Promise<WholeCopy> {
  if (findCluster(dataDir) === undefined) {
    throw new BackupError(`there is no database in ${dataDir} yet; set DATA_DIR to the folder that the server uses`)
  }
  const embedded = await openEmbedded(dataDir)
  try {
    const source = { dataDir, ownerUrl: embedded.ownerUrl, postgres: postgresRelease() }
    return await makeCopy(source, folder, (copy, written) => tryUnfinished(copy, written, keys))
  } finally {
    await embedded.close()
  }
}

/** Removes the oldest copies of the same database beyond a number. @returns their folders */
export function removeOldest(folder: string, newest: WholeCopy, keep: number): string[] {
  const surplus = listCopies(folder)
    .filter(({ note }) => note.cluster === newest.note.cluster)
    .slice(keep)
  for (const { path } of surplus) rmSync(path, { recursive: true })
  return surplus.map(({ path }) => path)
}
