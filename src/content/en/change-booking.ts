import change from './booking/change.ts'
import dates from './booking/dates.ts'
import vehicle from './booking/vehicle.ts'
import own from './own-bookings.ts'

import type german from '../de/change-booking.ts'
import type { Shape } from '../shape.ts'

/** To change a booking takes the texts of the form's first two steps as well. */
export default { ...own, dates, vehicle, change } as const satisfies Shape<typeof german>
