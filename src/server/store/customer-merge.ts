import { sql } from 'kysely'

import type { AccountId, CustomerId } from '#domain/ids.ts'
import type { Language } from '#domain/language.ts'
import type { Known } from '#domain/same-person.ts'
import type { Db, Read, Tx } from './db.ts'

/** A customer as they are compared with another one. */
export interface MergeRow extends Known {
  id: CustomerId
  account: AccountId | null
  language: Language
  company: string | null
  secondFactor: boolean
  since: Date
  rentals: number
  points: number
  version: number
}

const columns = sql`c.id, c.account_id as account, c.first_name as "firstName", c.last_name as "lastName",
  c.date_of_birth as "dateOfBirth", coalesce(a.email, c.email) as email, c.phone, c.company_name as company,
  coalesce(a.language, 'de') as language, trim(concat_ws(' ', c.street_name, c.house_no, c.postal_code)) as address,
  a.id is not null as "hasAccount", exists (select from staff s where s.account_id = a.id) as "isStaff",
  exists (select from second_factor f where f.account_id = a.id and f.confirmed_at is not null)
    or exists (select from passkey k where k.account_id = a.id) as "secondFactor",
  c.created_at as since, c.profile_version as version,
  (select count(*)::int from booking b where b.customer_id = c.id) as rentals,
  coalesce((select sum(p.points) from points_entry p where p.customer_id = c.id), 0)::bigint as points`

/** Customer to compare; undefined if there is none. */
export async function findToMerge(db: Db | Tx, id: CustomerId): Promise<MergeRow | undefined> {
  const { rows } = await sql<MergeRow>`
    select ${columns} from customer c left join account a on a.id = c.account_id where c.id = ${id}`.execute(db)
  return rows[0]
}

/** Customers who share the birthday, the phone number, the name or the mailbox, to be looked at more closely. */
export async function findLikely(db: Read, one: MergeRow, limit: number): Promise<MergeRow[]> {
  const { rows } = await sql<MergeRow>`
    with likely as (
      (select x.id from customer x where x.date_of_birth = ${one.dateOfBirth}::date limit 500)
      union (select x.id from customer x
        where search_phone(x.phone) collate "C" = search_phone(${one.phone}) collate "C" and search_phone(${one.phone}) <> ''
          and x.phone is not null limit 100)
      union (select x.id from customer x
        where search_person(x.first_name, x.last_name) collate "C" = search_person(${one.firstName}, ${one.lastName}) collate "C"
        limit 100)
      union (select x.id from customer x where lower(x.email) = lower(${one.email}) limit 100)
      union (select x.id from account y join customer x on x.account_id = y.id where lower(y.email) = lower(${one.email})))
    select ${columns} from likely l join customer c on c.id = l.id left join account a on a.id = c.account_id
    where c.id <> ${one.id} order by c.created_at, c.id limit ${limit}`.execute(db)
  return rows
}

/** Numbers of things that move from a customer, or end with their account. */
export interface MergeMoves {
  bookings: number
  points: number
  documents: number
  notes: number
  drivers: number
  blocks: number
  sessions: number
}

export async function countMoves(db: Db | Tx, gone: CustomerId): Promise<MergeMoves> {
  const { rows } = await sql<MergeMoves>`
    select (select count(*)::int from booking where customer_id = ${gone}) as bookings,
           (select coalesce(sum(points), 0)::bigint from points_entry where customer_id = ${gone}) as points,
           (select count(*)::int from document where customer_id = ${gone}) as documents,
           (select count(*)::int from customer_note where customer_id = ${gone} and removed_at is null) as notes,
           (select count(*)::int from account_driver where customer_id = ${gone}) as drivers,
           (select count(*)::int from customer_block where customer_id = ${gone}) as blocks,
           (select count(*)::int from session s join customer c on c.account_id = s.account_id where c.id = ${gone})
             as sessions`.execute(db)
  return rows[0]!
}

/** Customer into whom another one was merged; undefined if that did not happen. */
export async function mergedInto(db: Db | Read | Tx, gone: CustomerId): Promise<CustomerId | undefined> {
  const { rows } = await sql<{ id: CustomerId }>`
    select customer_id as id from customer_merge where gone_id = ${gone}`.execute(db)
  return rows[0]?.id
}

/** Locks two customers with their quotes and bookings, in the order in which everybody locks them. */
export async function lockBoth(tx: Tx, one: CustomerId, other: CustomerId): Promise<void> {
  const both = sql`any(${[one, other]}::uuid[])`
  await sql`select from quote where customer_id = ${both} order by id for no key update`.execute(tx)
  await sql`select from booking where customer_id = ${both} order by id for no key update`.execute(tx)
  await sql`select from customer where id = ${both} order by id for update`.execute(tx)
}

/** Moves everything that a customer has to the one who stays. */
export async function moveToKept(tx: Tx, kept: CustomerId, gone: CustomerId): Promise<void> {
  await sql`select merge_customers(${kept}, ${gone})`.execute(tx)
  await sql`update quote set customer_id = ${kept} where customer_id = ${gone}`.execute(tx)
  await sql`update booking set customer_id = ${kept} where customer_id = ${gone}`.execute(tx)
  await sql`update stay set customer_id = ${kept} where customer_id = ${gone}`.execute(tx)
  await sql`insert into business_person (business_id, customer_id, added_at)
    select business_id, ${kept}, added_at from business_person where customer_id = ${gone}
    on conflict do nothing`.execute(tx)
  // The same file that was uploaded to both is kept once.
  await sql`delete from document d using document k
    where d.customer_id = ${gone} and k.customer_id = ${kept} and k.fingerprint = d.fingerprint`.execute(tx)
  for (const table of [
    'document',
    'customer_note',
    'account_driver',
    'customer_block',
    'privacy_request',
    'rented_address',
    'customer_merge',
  ])
    await sql`update ${sql.table(table)} set customer_id = ${kept} where customer_id = ${gone}`.execute(tx)
}

/** Fills what the customer who stays lacks, and takes the better of both tiers. */
export async function fillFromGone(
  tx: Tx,
  { kept, gone, at }: { kept: CustomerId; gone: CustomerId; at: Date },
  documents: { sealed: Buffer; givenAt: Date } | null,
): Promise<void> {
  await sql`
    update customer k set
      company_name = coalesce(k.company_name, g.company_name), date_of_birth = coalesce(k.date_of_birth, g.date_of_birth),
      email = case when k.account_id is null then coalesce(k.email, g.email) end, phone = coalesce(k.phone, g.phone),
      street_name = coalesce(k.street_name, g.street_name), house_no = coalesce(k.house_no, g.house_no),
      postal_code = coalesce(k.postal_code, g.postal_code), city = coalesce(k.city, g.city),
      country = coalesce(k.country, g.country), rented_before = k.rented_before or g.rented_before,
      created_at = least(k.created_at, g.created_at), profile_version = k.profile_version + 1,
      tier = case when 'elite' in (k.tier, g.tier) then 'elite' else 'prime' end,
      documents_sealed = coalesce(k.documents_sealed, ${documents?.sealed ?? null}),
      documents_given_at = coalesce(k.documents_given_at, ${documents?.givenAt ?? null}::timestamptz)
    from customer g where k.id = ${kept} and g.id = ${gone}`.execute(tx)
  await tx.insertInto('customer_merge').values({ gone_id: gone, customer_id: kept, at }).execute()
}

/** Removes a customer who has nothing any longer and no account. */
export async function removeCustomer(tx: Tx, id: CustomerId): Promise<void> {
  await tx.deleteFrom('customer').where('id', '=', id).execute()
}
