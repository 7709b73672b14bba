import type { BookingStatus } from './booking-status.ts'
import type { Minor } from './money.ts'

/** Facts that decide the cost of a booking; amounts in minor units of its currency. */
export interface Chargeable {
  status: BookingStatus
  totalMinor: Minor
  /** Sum of the charges beyond the price, less what was waived. */
  chargesMinor: Minor
  /** Cancellation fee; null if no order was cancelled. */
  feeMinor: Minor | null
}

/**
 * The customer's cost in all, as things stand: price and charges, or only the fee for a rental that does not take place.
 * A booking that was never ordered costs nothing once it is over.
 */
export function chargedInAll({ status, totalMinor, chargesMinor, feeMinor }: Chargeable): Minor {
  switch (status) {
    case 'declined':
    case 'expired':
      return 0
    case 'cancelled':
      return feeMinor ?? 0
    case 'no_show':
      return chargesMinor
    case 'requested':
    case 'offered':
    case 'pending_payment':
    case 'confirmed':
    case 'active':
    case 'returned':
    case 'closed':
      return totalMinor + chargesMinor
  }
}
