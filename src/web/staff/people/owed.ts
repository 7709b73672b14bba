import type { BookingStatus } from '#domain/booking-status.ts'
import { isPast } from '#rental/rental-moment.ts'
import type { Customer } from './shapes.ts'

const ahead: ReadonlySet<BookingStatus> = new Set(['requested', 'offered', 'pending_payment', 'confirmed'])

/** Whether more is open than what belongs to rentals that have not begun. */
export const isOwed = ({ sums, rentals }: Pick<Customer, 'sums' | 'rentals'>, now: Date): boolean =>
  sums.some(({ currency, dueMinor }) => {
    const later = rentals
      .filter((rental) => rental.currency === currency && rental.dueMinor > 0)
      .filter(({ status, start }) => ahead.has(status) && !isPast(start, now))
    return dueMinor > later.reduce((sum, rental) => sum + rental.dueMinor, 0)
  })
