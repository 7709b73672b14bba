import { sql } from 'kysely'

import type { Db, Tx } from './db.ts'

/** The mailbox that a link was sent to. */
export type Mailbox = 'old' | 'new'

export interface EmailChangeRow {
  id: string
  customer_id: string
  new_email: string
  session_id: string | null
  expires_at: Date
  old_confirmed_at: Date | null
  new_confirmed_at: Date | null
}

const columns = [
  'id',
  'customer_id',
  'new_email',
  'session_id',
  'expires_at',
  'old_confirmed_at',
  'new_confirmed_at',
] as const

/** To be called with the customer locked, after `endEmailChanges`: one at a time is open. */
export async function insertEmailChange(
  tx: Tx,
  change: {
    customerId: string
    sessionId: string
    newEmail: string
    at: Date
    expiresAt: Date
    oldHash: Buffer
    newHash: Buffer | null
  },
): Promise<void> {
  await tx
    .insertInto('email_change')
    .values({
      customer_id: change.customerId,
      session_id: change.sessionId,
      new_email: change.newEmail,
      asked_at: change.at,
      expires_at: change.expiresAt,
      old_hash: change.oldHash,
      new_hash: change.newHash,
    })
    .execute()
}

/** How often a customer asked since a moment, and how often anybody asked for this address. */
export async function countEmailChangesSince(
  tx: Tx,
  of: { customerId: string } | { newEmail: string },
  since: Date,
): Promise<number> {
  const query = tx.selectFrom('email_change').select((eb) => eb.fn.countAll<number>().as('asked'))
  const counted =
    'customerId' in of
      ? query.where('customer_id', '=', of.customerId)
      : query.where(sql<string>`lower(new_email)`, '=', of.newEmail.toLowerCase())
  return (await counted.where('asked_at', '>', since).executeTakeFirstOrThrow()).asked
}

/** The change that a customer waits for, if there is one. */
export async function findOpenEmailChange(
  db: Db | Tx,
  customerId: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  return await db
    .selectFrom('email_change')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Whose change a link belongs to, and which mailbox it was sent to, if it can still be used. */
export async function findEmailChangeLink(
  tx: Tx,
  tokenHash: Buffer,
  now: Date,
): Promise<{ customerId: string; mailbox: Mailbox } | undefined> {
  const row = await tx
    .selectFrom('email_change')
    .select(['customer_id', 'old_hash'])
    .where((eb) =>
      eb.or([
        eb.and([eb('old_hash', '=', tokenHash), eb('old_confirmed_at', 'is', null)]),
        eb.and([eb('new_hash', '=', tokenHash), eb('new_confirmed_at', 'is', null)]),
      ]),
    )
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && { customerId: row.customer_id, mailbox: row.old_hash.equals(tokenHash) ? 'old' : 'new' }
}

/** Uses a link up. With the customer locked. @returns the change as it is now, or undefined where it is used or over */
export async function confirmEmailChange(
  tx: Tx,
  tokenHash: Buffer,
  mailbox: Mailbox,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  return await tx
    .updateTable('email_change')
    .set(mailbox === 'old' ? { old_confirmed_at: now } : { new_confirmed_at: now })
    .where(`${mailbox}_hash`, '=', tokenHash)
    .where(`${mailbox}_confirmed_at`, 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(columns)
    .executeTakeFirst()
}

/** Whatever a customer waited for is over, and its links are void. @returns whether something was open */
export async function endEmailChanges(tx: Tx, customerId: string, now: Date): Promise<boolean> {
  const ended = await tx
    .updateTable('email_change')
    .set({ ended_at: now })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .returning('expires_at')
    .execute()
  return ended.some(({ expires_at }) => expires_at > now)
}

/** @returns how many */
export async function deleteEmailChangesAskedBefore(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('email_change').where('asked_at', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
