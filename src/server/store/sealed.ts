import { sql } from 'kysely'

import type { Db, Tx } from './db.ts'

/** A column of sealed bytes. Each value begins with one byte for its form and four for the number of its key. */
export interface SealedColumn {
  table: string
  /** The primary key of the table. */
  id: string
  column: string
}

const HEAD_BYTES = 5

/** @returns the number of values sealed with each key, by the key's number */
export async function countByKey(db: Db, { table, column }: SealedColumn): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`
    select encode(substr(${sql.id(column)}, 2, 4), 'hex') as key, count(*) as count
    from ${sql.id(table)} where ${sql.id(column)} is not null group by 1`.execute(db)
  return new Map(rows.map(({ key, count }) => [key, count]))
}

/** @returns all columns of the schema whose names mark them as sealed, as 'table.column' */
export async function namesOfSealed(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema() and column_name like '%\_sealed' order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

export interface Sealed {
  id: string
  sealed: Buffer
}

/**
 * Locks some values that do not begin with `head`, in the order of their ids. It skips values that others have locked.
 * @param after last id of the previous call
 */
export async function lockSealedOtherwise(
  tx: Tx,
  { table, id, column }: SealedColumn,
  { head, after, limit }: { head: Buffer; after: string | null; limit: number },
): Promise<Sealed[]> {
  const { rows } = await sql<Sealed>`
    select ${sql.id(id)}::text as id, ${sql.id(column)} as sealed from ${sql.id(table)}
    where substr(${sql.id(column)}, 1, ${sql.lit(HEAD_BYTES)}) <> ${head}
      ${after === null ? sql`` : sql`and ${sql.id(id)} > ${after}`}
    order by ${sql.id(table, id)} limit ${limit} for update skip locked`.execute(tx)
  return rows
}

export async function putSealed(tx: Tx, place: SealedColumn, { id, sealed }: Sealed): Promise<void> {
  const { table, column } = place
  await sql`update ${sql.id(table)} set ${sql.id(column)} = ${sealed} where ${sql.id(place.id)} = ${id}`.execute(tx)
}

/** @returns some values of the column, the newest ones if ids ascend */
export async function sampleSealed(db: Db, { table, id, column }: SealedColumn, limit: number): Promise<Sealed[]> {
  const { rows } = await sql<Sealed>`
    select ${sql.id(id)}::text as id, ${sql.id(column)} as sealed from ${sql.id(table)}
    where ${sql.id(column)} is not null order by ${sql.id(table, id)} desc limit ${limit}`.execute(db)
  return rows
}
