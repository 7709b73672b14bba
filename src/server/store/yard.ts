import { sql } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import { bookingColumns, type BookingRow } from './booking.ts'
import type { Db, Tx } from './db.ts'
import type { StayRow } from './stay.ts'
import { visibleTo } from './visible-booking.ts'

/**
 * An event that changes a car's plan: a rental differs from its agreement, of which the last car counts, or a drive or
 * another assignment ended at another time.
 */
export type Fact = { rental: number } | { drive: number; at: Date }

/** The assignment of a fact, with the time and the branch at which its car can leave again. */
const asFact = (fact: Fact) =>
  'rental' in fact
    ? sql`select a.id, a.car_id, lower(a.period) as since, back_of(s) as back, place_after(s) as place
          from stay s join assignment a on a.stay_id = s.id where s.id = ${fact.rental}
          order by a.part desc limit 1`
    : sql`select a.id, a.car_id, lower(a.period) as since, ${fact.at}::timestamptz as back, a.to_branch as place
          from assignment a where a.id = ${fact.drive}`

/** An assignment of a car after a fact. */
export interface Follower {
  id: number
  stay_id: number | null
  starts: Date
  /** Whether it can still take place with this car. */
  fits: boolean
}

/**
 * Lists the assignments of the car after a fact, in order, without those that have begun and without maintenance. It
 * includes those that staff fixed to the car, which cannot take place with it either.
 */
export async function listFollowers(tx: Tx, fact: Fact): Promise<Follower[]> {
  const { rows } = await sql<Follower>`
    with fact as (${asFact(fact)})
    select n.id, n.stay_id, lower(n.period) as starts,
           lower(n.period) >= fact.back and n.from_branch = fact.place and not exists (
             select from assignment m where m.car_id = n.car_id and m.kind = 'maintenance' and m.period && n.period) as fits
    from fact join assignment n on n.car_id = fact.car_id and lower(n.period) > fact.since
    left join stay f on f.id = n.stay_id
    where n.done_at is null
      and (n.kind = 'transfer' or f.state in ('held', 'kept', 'certain'))
    order by lower(n.period)`.execute(tx)
  return rows
}

/**
 * Postpones maintenance until its car is back and moves it to the car's branch; its duration stays the same. Later
 * assignments may then overlap it. The caller has locked all stock of the class.
 */
export async function moveMaintenanceOn(tx: Tx, fact: Fact): Promise<void> {
  // Up to the first assignment that can still take place as planned: after it, the car is where it was expected.
  const { rows } = await sql<{ id: number; starts: Date; ends: Date | null; back: Date; place: number; here: boolean }>`
    with fact as (${asFact(fact)})
    select m.id, lower(m.period) as starts, upper(m.period) as ends, fact.back, fact.place,
           m.from_branch = fact.place as here
    from fact join assignment m on m.car_id = fact.car_id and m.kind = 'maintenance' and lower(m.period) > fact.since
    where not exists (
      select from assignment n where n.car_id = fact.car_id and n.kind <> 'maintenance' and n.from_branch = fact.place
        and lower(n.period) >= fact.back and lower(n.period) < lower(m.period))
    order by lower(m.period)`.execute(tx)
  await sql`set constraints one_car_one_place deferred`.execute(tx)
  let from = rows[0]?.back ?? new Date(0)
  for (const { id, starts, ends, place, here } of rows) {
    const wait = Math.max(0, from.getTime() - starts.getTime())
    const until = ends && new Date(ends.getTime() + wait)
    if (wait > 0 || !here) {
      await sql`
        update assignment set from_branch = ${place}, to_branch = ${place},
               period = tstzrange(${new Date(starts.getTime() + wait)}, ${until})
        where id = ${id}`.execute(tx)
    }
    // Nothing follows an assignment without an end.
    if (until === null) break
    from = until
  }
}

/** Removes a drive that its car can no longer do, even if rentals rely on it. */
export async function dropLostDrive(tx: Tx, id: number): Promise<void> {
  await sql`update assignment set done_at = now() where id = ${id}`.execute(tx)
  await tx.deleteFrom('assignment').where('id', '=', id).execute()
}

export async function setOutUntil(tx: Tx, id: number, until: Date): Promise<void> {
  await tx.updateTable('stay').set({ out_until: until }).where('id', '=', id).execute()
}

/** Records that no car is left for a rental. @param causeId rental that took its car; null if none did */
export async function markMissing(tx: Tx, stayId: number, causeId: number | null): Promise<void> {
  await tx
    .insertInto('car_missing')
    .values({ stay_id: stayId, cause_id: causeId })
    .onConflict((conflict) => conflict.column('stay_id').doUpdateSet({ cause_id: causeId }))
    .execute()
}

/** Records that a rental got its car only after its agreed start. */
export async function markLate(tx: Tx, stayId: number): Promise<void> {
  await tx.updateTable('assignment').set({ late: true }).where('stay_id', '=', stayId).execute()
}

export async function clearMissing(tx: Tx, stayId: number): Promise<void> {
  await tx.deleteFrom('car_missing').where('stay_id', '=', stayId).execute()
}

export type MissingRow = BookingRow & { since: Date; cause_id: number | null }

/** Bookings that have lost their car, as far as an actor may see them, in order of their start. */
export async function listMissing(db: Db, actor: Actor): Promise<MissingRow[]> {
  return await bookingColumns(db)
    .innerJoin('car_missing as m', 'm.stay_id', 'booking.id')
    .select(['m.since', 'm.cause_id'])
    .where('booking.status', 'in', ['requested', 'offered', 'pending_payment', 'confirmed'])
    .where(visibleTo(actor))
    .where(sql<boolean>`not exists (select from assignment a where a.stay_id = booking.id)`)
    .orderBy('booking.starts_at')
    .execute()
}

/** Stays of a class that have lost their car, in order of their start, including those that are only held. */
export async function listWaiting(tx: Tx, classId: number): Promise<StayRow[]> {
  const { rows } = await sql<StayRow>`
    select s.* from stay s join car_missing m on m.stay_id = s.id
    where s.class_id = ${classId} and s.state in ('held', 'kept', 'certain')
      and not exists (select from assignment a where a.stay_id = s.id)
    order by s.starts_at`.execute(tx)
  return rows
}

/** Classes in which a stay has lost its car. */
export async function listShortClasses(db: Db): Promise<number[]> {
  const { rows } = await sql<{ class_id: number }>`
    select distinct s.class_id from stay s join car_missing m on m.stay_id = s.id
    where s.state in ('held', 'kept', 'certain') and not exists (select from assignment a where a.stay_id = s.id)
    order by 1`.execute(db)
  return rows.map(({ class_id: classId }) => classId)
}

/**
 * Rentals whose car should have been back before a moment and is not, as far as an actor may see them, the longest overdue
 * first.
 */
export async function listOut(db: Db, actor: Actor, due: Date): Promise<(BookingRow & { plate: string })[]> {
  return await bookingColumns(db)
    .innerJoin('assignment as a', 'a.stay_id', 'booking.id')
    .innerJoin('car as c', 'c.id', 'a.car_id')
    .select('c.plate')
    .where('booking.status', '=', 'active')
    .where('booking.ends_at', '<', due)
    .where(visibleTo(actor))
    .where(sql<boolean>`not exists (select from assignment l where l.stay_id = a.stay_id and l.part > a.part)`)
    .orderBy('booking.ends_at')
    .execute()
}
