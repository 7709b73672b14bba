import type de from '../de/mail-changes.ts'
import type { Shape } from '../shape.ts'

export default {
  bookingChanged: {
    booking: {
      subject: 'Change confirmation {reference}: {vehicle}',
      preview: 'Your total price is now {total}.',
      heading: 'We have changed your booking',
      intro:
        'As you asked, we have changed your booking. Here is what applies now. It replaces our earlier confirmation.',
    },
    request: {
      subject: 'We have changed your request {reference}',
      preview: 'The total price would now be {total}.',
      heading: 'We have changed your request',
      intro:
        'As you asked, we have changed your request. It is still without obligation, and we will answer by the time we promised.',
    },
    discount_moved:
      'The rental that had your first-rental discount is not going ahead. So that you do not lose the discount, we have applied it here: your total price goes down, and everything else stays as it was.',
    difference: 'What has changed',
    before: 'Total price before',
    now: 'New total price',
    more: 'You pay more',
    less: 'You pay less',
    moreUnder: '{amount} more, total price now {total}',
    lessUnder: '{amount} less, total price now {total}',
    sameUnder: 'Total price unchanged: {total}',
    transferred:
      'If you have already transferred the earlier amount, transfer only the difference. We refund anything you overpaid.',
    notYou: 'If you did not change anything, please call us straight away: {phone}.',
    questions: 'Any questions? Please call us: {phone}.',
  },
  staffBookingChanged: {
    booking: {
      subject: 'Changed {reference}: {type} from {date}, {time}{outside}',
      preview: 'Pickup: {pickup}. Drop-off: {dropoff}, {end}.',
      heading: 'Booking · {type}',
      event: 'Changed',
      intro:
        'The customer changed this booking. Please plan pickup and drop-off again: the new details are below. Your reply to this email goes to the customer.',
    },
    request: {
      subject: 'Request changed {reference}: {type} from {date}, {time}{outside}',
      preview: 'Pickup: {pickup}. Drop-off: {dropoff}, {end}.',
      heading: 'Request · {type}',
      event: 'Changed',
      intro:
        'The customer changed this request before anybody decided on it. What they ask for now is below. Your reply to this email goes to the customer.',
    },
    discount_moved:
      'The total price went down; nothing else is different. The first-rental discount applies here now, because the rental that had it is not going ahead. The customer has been told; your reply to this email goes to them.',
    before: 'previously {total}',
  },
} as const satisfies Shape<typeof de>
