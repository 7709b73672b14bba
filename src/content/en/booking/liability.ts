import type de from '../../de/booking/liability.ts'
import type { Shape } from '../../shape.ts'

export default {
  heading: 'Cover',
  lead: 'Every car has third-party insurance. This is about damage to the car itself.',
  kind: 'Limit of liability, modelled on comprehensive cover',
  perDay: '{price} per day, incl. VAT',
  label: 'Damage to the vehicle',
  none: {
    name: 'Without cover',
    most: 'You are liable in full',
    price: '{price}, included',
    text: 'For damage that is your fault, including theft and a write-off.',
  },
  limited: {
    most: 'You are liable for {deposit} at most',
    text: 'For each accident or theft. Not if you acted on purpose, and only in part if you were grossly negligent.',
  },
  full: 'Without cover you are liable in full for damage to the car that is your fault, including theft and a write-off.',
  atMost:
    'With “Insurance” (a limit of liability, modelled on comprehensive cover) you are liable for {deposit} at most for each accident or theft. There is no limit if you acted on purpose; if you were grossly negligent, it depends on how serious your fault was.',
} as const satisfies Shape<typeof de>
