import { sql } from 'kysely'

import type { Read, Readable } from './db.ts'

/**
 * Runs queries, one after the other, that the database plans once for each connection and not anew for each value. It is
 * for searches: their many conditions each have an index, whatever was typed, and with all the indexes of bookings to
 * choose from, the planning would take longer than the work.
 */
export async function withGenericPlans<T>(db: Readable, work: (db: Read) => Promise<T>): Promise<T> {
  return await db
    .transaction()
    .setAccessMode('read only')
    .execute(async (read) => {
      await sql`set local plan_cache_mode = force_generic_plan`.execute(read)
      return await work(read)
    })
}
