import { sql } from 'kysely'

import type { AccountId } from '#domain/ids.ts'
import type { Db, Tx } from './db.ts'

/** Mailbox to which a link was sent. */
export type Mailbox = 'old' | 'new'

export interface EmailChangeRow {
  id: string
  account_id: AccountId
  new_email: string
  session_id: string | null
  expires_at: Date
  old_confirmed_at: Date | null
  new_confirmed_at: Date | null
}

const columns = [
  'id',
  'account_id',
  'new_email',
  'session_id',
  'expires_at',
  'old_confirmed_at',
  'new_confirmed_at',
] as const

/** Begins a change of address. The caller has locked the account and called `endEmailChanges`: only one can be open. */
export async function insertEmailChange(
  tx: Tx,
  change: {
    accountId: AccountId
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
      account_id: change.accountId,
      session_id: change.sessionId,
      new_email: change.newEmail,
      asked_at: change.at,
      expires_at: change.expiresAt,
      old_hash: change.oldHash,
      new_hash: change.newHash,
    })
    .execute()
}

/** Number of changes since a moment, either by one account or to one address. */
export async function countEmailChangesSince(
  tx: Tx,
  of: { accountId: AccountId } | { newEmail: string },
  since: Date,
): Promise<number> {
  const query = tx.selectFrom('email_change').select((eb) => eb.fn.countAll<number>().as('asked'))
  const counted =
    'accountId' in of
      ? query.where('account_id', '=', of.accountId)
      : query.where(sql<string>`lower(new_email)`, '=', of.newEmail.toLowerCase())
  return (await counted.where('asked_at', '>', since).executeTakeFirstOrThrow()).asked
}

/** Open change of an account, if any. */
export async function findOpenEmailChange(
  db: Db | Tx,
  accountId: AccountId,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  return await db
    .selectFrom('email_change')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** The change to which a link belongs, and the mailbox it was sent to; undefined if it can no longer be used. */
export async function findEmailChangeLink(
  tx: Tx,
  tokenHash: Buffer,
  now: Date,
): Promise<{ accountId: AccountId; mailbox: Mailbox } | undefined> {
  const row = await tx
    .selectFrom('email_change')
    .select(['account_id', 'old_hash'])
    .where((eb) =>
      eb.or([
        eb.and([eb('old_hash', '=', tokenHash), eb('old_confirmed_at', 'is', null)]),
        eb.and([eb('new_hash', '=', tokenHash), eb('new_confirmed_at', 'is', null)]),
      ]),
    )
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && { accountId: row.account_id, mailbox: row.old_hash.equals(tokenHash) ? 'old' : 'new' }
}

/** Uses up a link. The caller has locked the account. @returns the updated change; undefined if it is used or over */
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

/** Ends an account's open change and voids its links. @returns whether one was open */
export async function endEmailChanges(tx: Tx, accountId: AccountId, now: Date): Promise<boolean> {
  const ended = await tx
    .updateTable('email_change')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .returning('expires_at')
    .execute()
  return ended.some(({ expires_at }) => expires_at > now)
}

/** @returns the number of deleted changes */
export async function deleteEmailChangesAskedBefore(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('email_change').where('asked_at', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
