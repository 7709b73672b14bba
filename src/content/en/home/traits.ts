import type de from '../../de/home/traits.ts'
import type { Shape } from '../../shape.ts'

export default {
  traits: {
    more: '{count, plural, =0 {More filters} other {More filters (#)}}',
    any: 'Any',
    transmission: 'Transmission',
    seatsFilter: 'Seats',
    bagsFilter: 'Bags',
    atLeast: '{count} or more',
  },
} as const satisfies Shape<typeof de>
