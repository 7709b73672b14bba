import { sql, type Selectable } from 'kysely'

import type { Db, Tx } from './db.ts'
import type { Tables } from './tables.ts'

/** A rental as the engine knows it: the class, the times and the branches. */
export type StayRow = Selectable<Tables['stay']>

export async function findStay(db: Db | Tx, id: number): Promise<StayRow | undefined> {
  return await db.selectFrom('stay').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Departures of cars of a class, from one branch or any. */
export interface Departures {
  classId: number
  branch: number | null
}

/** Whether a stay still keeps a car although its time is over: one of these departures, or any. */
export async function hasOverdue(db: Db, of: Departures | null = null): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select has_overdue(${of?.classId ?? null}::smallint, ${of?.branch ?? null}::smallint) as found`.execute(db)
  return rows[0]?.found ?? false
}
