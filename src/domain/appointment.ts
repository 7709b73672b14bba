import { openStatuses, type BookingStatus } from './booking-status.ts'

/** Appointment for which its customer comes next to the branch; null if there is none any more. */
export function nextAppointment(status: BookingStatus): 'pickup' | 'return' | null {
  if (status === 'active') return 'return'
  return status !== 'returned' && openStatuses.includes(status) ? 'pickup' : null
}

/**
 * Whether a list of bookings in these states is in the order of their next appointments. As soon as one of them is over,
 * it is in the order of the pickups.
 */
export const byAppointment = (statuses: readonly BookingStatus[]): boolean =>
  statuses.every((status) => openStatuses.includes(status))
