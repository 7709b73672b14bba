import type {
  csvWords as german,
  businessCsvWords as germanOfBusinesses,
  customerCsvWords as germanOfCustomers,
  subscriberCsvWords as germanSubscribers,
} from '../../de/staff/csv.ts'
import type { Shape } from '../../shape.ts'

export const csvWords: Shape<typeof german> = {
  columns: [
    'Number',
    'Status',
    'Customer',
    'Phone',
    'Car',
    'Car type',
    'Plate',
    'Pickup location',
    'Pickup',
    'Return location',
    'Return',
    'Total price',
    'Due',
    'Currency',
  ],
}

/** Columns of the file with the log. */
export const logCsv = ['Time', 'Who', 'What', 'Of what', 'Booking', 'Customer', 'Before', 'After', 'Reason'] as const

/** Words of the file with customers. */
export const customerCsvWords: Shape<typeof germanOfCustomers> = {
  columns: [
    'Last name',
    'First name',
    'Company',
    'Email',
    'Phone',
    'Tier',
    'Blocked',
    'Rentals',
    'Last rental',
    'Outstanding',
    'Currency',
  ],
  tiers: { prime: 'Prime', elite: 'Elite' },
  blocked: 'blocked',
}

/** Words of the file with subscribers of the newsletter. */
export const subscriberCsvWords: Shape<typeof germanSubscribers> = {
  columns: ['Address', 'Status', 'Language', 'Asked for', 'Confirmed', 'Unsubscribed', 'Consent'],
  states: { confirmed: 'confirmed', pending: 'unconfirmed', ended: 'unsubscribed' },
  languages: { de: 'German', en: 'English' },
}

/** Words of the file with companies. */
export const businessCsvWords: Shape<typeof germanOfBusinesses> = {
  columns: [
    'Name',
    'Street',
    'Postcode',
    'City',
    'Country',
    'VAT number',
    'Email for invoices',
    'Cost centre',
    'People',
    'Blocked',
  ],
  blocked: 'blocked',
}
