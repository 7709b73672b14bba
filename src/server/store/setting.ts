import { sql } from 'kysely'

import { defaultRules, settingProblem, type BusinessRules, type SettingName } from '#domain/settings.ts'
import type { Db, Tx } from './db.ts'

/**
 * The figures in force (D30): what is stored, or the default. The database refuses what a setting cannot be; whatever
 * got there all the same is ignored here.
 * @param onBad told what is wrong with such a row
 */
export async function readSettings(db: Db, onBad: (problem: string) => void): Promise<BusinessRules> {
  const rows = await db.selectFrom('setting').select(['key', 'value']).execute()
  const good = rows.filter(({ key, value }) => {
    const problem = settingProblem(key, value)
    if (problem !== undefined) onBad(problem)
    return problem === undefined
  })
  return { ...defaultRules, ...Object.fromEntries(good.map((row) => [row.key, row.value])) }
}

/** Writes one figure; who did it is kept in setting_history by the database. The database throws if it cannot be. */
export async function writeSetting<K extends SettingName>(
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
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: stored, updated_at: new Date() }))
    .execute()
}
