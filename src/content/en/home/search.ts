import type de from '../../de/home/search.ts'
import type { Shape } from '../../shape.ts'

export default {
  search: {
    heading: 'What would your trip cost?',
    labels: {
      branch: 'Location',
      pickupDate: 'Pick up on',
      pickupTime: 'Pick up at',
      dropoffDate: 'Return on',
      dropoffTime: 'Return at',
    },
    back: 'Return to: {branch}',
    submit: 'Show prices',
    loading: 'Working out the prices…',
    result:
      'Totals for {days, plural, one {one rental day} other {# rental days}}, {free, plural, =0 {no vehicle} one {# vehicle} other {# vehicles}} available',
    clear: 'Clear dates',
    total: '<price>{amount}</price> <all>total</all>',
    perDay: 'on average {amount} / day',
    soldOut: 'Not available for these dates',
    oneWay: 'No one-way rental',
    others: 'Alternatives',
    othersNamed: 'Alternatives to {name}',
  },
} as const satisfies Shape<typeof de>
