import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely'

import type { AccountId, CustomerId } from '#domain/ids.ts'
import { canMove, lapsing, type BookingStatus } from '#domain/booking-status.ts'
import type { Price } from '#domain/price.ts'
import { beyondPrice } from '#domain/charge.ts'
import type { OwnersRentals } from '#domain/document.ts'
import { lineOf, nameOfActor } from './act-log.ts'
import { asDriver, driverRows, driversColumns, type BookingDriver, type NewDriver } from './booking-driver.ts'
import { insertCharges, type NewChargeRow } from './charge-rows.ts'
import type { Db, Read, Tx } from './db.ts'
import { rememberFrom } from './idempotency.ts'
import { figuresOf, insertLines, priceColumn } from './price-line.ts'
import type { Keyed } from './quote.ts'
import { givenOf, kmEarlierOf, returnOf } from './rental-readings.ts'
import type { Departures } from './stay.ts'
import type { Tables } from './tables.ts'

export type BookingRow = Selectable<Tables['booking']> & {
  /** Whether its time for a decision or for payment is over, by the database's clock. */
  overdue: boolean
  /** Whether the visitor has not yet proven who they are (D32). */
  unproven: boolean
  /** Time until which a car that is not back counts as away. */
  out_until: Date | null
  /** Kilometres driven with the cars before the last one. */
  km_earlier: number
  /** Time and odometer reading of the handover, after an exchange those of the last car; null before that. */
  handed_over_at: Date | null
  km_out: number | null
  /** Time, branch and odometer reading of the return; null before that. */
  returned_at: Date | null
  returned_branch: number | null
  km_in: number | null
  /** Whether we have no car for it, or a late one, because something happened to the planned one. */
  car_owed: boolean
  /** Sum of the charges beyond the price, less those taken back; of a cancelled booking its fee. */
  charges_minor: number
  /** Sum of the payments for the rental, less refunds. */
  paid_minor: number
  price: Price
  /** Whether its customer has an account. */
  member: boolean
  /** The customer as a driver; null once the drivers have been removed (D35). */
  main_driver: BookingDriver | null
  /** Drivers beside the customer. */
  drivers: BookingDriver[]
}

const isBeyondPrice = sql<boolean>`c.kind in (${sql.join(beyondPrice.map((kind) => sql.lit(kind)))})`

const carOwed = (table: 'booking' | 'made') =>
  sql<boolean>`(exists (select from car_missing m where m.stay_id = ${sql.ref(`${table}.id`)})
    or exists (select from assignment a where a.stay_id = ${sql.ref(`${table}.id`)} and a.late))`.as('car_owed')

const isMember = (table: 'booking' | 'made') =>
  sql<boolean>`exists (select from customer c where c.id = ${sql.ref(`${table}.customer_id`)}
    and c.account_id is not null)`.as('member')

/** Columns of a booking's row that are computed from other tables. */
const readColumns = (
  table: 'booking' | 'made',
  /** Table with the lines of its price; a statement that writes lines reads them from what it wrote. */
  lines: 'booking_price_line' | 'line' = 'booking_price_line',
) => [
  priceColumn({ of: table, lines }),
  sql<boolean>`coalesce(${sql.ref(`${table}.expires_at`)} <= now(), false)`.as('overdue'),
  sql<boolean>`exists (select from stay s where s.id = ${sql.ref(`${table}.id`)} and s.held_by is not null)`.as(
    'unproven',
  ),
  ...driversColumns(table),
  kmEarlierOf(`${table}.id`).as('km_earlier'),
  sql<Date | null>`${givenOf(`${table}.id`, 'l.at')}`.as('handed_over_at'),
  sql<number | null>`${givenOf(`${table}.id`, 'l.km')}`.as('km_out'),
  sql<Date | null>`${returnOf(table, 'l.at')}`.as('returned_at'),
  sql<number | null>`${returnOf(table, 'w.branch_id')}`.as('returned_branch'),
  sql<number | null>`${returnOf(table, 'l.km')}`.as('km_in'),
  sql<Date | null>`(select s.out_until from stay s where s.id = ${sql.ref(`${table}.id`)})`.as('out_until'),
  carOwed(table),
  isMember(table),
  sql<number>`(select coalesce(sum(c.amount_minor), 0)::bigint from charge c
    where c.booking_id = ${sql.ref(`${table}.id`)} and ${isBeyondPrice})`.as('charges_minor'),
  sql<number>`(select coalesce(sum(case when m.kind in ('captured', 'received', 'paid') then m.amount_minor
      when m.kind = 'refunded' then -m.amount_minor end), 0)::bigint
    from money_move m where m.booking_id = ${sql.ref(`${table}.id`)} and m.purpose = 'rental')`.as('paid_minor'),
]

export const bookingColumns = (db: Read) => db.selectFrom('booking').selectAll('booking').select(readColumns('booking'))

export async function findBooking(db: Db, id: number): Promise<BookingRow | undefined> {
  return await bookingColumns(db).where('id', '=', id).executeTakeFirst()
}

/**
 * Locks a booking, then reads it in another statement. A single one that had to wait would see the row as it is now,
 * but other tables as they were when it began. Everywhere, the booking is locked before its stock.
 */
export async function lockOne(tx: Tx, which: ReturnType<typeof bookingColumns>): Promise<BookingRow | undefined> {
  const found = await which.clearSelect().select('booking.id').forNoKeyUpdate('booking').executeTakeFirst()
  return found && (await findBooking(tx, found.id))
}

/**
 * The bookings of an account: those of its customer, made while they were signed in, and those that a visitor made with
 * the address of the account and that were not over when the address was confirmed
 * (docs/decisions/030-bookings-of-an-account.md).
 */
export const ownedBy = (account: AccountId) =>
  bookingsOf(sql`(select c.id from customer c where c.account_id = ${account})`, sql`${account}`)

/** The same bookings, found by the customer, who may have no account. */
const rentedBy = (customer: CustomerId) =>
  bookingsOf(sql`${customer}`, sql`(select c.account_id from customer c where c.id = ${customer})`)

const bookingsOf = (customer: RawBuilder<unknown>, account: RawBuilder<unknown>) => sql<boolean>`(
  booking.customer_id = ${customer}
  or booking.customer_id is null
    and lower(booking.email) = (select lower(a.email) from account a where a.id = ${account})
    and booking.ends_at > (select a.email_confirmed_at from account a where a.id = ${account}))`

/** Condition for bookings that are still to come or under way. */
export const isCurrent = (now: Date) => sql<boolean>`(booking.status in ('requested', 'offered', 'active')
    or booking.status in ('confirmed', 'pending_payment') and booking.ends_at > ${now})`

export type Part = 'current' | 'past'

/**
 * Lists a page of the bookings of an account: those to come or under way, the earliest start first, or past ones, the
 * latest first. A confirmed rental whose handover was not recorded is past once its period is over.
 * @param after last booking of the previous page
 */
export async function listOwned(
  db: Db,
  account: AccountId,
  { part, after, limit, now }: { part: Part; after: BookingRow | null; limit: number; now: Date },
): Promise<BookingRow[]> {
  const [order, beyond] = part === 'current' ? (['asc', sql`>`] as const) : (['desc', sql`<`] as const)
  let query = bookingColumns(db)
    .where(ownedBy(account))
    .where(part === 'current' ? isCurrent(now) : sql<boolean>`not ${isCurrent(now)}`)
    .orderBy('starts_at', order)
    .orderBy('id', order)
    .limit(limit)
  if (after !== null) query = query.where(sql<boolean>`(starts_at, id) ${beyond} (${after.starts_at}, ${after.id})`)
  return await query.execute()
}

/**
 * Rentals of a customer that decide how long their documents are kept (D27). A confirmed rental that was never handed
 * over ends with its period.
 */
export async function findOwnersRentals(db: Db | Tx, customer: CustomerId, now: Date): Promise<OwnersRentals> {
  const row = await db
    .selectFrom('booking')
    .select([
      sql<boolean>`coalesce(bool_or(booking.status = 'returned' or ${isCurrent(now)}), false)`.as('open'),
      sql<Date | null>`max(case when booking.status in ('confirmed', 'pending_payment') then booking.ends_at
        else (select max(e.at) from booking_event e where e.booking_id = booking.id) end)
        filter (where not (booking.status = 'returned' or ${isCurrent(now)}))`.as('lastEndedAt'),
    ])
    .where(rentedBy(customer))
    .executeTakeFirstOrThrow()
  return row
}

/** All bookings of an account, in the order in which they were made. @param lock whether to lock them */
export async function listAllOwned(tx: Tx, account: AccountId, { lock = false } = {}): Promise<BookingRow[]> {
  const query = bookingColumns(tx).where(ownedBy(account)).orderBy('id')
  if (lock) await query.clearSelect().select('booking.id').forNoKeyUpdate('booking').execute()
  return await query.execute()
}

/** Whether an account has a booking or a request that is not over. */
export async function hasCurrent(tx: Tx, account: AccountId, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('booking')
    .select('id')
    .where(ownedBy(account))
    .where(isCurrent(now))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type BookingEvent = Omit<Selectable<Tables['booking_event']>, 'id' | 'booking_id'>

/** Events of a booking, the oldest first (D25), each with the name of the member of staff who did it. */
export async function listEvents(db: Db, bookingId: number): Promise<(BookingEvent & { by: string })[]> {
  return await db
    .selectFrom('booking_event as a')
    .select(nameOfActor.as('by'))
    .select(['at', 'actor_kind', 'actor_id', 'from_status', 'to_status', 'event', 'reason'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()
}

/** Locks a booking whose time is over. Skips those that another transaction works on, or waits for them if asked to. */
export async function lockOverdue(
  tx: Tx,
  which: { wait: boolean; of: Departures | null; except: readonly number[] },
): Promise<BookingRow | undefined> {
  let query = bookingColumns(tx)
    .where('status', 'in', lapsing)
    .where('expires_at', '<=', sql<Date>`now()`)
    .orderBy('expires_at')
    .limit(1)
  const { classId = null, branch = null } = which.of ?? {}
  if (classId !== null) query = query.where('class_id', '=', classId)
  if (branch !== null) query = query.where('pickup_branch', '=', branch)
  if (which.except.length > 0) query = query.where('id', 'not in', which.except)
  return await lockOne(tx, which.wait ? query : query.skipLocked())
}

export type NewBooking = Omit<
  Insertable<Tables['booking']>,
  'created_at' | 'revision' | keyof ReturnType<typeof figuresOf>
>

/** Parts of a new booking that are stored in other tables. */
interface MadeWith {
  price: Price
  /** The main driver, then the additional drivers. */
  drivers: readonly [main: NewDriver, ...others: NewDriver[]]
  charges: readonly NewChargeRow[]
  /** Whether its visitor has not proven who they are (D32). */
  unproven: boolean
  /** Reason of a manager who lets somebody rent who is blocked. */
  reason?: string | null
  keyed: Keyed
}

/** Columns of a booking's row that later events fill. */
const nothingYet = {
  overdue: false,
  out_until: null,
  km_earlier: 0,
  handed_over_at: null,
  km_out: null,
  returned_at: null,
  returned_branch: null,
  km_in: null,
  charges_minor: 0,
  paid_minor: 0,
} satisfies Partial<BookingRow>

/**
 * Makes a booking of a quote with its drivers and charges, tells it in the log and remembers its idempotency key, in one
 * statement. It takes over the quote's stay. The row that it returns is put together here: reading it back would take as
 * long as writing it.
 * @returns undefined if the key has been used meanwhile; the caller then rolls back
 */
export async function insertBooking(
  tx: Tx,
  booking: NewBooking,
  { price, drivers, charges, unproven, reason = null, keyed }: MadeWith,
): Promise<BookingRow | undefined> {
  const made = await tx
    .with('made', (db) =>
      db
        .insertInto('booking')
        .values({ ...booking, ...figuresOf(price) })
        .returningAll(),
    )
    .with('line', (db) => insertLines(db, { booking_id: booking.id, revision: 1 }, price))
    .with('driver', (db) => db.insertInto('booking_driver').values(driverRows(booking.id, drivers)))
    .with('charged', (db) => insertCharges(db, charges))
    .with('logged', (db) =>
      db.insertInto('audit').values(
        lineOf(tx, {
          ...storyOf(booking),
          event: 'made',
          after: { status: booking.status, ...(booking.origin !== 'web' && { origin: booking.origin }) },
          reason,
        }),
      ),
    )
    .with('keyed', (db) => rememberFrom(db, 'made', keyed))
    .selectFrom(['made', 'keyed'])
    .selectAll('made')
    .select([carOwed('made'), isMember('made')])
    .executeTakeFirst()
  if (made === undefined) return undefined
  const [main_driver, ...others] = drivers.map(asDriver)
  return { ...made, ...nothingYet, price, unproven, main_driver: main_driver!, drivers: others }
}

/** Forgets the place of a stay whose visitor has proven who they are: it no longer counts against the limit (D32). */
export async function forgetPlaceOf(tx: Tx, stayId: number): Promise<void> {
  await tx.updateTable('stay').set({ held_by: null, held_net: null }).where('id', '=', stayId).execute()
}

/**
 * Moves a booking on and tells it in the log, in one statement.
 * @throws if the lifecycle has no such step (D25), which is a mistake of the caller
 */
export async function moveBooking(
  tx: Tx,
  booking: BookingRow,
  to: BookingStatus,
  change: { reason?: string | null; set?: Updateable<Tables['booking']> } = {},
): Promise<BookingRow> {
  if (!canMove(booking.status, to)) throw new Error(`a booking does not go from ${booking.status} to ${to}`)
  const { reason = null } = change
  return await tx
    .with('made', (db) =>
      db
        .updateTable('booking')
        .set({ expires_at: null, ...change.set, status: to })
        .where('id', '=', booking.id)
        .returningAll(),
    )
    .with('logged', (db) =>
      db.insertInto('audit').values(
        lineOf(tx, {
          ...storyOf(booking),
          event: 'moved',
          before: { status: booking.status },
          after: { status: to },
          reason,
        }),
      ),
    )
    .selectFrom('made')
    .selectAll('made')
    .select(readColumns('made'))
    .executeTakeFirstOrThrow()
}

/**
 * Changes the terms of a booking, keeps the previous ones, and tells it in the log. The caller plans its car anew.
 * @throws the database's refusal (SW001) if no car of the class is left
 */
export async function amendBooking(
  tx: Tx,
  before: BookingRow,
  terms: Updateable<Tables['booking']>,
  price: Price,
): Promise<BookingRow> {
  const { id, revision } = before
  const set = { ...terms, ...figuresOf(price), revision: revision + 1 }
  return await tx
    .with('kept', (db) =>
      db.insertInto('booking_amendment').values({
        booking_id: id,
        revision,
        vehicle_id: before.vehicle_id,
        pickup_branch: before.pickup_branch,
        dropoff_branch: before.dropoff_branch,
        starts_local: before.starts_local,
        ends_local: before.ends_local,
        extras: JSON.stringify(before.extras),
        cross_border: before.cross_border,
        ...figuresOf(before.price),
      }),
    )
    .with('line', (db) => insertLines(db, { booking_id: id, revision: set.revision }, price).returningAll())
    .with('logged', (db) =>
      db
        .insertInto('audit')
        .values(lineOf(tx, { ...storyOf(before), event: 'changed', ...agreedBeforeAndAfter(before, set) })),
    )
    .with('made', (db) => db.updateTable('booking').set(set).where('id', '=', id).returningAll())
    .selectFrom('made')
    .selectAll('made')
    .select(readColumns('made', 'line'))
    .executeTakeFirstOrThrow()
}

/** Subject of a line of the log that is about a booking. */
export const storyOf = ({ id, pickup_branch: branch }: Pick<BookingRow, 'id' | 'pickup_branch'>) => ({
  subject: ['booking', id] as const,
  booking: id,
  branch,
})

const agreed = ['vehicle_id', 'pickup_branch', 'dropoff_branch', 'starts_local', 'ends_local', 'total_minor'] as const

/** Terms before and after a change, as the log tells them: only the columns that differ. */
function agreedBeforeAndAfter(before: BookingRow, set: Updateable<Tables['booking']>) {
  const changed = agreed.filter((column) => set[column] !== undefined && set[column] !== before[column])
  const { status } = before
  return {
    before: { status, ...Object.fromEntries(changed.map((column) => [column, before[column]])) },
    after: { status, ...Object.fromEntries(changed.map((column) => [column, set[column]])) },
  }
}
