import type { BookingStatus } from './booking-status.ts'
import type { Minor } from './money.ts'

/** What a booking's cost depends on: amounts in minor units of its currency. */
export interface Chargeable {
  status: BookingStatus
  totalMinor: Minor
  /** The sum of what came on top of the price, with what was taken back. */
  chargesMinor: Minor
  /** What cancelling cost; null where nothing that was ordered was cancelled. */
  feeMinor: Minor | null
}

/**
 * What a booking costs its customer in all, as things stand: the price and what came on top of it, or only the fee of a
 * rental that does not take place. What was never ordered costs nothing once it is over.
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
