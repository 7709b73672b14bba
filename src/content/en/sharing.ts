import { company } from '../company.ts'
import type de from '../de/sharing.ts'
import type { Shape } from '../shape.ts'

export default {
  pictures: {
    home: `Five rental cars of ${company.name} at dusk, from the transporter to the sports car`,
    about: `The city office of ${company.name} in Berlin Tempelhof with three cars in front`,
    booking: `An SUV of ${company.name}`,
    fleet: `Six rental cars of ${company.name} in a car park, seen from above`,
  },
  manifest: {
    name: `${company.name} – Car rental in Berlin`,
    description: 'Rental cars at Berlin Tempelhof and Berlin Airport, with the total price from the start.',
  },
} satisfies Shape<typeof de>
