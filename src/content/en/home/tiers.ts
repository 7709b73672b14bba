import type de from '../../de/home/tiers.ts'
import type { Shape } from '../../shape.ts'

export default {
  prime: {
    name: 'Prime',
    how: 'From the day you sign up',
    benefits: [
      '500\u00A0km free per day',
      'Priority support and a complimentary car wash with rentals',
      'Free upgrades once per month, subject to availability',
      'One free rental day at 15,000 points',
    ],
  },
  elite: {
    name: 'Elite',
    how: 'After ten rentals, or 30,000 points in twelve months',
    benefits: [
      '700\u00A0km free per day',
      'Unlimited free upgrades, subject to availability',
      'No queue waiting',
      'Second driver free',
      'No cross-border fee',
      'One free rental day at 10,000 points',
    ],
  },
} as const satisfies Shape<typeof de>
