import { sql } from 'kysely'

import type { Price } from '#domain/price.ts'
import { columnsOfHold, type BookingRow } from './booking.ts'
import type { Db, Tx } from './db.ts'
import type { Keyed } from './idempotency.ts'

/** What a booking is made of before anybody's name is in it. */
export type NewHold = Pick<
  BookingRow,
  | 'vehicle_id'
  | 'class_id'
  | 'pickup_branch'
  | 'dropoff_branch'
  | 'starts_local'
  | 'ends_local'
  | 'starts_at'
  | 'ends_at'
  | 'turnaround'
  | 'extras'
  | 'cross_border'
  | 'total_minor'
  | 'currency'
  | 'customer_id'
  | 'held_by'
  | 'held_net'
> & {
  price: Price
  /** Where the quote is known by an id already. */
  quote_id?: string
}

/** What the database says where nobody may hold one more car. */
const TOO_MANY = 'SW006'
const codeOf = (error: unknown) => (error as { code?: string }).code ?? ''
/** Refused by the stock after all, the same key for another class at the same moment, a deadlock: all is undone. */
const UNDONE = new Set(['SW001', 'SW005', '40P01'])

/**
 * Holds a car that is free as things stand: stock, booking, event, key and car in one call, so that the class is
 * nobody else's for as short as can be.
 * @returns undefined if it is not that simple: none is free without planning anew, somebody's time is over, or the
 *   key was used
 */
export async function holdFreeCar(
  db: Db,
  hold: NewHold,
  minutes: number,
  keyed: Keyed,
): Promise<BookingRow | 'sold_out' | 'too_many_holds' | undefined> {
  try {
    const { rows } = await sql<BookingRow & { sold_out: boolean | null }>`
      select made.*, h.sold_out, ${sql.join(columnsOfHold())}
      from hold_free_car(${argumentsOf(hold, minutes, keyed)}) h, lateral (select (h.made).*) made`.execute(db)
    const { sold_out: soldOut, ...quote } = rows[0]!
    if (soldOut === true) return 'sold_out'
    return (quote.id as number | null) === null ? undefined : quote
  } catch (error) {
    if (codeOf(error) === TOO_MANY) return 'too_many_holds'
    if (UNDONE.has(codeOf(error))) return undefined
    throw error
  }
}

/**
 * Writes the hold, its event and its idempotency key; its car is the caller's to assign.
 * @returns undefined if the key was used meanwhile: then the caller rolls back
 * @throws the database's refusal (SW001) if no car of the class is left
 */
export async function insertHold(
  tx: Tx,
  hold: NewHold,
  minutes: number,
  keyed: Keyed,
): Promise<BookingRow | 'too_many_holds' | undefined> {
  try {
    const { rows } = await sql<BookingRow>`
      select made.*, ${sql.join(columnsOfHold())}
      from insert_hold(${argumentsOf(hold, minutes, keyed)}) made
      where made.id is not null`.execute(tx)
    return rows[0]
  } catch (error) {
    if (codeOf(error) === TOO_MANY) return 'too_many_holds'
    throw error
  }
}

/** How long until the first of a member's holds ends by itself. */
export async function secondsToFirstEnd(db: Db, customerId: string): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select ceil(extract(epoch from min(expires_at) - now()))::int as seconds from booking
    where customer_id = ${customerId} and status = 'held' and expires_at > now()`.execute(db)
  return rows[0]?.seconds ?? 0
}

/** Removes holds that came to nothing and that no key of a call leads to any more; their events go along. @returns how many */
export async function deleteLapsedHolds(db: Db, most: number): Promise<number> {
  const result = await sql`
    delete from booking where id in (
      select b.id from booking b
      where b.status = 'expired' and b.reference is null and b.created_at < now() - interval '1 day'
        and not exists (select from idempotency i where i.booking_id = b.id)
      order by b.id limit ${most} for update skip locked)`.execute(db)
  return Number(result.numAffectedRows)
}

const argumentsOf = (hold: NewHold, minutes: number, { key, requestHash }: Keyed) =>
  sql`jsonb_populate_record(null::booking, ${wishOf(hold)}::jsonb), ${minutes}::double precision,
      ${key}::text, ${requestHash}::bytea`

/** As JSON that the database reads as a row of `booking`. */
export const wishOf = (hold: NewHold): string =>
  JSON.stringify({ ...hold, held_by: hexOf(hold.held_by), held_net: hexOf(hold.held_net) })
const hexOf = (bytes: Buffer | null) => bytes && `\\x${bytes.toString('hex')}`
