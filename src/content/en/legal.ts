import type de from '../de/legal.ts'
import type { Shape } from '../shape.ts'

export default {
  effective: 'Effective 3 February 2025',
  contents: 'Contents',
  print: 'Print',
  brief: 'The main points',
  briefNote: 'This is only a summary. The full text below applies.',
  cases: { data: 'Which data', purpose: 'What for', kept: 'How long' },
  stored: {
    caption: 'What may be stored in your browser',
    name: 'Name and place',
    purpose: 'What for',
    kept: 'How long',
  },
  privacy: {
    title: 'Privacy',
    description:
      'Which data we process, what for, how long, and which rights you have: our privacy policy and cookie policy.',
    heading: 'Privacy policy and cookie policy',
    brief: [
      { text: 'No tracking, no advertising, nothing from other servers.', to: 'sharing' },
      {
        text: 'Your browser stores only what is strictly necessary. That is why there is no cookie banner here.',
        to: 'cookies',
      },
      { text: 'Passport and licence numbers are encrypted and deleted 30 days after the rental.', to: 'processing' },
      { text: 'See, correct or delete your data: in your account, or by writing to us.', to: 'rights' },
    ],
  },
  terms: {
    title: 'Terms',
    description:
      'Terms and conditions: rental period and prices, booking and payment, pickup and return, insurance and liability.',
    heading: 'Terms and conditions',
    brief: [
      { text: 'The total price you see before booking is the price you pay.', to: 'period-and-prices' },
      { text: 'You can cancel free of charge until 24 hours before pickup.', to: 'booking-and-payment' },
      {
        text: 'For pickup you need your driving licence, your identity card or passport, and a card for the deposit.',
        to: 'pickup-and-return',
      },
      {
        text: 'The deposit is shown beside the price and is not part of it. We release it after drop-off.',
        to: 'pickup-and-return',
      },
      { text: 'Up to 59 minutes late costs nothing.', to: 'period-and-prices' },
    ],
  },
  imprint: {
    title: 'Imprint',
    description:
      'Who is behind this website: provider, address, contact and register entry, information required by section\u00A05 DDG.',
    heading: 'Imprint',
  },
  accessibility: {
    title: 'Accessibility',
    description:
      'Our accessibility statement: what you can expect, what is still missing and where to report barriers.',
    heading: 'Accessibility statement',
  },
} as const satisfies Shape<typeof de>
