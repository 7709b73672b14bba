import type de from '../../de/booking/facts.ts'
import type { Shape } from '../../shape.ts'

export default {
  rows: {
    vehicle: 'Vehicle',
    plate: 'Number plate',
    pickup: 'Pickup',
    dropoff: 'Drop-off',
    customer: 'Customer',
    email: 'Email address',
    emergency: 'Breakdown or accident, day and night',
    payment: 'Payment method',
    booked: 'Received on',
    extras: 'Extras',
    crossBorder: 'Trips abroad',
    decision: 'Answer by',
    offer: 'Offer stands until',
  },
  none: 'none',
  yes: 'yes',
  price: 'Price',
  place: {
    hours: 'Opening hours',
    phone: 'Phone',
    directions: 'Get directions',
    directionsTo: 'Get directions: {name} (new tab)',
  },
} as const satisfies Shape<typeof de>
