import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely'

import type { Db, Tx } from './db.ts'
import type { Tables } from './tables.ts'

/** A driver as every row of a booking names them, without the numbers of their papers. */
export interface BookingDriver {
  id: string
  firstName: string
  lastName: string
  /** null if a request omitted it. */
  dateOfBirth: string | null
  licenseExpiry: string | null
  /** Whether numbers of papers are stored. */
  hasPapers: boolean
}

/** Position of the main driver: the customer, who rents. */
const MAIN = 0
const mainOnly = sql`d.position = 0`
const othersOnly = sql`d.position > 0`

const listOf = (table: 'booking' | 'made', which: RawBuilder<unknown>) => sql`(
    select json_agg(json_build_object('id', d.id, 'firstName', d.first_name, 'lastName', d.last_name,
      'dateOfBirth', d.date_of_birth, 'licenseExpiry', d.license_expiry, 'hasPapers', d.documents_sealed is not null)
      order by d.position)
    from booking_driver d where d.booking_id = ${sql.ref(`${table}.id`)} and ${which})`

/** Columns with the main driver and with the additional drivers, the latter in their order. */
export const driversColumns = (table: 'booking' | 'made') =>
  [
    sql<BookingDriver | null>`${listOf(table, mainOnly)} -> 0`.as('main_driver'),
    sql<BookingDriver[]>`coalesce(${listOf(table, othersOnly)}, '[]')`.as('drivers'),
  ] as const

export type DriverRow = Selectable<Tables['booking_driver']>
export type NewDriver = Omit<Insertable<Tables['booking_driver']>, 'booking_id' | 'position'>

/** Rows of the drivers of a new booking. @param drivers the main driver, then the additional drivers */
export const driverRows = (bookingId: number, drivers: readonly [main: NewDriver, ...others: NewDriver[]]) =>
  drivers.map((driver, index) => ({ ...driver, booking_id: bookingId, position: MAIN + index }))

/** A new driver as a booking's row names them. */
export const asDriver = (driver: NewDriver): BookingDriver => ({
  id: driver.id,
  firstName: driver.first_name,
  lastName: driver.last_name,
  dateOfBirth: driver.date_of_birth ?? null,
  licenseExpiry: driver.license_expiry ?? null,
  hasPapers: (driver.documents_sealed ?? null) !== null,
})

/** Lists the drivers with their sealed numbers. */
export async function listBookingDrivers(db: Db | Tx, bookingId: number): Promise<DriverRow[]> {
  return await db
    .selectFrom('booking_driver')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute()
}

export const isMain = ({ position }: Pick<DriverRow, 'position'>): boolean => position === MAIN

/** Adds papers of a driver. The caller has locked the booking, and its car is not handed over yet. */
export async function putPapers(
  tx: Tx,
  driverId: string,
  papers: Pick<NewDriver, 'documents_sealed' | 'license_expiry'>,
): Promise<void> {
  await tx.updateTable('booking_driver').set(papers).where('id', '=', driverId).execute()
}

/** Replaces the additional drivers. The caller has locked the booking, and its car is not handed over yet. */
export async function replaceDrivers(tx: Tx, bookingId: number, drivers: readonly NewDriver[]): Promise<void> {
  await tx.deleteFrom('booking_driver').where('booking_id', '=', bookingId).where('position', '>', MAIN).execute()
  if (drivers.length === 0) return
  const rows = drivers.map((driver, index) => ({ ...driver, booking_id: bookingId, position: MAIN + 1 + index }))
  await tx.insertInto('booking_driver').values(rows).execute()
}

/**
 * Removes the data that identify papers from rentals that ended before a moment (D27), and the drivers themselves if the
 * car was never handed over. A confirmed rental whose handover was not recorded ends with its period; one that is under
 * way is not over until it is closed. @returns the number of people concerned
 */
export async function forgetPapers(tx: Tx, before: Date): Promise<number> {
  const gone = await sql`
    delete from booking_driver d using booking b join booking_over o on o.booking_id = b.id
    where b.id = d.booking_id and b.status in ('declined', 'expired', 'withdrawn', 'cancelled', 'no_show') and o.at < ${before}`.execute(
    tx,
  )
  const emptied = await sql`
    update booking_driver d set documents_sealed = null, license_expiry = null
    from booking b join booking_over o on o.booking_id = b.id
    where b.id = d.booking_id and b.status in ('confirmed', 'closed') and o.at < ${before}
      and (d.documents_sealed is not null or d.license_expiry is not null)`.execute(tx)
  return Number(gone.numAffectedRows) + Number(emptied.numAffectedRows)
}

/** Removes the drivers of rentals that were over before a moment (D45). @returns the number of people */
export async function forgetDrivers(tx: Tx, before: Date): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select forget_drivers(${before}) as gone`.execute(tx)
  return rows[0]!.gone
}
