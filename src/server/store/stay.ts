import { sql, type Selectable } from 'kysely'

import type { Db, Tx } from './db.ts'
import type { Tables } from './tables.ts'

/** What the engine knows of a rental: who needs a car, when, from where to where. */
export type StayRow = Selectable<Tables['stay']>

export async function findStay(db: Db | Tx, id: number): Promise<StayRow | undefined> {
  return await db.selectFrom('stay').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Cars of a class that are to leave one branch, or any. */
export interface Departures {
  classId: number
  branch: number | null
}

/** Whether somebody's time is over who still keeps a car: one that others ask for, or any. */
export async function hasOverdue(db: Db, of: Departures | null = null): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select has_overdue(${of?.classId ?? null}::smallint, ${of?.branch ?? null}::smallint) as found`.execute(db)
  return rows[0]?.found ?? false
}
