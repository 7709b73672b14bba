import type de from '../../de/home/statistics.ts'
import type { Shape } from '../../shape.ts'

export default {
  statistics: {
    title: 'In figures',
    labels: {
      customers: 'happy customers',
      vehicles: 'luxury vehicles',
      locations: 'flexible locations',
      ratings: 'excellent ratings',
    },
    soon: 'to come',
    unknown: 'unknown',
    note: 'Counted, not estimated. Ratings follow once our first guests have driven.',
  },
} as const satisfies Shape<typeof de>
