import { sql, type Selectable } from 'kysely'

import { lockKey } from './advisory-lock.ts'
import { connect, type Db } from './db.ts'
import type { StoreName, Tables } from './tables.ts'

/** @returns those of the given names that a file in the store uses */
export async function namesInUse(db: Db, store: StoreName, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select encode(sha256, 'hex') as name from stored_file
    where store = ${store} and sha256 = any (
      select decode(name, 'hex') from unnest(${names}::text[]) name where name ~ '^[0-9a-f]{64}$')`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/** Notes content of a store that no file names. It is checked once more before it is removed. */
export async function noteLeftovers(db: Db, store: StoreName, names: readonly string[]): Promise<void> {
  await sql`insert into file_leftover (store, name) select ${store}, unnest(${names}::text[]) on conflict do nothing`.execute(
    db,
  )
}

/** Lock that keeps contents in their stores while they are copied. */
const COPYING = lockKey('copying_files')

export type Leftover = Selectable<Tables['file_leftover']>

/** @returns some leftovers, the oldest first */
export async function listLeftovers(db: Db, limit: number): Promise<Leftover[]> {
  return await db.selectFrom('file_leftover').selectAll().orderBy('since').orderBy('name').limit(limit).execute()
}

/**
 * Removes a leftover from its store, unless a file uses it by now. It locks the file's row, if there is one, so it
 * never removes content that is being moved.
 * @returns false if another process is removing it or a copy is being made
 */
export async function takeLeftover(tx: Db, { store, name }: Leftover, remove: () => Promise<void>): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock_shared(${COPYING}) as free`.execute(tx)
  if (!rows[0]!.free) return false
  const left = await tx
    .selectFrom('file_leftover')
    .select('name')
    .where('store', '=', store)
    .where('name', '=', name)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (left === undefined) return false
  const named = await sql<{ store: StoreName }>`
    select store from stored_file
    where sha256 = decode(left(${name}, 64), 'hex') and encode(sha256, 'hex') = ${name} for update`.execute(tx)
  if (named.rows[0]?.store !== store) await remove()
  await tx.deleteFrom('file_leftover').where('store', '=', store).where('name', '=', name).execute()
  return true
}

/** Keeps all content in its store while work runs. @param ownerUrl URL of the database for its owner */
export async function keepContents<T>(ownerUrl: string, work: () => Promise<T>): Promise<T> {
  const connection = connect(ownerUrl, () => {}, 1, { patient: true })
  try {
    return await connection.db.connection().execute(async (line) => {
      // If this process is killed, the lock ends with the connection.
      await sql`select pg_advisory_lock(${COPYING})`.execute(line)
      try {
        return await work()
      } finally {
        await sql`select pg_advisory_unlock(${COPYING})`.execute(line)
      }
    })
  } finally {
    await connection.close()
  }
}
