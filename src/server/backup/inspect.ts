import { openBytes } from '#secrets/seal.ts'
import type { Keyring } from '#secrets/keyring.ts'
import { audit, countRecords, type RecordCounts } from '#store/audit.ts'
import { connect, type Connection, type Db } from '#store/db.ts'
import { openEmbedded } from '#store/embedded/index.ts'
import { ForeignSchemaError, migrate } from '#store/migrate.ts'
import { sampleSealed } from '#store/sealed.ts'
import { countKeys, sealedPlaces } from '#usecases/housekeeping/steps/sealed-places.ts'

import { BackupError } from './copy.ts'

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
/** Values to open of each column: enough to see that the key fits, without reading every uploaded file. */
const SAMPLES = 20

/** Starts a restored database, brings its schema up to date as a start of the server does, and audits it. */
export async function inspect(dataDir: string, keys: Keyring, { trial = false } = {}): Promise<Inspection> {
  const embedded = await openEmbedded(dataDir, { settings: trial ? TRIAL : [] })
  try {
    const connection = connect(embedded.ownerUrl, () => {}, 2, { patient: true })
    try {
      await migrate(connection.db)
      return await look(connection, keys)
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

async function look({ db, pool }: Connection, keys: Keyring): Promise<Inspection> {
  const findings = [...(await audit(pool)), ...(await unreadable(db, keys))]
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
