import { sql } from 'kysely'

import type { Tx } from './db.ts'

/**
 * Lets one transaction at a time count and add what somebody may do so many times only: who has a mailbox, in whatever
 * spelling, or a customer by their id. Taken before anything else, so that nobody waits for it with something in hand;
 * each limit has keys of its own.
 */
export async function lockLimit(tx: Tx, limit: 'contact_message' | 'open_rentals', whose: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${limit}), hashtext(mailbox(${whose})))`.execute(tx)
}
