import type de from '../../de/booking/own.ts'
import type { Shape } from '../../shape.ts'

export default {
  loading: 'Loading bookings…',
  loadingOne: 'Loading booking…',
  failed: 'Your bookings could not be loaded',
  failedOne: 'The booking could not be loaded',
  sections: { active: 'On the road', requested: 'Requests and offers', upcoming: 'Upcoming', past: 'Past' },
  more: 'Show more',
  empty: {
    title: 'Your bookings appear here',
    text: 'You have none yet. Whatever you book or request while signed in, or with your account’s email address, is listed here.',
    link: 'Rent a car',
  },
  nothingAhead: 'Nothing is booked or requested at the moment.',
  missing: 'Is a booking missing? Find it with its number and email address under <link>Manage a booking</link>.',
  card: {
    freeNow: 'You can cancel free of charge at any time',
    freeUntil: 'Free cancellation until {date}',
    decision: 'Answer by {date}',
    offer: 'Our offer stands until {date}',
    total: 'Total price',
  },
  back: 'All bookings',
  contract: {
    heading: 'Rental agreement',
    text: 'The rental agreement says what is agreed. You find each version there as a PDF.',
    link: 'To the rental agreement',
    atPickup: 'You booked without signing in. We hand you the rental agreement at pickup.',
  },
  notFound: {
    title: 'Your account does not have this booking',
    text: 'It may have been made with another email address. Find it with its number and address under <link>Manage a booking</link>.',
  },
  changed: {
    booking: 'We have changed your booking',
    request: 'We have changed your request',
    text: 'The confirmation is on its way to {email}.',
  },
  history: {
    heading: 'History',
    requested: 'Request sent',
    offered: 'Offer received',
    changed: 'Booking changed',
    pending_payment: 'Booked, payment due',
    confirmed: 'Booking confirmed',
    active: 'Vehicle picked up',
    returned: 'Vehicle returned',
    closed: 'Rental completed',
    declined: 'Request declined',
    expired: 'Expired without a booking',
    cancelled: 'Cancelled by you',
    cancelledByUs: 'Cancelled by us',
    withdrawn: 'Withdrawn by you',
    withdrawnByUs: 'Withdrawn by us',
    no_show: 'Vehicle not picked up',
  },
} as const satisfies Shape<typeof de>
