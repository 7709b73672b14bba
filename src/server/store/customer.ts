import { sql, type Insertable, type Selectable } from 'kysely'

import type { AccountId, CustomerId } from '#domain/ids.ts'
import type { Db, Tx } from './db.ts'
import type { Tables } from './tables.ts'

export type NewCustomer = Insertable<Tables['customer']>

/** Adds a customer, with or without an account. @returns their id; undefined if the account has a customer already */
export async function addCustomer(tx: Tx, customer: NewCustomer): Promise<CustomerId | undefined> {
  const row = await tx
    .insertInto('customer')
    .values(customer)
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Customer to whom an account belongs; undefined if its owner has never rented here. */
export async function findCustomerOf(
  db: Db | Tx,
  account: AccountId,
): Promise<Selectable<Tables['customer']> | undefined> {
  return await db.selectFrom('customer').selectAll().where('account_id', '=', account).executeTakeFirst()
}

export async function findCustomer(db: Db | Tx, id: CustomerId): Promise<Selectable<Tables['customer']> | undefined> {
  return await db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Whether there is such a customer. */
export const customerExists = async (db: Db, id: CustomerId): Promise<boolean> =>
  (await db.selectFrom('customer').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Account of a customer, with address and language for letters; undefined for a customer without an account. */
export async function findAccountOf(db: Db | Tx, id: CustomerId): Promise<AccountOfCustomer | undefined> {
  return await db
    .selectFrom('customer as c')
    .innerJoin('account as a', 'a.id', 'c.account_id')
    .select(['a.id', 'a.email', 'a.language', 'c.first_name', 'c.last_name'])
    .where('c.id', '=', id)
    .executeTakeFirst()
}

type AccountOfCustomer = Pick<Selectable<Tables['account']>, 'id' | 'email' | 'language'> & {
  first_name: string
  last_name: string
}

/**
 * Locks a customer: for the rest of the transaction, nobody else can book or upload for them. The customer is locked
 * before the account, because a transaction that holds a customer writes into the log of the account.
 * @returns false if there is no such customer
 */
export async function lockCustomer(tx: Tx, id: CustomerId): Promise<boolean> {
  const row = await tx.selectFrom('customer').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return row !== undefined
}

/** Like `lockCustomer`, by the account. @returns the customer, if its owner is one */
export async function lockCustomerOf(tx: Tx, account: AccountId): Promise<CustomerId | undefined> {
  const row = await tx
    .selectFrom('customer')
    .select('id')
    .where('account_id', '=', account)
    .forUpdate()
    .executeTakeFirst()
  return row?.id
}

/** Notes for good whether the address of a customer's account is known to have rented. */
export async function setRentedBefore(tx: Tx, id: CustomerId, rentedBefore: boolean): Promise<void> {
  await tx.updateTable('customer').set({ rented_before: rentedBefore }).where('id', '=', id).execute()
}

/**
 * Removes passport, identity card and licence numbers that were given before a moment (D27), once no booking of the
 * customer needs them: bookings carry their own and lose them first. @returns the number of customers
 */
export async function forgetCustomerDocuments(tx: Tx, before: Date): Promise<number> {
  const result = await tx
    .updateTable('customer as c')
    .set({ documents_sealed: null, documents_given_at: null })
    .where('c.documents_sealed', 'is not', null)
    .where('c.documents_given_at', '<', before)
    .where('c.restriction_id', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('booking as b')
            .innerJoin('booking_driver as d', 'd.booking_id', 'b.id')
            .select('b.id')
            .whereRef('b.customer_id', '=', 'c.id')
            .where('d.position', '=', 0)
            .where('d.documents_sealed', 'is not', null),
        ),
      ),
    )
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/**
 * Removes telephone and address of customers without an account who were added before a moment, once no booking of theirs
 * has any: bookings carry their own and lose them first. @returns the number of customers
 */
export async function forgetWalkInContacts(tx: Tx, before: Date): Promise<number> {
  const result = await sql`
    update customer c set phone = null, street_name = null, house_no = null, postal_code = null, city = null, country = null
    where account_id is null and created_at < ${before} and restriction_id is null
      and num_nonnulls(phone, street_name, house_no, postal_code, city, country) > 0
      and not exists (select from booking b where b.customer_id = c.id
                      and num_nonnulls(b.phone, b.address, b.city, b.country) > 0)
      and not exists (select from quote q where q.customer_id = c.id)`.execute(tx)
  return Number(result.numAffectedRows)
}

/**
 * Removes customers without an account who were added before a moment and to whom nothing refers any longer (D35).
 * @returns their number
 */
export async function forgetWalkIns(tx: Tx, before: Date): Promise<number> {
  const result = await sql`
    delete from customer c where account_id is null and created_at < ${before} and restriction_id is null
      and not exists (select from booking b where b.customer_id = c.id)
      and not exists (select from stay s where s.customer_id = c.id)
      and not exists (select from quote q where q.customer_id = c.id)`.execute(tx)
  return Number(result.numAffectedRows)
}
