import type de from '../../de/home/traits.ts'
import type { Shape } from '../../shape.ts'

export default {
  traits: {
    label: 'Filter vehicles by transmission, seats and bags',
    transmission: 'Transmission',
    seatsFilter: 'Seats',
    bagsFilter: 'Bags',
    all: { transmission: 'Transmission: all', seats: 'Seats: all', bags: 'Bags: all' },
    atLeast: { seats: '{count} seats or more', bags: '{count} bags or more' },
  },
} as const satisfies Shape<typeof de>
