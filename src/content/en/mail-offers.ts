import type de from '../de/mail-offers.ts'
import type { Shape } from '../shape.ts'

export default {
  requestOffered: {
    subject: 'Your offer {reference}: {vehicle} from {date}',
    preview: '{total} in total. The offer is valid until {until}.',
    heading: 'Your offer',
    under: '{total} in total, valid until {until}',
    intro: 'We have your car, at the price you asked for. We’ll keep it for you until {until}.',
    action: 'View the offer and book',
    next: 'To book, choose “Book with obligation to pay” on the offer page. Until then neither you nor we are bound, and there is nothing to pay. Please have your driving licence and your passport or identity card to hand: if we still need any details, the page will ask for them.',
    otherwise:
      'Changed your mind? Then there is nothing you need to do. If you’d like something different, call us: {phone}.',
    rights: 'If you book',
  },
  offerRevised: {
    subject: 'Your changed offer {reference}: {vehicle} from {date}',
    heading: 'Your changed offer',
    intro: 'We have changed our offer for you. It replaces the previous one. We’ll keep the car for you until {until}.',
  },
  offerExpired: {
    subject: 'Your offer {reference} has expired',
    preview: 'Nothing is booked, and you pay nothing.',
    heading: 'Your offer has expired',
    intro: 'You haven’t booked our offer. That’s fine: you pay nothing, and the car is available to others again.',
    next: 'Still need a car? Just ask again, or call us: {phone}.',
    action: 'Request again',
  },
  offerWithdrawn: {
    subject: 'Our offer {reference} is no longer valid',
    preview: 'We are sorry: we had to take it back. You pay nothing.',
    heading: 'Our offer is no longer valid',
    intro: 'We are sorry: we have to take back our offer. Nothing is booked, and you pay nothing.',
    next: 'Please call us: {phone}. We’ll find another car for you. Or see for yourself what is still available.',
    action: 'See available vehicles',
  },
  staffOfferExpired: {
    subject: 'Offer {reference} has expired',
    preview: '{type} from {date}: the customer did not book.',
    heading: 'Offer · {type}',
    event: 'Expired',
    intro:
      'The customer did not book our offer in time. The vehicle is available again and the customer has been told. Your reply to this email goes to them.',
  },
} as const satisfies Shape<typeof de>
