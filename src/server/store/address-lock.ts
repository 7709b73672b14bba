import { sql } from 'kysely'

import type { Tx } from './db.ts'

/**
 * Locks the counting for a limit, so that only one transaction at a time counts and adds for a person: the owner of a
 * mailbox, in any spelling, or a customer by their id. It is taken before any other lock, to avoid deadlocks. Each
 * limit has its own keys.
 */
export async function lockLimit(tx: Tx, limit: 'contact_message' | 'open_rentals', whose: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${limit}), hashtext(mailbox(${whose})))`.execute(tx)
}
