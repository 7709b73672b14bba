import { createHash, randomUUID } from 'node:crypto'

import { FileLostError } from '#log/trouble.ts'
import { keyNumberOf, UnknownKeyError, type Sealer } from '#secrets/seal.ts'
import { assertOutside, type Db } from '#store/db.ts'
import { findFile, insertFile, replaceStored, wasRolledBack, type StoredFile } from '#store/stored-file.ts'
import type { StoreName } from '#store/tables.ts'
import type { FileStore } from './file-store.ts'

/** Files of any kind: sealed here, stored somewhere, known by a row of `stored_file` that the row of their owner names. */
export interface Files {
  /** Every store that may have files; which one has a file, its row says. */
  readonly stores: Readonly<Record<StoreName, FileStore>>
  /** The store for new files. */
  readonly current: StoreName
  /**
   * Stores a file and does the work that notes it in a transaction of its own; none is open yet, because a store may take
   * its time. A file that is not noted, or whose transaction is rolled back, is removed again; one that a killed process
   * leaves behind is found by the nightly sweep.
   * @param owner what the content is bound to; it is read as this owner's or not at all
   */
  bring<T>(db: Db, content: NewFile, work: (brought: Brought) => Promise<T>): Promise<T>
  /**
   * @returns undefined if there is no such file (any more)
   * @throws FileLostError if there should be one, and its content is missing or damaged
   */
  read(db: Db, id: string, owner: string): Promise<Buffer | undefined>
}

export interface NewFile {
  owner: string
  content: Buffer
  /** Its store, if not the current one. */
  store?: StoreName
}

/** A file that lies in its store and has no row yet. */
export interface Brought {
  /** Its id, for the row of its owner. */
  readonly id: string
  /** Makes its row. @returns its id */
  note(tx: Db): Promise<string>
  /** Gives its content to a file that is there already. @returns false if that is gone or has another content by now */
  replace(tx: Db, file: StoredFile): Promise<boolean>
}

export function createFiles(
  stores: Readonly<Record<StoreName, FileStore>>,
  current: StoreName,
  sealer: Pick<Sealer, 'sealBytes' | 'openBytes'>,
): Files {
  return {
    stores,
    current,
    async bring(db, { owner, content, store: name = current }, work) {
      assertOutside('a file is brought')
      const id = randomUUID()
      const sealed = sealer.sealBytes(content, owner)
      const sha256 = createHash('sha256').update(sealed).digest()
      const stored = { store: name, sha256, bytes: sealed.length, key_number: keyNumberOf(sealed) }
      const store = stores[name]
      const key = sha256.toString('hex')
      if (!store.transactional) await store.put(db, key, sealed)
      let transaction: string | undefined
      const arrive = async (tx: Db) => {
        if (store.transactional) await store.put(tx, key, sealed)
      }
      try {
        return await work({
          id,
          async note(tx) {
            await arrive(tx)
            transaction = await insertFile(tx, { id, owner, ...stored })
            return id
          },
          async replace(tx, file) {
            const replaced = await replaceStored(tx, file, stored)
            if (replaced === undefined) return false
            await arrive(tx)
            transaction = replaced
            return true
          },
        })
      } finally {
        if (!store.transactional) await takeBack(db, store, key, transaction)
      }
    },
    async read(db, id, owner) {
      const [row, sealed] = await contentOf(stores, db, id)
      if (row === undefined) return undefined
      if (sealed === undefined) throw new FileLostError(id, `is missing in its store, ${row.store}`)
      try {
        return sealer.openBytes(sealed, owner)
      } catch (error) {
        if (error instanceof UnknownKeyError) throw error
        throw new FileLostError(id, `is damaged in its store, ${row.store}`)
      }
    },
  }
}

/** A file may be moved or sealed anew between the look at its row and the look into its store. */
async function contentOf(
  stores: Files['stores'],
  db: Db,
  id: string,
): Promise<[StoredFile | undefined, Buffer | undefined]> {
  let before: StoredFile | undefined
  for (;;) {
    const row = await findFile(db, id)
    if (row === undefined) return [undefined, undefined]
    if (before !== undefined && before.store === row.store && before.sha256.equals(row.sha256)) return [row, undefined]
    const content = await stores[row.store].get(db, row.sha256.toString('hex'))
    if (content !== undefined) return [row, content]
    before = row
  }
}

/**
 * Removes what came to nothing. Where that is not certain, such as when the line broke during the commit, it stays: the
 * nightly sweep finds out.
 */
async function takeBack(db: Db, store: FileStore, name: string, transaction: string | undefined): Promise<void> {
  try {
    if (transaction === undefined || (await wasRolledBack(db, transaction))) await store.delete(db, name)
  } catch {
    // The nightly sweep tries again.
  }
}
