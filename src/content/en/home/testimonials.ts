import type de from '../../de/home/testimonials.ts'
import type { Shape } from '../../shape.ts'

export default {
  testimonials: {
    title: 'It might sound like this.',
    note: 'Three made-up examples, not real reviews.',
    rating: '{rating} out of 5 stars',
    items: [
      {
        name: 'Mara Sample',
        rating: '5',
        text: 'The price in the form was the price on the invoice. That is all I wanted.',
      },
      {
        name: 'Ben Example',
        rating: '4',
        text: 'Picked up in Tempelhof, returned at the airport, and not a single paper form in between.',
      },
      {
        name: 'Vera Template',
        rating: '5',
        text: 'Landed at 9 pm, and ten minutes later we were sitting in the car. Exactly as promised.',
      },
    ],
  },
  statistics: {
    title: 'In figures',
    labels: {
      cars: 'vehicles',
      models: 'models',
      classes: 'car types',
      locations: 'flexible locations',
      vehicles: 'luxury vehicles',
      customers: 'happy customers',
      ratings: 'excellent ratings',
    },
    unknown: 'unknown',
    none: 'none counted yet',
    note: 'What we’ll count from opening day:',
  },
} as const satisfies Shape<typeof de>
