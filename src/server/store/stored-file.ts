import { sql, type Insertable, type Selectable } from 'kysely'

import type { Db } from './db.ts'
import type { StoreName, Tables } from './tables.ts'

/** Place of a file's content, with the size and hash that it must have there. */
export type StoredFile = Omit<Selectable<Tables['stored_file']>, 'stored_at'>

const columns = ['id', 'owner', 'store', 'sha256', 'bytes', 'key_number'] as const

export async function findFile(db: Db, id: string): Promise<StoredFile | undefined> {
  return await db.selectFrom('stored_file').select(columns).where('id', '=', id).executeTakeFirst()
}

/** @returns the number of the transaction, with which `wasRolledBack` can find out how it ended */
export async function insertFile(db: Db, file: Insertable<Tables['stored_file']>): Promise<string> {
  const { transaction } = await db
    .insertInto('stored_file')
    .values(file)
    .returning(sql<string>`pg_current_xact_id()::text`.as('transaction'))
    .executeTakeFirstOrThrow()
  return transaction
}

/**
 * Gives a file other content, unless another process was faster. A trigger removes the previous content.
 * @returns the number of the transaction, or undefined if the file is gone or has changed
 */
export async function replaceStored(
  tx: Db,
  { id, store, sha256 }: StoredFile,
  by: Partial<Pick<StoredFile, 'store' | 'sha256' | 'bytes' | 'key_number'>>,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('stored_file')
    .set(by)
    .where('id', '=', id)
    .where('store', '=', store)
    .where('sha256', '=', sha256)
    .returning(sql<string>`pg_current_xact_id()::text`.as('transaction'))
    .executeTakeFirst()
  return row?.transaction
}

/** Whether a transaction was rolled back, not merely still under way. */
export async function wasRolledBack(db: Db, transaction: string): Promise<boolean> {
  const { rows } = await sql<{ status: string | null }>`
    select pg_xact_status(${transaction}::text::xid8) as status`.execute(db)
  return rows[0]!.status === 'aborted'
}

/** @returns the number of files sealed with each key, by the key's number */
export async function countFilesByKey(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('stored_file')
    .select(['key_number', (eb) => eb.fn.countAll<number>().as('files')])
    .groupBy('key_number')
    .execute()
  return new Map(rows.map(({ key_number, files }) => [key_number, files]))
}

/** @returns some files, in the order of their ids. @param after last id of the previous call */
export async function listFiles(
  db: Db,
  { after, limit, where }: { after: string | null; limit: number; where?: FileFilter },
): Promise<StoredFile[]> {
  let query = db.selectFrom('stored_file').select(columns).orderBy('id').limit(limit)
  if (after !== null) query = query.where('id', '>', after)
  if (where?.notKey !== undefined) query = query.where('key_number', '<>', where.notKey)
  if (where?.notIn !== undefined) query = query.where('store', '<>', where.notIn)
  return await query.execute()
}

/** @returns some files, the newest first */
export async function newestFiles(db: Db, limit: number): Promise<StoredFile[]> {
  return await db
    .selectFrom('stored_file')
    .select(columns)
    .orderBy('stored_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export interface FileFilter {
  /** Number of a key; only files sealed with other keys. */
  notKey?: string
  /** A store; only files in other stores. */
  notIn?: StoreName
}

/** Number and total size in bytes of the files in each store. */
export async function countByStore(db: Db): Promise<{ store: StoreName; files: number; bytes: number }[]> {
  return await db
    .selectFrom('stored_file')
    .select(['store', (eb) => eb.fn.countAll<number>().as('files'), (eb) => eb.fn.sum<number>('bytes').as('bytes')])
    .groupBy('store')
    .orderBy('store')
    .execute()
}

/** Random name of the folder with this company's files. */
export async function nameOfFolder(db: Db): Promise<string> {
  return (await db.selectFrom('file_folder').select('name').executeTakeFirstOrThrow()).name
}
