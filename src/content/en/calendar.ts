import type de from '../de/calendar.ts'
import type { Shape } from '../shape.ts'

export default {
  previous: 'Previous month',
  next: 'Next month',
  closedDay: '{date}, closed',
  closedDayName: '{date}, closed: {name}',
  legend: '<day>Crossed out</day>: the pickup location is closed on this day.',
} as const satisfies Shape<typeof de>
