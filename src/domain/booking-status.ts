/** Where each status may lead (D25); [] is an end. The first key, `held`, is where bookings begin. */
export const transitions = {
  // 'requested' from 'held': before launch a priced quote is sent off as a request (D2).
  held: ['confirmed', 'pending_payment', 'requested', 'expired'],
  // Nothing leads from here to 'confirmed': only the customer's own order of our offer makes a contract (D31).
  requested: ['offered', 'declined', 'expired', 'cancelled'],
  offered: ['confirmed', 'expired', 'cancelled'],
  pending_payment: ['confirmed', 'expired', 'cancelled'],
  confirmed: ['active', 'cancelled', 'no_show'],
  active: ['returned'],
  returned: ['closed'],
  closed: [],
  declined: [],
  expired: [],
  cancelled: [],
  no_show: [],
} as const satisfies Record<string, readonly string[]>

export type BookingStatus = keyof typeof transitions

/** All statuses, in the order of a booking's life. */
export const bookingStatuses = Object.keys(transitions) as readonly BookingStatus[]

/** Those that give their car back by themselves once their time is over. */
export const lapsing = bookingStatuses.filter((status) => canMove(status, 'expired'))

const CERTAIN: ReadonlySet<BookingStatus> = new Set(['confirmed', 'active', 'returned', 'closed'])
const OPEN: ReadonlySet<BookingStatus> = new Set(['held', 'requested', 'offered', 'pending_payment'])

/** Whether a booking may go from one status straight to the other. */
export function canMove(from: BookingStatus, to: BookingStatus): boolean {
  const next: readonly BookingStatus[] = transitions[from]
  return next.includes(to)
}

/** Whether the booking will take place or has: only then does its arrival count elsewhere (D22). */
export function isCertain(status: BookingStatus): boolean {
  return CERTAIN.has(status)
}

/** Whether its customer has asked and nobody is bound yet: it is withdrawn, not cancelled, and that costs nothing (D31). */
export const isUnordered = (status: BookingStatus): boolean => status === 'requested' || status === 'offered'

/** Whether the booking takes a car out of the stock. Held quotes count like bookings (D21). */
export function occupies(status: BookingStatus): boolean {
  return CERTAIN.has(status) || OPEN.has(status)
}
