import { sql } from 'kysely'

import { defaultRules, type BusinessRules } from '../../domain/rules.ts'
import type { Db, Tx } from './db.ts'

/** The stored figures (D30). A figure that a newer version knows and the table does not yet has its default. */
export async function readSettings(db: Db): Promise<BusinessRules> {
  const rows = await db.selectFrom('setting').select(['key', 'value']).execute()
  return { ...defaultRules, ...Object.fromEntries(rows.map((row) => [row.key, row.value])) }
}

/** Writes one figure; who did it is kept in setting_history by the database. */
export async function writeSetting<K extends keyof BusinessRules>(
  tx: Tx,
  key: K,
  value: BusinessRules[K],
  actor: string,
): Promise<void> {
  await sql`select set_config('spreewagen.actor', ${actor}, true)`.execute(tx)
  const stored = JSON.stringify(value)
  await tx
    .insertInto('setting')
    .values({ key, value: stored })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: stored, updated_at: sql<Date>`now()` }))
    .execute()
}
