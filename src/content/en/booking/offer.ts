import type de from '../../de/booking/offer.ts'
import type { Shape } from '../../shape.ts'

export default {
  title: 'Your offer',
  description: 'Your personal offer: have a look and book it with one click, with obligation to pay.',
  heading: 'Your offer',
  total: 'Total price, incl. {vat} VAT',
  subject: '{vehicle}, {date}',
  lead: 'We’ll keep the car for you at this price. Nothing is booked until you confirm at the end; until then, you’re under no obligation.',
  loading: 'Loading your offer…',
  failed: 'We could not load your offer.',
  missing: {
    heading: 'What we still need',
    lead: 'For the rental agreement we still need these details of the driver, exactly as they appear in the documents.',
    privacy: 'We store passport and licence numbers encrypted and delete them 30 days after the end of the rental.',
  },
  review: 'Your booking at a glance',
  different:
    'Would you like something different? <ask>Send a new request</ask>; this offer stays valid in the meantime.',
  rows: {
    driver: 'Driver',
    payment: 'Payment method',
    price: 'Price',
  },
  decline: 'Changed your mind? There is nothing you need to do, or you can <manage>withdraw the request</manage>.',
  orCall: 'Any questions? Give us a call: <phone>{number}</phone>',
  noLink: {
    heading: 'Which offer?',
    text: 'Please open the link in our email. Or find your request with its number and your email address; if you have an account, it is under “My bookings”.',
  },
  invalid: {
    heading: 'This link does not work',
    text: 'It may be incomplete: please open it from our email once more. You can also find the offer with your request number and email address.',
  },
  over: {
    requested: {
      heading: 'Your offer is not ready yet',
      text: 'We are still checking your request. We’ll write to you as soon as the offer is ready.',
    },
    booked: {
      heading: 'You have already booked',
      text: 'Your booking is in place, and nothing is booked twice. Everything else is in our confirmation.',
    },
    expired: {
      heading: 'This offer has expired',
      text: 'The car is available to others again. Nothing is booked and there is nothing to pay. You are welcome to ask again: we’ll fill in the location and the car for you.',
    },
    withdrawn: {
      heading: 'This offer is no longer valid',
      text: 'It has been withdrawn. Nothing is booked and there is nothing to pay. If you still need a car, just ask again.',
    },
    declined: {
      heading: 'It did not work out this time',
      text: 'We could not make you an offer for this request. There is nothing to pay. Other times or another car may work.',
    },
    cancelled: {
      heading: 'This booking has been cancelled',
      text: 'This offer became a booking, which has since been cancelled.',
    },
  },
  manage: 'Find a booking or request',
  show: 'View the booking',
  account: 'My bookings',
  again: 'Ask again',
} as const satisfies Shape<typeof de>
