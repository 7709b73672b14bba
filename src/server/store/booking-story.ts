import { sql } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { CustomerId } from '#domain/ids.ts'
import type { Verb } from '#domain/rights.ts'
import { nameOfActor } from './act-log.ts'
import type { AuditTable } from './audit-table.ts'
import { isRental } from './booking-looks.ts'
import type { Db } from './db.ts'
import { visibleTo } from './visible-booking.ts'

/** Line of a booking's history. */
export interface StoryLine {
  id: number
  at: Date
  actor_kind: AuditTable['actor_kind']
  /** Name of a colleague, else the kind of the actor. */
  by: string
  verb: Verb | 'sql'
  event: string
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>> | null
  reason: string | null
}

/** Lines of the log about a booking, the newest first. */
export async function listStory(db: Db, bookingId: number, limit: number): Promise<StoryLine[]> {
  const { rows } = await sql<StoryLine>`
    select a.id, a.at, a.actor_kind, ${nameOfActor} as by, a.verb, a.event, a.before, a.after, a.reason
    from audit a where a.booking_id = ${bookingId} order by a.id desc limit ${limit}`.execute(db)
  return rows
}

/** Customer of a booking, with the number of their rentals that the reader may see and, for each kind of paper, whether one was accepted. */
export interface StoryCustomer {
  id: CustomerId
  tier: 'prime' | 'elite'
  company_name: string | null
  rentals: number
  restricted: boolean
  documents: { id: string; kind: string; state: string; expiry: string | null }[]
}

export async function findStoryCustomer(db: Db, actor: Actor, id: CustomerId): Promise<StoryCustomer | undefined> {
  const { rows } = await sql<StoryCustomer>`
    select c.id, c.tier, c.company_name, c.restriction_id is not null as restricted,
           (select count(*) from booking where booking.customer_id = c.id and ${isRental} and ${visibleTo(actor)}) as rentals,
           coalesce((select json_agg(json_build_object('id', d.id, 'kind', d.kind, 'state', d.state, 'expiry', d.expiry)
                       order by d.uploaded_at desc)
                     from document d where d.customer_id = c.id), '[]') as documents
    from customer c where c.id = ${id}`.execute(db)
  return rows[0]
}

/** State of the car that a booking has or will have. */
export interface PlannedCar {
  plate: string
  vehicle_id: number
  class_id: number
  km: number
  fuel_eighths: number | null
  charge_percent: number | null
  clean: boolean | null
  branch_id: number | null
  since: Date
  late: boolean
  place: string
  /** Newest entry about the car, by which an author says what they saw. */
  entry: number | null
}

/** Cars of a rental in their order, with their state now. */
export async function listPlannedCars(db: Db, stayId: number): Promise<PlannedCar[]> {
  const { rows } = await sql<PlannedCar>`
    select c.plate, c.vehicle_id, c.class_id, s.km, s.fuel_eighths, s.charge_percent, s.clean, s.branch_id,
           lower(a.period) as since, a.late, s.place,
           (select l.id from car_log l where l.car_id = a.car_id order by l.at desc, l.id desc limit 1) as entry
    from assignment a join car c on c.id = a.car_id join car_state s on s.car_id = c.id
    where a.stay_id = ${stayId} order by a.part`.execute(db)
  return rows
}
