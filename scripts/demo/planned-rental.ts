import type { Origin } from '#domain/origin.ts'
import type { LocalDateTime } from '#domain/period.ts'

/** Course that a rental takes once it is booked. */
export type Course =
  /** Picked up and brought back, as far as the day has come. */
  | 'kept'
  | 'cancelled'
  | 'no_show'
  /** Picked up later today than agreed: the flight is late. */
  | 'late'
  /** Not brought back when it was due. */
  | 'overdue'
  /** Given another car on the way. */
  | 'exchanged'

/** A rental that somebody of the demonstration wants, with all that happens to it. */
export interface Rental {
  /** Name within the plan; it seeds what happens to it. */
  name: string
  classId: number
  vehicleId: number
  pickup: number
  dropoff: number
  start: LocalDateTime
  end: LocalDateTime
  /** Place of the renter in the list of people. */
  renter: number
  /** Place in the list of companies of the one that is billed; missing where the renter is. */
  business?: number
  bookedAt: Date
  /** Way by which it is booked: on the site, on the phone or at the counter. */
  origin: Origin
  course: Course
  extras: readonly { code: string; quantity: number }[]
  /** Minutes from the agreed start to the handover, and from the agreed end to the return. */
  outAfter: number
  backAfter: number
  km: number
}
