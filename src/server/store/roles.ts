import { sql } from 'kysely'

import { lockDatabase } from './advisory-lock.ts'
import { queueOf, type Db } from './db.ts'

/** Database role with which the server works in its own database. */
export const SERVER_ROLE = 'spreewagen_server'

/** Append-only tables. Triggers enforce it for everybody, rights for the server. */
export const appendOnly: ReadonlySet<string> = new Set([
  'booking_amendment',
  'booking_price_line',
  'handover',
  'car_return',
  'points_entry',
  'rental_agreement',
  'audit',
  'charge',
  'money_move',
  'rate',
  'car_log',
  'newsletter_consent',
  'document_consent',
])
/** Tables whose rows come and go and are never changed. */
export const unchanging: ReadonlySet<string> = new Set(['stored_content'])
/** Tables whose rows change and are never deleted. */
export const lasting: ReadonlySet<string> = new Set(['booking'])
/** Tables that the server only reads. Functions that run as their owner (`security definer`) write them. */
export const written: ReadonlySet<string> = new Set(['stock_move', 'stock_day', 'standing', 'applied_file'])

const ALL = ['SELECT', 'INSERT', 'UPDATE', 'DELETE']
function rightsTo(table: string): string[] {
  if (written.has(table)) return ['SELECT']
  if (appendOnly.has(table)) return ['SELECT', 'INSERT']
  if (unchanging.has(table)) return ['SELECT', 'INSERT', 'DELETE']
  return lasting.has(table) ? ['SELECT', 'INSERT', 'UPDATE'] : ALL
}

/**
 * Gives the server's role the rights that it needs and no others. It runs at every start, so that new tables get theirs
 * from these lists. Several processes may run it at once.
 * @param db connection of the owner
 */
export async function grantServer(db: Db, role: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockDatabase(tx, 'grants')
    const known = await sql`select from pg_roles where rolname = ${role}`.execute(tx)
    if (known.rows.length === 0) await sql`create role ${sql.id(role)} login`.execute(tx)
    const { rows: here } = await sql<{ schema: string }>`select current_schema() as schema`.execute(tx)
    const queue = queueOf(here[0]!.schema)
    const schemas = [here[0]!.schema, queue]
    for (const schema of schemas) await sql`grant usage on schema ${sql.id(schema)} to ${sql.id(role)}`.execute(tx)
    const { rows: tables } = await sql<{ schema: string; name: string; kind: string; has: string[] }>`
      select n.nspname as schema, c.relname as name, c.relkind::text as kind, array(
        select one from unnest(${ALL}::text[]) one where has_table_privilege(${role}::name, c.oid, one)) as has
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v') and n.nspname = any (${schemas}::text[])`.execute(tx)
    for (const { schema, name, kind, has } of tables) {
      const wanted = schema === queue ? ALL : kind === 'v' ? ['SELECT'] : rightsTo(name)
      if (has.join() === wanted.join()) continue
      const table = sql.id(schema, name)
      await sql`revoke all on ${table} from ${sql.id(role)}`.execute(tx)
      await sql`grant ${sql.raw(wanted.join(', '))} on ${table} to ${sql.id(role)}`.execute(tx)
    }
  })
}
