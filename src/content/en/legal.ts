import type de from '../de/legal.ts'
import type { Shape } from '../shape.ts'

export default {
  effective: 'Effective 3 February 2025',
  contents: 'Contents',
  privacy: {
    title: 'Privacy',
    description:
      'Which data we process, what for, how long, and which rights you have: our privacy policy and cookie policy.',
    heading: 'Privacy policy and cookie policy',
  },
  terms: {
    title: 'Terms',
    description:
      'Terms and conditions: rental period and prices, booking and payment, pickup and return, insurance and liability.',
    heading: 'Terms and conditions',
  },
  imprint: {
    title: 'Imprint',
    description:
      'Who is behind this website: provider, address, contact and register entry, information according to § 5 DDG.',
    heading: 'Imprint',
  },
  accessibility: {
    title: 'Accessibility',
    description:
      'Our accessibility statement: what you can expect, what is still missing and where to report barriers.',
    heading: 'Accessibility statement',
  },
} as const satisfies Shape<typeof de>
