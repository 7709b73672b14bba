import type de from '../de/own-bookings.ts'
import type { Shape } from '../shape.ts'
import flow from './booking/flow.ts'
import liability from './booking/liability.ts'
import manage from './booking/manage.ts'
import own from './booking/own.ts'
import words from './booking/words.ts'

/** The bookings of an account: of the texts about bookings those that are not about the four-step form. */
export default { words, flow, liability, manage, own } as const satisfies Shape<typeof de>
