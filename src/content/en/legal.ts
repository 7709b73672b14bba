import type de from '../de/legal.ts'
import type { Shape } from '../shape.ts'

export default {
  effective: 'Effective 3 February 2025',
  contents: 'Contents',
  privacy: {
    title: 'Privacy',
    description: 'Privacy policy and cookie policy.',
    heading: 'Privacy policy and cookie policy',
  },
  terms: {
    title: 'Terms',
    description: 'Terms and conditions for the rental of vehicles.',
    heading: 'Terms and conditions',
  },
  imprint: {
    title: 'Imprint',
    description: 'Information according to § 5 DDG.',
    heading: 'Imprint',
  },
  accessibility: {
    title: 'Accessibility',
    description: 'Accessibility statement.',
    heading: 'Accessibility statement',
  },
} as const satisfies Shape<typeof de>
