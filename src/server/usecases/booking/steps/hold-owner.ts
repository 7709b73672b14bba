import type { BookingRow } from '#store/booking.ts'

/**
 * Whether a hold is that of whoever names it. What was priced for a visitor is that of whoever knows its id, also of one
 * who has signed in meanwhile; a member's is that member's alone.
 */
export const isHoldOf = ({ customer_id: owner }: BookingRow, customerId: string | null): boolean =>
  owner === null || owner === customerId
