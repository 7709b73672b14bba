import { sql, type RawBuilder, type Selectable } from 'kysely'

import type { Tables } from '#store/tables.ts'
import type { TestApp } from './app.ts'

/*
 * Rows of the database, for what no call shows and no call makes. Tables and columns are checked against
 * src/server/store/tables.ts, so the compiler finds every test that a change of the schema concerns.
 */

type Name = keyof Tables
type Row<Table extends Name> = Selectable<Tables[Table]>
type Id = { readonly names: string }
/** Values of columns; an id also as a call gives it. */
type Values<Table extends Name> = {
  [Column in keyof Row<Table>]?: Row<Table>[Column] | (Extract<Row<Table>[Column], Id> extends never ? never : string)
}
type Database = Pick<TestApp, 'db'>

function those(where: object): RawBuilder<unknown> {
  const wanted = Object.entries(where).map(([name, value]) => sql`${sql.ref(name)} is not distinct from ${value}`)
  return wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `)
}

/** Where a row stands among others: by its position, else by its number; by nothing where it has neither. */
function placeOf(row: object): number {
  const { position, id } = row as { position?: unknown; id?: unknown }
  return [position, id].find((value) => typeof value === 'number') ?? 0
}

/** Reads the rows with these values, in the order in which they were numbered. */
export async function rowsOf<Table extends Name>(
  { db }: Database,
  table: Table,
  where: Values<Table> = {},
): Promise<Row<Table>[]> {
  const query = sql<Row<Table>>`select * from ${sql.table(table)} where ${those(where)} order by 1`
  return (await query.execute(db.db)).rows.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Reads the one row with these values. @throws if there is none, or more than one */
export async function rowOf<Table extends Name>(
  app: Database,
  table: Table,
  where: Values<Table>,
): Promise<Row<Table>> {
  const rows = await rowsOf(app, table, where)
  if (rows.length !== 1) throw new Error(`${rows.length} rows of ${table} with ${JSON.stringify(where)}`)
  return rows[0]!
}

/** Reads rows as one text, to search it for what must not be there. Bytes are read as letters and as a token. */
export async function textOf<Table extends Name>(
  app: Database,
  table: Table,
  where: Values<Table> = {},
): Promise<string> {
  const values = (await rowsOf(app, table, where)).flatMap((row) => Object.values<unknown>(row))
  const read = (value: unknown) =>
    Buffer.isBuffer(value) ? `${value.toString('latin1')} ${value.toString('base64url')}` : JSON.stringify(value)
  return values.map(read).join(' ')
}

/** Gives rows values that calls would not, for instance an earlier time. @throws if there is no such row */
export async function rewrite<Table extends Name>(
  { db }: Database,
  table: Table,
  where: Values<Table>,
  values: Values<Table>,
): Promise<void> {
  const set = sql.join(Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
  const { sql: text, parameters } = sql`update ${sql.table(table)} set ${set} where ${those(where)}`.compile(db.db)
  const { rowCount } = await db.pool.query(text, [...parameters])
  if (rowCount === 0) throw new Error(`no row of ${table} with ${JSON.stringify(where)}`)
}

/** Runs statements that the rules of the database itself would refuse. */
export async function byForce({ db }: Database, ...statements: readonly string[]): Promise<void> {
  await db.pool.query(`begin; set local session_replication_role = replica; ${statements.join(';')}; commit`)
}

/** Changes of a table that has rows which its triggers do not refuse, even to its owner. */
export async function waysToRewrite(app: Database, table: Name): Promise<string[]> {
  const [row] = await rowsOf(app, table)
  const column = Object.keys(row!).at(-1)!
  const ways: string[] = []
  for (const change of [
    `update ${table} set ${column} = ${column}`,
    `delete from ${table}`,
    `truncate ${table} cascade`,
  ]) {
    const code = await app.db.pool.query(change).then(
      () => 'done',
      (error: { code: string }) => error.code,
    )
    if (code !== 'SW002') ways.push(`${change}: ${code}`)
  }
  return ways
}
