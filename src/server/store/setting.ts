import type { LocalDate } from '#domain/local-time.ts'
import { defaultRules, settingProblem, type BusinessRules, type SettingName } from '#domain/settings.ts'
import { sayWhoActs } from './act-log.ts'
import type { Db, Tx } from './db.ts'

/**
 * The figures in force on a day (D30): what is stored, or the default. The database refuses what a setting cannot be; whatever
 * got there all the same is ignored here.
 * @param onBad told what is wrong with such a row
 */
export async function readSettings(db: Db, today: LocalDate, onBad: (problem: string) => void): Promise<BusinessRules> {
  const rows = await db
    .selectFrom('setting')
    .select(['key', 'value'])
    .where('valid_from', '<=', today)
    // The newest last: it counts.
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
 * Writes what a figure is from a day on, today if left out; a trigger tells it in the log. The database throws if the
 * figure cannot be that.
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
      conflict.columns(['key', 'valid_from']).doUpdateSet({ value: stored, updated_at: new Date() }),
    )
    .execute()
}
