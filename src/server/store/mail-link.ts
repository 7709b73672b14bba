import type { Db, Tx } from './db.ts'
import type { Language } from './tables.ts'

export type Purpose = 'set_password' | 'confirm_address'

export interface LinkRow {
  customer_id: string
  first_name: string
  last_name: string
  email: string
  /** Language of the owner's letters. */
  language: Language
  password_hash: string | null
}

export async function insertLink(
  tx: Tx,
  link: { tokenHash: Buffer; purpose: Purpose; customerId: string; at: Date; expiresAt: Date },
): Promise<void> {
  const { tokenHash, purpose, customerId, at, expiresAt } = link
  await tx
    .insertInto('mail_link')
    .values({ token_hash: tokenHash, purpose, customer_id: customerId, created_at: at, expires_at: expiresAt })
    .execute()
}

/** Number of links made for a customer since a moment, used or not. */
export async function countLinksSince(tx: Tx, customerId: string, since: Date): Promise<number> {
  const row = await tx
    .selectFrom('mail_link')
    .select((eb) => eb.fn.countAll<number>().as('links'))
    .where('customer_id', '=', customerId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return row.links
}

/** The owner of a link; undefined if it can no longer be used. */
export async function findUsableLink(
  db: Db,
  tokenHash: Buffer,
  purpose: Purpose,
  now: Date,
): Promise<LinkRow | undefined> {
  return await db
    .selectFrom('mail_link as l')
    .innerJoin('customer as c', 'c.id', 'l.customer_id')
    .select(['c.id as customer_id', 'c.first_name', 'c.last_name', 'c.email', 'c.language', 'c.password_hash'])
    .where('l.token_hash', '=', tokenHash)
    .where('l.purpose', '=', purpose)
    .where('l.used_at', 'is', null)
    .where('l.expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses up a link; of two simultaneous calls, one succeeds. @returns the owner's id, or undefined */
export async function takeLink(tx: Tx, tokenHash: Buffer, purpose: Purpose, now: Date): Promise<string | undefined> {
  const row = await tx
    .updateTable('mail_link')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('customer_id')
    .executeTakeFirst()
  return row?.customer_id
}

/** Deletes a customer's older links, which are void once the password is set. */
export async function deleteUnusedLinks(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom('mail_link').where('customer_id', '=', customerId).where('used_at', 'is', null).execute()
}

/** @returns the number of deleted links */
export async function deleteLinksExpiredBefore(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('mail_link').where('expires_at', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
