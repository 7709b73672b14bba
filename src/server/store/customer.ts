import { sql, type Insertable } from 'kysely'

import type { Db, Tx } from './db.ts'
import type { Language, Tables } from './tables.ts'

export interface CustomerRow {
  id: string
  email: string
  first_name: string
  last_name: string
  password_hash: string | null
  email_confirmed_at: Date | null
  language: Language
}

const columns = ['id', 'email', 'first_name', 'last_name', 'password_hash', 'email_confirmed_at', 'language'] as const

export async function findCustomerById(db: Db | Tx, id: string): Promise<CustomerRow | undefined> {
  return await db.selectFrom('customer').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Locks an account: for the rest of the transaction, no other one can book or change anything in it. */
export async function lockCustomer(tx: Tx, id: string): Promise<CustomerRow | undefined> {
  return await tx.selectFrom('customer').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Deletes an account with its sessions, mailed links and events. No booking may refer to it. */
export async function deleteCustomer(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('customer').where('id', '=', id).execute()
}

/**
 * Gives an account another address, whose mailbox has just confirmed it. An unconfirmed account with that address is
 * removed to make room. @returns false if the address belongs to another account
 */
export async function moveCustomer(
  tx: Tx,
  id: string,
  to: { email: string; at: Date; rentedBefore: boolean },
): Promise<boolean> {
  await tx
    .deleteFrom('customer')
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${to.email})`)
    .where('email_confirmed_at', 'is', null)
    .where('id', '<>', id)
    .execute()
  const taken = await findCustomerByEmail(tx, to.email)
  if (taken !== undefined && taken.id !== id) return false
  await tx
    .updateTable('customer')
    .set({ email: to.email, email_confirmed_at: to.at, rented_before: to.rentedBefore })
    .where('id', '=', id)
    .execute()
  return true
}

/** Finds an account by its address. Addresses are stored as typed and compared without case. */
export async function findCustomerByEmail(db: Db | Tx, email: string): Promise<CustomerRow | undefined> {
  return await db
    .selectFrom('customer')
    .select(columns)
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .executeTakeFirst()
}

/** @returns false if the address has an account already */
export async function insertCustomer(tx: Tx, customer: Insertable<Tables['customer']>): Promise<boolean> {
  const row = await tx
    .insertInto('customer')
    .values(customer)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function setPasswordHash(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx.updateTable('customer').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

export async function setLanguage(tx: Tx, id: string, language: Language): Promise<boolean> {
  const result = await tx
    .updateTable('customer')
    .set({ language })
    .where('id', '=', id)
    .where('language', '<>', language)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** @returns false if the current password is not the one to be replaced */
export async function replacePasswordHash(tx: Tx, id: string, before: string, after: string): Promise<boolean> {
  const result = await tx
    .updateTable('customer')
    .set({ password_hash: after })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** @returns false if the address was confirmed before */
export async function confirmEmail(tx: Tx, id: string, at: Date): Promise<boolean> {
  const result = await tx
    .updateTable('customer')
    .set({ email_confirmed_at: at })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/**
 * Removes passport, identity card and licence numbers that were given before a moment (D27), once no booking of the
 * account needs them: bookings carry their own and lose them first. @returns the number of accounts
 */
export async function forgetCustomerDocuments(tx: Tx, before: Date): Promise<number> {
  const result = await tx
    .updateTable('customer as c')
    .set({ documents_sealed: null, documents_given_at: null })
    .where('c.documents_sealed', 'is not', null)
    .where('c.documents_given_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('booking as b')
            .select('b.id')
            .whereRef('b.customer_id', '=', 'c.id')
            .where('b.documents_sealed', 'is not', null),
        ),
      ),
    )
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** Deletes old accounts that were never confirmed, unless a link is still valid. @returns their number */
export async function deleteUnconfirmedBefore(db: Db, before: Date, now: Date): Promise<number> {
  const result = await db
    .deleteFrom('customer as c')
    .where('c.email_confirmed_at', 'is', null)
    .where('c.created_at', '<', before)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('booking as b').select('b.id').whereRef('b.customer_id', '=', 'c.id'))),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('mail_link as l')
            .select('l.token_hash')
            .whereRef('l.customer_id', '=', 'c.id')
            .where('l.used_at', 'is', null)
            .where('l.expires_at', '>', now),
        ),
      ),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
