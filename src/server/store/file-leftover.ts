import { sql, type Selectable } from 'kysely'

import { connect, type Db } from './db.ts'
import type { StoreName, Tables } from './tables.ts'

/** @returns those of some names under which a store has a file's content */
export async function namesInUse(db: Db, store: StoreName, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select encode(sha256, 'hex') as name from stored_file
    where store = ${store} and sha256 = any (
      select decode(name, 'hex') from unnest(${names}::text[]) name where name ~ '^[0-9a-f]{64}$')`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/** Notes that a store has something that nothing names. It is looked at once more before it is removed. */
export async function noteLeftovers(db: Db, store: StoreName, names: readonly string[]): Promise<void> {
  await sql`insert into file_leftover (store, name) select ${store}, unnest(${names}::text[]) on conflict do nothing`.execute(
    db,
  )
}

/** Key of the lock that keeps contents in their stores while they are copied. */
const COPYING = sql`hashtext('spreewagen files')`

export type Leftover = Selectable<Tables['file_leftover']>

/** @returns some of what is left over, the oldest first */
export async function listLeftovers(db: Db, limit: number): Promise<Leftover[]> {
  return await db.selectFrom('file_leftover').selectAll().orderBy('since').orderBy('name').limit(limit).execute()
}

/**
 * Removes something left over from its store, unless a file has it by now. It holds a lock on the row that names it, if
 * there is one, so it removes nothing that is just being moved.
 * @returns false if somebody else does so, or a copy is being made
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

/** Keeps every content in its store while some work lasts. @param ownerUrl of the database */
export async function keepContents<T>(ownerUrl: string, work: () => Promise<T>): Promise<T> {
  const connection = connect(ownerUrl, () => {}, 1, { patient: true })
  try {
    return await connection.db.connection().execute(async (line) => {
      // If this process is killed, it ends with the line.
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
