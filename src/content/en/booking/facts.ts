import type de from '../../de/booking/facts.ts'
import type { Shape } from '../../shape.ts'

export default {
  title: 'Your {vehicle} (or\u00A0similar) on\u00A0{date}',
  orSimilar: 'or similar',
  reference: 'Booking number',
  referenceRequest: 'Request number',
  received: 'Received on {date}',
  open: {
    requested: 'Requested',
    offered: 'Offer, not booked yet',
    pending_payment: 'Payment outstanding',
  },
  bring: {
    heading: 'Bring along',
    licence: 'Your original driving licence',
    passport: 'Identity card or passport',
    card: 'A card in your name for the {deposit} deposit',
  },
  details: 'Details',
  rows: {
    vehicle: 'Vehicle',
    plate: 'Number plate',
    pickup: 'Pickup',
    dropoff: 'Drop-off',
    customer: 'Customer',
    email: 'Email address',
    emergency: 'Breakdown or accident, day and night',
    payment: 'Payment method',
    extras: 'Extras',
    crossBorder: 'Trips abroad',
    decision: 'Answer by',
    offer: 'Offer stands until',
    toPay: 'To pay',
    fee: 'Fee',
    total: 'In all',
  },
  yes: 'yes',
  price: 'Price',
  place: {
    both: 'Pickup and drop-off',
    hours: 'Opening hours',
    phone: 'Phone',
    directions: 'Get directions',
    directionsTo: 'Get directions: {name} (new tab)',
  },
} as const satisfies Shape<typeof de>
