import type de from '../de/own-bookings.ts'
import type { Shape } from '../shape.ts'
import own from './booking/own.ts'
import manage from './manage-booking.ts'

/** The bookings of an account. */
export default { ...manage, own } as const satisfies Shape<typeof de>
