import flow from './booking/flow.ts'
import manage from './booking/manage.ts'
import own from './booking/own.ts'
import words from './booking/words.ts'

/** The bookings of an account: of the texts about bookings those that are not about the four-step form. */
export default { words, flow, manage, own } as const
