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
    unknown: 'unknown',
    note: 'Counted, not estimated.',
    following: '{what} follow as soon as there is something to count.',
  },
} as const satisfies Shape<typeof de>
