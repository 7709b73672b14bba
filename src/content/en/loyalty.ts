import type german from '../de/loyalty.ts'
import type { Shape } from '../shape.ts'
import tiers from './home/tiers.ts'

export default {
  balance: 'Your balance',
  points: '{count, plural, one {# point} other {# points}}',
  enough: 'Enough for {days, plural, one {one free rental day} other {# free rental days}}.',
  missing: '{points}\u00A0points to go until a free rental day.',
  redeem: 'A free day costs {points}\u00A0points. Choose it among the extras when you book.',
  book: 'Rent a car',
  tier: 'Your tier: {tier}',
  tiers,
  primeNow: 'These benefits apply to every booking.',
  eliteReached: 'You have the highest tier. All Elite benefits apply to every booking.',
  eliteWays: 'Either of these makes you Elite:',
  rentals: '{count} of {needed} completed rentals',
  earned: '{count} of {needed} points earned in the last {months}\u00A0months',
  firstRental:
    'Your first rental comes with the welcome discount, and with bonus points afterwards. Both are automatic.',
  history: 'History',
  none: 'No points yet. You earn points as soon as a rental is completed.',
  older: 'Show older ones',
  columns: { date: 'Date', what: 'What for', points: 'Points' },
  kinds: {
    rental: 'Rental {reference}',
    first_rental: 'Bonus for the first rental',
    free_days: 'Free rental days in {reference}',
    given_back: 'Returned from {reference}',
    staff: 'Credit or correction by us',
  },
} as const satisfies Shape<typeof german>
