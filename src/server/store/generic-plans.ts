import { sql } from 'kysely'

import type { Db, Read } from './db.ts'

/**
 * Runs queries, one after the other, that the database plans once for each connection and not anew for each value. It is
 * for searches: their many conditions each have an index, whatever was typed, and with all the indexes of bookings to
 * choose from, the planning would take longer than the work.
 */
export async function withGenericPlans<T>(db: Read, work: (db: Read) => Promise<T>): Promise<T> {
  // Reading is all that a read only transaction lets anybody do.
  const reading = (db as Db).transaction().setAccessMode('read only')
  return await reading.execute(async (tx) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
    return await work(tx)
  })
}
