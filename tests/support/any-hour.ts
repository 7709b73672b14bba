import type pg from 'pg'

import type { Catalogue } from '#store/catalogue.ts'

/**
 * Lets all branches hand over at any hour, so that no test depends on the weekday on which it runs.
 * @param catalogue catalogue of an app that is already running; the function waits until it has the change
 */
export async function openAtAnyHour(pool: pg.Pool, catalogue?: () => Promise<Catalogue>): Promise<void> {
  await pool.query('update branch set after_hours_allowed = true')
  while ((await catalogue?.())?.branches.some((branch) => !branch.calendar.afterHours.allowed))
    await new Promise((resolve) => setTimeout(resolve, 5))
}
