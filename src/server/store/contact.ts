import type { Actor } from '#domain/actor.ts'
import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely'

import type { Db, Tx } from './db.ts'
import { branchesInSight } from './visible-branches.ts'
import { isFreeAddress } from './restriction.ts'
import type { Tables } from './tables.ts'

/** Stores a message. Waits for a call with the same key that is under way. @returns false if the key is in use */
export async function insertContactMessage(tx: Tx, row: Insertable<Tables['contact_message']>): Promise<boolean> {
  const result = await tx
    .insertInto('contact_message')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Hash of the call that first used a key. */
export async function requestHashOf(tx: Tx, key: string): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('contact_message')
    .select('request_hash')
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row?.request_hash
}

export async function countMessagesSince(tx: Tx, email: string, since: Date): Promise<number> {
  const row = await tx
    .selectFrom('contact_message')
    .select((eb) => eb.fn.countAll<number>().as('messages'))
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return row.messages
}

export type ContactMessageRow = Pick<
  Selectable<Tables['contact_message']>,
  'id' | 'branch_id' | 'name' | 'email' | 'phone' | 'booking_reference' | 'message' | 'language' | 'created_at'
>

/** Messages to us that this actor may read, to a branch or to none in particular, oldest first. */
export async function listMessages(db: Db, actor: Actor): Promise<ContactMessageRow[]> {
  return await db
    .selectFrom('contact_message')
    .select(['id', 'branch_id', 'name', 'email', 'phone', 'booking_reference', 'message', 'language', 'created_at'])
    .where(forBranchOf(actor))
    .orderBy('created_at')
    .execute()
}

/** Condition for messages to the branches of an actor, or to none in particular. */
export function forBranchOf(actor: Actor): RawBuilder<boolean> {
  const branches = branchesInSight(actor)
  return branches === 'all' ? sql`true` : sql`coalesce(branch_id = any (${branches}::smallint[]), true)`
}

export async function deleteMessagesOf(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom('contact_message')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .execute()
}

/** Removes messages from before a moment. @returns their number */
export async function deleteMessagesBefore(db: Db, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('contact_message')
    .where('created_at', '<', before)
    .where(isFreeAddress(sql.ref('contact_message.email')))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
