import { sql } from 'kysely'

import { lockKey } from './advisory-lock.ts'
import { connect, type Db, type Tx } from './db.ts'
import type { StoreName } from './tables.ts'

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

/** Content that no file names, in the order in which it was left. */
export interface Leftover {
  id: string
  store: StoreName
  name: string
  /** Moment with all its digits, by which the next page begins. */
  since: string
}

/** @returns some leftovers on which no process works, the oldest first. @param after last one of the previous call */
export async function listLeftovers(db: Db, after: Leftover | null, limit: number): Promise<Leftover[]> {
  const { rows } = await sql<Leftover>`
    select id, store, name, since::text as since from file_leftover
    where (taken_until is null or taken_until <= now())
      ${after === null ? sql`` : sql`and (since, id) > (${after.since}::timestamptz, ${after.id}::uuid)`}
    order by file_leftover.since, id limit ${limit}`.execute(db)
  return rows
}

/** Notes content that is about to be in a store without a file. @returns the number of its row */
export async function noteLeftover(db: Db, store: StoreName, name: string): Promise<string> {
  await noteLeftovers(db, store, [name])
  const row = await db
    .selectFrom('file_leftover')
    .select('id')
    .where('store', '=', store)
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.id ?? (await noteLeftover(db, store, name))
}

/** Forgets a leftover that was removed, or that a file names. */
export async function dropLeftover(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('file_leftover').where('id', '=', id).execute()
}

/**
 * Whether content may be removed from its store. The caller has leased its row, so it cannot come to a file from now on;
 * and what is copied from now on has no file that names it.
 * @returns 'copied' while a copy of all contents is made
 */
export async function stateOfLeftover(db: Db, { store, name }: Leftover): Promise<'free' | 'used' | 'copied'> {
  const { rows } = await sql<{ copied: boolean }>`
    select not pg_try_advisory_xact_lock_shared(${COPYING}) as copied`.execute(db)
  if (rows[0]!.copied) return 'copied'
  return (await namesInUse(db, store, [name])).has(name) ? 'used' : 'free'
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
