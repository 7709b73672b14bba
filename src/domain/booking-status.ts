/**
 * Statuses that may follow each status (D25); [] is an end. Whatever was not ordered yet is withdrawn instead of cancelled
 * (docs/decisions/082-withdrawn-or-cancelled.md).
 */
export const transitions = {
  // Nothing leads from here to 'confirmed': only the customer's own order of our offer makes a contract (D31).
  requested: ['offered', 'declined', 'expired', 'withdrawn'],
  offered: ['confirmed', 'expired', 'withdrawn'],
  pending_payment: ['confirmed', 'expired', 'cancelled'],
  confirmed: ['active', 'cancelled', 'no_show'],
  active: ['returned'],
  returned: ['closed'],
  closed: [],
  declined: [],
  expired: [],
  withdrawn: [],
  cancelled: [],
  no_show: [],
} as const satisfies Record<string, readonly string[]>

export type BookingStatus = keyof typeof transitions

/**
 * First statuses of a booking, which a held quote turns into. Before launch it is sent as a request (D2). A quote that
 * is not ordered in time lapses and leaves no booking.
 */
export const beginnings = ['requested', 'pending_payment', 'confirmed'] as const satisfies readonly BookingStatus[]

/** All statuses, in the order of a booking's life. */
export const bookingStatuses = Object.keys(transitions) as readonly BookingStatus[]

/** Statuses of bookings that are not over. */
export const openStatuses = bookingStatuses.filter((status) => transitions[status].length > 0)

/** Statuses that expire by themselves and so release their car. */
export const lapsing = bookingStatuses.filter((status) => canMove(status, 'expired'))

/** Whether a booking may go from one status straight to the other. */
export function canMove(from: BookingStatus, to: BookingStatus): boolean {
  const next: readonly BookingStatus[] = transitions[from]
  return next.includes(to)
}

/** State of a stay, the engine's view of a rental: how certain it is, and where its car is. It begins `held`, for a quote. */
export type StayState = 'held' | 'kept' | 'certain' | 'out' | 'back'

/** State of the stay by status of its booking; null if the booking no longer needs a car. */
export const stayStates = {
  requested: 'kept',
  offered: 'kept',
  pending_payment: 'kept',
  confirmed: 'certain',
  active: 'out',
  returned: 'back',
  closed: 'back',
  declined: null,
  expired: null,
  withdrawn: null,
  cancelled: null,
  no_show: null,
} as const satisfies Record<BookingStatus, StayState | null>

/** Whether the rental will take place or has: only then may other rentals rely on its arrival (D22). */
export const isCertain = (state: StayState): boolean => state !== 'held' && state !== 'kept'

/** Status of a booking that its customer or staff call off now; null if it cannot be called off. */
export const calledOff = (status: BookingStatus): 'withdrawn' | 'cancelled' | null =>
  (['withdrawn', 'cancelled'] as const).find((to) => canMove(status, to)) ?? null

/** Whether nobody is bound yet: the customer withdraws the request instead of cancelling it, at no cost (D31). */
export const isUnordered = (status: BookingStatus): boolean => canMove(status, 'withdrawn')

/** Statuses of a booking that came to an end before anybody was bound: it was never an agreement. */
export const neverAgreed = ['declined', 'expired', 'withdrawn'] as const satisfies readonly BookingStatus[]

/** Event of a booking whose customer has another address. It changes nothing agreed, so customers see no change. */
export const ADDRESS_MOVED = 'address_moved'
