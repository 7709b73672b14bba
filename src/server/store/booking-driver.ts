import { sql, type Insertable, type Selectable } from 'kysely'

import type { Db, Tx } from './db.ts'
import type { Tables } from './tables.ts'

/** An additional driver as every row of a booking names them, without the number of the licence. */
export interface BookingDriver {
  id: string
  firstName: string
  lastName: string
  /** null if a request omitted it. */
  dateOfBirth: string | null
  licenseExpiry: string | null
  /** Whether the number of the licence is stored. */
  licensed: boolean
}

/** Column with the additional drivers, in their order. */
export const driversColumn = (table: 'booking' | 'made') =>
  sql<BookingDriver[]>`coalesce((
    select json_agg(json_build_object('id', d.id, 'firstName', d.first_name, 'lastName', d.last_name,
      'dateOfBirth', d.date_of_birth, 'licenseExpiry', d.license_expiry, 'licensed', d.documents_sealed is not null)
      order by d.position)
    from booking_driver d where d.booking_id = ${sql.ref(`${table}.id`)}), '[]')`.as('drivers')

export type DriverRow = Selectable<Tables['booking_driver']>
export type NewDriver = Omit<Insertable<Tables['booking_driver']>, 'booking_id' | 'position'>

/** Lists the additional drivers with their sealed numbers. */
export async function listBookingDrivers(db: Db | Tx, bookingId: number): Promise<DriverRow[]> {
  return await db
    .selectFrom('booking_driver')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute()
}

/** Replaces the additional drivers. The caller has locked the booking, and its car is not handed over yet. */
export async function replaceDrivers(tx: Tx, bookingId: number, drivers: readonly NewDriver[]): Promise<void> {
  await tx.deleteFrom('booking_driver').where('booking_id', '=', bookingId).execute()
  await insertDrivers(tx, bookingId, drivers)
}

/** Adds the additional drivers of a booking that has none yet. */
export async function insertDrivers(tx: Tx, bookingId: number, drivers: readonly NewDriver[]): Promise<void> {
  if (drivers.length === 0) return
  const rows = drivers.map((driver, index) => ({ ...driver, booking_id: bookingId, position: index + 1 }))
  await tx.insertInto('booking_driver').values(rows).execute()
}

/**
 * Removes the data that identify a licence from rentals that ended before a moment (D27), and the drivers themselves if
 * the car was never handed over.
 * @returns the number of people concerned
 */
export async function forgetDriversPapers(tx: Tx, before: Date): Promise<number> {
  const gone = await sql`
    delete from booking_driver d using booking b join booking_over o on o.booking_id = b.id
    where b.id = d.booking_id and b.status in ('declined', 'expired', 'cancelled', 'no_show') and o.at < ${before}`.execute(
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
