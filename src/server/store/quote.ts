import { sql, type RawBuilder, type Selectable } from 'kysely'

import type { AccountId, CustomerId } from '#domain/ids.ts'
import type { Db, Read, Tx } from './db.ts'
import type { Departures } from './stay.ts'
import type { Tables } from './tables.ts'

export type QuoteRow = Selectable<Tables['quote']> & {
  /** 'used' once a booking was made of it; 'expired' when its time is over, by the database's clock. */
  state: 'held' | 'expired' | 'used'
  seconds_left: number
}

/** Data for a new quote: the wish, its price and the visitor. */
export type NewQuote = Omit<
  Selectable<Tables['quote']>,
  'id' | 'key' | 'request_hash' | 'stay_id' | 'created_at' | 'expires_at'
>

/** Key by which a retry of the same call is recognised. */
export interface Keyed {
  key: string
  /** SHA-256 of the request. The same key for another request is a mistake of the caller. */
  requestHash: Buffer
}

/** Error of the database if the visitor or their place already holds as many cars as allowed. */
const TOO_MANY = 'SW006'
const codeOf = (error: unknown) => (error as { code?: string }).code ?? ''
/** Errors that undo the whole call: the stock refused after all, the key was used for another class, or a deadlock. */
const UNDONE = new Set(['SW001', 'SW005', '40P01'])

const facts = sql`case when exists (select from booking b where b.quote_id = q.id) then 'used'
    when q.expires_at <= now() then 'expired' else 'held' end as state,
  greatest(0, floor(extract(epoch from q.expires_at - now())))::int as seconds_left`

/** Like `facts`, for a quote that was just made. */
const made = sql`'held' as state,
  greatest(0, floor(extract(epoch from q.expires_at - now())))::int as seconds_left`

async function find(db: Read, which: RawBuilder<unknown>): Promise<QuoteRow | undefined> {
  const { rows } = await sql<QuoteRow>`select q.*, ${facts} from quote q where ${which}`.execute(db)
  return rows[0]
}

export const findQuote = async (db: Read, id: string): Promise<QuoteRow | undefined> =>
  await find(db, sql`q.id = ${id}`)

/** Finds the quote that a call with this key got. */
export const findQuoteByKey = async (db: Db | Tx, key: string): Promise<QuoteRow | undefined> =>
  await find(db, sql`q.key = ${key}`)

/** Locks a quote, then reads it, so that a simultaneous order is seen. A quote is always locked before its stock. */
export async function lockQuote(tx: Tx, id: string): Promise<QuoteRow | undefined> {
  await sql`select from quote where id = ${id} for no key update`.execute(tx)
  return await findQuote(tx, id)
}

/**
 * Holds a car that is free in the present plan. Stock, stay, quote and car are written in one call, to lock the class
 * as briefly as possible.
 * @returns undefined if it is not that simple: a car is free only after planning anew, an overdue hold has to be
 *   released, or the key was used
 */
export async function holdFreeCar(
  db: Db,
  wanted: NewQuote,
  { minutes, keyed, id }: HoldTerms,
): Promise<QuoteRow | 'sold_out' | 'too_many_holds' | undefined> {
  try {
    const { rows } = await sql<QuoteRow & { sold_out: boolean | null }>`
      select q.*, h.sold_out, ${made}
      from hold_free_car(${asQuote(wanted, keyed, id)}, ${minutes}::double precision) h,
           lateral (select (h.made).*) q`.execute(db)
    const { sold_out: soldOut, ...quote } = rows[0]!
    if (soldOut === true) return 'sold_out'
    return (quote.id as string | null) === null ? undefined : quote
  } catch (error) {
    if (codeOf(error) === TOO_MANY) return 'too_many_holds'
    if (UNDONE.has(codeOf(error))) return undefined
    throw error
  }
}

export interface HoldTerms {
  minutes: number
  keyed: Keyed
  /** Id of an existing quote without a car. */
  id?: string | undefined
}

/**
 * Writes a quote and the stay that is held for it. The caller assigns a car.
 * @returns undefined if the key has been used meanwhile; the caller then rolls back
 * @throws the database's refusal (SW001) if no car of the class is left
 */
export async function insertHold(
  tx: Tx,
  wanted: NewQuote,
  { minutes, keyed, id }: HoldTerms,
): Promise<QuoteRow | 'too_many_holds' | undefined> {
  try {
    const { rows } = await sql<QuoteRow>`
      select q.*, ${made} from insert_hold(${asQuote(wanted, keyed, id)}, ${minutes}::double precision) q
      where q.id is not null`.execute(tx)
    return rows[0]
  } catch (error) {
    if (codeOf(error) === TOO_MANY) return 'too_many_holds'
    throw error
  }
}

/**
 * Writes a quote without a car, for an unproven visitor who already keeps as many cars as allowed (D32).
 * @returns undefined if the key was used for something else
 */
export async function insertLooseQuote(
  tx: Tx,
  wanted: NewQuote,
  { minutes, keyed }: HoldTerms,
): Promise<QuoteRow | undefined> {
  const { rows } = await sql<QuoteRow>`
    insert into quote as q (key, request_hash, customer_id, vehicle_id, class_id, pickup_branch, dropoff_branch, starts_local,
                            ends_local, starts_at, ends_at, turnaround, extras, cross_border, price, total_minor, currency,
                            held_by, held_net, expires_at)
    select w.key, w.request_hash, w.customer_id, w.vehicle_id, w.class_id, w.pickup_branch, w.dropoff_branch, w.starts_local,
           w.ends_local, w.starts_at, w.ends_at, w.turnaround, w.extras, w.cross_border, w.price, w.total_minor, w.currency,
           w.held_by, w.held_net, now() + ${minutes} * interval '1 minute'
    from (select (${asQuote(wanted, keyed)}).*) w
    on conflict (key) do update set key = excluded.key where q.request_hash = excluded.request_hash
    returning q.*, ${facts}`.execute(tx)
  return rows[0]
}

/**
 * Extends a quote by its original duration; its car is kept as long.
 * @param minutes original duration
 * @param most greatest total duration, as a multiple of the original one
 */
export async function extendQuote(db: Db | Tx, id: string, minutes: number, most: number): Promise<void> {
  await sql`
    update quote q set expires_at = greatest(expires_at, least(now() + ${minutes} * interval '1 minute',
                                                               created_at + ${most * minutes} * interval '1 minute'))
    where id = ${id} and expires_at > now() and not exists (select from booking b where b.quote_id = q.id)`.execute(db)
}

/**
 * Ends a quote and removes its customer. If a car is kept for it, the car is free again; the caller has then locked the
 * stock of its branches.
 */
export async function endQuote(tx: Tx, { id, stay_id: stay }: Pick<QuoteRow, 'id' | 'stay_id'>): Promise<void> {
  if (stay !== null) await sql`delete from stay where id = ${stay} and state = 'held'`.execute(tx)
  await sql`update quote set expires_at = least(expires_at, now()), customer_id = null where id = ${id}`.execute(tx)
}

/** Finds and locks an overdue quote that still holds a car. If told to, it waits for other transactions that lock one. */
export async function lockOverdueQuote(
  tx: Tx,
  { wait, of, except }: { wait: boolean; of: Departures | null; except: readonly number[] },
): Promise<(QuoteRow & { stay_id: number }) | undefined> {
  const { rows } = await sql<QuoteRow & { stay_id: number }>`
    select q.*, 'expired' as state, 0 as seconds_left from stay s join quote q on q.stay_id = s.id
    where s.state = 'held' and s.expires_at <= now() and s.id <> all (${except}::bigint[])
      ${of === null ? sql`` : sql`and s.class_id = ${of.classId}`}
      ${of?.branch == null ? sql`` : sql`and s.pickup_branch = ${of.branch}`}
    order by s.expires_at limit 1 for no key update of q ${wait ? sql`` : sql`skip locked`}`.execute(tx)
  return rows[0]
}

/** Present quotes of a member. */
export async function listOwnQuotes(tx: Tx, customerId: CustomerId): Promise<QuoteRow[]> {
  const { rows } = await sql<QuoteRow>`
    select q.*, ${facts} from quote q where q.customer_id = ${customerId} and q.expires_at > now()
      and not exists (select from booking b where b.quote_id = q.id)
    order by q.created_at`.execute(tx)
  return rows
}

/** Locks the quotes of an account, so that an order of one of them waits. */
export async function lockQuotesOf(tx: Tx, account: AccountId): Promise<void> {
  await sql`select from quote where customer_id = (select id from customer where account_id = ${account})
    order by id for no key update`.execute(tx)
}

/** Ends a customer's quotes and removes the customer from them, before the account is deleted. */
export async function endQuotesOf(tx: Tx, customerId: CustomerId): Promise<void> {
  await sql`update quote set expires_at = least(expires_at, now()), customer_id = null
    where customer_id = ${customerId}`.execute(tx)
  await sql`update stay set customer_id = null where customer_id = ${customerId}`.execute(tx)
}

/** Time in seconds until the first of a member's holds ends by itself. */
export async function secondsToFirstEnd(db: Db, customerId: CustomerId): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select ceil(extract(epoch from min(expires_at) - now()))::int as seconds from stay
    where customer_id = ${customerId} and state = 'held' and expires_at > now()`.execute(db)
  return rows[0]?.seconds ?? 0
}

/** Removes some quotes that were over a day ago, except those that still keep a car. @returns their number */
export async function deleteOldQuotes(db: Db, most: number): Promise<number> {
  const result = await sql`
    delete from quote where id in (
      select q.id from quote q
      where q.expires_at < now() - interval '1 day'
        and not exists (select from stay s where s.id = q.stay_id and s.state = 'held')
      limit ${most} for update skip locked)`.execute(db)
  return Number(result.numAffectedRows)
}

/** Row of `quote` as a parameter. */
const asQuote = (wanted: NewQuote, { key, requestHash }: Keyed, id?: string) => {
  const row = {
    ...wanted,
    ...(id !== undefined && { id }),
    key,
    request_hash: hexOf(requestHash),
    held_by: hexOf(wanted.held_by),
    held_net: hexOf(wanted.held_net),
  }
  return sql`jsonb_populate_record(null::quote, ${JSON.stringify(row)}::jsonb)`
}
const hexOf = (bytes: Buffer | null) => bytes && `\\x${bytes.toString('hex')}`
