import type de from '../de/manage-booking.ts'
import type { Shape } from '../shape.ts'
import arrival from './booking/arrival.ts'
import facts from './booking/facts.ts'
import flow from './booking/flow.ts'
import liability from './booking/liability.ts'
import manage from './booking/manage.ts'
import words from './booking/words.ts'

/** The page on which a booking is looked up and cancelled: of the texts about bookings those that are not about the form. */
export default { words, flow, liability, facts, arrival, manage } as const satisfies Shape<typeof de>
