import { sql, type Insertable } from 'kysely'

import type { AccountId, CustomerId } from '#domain/ids.ts'
import { sayWhoActs } from './act-log.ts'
import type { Db, Tx } from './db.ts'
import type { Language } from '#domain/language.ts'
import type { Tables } from './tables.ts'

/** An account, with the names of its owner. */
export interface AccountRow {
  id: AccountId
  email: string
  password_hash: string | null
  email_confirmed_at: Date | null
  language: Language
  /** Null for an account whose owner has never rented here, such as a colleague's. */
  customer_id: CustomerId | null
  first_name: string
  last_name: string
}

const accounts = (db: Db | Tx) =>
  db
    .selectFrom('account')
    .innerJoin('account_owner as o', 'o.account_id', 'account.id')
    .select(['account.id', 'account.email', 'account.password_hash', 'account.email_confirmed_at', 'account.language'])
    .select(['o.customer_id', 'o.first_name', 'o.last_name'])

export async function findAccount(db: Db | Tx, id: AccountId): Promise<AccountRow | undefined> {
  return await accounts(db).where('account.id', '=', id).executeTakeFirst()
}

/**
 * Locks an account: for the rest of the transaction, nobody else can sign in, change how it is opened or make its owner a
 * customer. The lock of its customer, where it is needed as well, is taken first (`lockCustomerOf`). The account is read
 * in another statement, because one that had to wait would see its customer as they were when it began.
 */
export async function lockAccount(tx: Tx, id: AccountId): Promise<AccountRow | undefined> {
  const locked = await tx.selectFrom('account').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return locked && (await findAccount(tx, id))
}

/** Finds an account by its address. Addresses are stored as typed and compared without case. */
export async function findAccountByEmail(db: Db | Tx, email: string): Promise<AccountRow | undefined> {
  return await accounts(db)
    .where(sql<string>`lower(account.email)`, '=', sql<string>`lower(${email})`)
    .executeTakeFirst()
}

export type NewAccount = Insertable<Tables['account']>

/** @returns its id; undefined if the address has an account already */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<AccountId | undefined> {
  const row = await tx
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Deletes an account with its customer, sessions, mailed links and events. No booking may refer to the customer. */
export async function removeAccount(tx: Tx, id: AccountId): Promise<void> {
  // A colleague loses their role with it, which a trigger tells.
  await sayWhoActs(tx)
  await tx.deleteFrom('account').where('id', '=', id).execute()
}

/**
 * Gives an account another address, whose mailbox has just confirmed it. An unconfirmed account with that address is
 * removed to make room. @returns false if the address belongs to another account
 */
export async function moveAccount(tx: Tx, id: AccountId, to: { email: string; at: Date }): Promise<boolean> {
  await tx
    .deleteFrom('account')
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${to.email})`)
    .where('email_confirmed_at', 'is', null)
    .where('id', '<>', id)
    .execute()
  const taken = await findAccountByEmail(tx, to.email)
  if (taken !== undefined && taken.id !== id) return false
  await tx.updateTable('account').set({ email: to.email, email_confirmed_at: to.at }).where('id', '=', id).execute()
  return true
}

export async function setPasswordHash(tx: Tx, id: AccountId, passwordHash: string): Promise<void> {
  await tx.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/** @returns false if the current password is not the one to be replaced */
export async function replacePasswordHash(tx: Tx, id: AccountId, before: string, after: string): Promise<boolean> {
  const result = await tx
    .updateTable('account')
    .set({ password_hash: after })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** @returns false if that was its language already */
export async function setLanguage(tx: Tx, id: AccountId, language: Language): Promise<boolean> {
  const result = await tx
    .updateTable('account')
    .set({ language })
    .where('id', '=', id)
    .where('language', '<>', language)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** @returns false if the address was confirmed before */
export async function confirmEmail(tx: Tx, id: AccountId, at: Date): Promise<boolean> {
  const result = await tx
    .updateTable('account')
    .set({ email_confirmed_at: at })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Deletes old accounts that were never confirmed, unless a link is still valid. @returns their number */
export async function deleteUnconfirmedBefore(db: Db, before: Date, now: Date): Promise<number> {
  const result = await db
    .deleteFrom('account as a')
    .where('a.email_confirmed_at', 'is', null)
    .where('a.created_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('booking as b')
            .innerJoin('customer as c', 'c.id', 'b.customer_id')
            .select('b.id')
            .whereRef('c.account_id', '=', 'a.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('mail_link as l')
            .select('l.token_hash')
            .whereRef('l.account_id', '=', 'a.id')
            .where('l.used_at', 'is', null)
            .where('l.expires_at', '>', now),
        ),
      ),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
