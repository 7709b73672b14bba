import { deleteContent, findContent, insertContent, listContents } from '#store/stored-content.ts'
import type { FileStore } from './file-store.ts'

const AT_A_TIME = 500

/** Keeps contents in a table: copies and replicas of the database have them, and every process reaches them. */
export const databaseStore: FileStore = {
  transactional: true,
  put: (db, name, content) => insertContent(db, Buffer.from(name, 'hex'), content),
  get: (db, name) => findContent(db, Buffer.from(name, 'hex')),
  delete: (db, name) => deleteContent(db, Buffer.from(name, 'hex')),
  async *list(db, before) {
    for (let after: Buffer | null = null; ;) {
      const some: Buffer[] = await listContents(db, { before, after, limit: AT_A_TIME })
      if (some.length === 0) return
      yield some.map((sha256) => sha256.toString('hex'))
      after = some.at(-1)!
    }
  },
}
