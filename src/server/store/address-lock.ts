import { sql } from 'kysely'

import type { Tx } from './db.ts'

/**
 * Lets one transaction at a time count and add what an address may do so many times only. Taken before anything else,
 * so that nobody waits for it with something in hand; each limit has keys of its own.
 */
export async function lockAddress(tx: Tx, limit: 'contact_message' | 'open_rentals', email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${limit}), hashtext(${email.toLowerCase()}))`.execute(tx)
}
