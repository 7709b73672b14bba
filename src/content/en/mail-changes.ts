import type de from '../de/mail-changes.ts'
import type { Shape } from '../shape.ts'

export default {
  bookingChanged: {
    booking: {
      subject: 'Change confirmation {reference}: {vehicle}',
      preview: 'Your total price is now {total}.',
      heading: 'Your booking is changed',
      intro:
        'As you wished, we have changed your booking. Here is what applies now; it replaces our earlier confirmation.',
    },
    request: {
      subject: 'Your request {reference} is changed',
      preview: 'The total price would now be {total}.',
      heading: 'Your request is changed',
      intro:
        'As you wished, we have changed your request. It is still without obligation, and we answer as soon as we promised before.',
    },
    difference: 'What changes about the price',
    before: 'Total price before',
    now: 'New total price',
    more: 'Difference: more',
    less: 'Difference: less',
    transferred:
      'Have you transferred the earlier amount already? Then transfer only what is more to pay. We refund what you paid too much.',
    notYou: 'You did not change anything? Please call us right away: {phone}.',
  },
  staffBookingChanged: {
    booking: {
      subject: 'Changed {reference}: {type} from {date}, {time}{outside}',
      preview: 'Pickup: {pickup}. Drop-off: {dropoff}, {end}.',
      heading: 'A booking is changed',
      intro:
        'The customer changed this booking. Please plan its pickup and drop-off anew: what applies now stands below. An answer to this email goes to the customer.',
    },
    request: {
      subject: 'Request changed {reference}: {type} from {date}, {time}{outside}',
      preview: 'Pickup: {pickup}. Drop-off: {dropoff}, {end}.',
      heading: 'A request is changed',
      intro:
        'The customer changed this request before anybody decided about it. What is asked for now stands below. An answer to this email goes to the customer.',
    },
    before: 'Total price before',
  },
} as const satisfies Shape<typeof de>
