import path from 'node:path'

import { databaseStore } from '#files/database-store.ts'
import { createFolderStore, folderOfFiles } from '#files/folder-store.ts'
import { openBytes } from '#secrets/seal.ts'
import type { Keyring } from '#secrets/keyring.ts'
import { checkSoundness, countRecords, type RecordCounts } from '#store/soundness.ts'
import { connect, type Connection, type Db } from '#store/db.ts'
import { openEmbedded } from '#store/embedded/index.ts'
import { ForeignSchemaError, migrate } from '#store/migrate.ts'
import { sampleSealed } from '#store/sealed.ts'
import { listFiles, nameOfFolder, newestFiles, type StoredFile } from '#store/stored-file.ts'
import { countKeys, sealedPlaces } from '#usecases/housekeeping/steps/sealed-places.ts'

import { BackupError, type CopiedFile } from './whole-copy.ts'

export interface Inspection {
  /** Numbers of the keys that seal data in the database. */
  keys: string[]
  counts: RecordCounts
  /** Faults in the data, in words; empty if all is well. */
  findings: string[]
}

/** Options of a database that runs for seconds: little memory, because a server may run beside it, and no waiting for the disk. */
const TRIAL = [
  'shared_buffers=16MB',
  'max_connections=20',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
]
/** Values to open of each column, and files: enough to see that the key fits, without reading all of them. */
const SAMPLES = 20
const AT_A_TIME = 1_000

interface Restored {
  trial: boolean
  /** Folder of the copy, and what is in it: its hashes were compared. */
  copy: string
  files: readonly CopiedFile[]
}

/** Starts a restored database, brings its schema up to date as a start of the server does, and checks it. */
export async function inspect(dataDir: string, keys: Keyring, restored: Restored): Promise<Inspection> {
  const { trial } = restored
  const embedded = await openEmbedded(dataDir, { settings: trial ? TRIAL : [] })
  try {
    const connection = connect(embedded.ownerUrl, () => {}, 2, { patient: true })
    try {
      await migrate(connection.db)
      return await look(connection, keys, restored)
    } catch (error) {
      if (!(error instanceof ForeignSchemaError)) throw error
      throw new BackupError('the copy is whole, and its tables are of another release: take the release that made it')
    } finally {
      await connection.close()
    }
  } finally {
    await embedded.close()
  }
}

async function look({ db, pool }: Connection, keys: Keyring, restored: Restored): Promise<Inspection> {
  const findings = [
    ...(await checkSoundness(pool)),
    ...(await unreadable(db, keys)),
    ...(await missingFiles(db, restored)),
    ...(await unreadableFiles(db, keys, restored)),
  ]
  const keysInUse = [...(await countKeys(db)).keys()].toSorted()
  return { keys: keysInUse, counts: await countRecords(pool), findings }
}

/** Sealed values that the keys do not open although they should, in words. */
async function unreadable(db: Db, keys: Keyring): Promise<string[]> {
  const findings: string[] = []
  for (const place of sealedPlaces) {
    for (const { id, sealed } of await sampleSealed(db, place, SAMPLES)) {
      try {
        openBytes(keys, sealed, place.owner(id))
      } catch (error) {
        findings.push(`${place.table}.${place.column} of ${id} cannot be read: ${(error as Error).message}`)
      }
    }
  }
  return findings
}

/** Files in the folder of which the copy has no content. */
async function missingFiles(db: Db, { files }: Restored): Promise<string[]> {
  const there = new Set(files.filter((file) => path.basename(file.path) === file.sha256).map(({ sha256 }) => sha256))
  const findings: string[] = []
  for (let after: string | null = null; ;) {
    const some: StoredFile[] = await listFiles(db, { after, limit: AT_A_TIME, where: { notIn: 'database' } })
    const missing = some.filter(({ sha256 }) => !there.has(sha256.toString('hex')))
    findings.push(...missing.map(({ owner, id }) => `${owner} (file ${id}) is not in the copy`))
    const last = some.at(-1)
    if (last === undefined) return findings
    after = last.id
  }
}

/** Files, the newest first, that the keys do not open although they should. */
async function unreadableFiles(db: Db, keys: Keyring, { copy }: Restored): Promise<string[]> {
  const stores = { database: databaseStore, folder: createFolderStore(folderOfFiles(copy, await nameOfFolder(db))) }
  const findings: string[] = []
  for (const { id, owner, store, sha256 } of await newestFiles(db, SAMPLES)) {
    const sealed = await stores[store].get(db, sha256.toString('hex'))
    if (sealed === undefined) continue
    try {
      openBytes(keys, sealed, owner)
    } catch (error) {
      findings.push(`${owner} (file ${id}) cannot be read: ${(error as Error).message}`)
    }
  }
  return findings
}
