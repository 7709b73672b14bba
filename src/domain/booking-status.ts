/** Where each status may lead (D25); [] is an end. */
export const transitions = {
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

/**
 * What a held quote may become. Before launch it is sent off as a request (D2). One that is not ordered in time lapses
 * and leaves no booking.
 */
export const beginnings = ['requested', 'pending_payment', 'confirmed'] as const satisfies readonly BookingStatus[]

/** All statuses, in the order of a booking's life. */
export const bookingStatuses = Object.keys(transitions) as readonly BookingStatus[]

/** Those that give their car back by themselves once their time is over. */
export const lapsing = bookingStatuses.filter((status) => canMove(status, 'expired'))

/** Whether a booking may go from one status straight to the other. */
export function canMove(from: BookingStatus, to: BookingStatus): boolean {
  const next: readonly BookingStatus[] = transitions[from]
  return next.includes(to)
}

/** What the engine knows of a rental: how sure it is, and where its car is. A stay begins `held`, for a quote. */
export type StayState = 'held' | 'kept' | 'certain' | 'out' | 'back'

/** What a booking makes of its stay; null where it needs no car any more. */
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
  cancelled: null,
  no_show: null,
} as const satisfies Record<BookingStatus, StayState | null>

/** Whether the rental will take place or has: only then does its arrival count elsewhere (D22). */
export const isCertain = (state: StayState): boolean => state !== 'held' && state !== 'kept'

/** Whether its customer has asked and nobody is bound yet: it is withdrawn, not cancelled, and that costs nothing (D31). */
export const isUnordered = (status: BookingStatus): boolean => status === 'requested' || status === 'offered'
