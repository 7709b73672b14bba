import { stayStates, type BookingStatus } from './booking-status.ts'
import type { Minor } from './money.ts'

/** Facts that decide the cost of a booking; amounts in minor units of its currency. */
export interface Chargeable {
  status: BookingStatus
  totalMinor: Minor
  /** Sum of the charges beyond the price, less what was waived. */
  chargesMinor: Minor
}

/**
 * The customer's cost in all, as things stand: price and charges. A rental that does not take place costs what was charged
 * for that: a fee, or nothing.
 */
export const chargedInAll = ({ status, totalMinor, chargesMinor }: Chargeable): Minor =>
  (stayStates[status] === null ? 0 : totalMinor) + chargesMinor
