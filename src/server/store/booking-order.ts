import { sql, type RawBuilder } from 'kysely'

import { byAppointment, nextAppointment } from '#domain/appointment.ts'
import type { BookingStatus } from '#domain/booking-status.ts'

/** Place in a list: the group, the moment and the id of its last row. */
export interface ListPlace {
  group: number
  at: Date
  id: number
}

/** Statuses that stand together in a list. */
export interface ListGroup {
  statuses: BookingStatus[]
  /** Place of the group: those of one number are mixed, each by its own moment. */
  group: number
  /** Moment by which they are sorted, the branch that has an index in this order, and that of the other end. */
  moment: RawBuilder<unknown>
  here: RawBuilder<unknown>
  there: RawBuilder<unknown>
}

const pickups = {
  moment: sql`booking.starts_at`,
  here: sql`booking.pickup_branch`,
  there: sql`booking.dropoff_branch`,
}
const returns = { moment: sql`booking.ends_at`, here: pickups.there, there: pickups.here }

/**
 * Order of a list by its statuses. Bookings that are not over are sorted by their next appointment; those with none left come
 * last; in a list with others all come by the pickup.
 */
export function orderOf(statuses: readonly BookingStatus[]): ListGroup[] {
  if (!byAppointment(statuses)) return [{ statuses: [...statuses], group: 0, ...pickups }]
  const groups = Map.groupBy(statuses, nextAppointment)
  return [...groups].map(([next, ofThem]) => ({
    statuses: ofThem,
    group: next === null ? 1 : 0,
    ...(next === 'pickup' ? pickups : returns),
  }))
}

/** Condition for the rows of a group behind a place; null if none of them is. */
export function behind(
  { group, moment }: ListGroup,
  after: ListPlace | null,
  latestFirst: boolean,
): RawBuilder<unknown> | null {
  if (after === null) return sql`true`
  if (group === after.group)
    return sql`(${moment}, booking.id) ${latestFirst ? sql`<` : sql`>`} (${after.at}, ${after.id})`
  return group < after.group === latestFirst ? sql`true` : null
}
