import { sql, type RawBuilder } from 'kysely'

import type { Db, Tx } from './db.ts'

/** Matters on which one process of a company at a time works. */
type Matter =
  | 'contact_message'
  | 'copying_files'
  | 'inbox'
  | 'last_branch'
  | 'newsletter'
  | 'open_rentals'
  | 'seed'
  | 'told_drives'
  | 'unasked_letter'

/**
 * Key of an advisory lock. All companies in a database share these locks, so the key names the company, as those of the
 * engine do (docs/decisions/062-schema-engine-migrations.md).
 */
export const lockKey = (matter: Matter): RawBuilder<number> => sql`hashtext(current_schema() || '.' || ${matter})`

/** Locks a matter of this company until the transaction ends. @param about what it is about; others need not wait */
export async function lockMatter(tx: Db, matter: Matter, about: RawBuilder<unknown> | string = ''): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey(matter)}, hashtext(${about}))`.execute(tx)
}

/** The owner of a mailbox, however its address is spelled. */
export const ownerOf = (mailbox: string): RawBuilder<string> => sql`mailbox(${mailbox})`

/**
 * Locks the counting for a limit, so that only one transaction at a time counts and adds for a person: the owner of a
 * mailbox, or a customer by their id. It is taken before any other lock, to avoid deadlocks.
 */
export async function lockLimit(tx: Tx, limit: 'contact_message' | 'open_rentals', whose: string): Promise<void> {
  await lockMatter(tx, limit, ownerOf(whose))
}

/** Locks what all companies in a database share, such as its roles, until the transaction ends. */
export async function lockDatabase(tx: Db, matter: 'grants' | 'schema'): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`spreewagen ${matter}`}))`.execute(tx)
}
