import type de from '../../de/booking/details.ts'
import type { Shape } from '../../shape.ts'

export default {
  lead: 'Who is renting and driving? Please enter everything exactly as it appears in their documents.',
  left: '{count, plural, one {One field needs your attention} other {#\u00A0fields need your attention}}',
  who: {
    label: 'Who drives?',
    hint: 'From your account. Please enter the numbers of the documents below.',
    own: 'I do',
  },
  person: 'Person',
  contact: 'Contact and address',
  documents: 'Documents',
  privacy:
    'We need these details for your rental agreement. Passport and licence numbers are encrypted, and deleted 30\u00A0days after the rental ends. Until you send them, they stay in this browser window only. More in our <link>privacy policy</link>.',
  fromAccount: {
    title: 'Taken from your account',
    text: '{names}. What you change here is for this rental only.',
  },
  postalCode: 'Postal code',
  postalCodeHint: 'if you have one',
  underAge: 'You must be at least {age}\u00A0years old at pickup.',
  missing: {
    firstName: 'Please enter your first name.',
    lastName: 'Please enter your last name.',
    dateOfBirth: 'Please enter your date of birth.',
    email: 'Please enter your email address.',
    phone: 'Please enter your phone number.',
    passportNumber: 'Please enter the number of your passport or identity card.',
    address: 'Please enter your street and house number.',
    city: 'Please enter your city.',
    country: 'Please enter your country.',
    licenseNumber: 'Please enter the number of your driving licence.',
    licenseExpiry: 'Please enter your licence’s expiry date.',
  },
} as const satisfies Shape<typeof de>
