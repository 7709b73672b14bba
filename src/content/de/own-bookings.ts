import own from './booking/own.ts'
import manage from './manage-booking.ts'

/** The bookings of an account. */
export default { ...manage, own } as const
