import type { AccountId } from '#domain/ids.ts'
import type { Db, Tx } from './db.ts'
import type { Language } from '#domain/language.ts'

export type Purpose = 'set_password' | 'confirm_address'

export interface LinkRow {
  account_id: AccountId
  first_name: string
  last_name: string
  email: string
  /** Language of the owner's letters. */
  language: Language
  password_hash: string | null
}

export async function insertLink(
  tx: Tx,
  link: { tokenHash: Buffer; purpose: Purpose; accountId: AccountId; at: Date; expiresAt: Date },
): Promise<void> {
  const { tokenHash, purpose, accountId, at, expiresAt } = link
  await tx
    .insertInto('mail_link')
    .values({ token_hash: tokenHash, purpose, account_id: accountId, created_at: at, expires_at: expiresAt })
    .execute()
}

/** Number of links made for an account since a moment, used or not. */
export async function countLinksSince(tx: Tx, accountId: AccountId, since: Date): Promise<number> {
  const row = await tx
    .selectFrom('mail_link')
    .select((eb) => eb.fn.countAll<number>().as('links'))
    .where('account_id', '=', accountId)
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
    .innerJoin('account as a', 'a.id', 'l.account_id')
    .innerJoin('account_owner as o', 'o.account_id', 'a.id')
    .select(['l.account_id', 'a.email', 'a.language', 'a.password_hash', 'o.first_name', 'o.last_name'])
    .where('l.token_hash', '=', tokenHash)
    .where('l.purpose', '=', purpose)
    .where('l.used_at', 'is', null)
    .where('l.expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses up a link; of two simultaneous calls, one succeeds. @returns the owner's id, or undefined */
export async function takeLink(tx: Tx, tokenHash: Buffer, purpose: Purpose, now: Date): Promise<AccountId | undefined> {
  const row = await tx
    .updateTable('mail_link')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst()
  return row?.account_id
}

/** Deletes an account's older links, which are void once the password is set. */
export async function deleteUnusedLinks(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('mail_link').where('account_id', '=', accountId).where('used_at', 'is', null).execute()
}

/** @returns the number of deleted links */
export async function deleteLinksExpiredBefore(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('mail_link').where('expires_at', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
