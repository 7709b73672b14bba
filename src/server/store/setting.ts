import type { LocalDate } from '#domain/local-time.ts'
import { defaultRules, settingProblem, type BusinessRules, type SettingName } from '#domain/settings.ts'
import { sayWhoActs } from './act-log.ts'
import type { Db, Tx } from './db.ts'

/**
 * Reads the figures in force on a day (D30): stored values or defaults. The database refuses invalid values; any that
 * got there all the same are ignored.
 * @param onBad called with the fault of each invalid value
 */
export async function readSettings(db: Db, today: LocalDate, onBad: (problem: string) => void): Promise<BusinessRules> {
  const rows = await db
    .selectFrom('setting')
    .select(['key', 'value'])
    .where('valid_from', '<=', today)
    // The newest comes last, so it counts.
    .orderBy('valid_from')
    .execute()
  const good = rows.filter(({ key, value }) => {
    const problem = settingProblem(key, value)
    if (problem !== undefined) onBad(problem)
    return problem === undefined
  })
  return { ...defaultRules, ...Object.fromEntries(good.map((row) => [row.key, row.value])) }
}

/**
 * Sets a figure from a day on; a trigger tells it in the log.
 * @throws the database's refusal of an invalid value
 */
export async function writeSetting<K extends SettingName>(
  tx: Tx,
  key: K,
  value: BusinessRules[K],
  from?: LocalDate,
): Promise<void> {
  await sayWhoActs(tx)
  const stored = JSON.stringify(value)
  await tx
    .insertInto('setting')
    .values({ key, value: stored, ...(from !== undefined && { valid_from: from }) })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'valid_from'])
        .doUpdateSet({ value: stored, updated_at: (row) => row.ref('excluded.updated_at') }),
    )
    .execute()
}
