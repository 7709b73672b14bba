import type de from '../../de/booking/arrival.ts'
import type { Shape } from '../../shape.ts'

/** Coming by plane: the flight, and what happens if one lands late. One wording for pages and letters. */
export default {
  heading: 'Pickup at the airport',
  flight: 'Flight number',
  hint: 'For example LH 2034. Our team at the desk will then know which flight you are on.',
  wrong: 'Please enter the flight number as it is on your ticket, for example LH 2034, or leave the field empty.',
  way: 'Way to the desk',
  late: {
    heading: 'If you land late',
    call: 'Please call us as soon as you know: <phone>{number}</phone>.',
    closes: 'The desk closes at {closes} that day.',
    until: 'If you have not picked up the vehicle by {until}, we may give it to someone else.',
    fee: 'We then charge the vehicle price of one rental day, at most the total price.',
    keyBox: 'The key drop is for returns only.',
  },
} as const satisfies Shape<typeof de>
