import { databaseStore } from '#files/database-store.ts'
import { createFiles } from '#files/files.ts'
import { createFolderStore } from '#files/folder-store.ts'
import { createSealer } from '#secrets/seal.ts'
import { connect } from '#store/db.ts'
import type { StoreName } from '#store/tables.ts'
import { testKeys } from './secret-key.ts'

/* A process that has brought and noted a file and is killed before its transaction ends (tests/api/files.test.ts). */

const [url, folder, store] = process.argv.slice(2) as [string, string, StoreName]
const { db } = connect(url, () => {})
const sealer = createSealer(testKeys, Buffer.alloc(32))
const files = createFiles({ database: databaseStore, folder: createFolderStore(folder) }, store, sealer)
await files.bring(db, { owner: 'test', content: Buffer.from('of a process that dies') }, (brought) =>
  db.transaction().execute(async (tx) => {
    await brought.note(tx)
    process.stdout.write('noted\n')
    await new Promise((resolve) => setTimeout(resolve, 60_000))
  }),
)
