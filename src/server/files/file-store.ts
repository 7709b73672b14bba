import type { Db } from '#store/db.ts'

/**
 * A place for the contents of files. All it sees is sealed bytes under a name that is the SHA-256 of those bytes in
 * hexadecimal digits: putting the same content twice, or by two processes at once, is putting it once.
 */
export interface FileStore {
  /** Whether what is put with a transaction's handle comes and goes with that transaction. */
  readonly transactional: boolean
  /** Resolves when the content would survive a power cut. @param db used by a store in the database alone */
  put(db: Db, name: string, content: Buffer): Promise<void>
  /** @returns undefined if there is nothing under the name */
  get(db: Db, name: string): Promise<Buffer | undefined>
  /** Does nothing if there is nothing under the name. */
  delete(db: Db, name: string): Promise<void>
  /** Names of what was put before a moment, some at a time; remains of interrupted puts are among them. */
  list(db: Db, before: Date): AsyncIterable<string[]>
}
