import { sql, type RawBuilder, type Selectable } from 'kysely'

import type { AccountId, CustomerId } from '#domain/ids.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import type { Db, Read, Tx } from './db.ts'
import { isFreeAddress, isFreeCustomer } from './restriction.ts'
import type { Tables } from './tables.ts'

/** A block with the names of the colleagues who made and lifted it. */
export type BlockRow = Selectable<Tables['customer_block']> & { maker: string | null; lifter: string | null }

const nameOf = (column: string) =>
  sql<string | null>`(select s.name from staff s where s.account_id = ${sql.ref(column)})`

const blocks = (db: Read) =>
  db
    .selectFrom('customer_block as k')
    .selectAll('k')
    .select([nameOf('k.made_by').as('maker'), nameOf('k.lifted_by').as('lifter')])

/** Condition for blocks `k` that are in force at a moment. */
const inForce = (now: Date): RawBuilder<boolean> =>
  sql`k.lifted_at is null and (k.ends_on is null or k.ends_on >= ${dateOf(toLocal(now))}::date)`

/** Blocks of a customer, the newest first. */
export async function listBlocksOf(db: Read, customer: CustomerId): Promise<BlockRow[]> {
  return await blocks(db).where('k.customer_id', '=', customer).orderBy('k.made_at', 'desc').limit(50).execute()
}

/** Blocks that were made of bookings, the newest first: those of people who are no customers. */
export async function listBlocksOfBookings(db: Read, bookings: readonly number[]): Promise<BlockRow[]> {
  return await blocks(db)
    .where(sql<boolean>`k.booking_id = any(${bookings}::bigint[])`)
    .orderBy('k.made_at', 'desc')
    .execute()
}

/** Blocks of everybody with one of these marks, the newest first. */
export async function listBlocksByMarks(db: Read, marks: readonly Buffer[]): Promise<BlockRow[]> {
  const marked = sql<boolean>`k.id in (select m.block_id from block_mark m where m.fingerprint = any(${marks}::bytea[]))`
  return await blocks(db).where(marked).orderBy('k.made_at', 'desc').limit(50).execute()
}

export async function findBlock(db: Read, id: string): Promise<BlockRow | undefined> {
  return await blocks(db).where('k.id', '=', id).executeTakeFirst()
}

/** Locks a block, so that it is lifted once. */
export async function lockBlock(tx: Tx, id: string): Promise<BlockRow | undefined> {
  await sql`select from customer_block where id = ${id} for update`.execute(tx)
  return await findBlock(tx, id)
}

/** Block in force of a customer, or of a person with one of these marks. */
export async function findBlockInForce(
  db: Read,
  { customer, marks }: { customer: CustomerId | null; marks: readonly Buffer[] },
  now: Date,
): Promise<BlockRow | undefined> {
  const whose = sql<boolean>`k.id in (
    select m.block_id from block_mark m where m.fingerprint = any(${marks}::bytea[])
    union all select o.id from customer_block o where o.customer_id = ${customer}::uuid)`
  return await blocks(db).where(inForce(now)).where(whose).orderBy('k.made_at', 'desc').limit(1).executeTakeFirst()
}

interface NewBlock {
  customer?: CustomerId | null
  /** Booking of somebody who is no customer. */
  booking?: number | null
  reason: string
  at: Date
  by: AccountId | null
  endsOn: string | null
  marks: readonly Buffer[]
}

/** Writes a block with its marks. @returns its id */
export async function insertBlock(
  tx: Tx,
  { customer = null, booking = null, reason, at, by, endsOn, marks }: NewBlock,
): Promise<string> {
  const row = { customer_id: customer, booking_id: booking, reason, made_at: at, made_by: by, ends_on: endsOn }
  const { id } = await tx.insertInto('customer_block').values(row).returning('id').executeTakeFirstOrThrow()
  if (marks.length > 0) {
    const rows = marks.map((fingerprint) => ({ block_id: id, fingerprint }))
    await tx
      .insertInto('block_mark')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return id
}

/** Lifts a block that is in force. */
export async function setLifted(
  tx: Tx,
  id: string,
  { at, by, reason }: { at: Date; by: AccountId | null; reason: string },
): Promise<void> {
  const set = { lifted_at: at, lifted_by: by, lift_reason: reason }
  await tx.updateTable('customer_block').set(set).where('id', '=', id).execute()
}

/** Addresses and sealed numbers by which a customer is known, as far as they are kept. */
export interface KnownBy {
  emails: string[]
  documents_sealed: Buffer | null
  /** Main drivers of their bookings. */
  drivers: { id: string; documents_sealed: Buffer }[]
}

export async function findKnownBy(tx: Tx, customer: CustomerId): Promise<KnownBy> {
  const row = await tx
    .selectFrom('customer as c')
    .leftJoin('account as a', 'a.id', 'c.account_id')
    .select(['c.documents_sealed', 'a.email'])
    .where('c.id', '=', customer)
    .executeTakeFirst()
  const rented = await tx
    .selectFrom('booking')
    .select('email')
    .distinct()
    .where('customer_id', '=', customer)
    .where('email', '<>', '')
    .execute()
  const drivers = await tx
    .selectFrom('booking as b')
    .innerJoin('booking_driver as d', 'd.booking_id', 'b.id')
    .select(['d.id', 'd.documents_sealed'])
    .where('b.customer_id', '=', customer)
    .where('d.position', '=', 0)
    .where('d.documents_sealed', 'is not', null)
    .$narrowType<{ documents_sealed: Buffer }>()
    .execute()
  return {
    emails: [row?.email ?? [], rented.map(({ email }) => email)].flat(),
    documents_sealed: row?.documents_sealed ?? null,
    drivers,
  }
}

/** Removes blocks that were over before a day. @returns their number */
export async function deleteBlocksOverBefore(db: Db, day: Date): Promise<number> {
  const result = await sql`
    delete from customer_block
    where (lifted_at < ${day}::timestamptz or ends_on < ${dateOf(toLocal(day))}::date)
      and ${isFreeCustomer(sql.ref('customer_block.customer_id'))}
      and not exists (select from booking b where b.id = customer_block.booking_id
                      and not ${isFreeAddress(sql.ref('b.email'))})`.execute(db)
  return Number(result.numAffectedRows)
}
