import { company } from '../company.ts'
import type de from '../de/sharing.ts'
import type { Shape } from '../shape.ts'

export default {
  pictures: {
    home: `Five ${company.name} rental cars at dusk, from the transporter to the sports car`,
    about: `The ${company.name} city office in Berlin Tempelhof, with three cars at the door`,
    booking: `A ${company.name} SUV`,
    fleet: `Six ${company.name} rental cars in a car park, seen from above`,
  },
  manifest: {
    name: `${company.name} – Car rental in Berlin`,
    description: 'Rental cars in Berlin, with the total price from the start.',
  },
} satisfies Shape<typeof de>
