import { sql, type RawBuilder } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { VehicleClass } from '#domain/better-class.ts'
import type { BookingStatus, StayState } from '#domain/booking-status.ts'
import type { Db, Read } from './db.ts'
import { classColumns } from './plan-act.ts'
import { visibleTo } from './visible-booking.ts'

/** A booking that has lost its car and waits for another. */
export interface Unplaced {
  stay_id: number
  class_id: number
  from_branch: number
  to_branch: number
  since: Date
  ends: Date
  /** Moment from which its car could leave again. */
  until: Date
  state: StayState
  status: BookingStatus
  expires: Date | null
  reference: string
  person: string
  booked: VehicleClass
  /** Fingerprint of all that placing it depends on. */
  version: string
}

const MOST = 200

const read = (actor: Actor, where: RawBuilder<unknown>) => sql<Unplaced>`
  select s.id as stay_id, s.class_id, s.pickup_branch as from_branch, s.dropoff_branch as to_branch, s.starts_at as since,
         s.ends_at as ends, s.ends_at + s.turnaround as until, s.state, booking.status, s.expires_at as expires,
         booking.reference, concat_ws(' ', booking.first_name, booking.last_name) as person, ${classColumns('k')} as booked,
         left(md5(concat_ws('|', s.id, s.class_id, s.pickup_branch, s.dropoff_branch, s.starts_at, s.ends_at, s.state,
                            booking.revision, booking.status)), 12) as version
  from car_missing m join stay s on s.id = m.stay_id join booking on booking.id = s.id
  join vehicle_class k on k.id = s.class_id
  where s.state in ('kept', 'certain') and not exists (select from assignment a where a.stay_id = s.id)
    and ${visibleTo(actor)} and ${where}
  order by s.starts_at, s.id limit ${MOST}`

/** Bookings without a car that leave from a branch, or from any, in order of their start. */
export async function listUnplaced(db: Read, actor: Actor, branch: number | null): Promise<Unplaced[]> {
  const { rows } = await read(actor, branch === null ? sql`true` : sql`s.pickup_branch = ${branch}`).execute(db)
  return rows
}

export async function findUnplaced(db: Db, actor: Actor, stayId: number): Promise<Unplaced | undefined> {
  const { rows } = await read(actor, sql`s.id = ${stayId}`).execute(db)
  return rows[0]
}
