import type { Insertable, Selectable } from 'kysely'

import type { AccountId } from '#domain/ids.ts'
import type { Db, Tx } from './db.ts'
import type { Tables } from './tables.ts'

export type PasskeyRow = Selectable<Tables['passkey']>

/** Passkeys of an account, in the order in which they were added. */
export async function listPasskeys(db: Db | Tx, accountId: AccountId): Promise<PasskeyRow[]> {
  return await db
    .selectFrom('passkey')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Stores a passkey. @returns undefined if the device's key is already stored, for any account */
export async function insertPasskey(tx: Tx, passkey: Insertable<Tables['passkey']>): Promise<PasskeyRow | undefined> {
  return await tx
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** @returns undefined if the account has no such passkey */
export async function renamePasskey(
  db: Db,
  accountId: AccountId,
  id: string,
  name: string,
): Promise<PasskeyRow | undefined> {
  return await db
    .updateTable('passkey')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** @returns false if the account has no such passkey */
export async function deletePasskey(tx: Tx, accountId: AccountId, id: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

/** Deletes all passkeys of an account. @returns their number */
export async function deletePasskeysOf(tx: Tx, accountId: AccountId): Promise<number> {
  const result = await tx.deleteFrom('passkey').where('account_id', '=', accountId).executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Finds a passkey by the id that its device gave it. */
export async function findPasskey(db: Db | Tx, credentialId: Buffer): Promise<PasskeyRow | undefined> {
  return await db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()
}

export async function notePasskeyUse(
  tx: Tx,
  id: string,
  { counter, backedUp, at }: { counter: number; backedUp: boolean; at: Date },
): Promise<void> {
  await tx.updateTable('passkey').set({ counter, backed_up: backedUp, used_at: at }).where('id', '=', id).execute()
}

/** Whether an account belongs to staff and has a passkey, so that the password alone does not open it. */
export async function isStaffWithPasskey(tx: Tx, accountId: AccountId): Promise<boolean> {
  const row = await tx
    .selectFrom('staff as s')
    .innerJoin('passkey as p', 'p.account_id', 's.account_id')
    .select('p.id')
    .where('s.account_id', '=', accountId)
    .where('s.active', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a challenge. @param sessionId session that adds a passkey; null at sign-in */
export async function insertChallenge(
  db: Db | Tx,
  challenge: Buffer,
  sessionId: string | null,
  expiresAt: Date,
): Promise<void> {
  await db.insertInto('passkey_challenge').values({ challenge, session_id: sessionId, expires_at: expiresAt }).execute()
}

/** Uses up a challenge; of two simultaneous calls, one succeeds. @returns false if it cannot be used */
export async function takeChallenge(db: Db, challenge: Buffer, sessionId: string | null, now: Date): Promise<boolean> {
  const result = await db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('session_id', 'is not distinct from', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

/** @returns the number of deleted challenges */
export async function deleteChallengesExpiredBefore(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('passkey_challenge').where('expires_at', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
