import type pg from 'pg'

import type { Catalogue } from '#store/catalogue.ts'

/**
 * All branches hand over at any hour, so that nothing depends on the weekday on which a test runs.
 * @param catalogue what the app goes by, if it runs already: it learns of the change a moment later
 */
export async function openAtAnyHour(pool: pg.Pool, catalogue?: () => Promise<Catalogue>): Promise<void> {
  await pool.query('update branch set after_hours_allowed = true')
  while ((await catalogue?.())?.branches.some((branch) => !branch.calendar.afterHours.allowed))
    await new Promise((resolve) => setTimeout(resolve, 5))
}
