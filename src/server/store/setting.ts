import { sql } from 'kysely'

import { defaultRules, ruleProblem, type BusinessRules } from '#domain/rules.ts'
import type { Db, Tx } from './db.ts'

/**
 * The stored figures (D30). A figure that a newer version knows and the table does not yet has its default; so has one
 * that somebody stored by hand and that cannot be.
 * @param onBad told what is wrong with such a one
 */
export async function readSettings(db: Db, onBad: (problem: string) => void): Promise<BusinessRules> {
  const rows = await db.selectFrom('setting').select(['key', 'value']).execute()
  const good = rows.filter(({ key, value }) => {
    const problem = ruleProblem(key, value)
    if (problem !== undefined) onBad(problem)
    return problem === undefined
  })
  return { ...defaultRules, ...Object.fromEntries(good.map((row) => [row.key, row.value])) }
}

/** Writes one figure; who did it is kept in setting_history by the database. @throws if it cannot be */
export async function writeSetting<K extends keyof BusinessRules>(
  tx: Tx,
  key: K,
  value: BusinessRules[K],
  actor: string,
): Promise<void> {
  const problem = ruleProblem(key, value)
  if (problem !== undefined) throw new Error(problem)
  await sql`select set_config('spreewagen.actor', ${actor}, true)`.execute(tx)
  const stored = JSON.stringify(value)
  await tx
    .insertInto('setting')
    .values({ key, value: stored })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: stored, updated_at: new Date() }))
    .execute()
}
