import type de from '../de/booking.ts'
import type { Shape } from '../shape.ts'
import arrival from './booking/arrival.ts'
import dates from './booking/dates.ts'
import details from './booking/details.ts'
import facts from './booking/facts.ts'
import flow from './booking/flow.ts'
import liability from './booking/liability.ts'
import payment from './booking/payment.ts'
import person from './booking/person.ts'
import vehicle from './booking/vehicle.ts'
import words from './booking/words.ts'

export default {
  words,
  flow,
  dates,
  vehicle,
  liability,
  details,
  arrival,
  person,
  payment,
  facts,
} as const satisfies Shape<typeof de>
