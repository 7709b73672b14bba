import type de from '../../de/booking/details.ts'
import type { Shape } from '../../shape.ts'

export default {
  lead: 'Please enter the person who rents and drives, exactly as it says in their documents.',
  who: {
    label: 'Who drives?',
    hint: 'From your account. Please enter the numbers of the documents below.',
    own: 'I do',
  },
  person: 'Person',
  contact: 'Contact and address',
  documents: 'Documents',
  privacy:
    'We need these details for your rental contract. Passport and licence numbers are stored encrypted and deleted 30 days after the rental ends. Until you send them, they stay in this browser window only. More in our <link>privacy policy</link>.',
  fromAccount: {
    title: 'Taken from your account',
    text: '{names}. What you change here is for this rental only.',
  },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    dateOfBirth: 'Date of birth',
    email: 'Email address',
    phone: 'Phone number',
    passportNumber: 'Passport number',
    address: 'Address',
    city: 'City',
    country: 'Country',
    licenseNumber: 'Licence number',
    licenseExpiry: 'Licence expiry',
  },
  hints: {
    dateOfBirth: 'At least {age} years old on the day of pickup',
    email: 'This is where we write to you.',
    phone: 'For questions on the day of pickup',
    passportNumber: 'Or the number of your identity card',
    address: 'Street and house number',
    city: 'With postal code, for example 12099 Berlin',
    licenseExpiry: 'At least until the drop-off on {date}',
  },
  missing: {
    firstName: 'Please enter your first name.',
    lastName: 'Please enter your last name.',
    dateOfBirth: 'Please enter your date of birth.',
    email: 'Please enter your email address.',
    phone: 'Please enter your phone number.',
    passportNumber: 'Please enter the number of your passport or identity card.',
    address: 'Please enter street and house number.',
    city: 'Please enter your city.',
    country: 'Please enter your country.',
    licenseNumber: 'Please enter the number of your driving licence.',
    licenseExpiry: 'Please enter until when your driving licence is valid.',
  },
  wrong: {
    email: 'This email address is not complete. Example: name@example.com',
    phone: 'Please use digits only, with + at the start if needed. Example: +49 30 1234567',
    dateOfBirth: 'This date of birth cannot be right. Please check it.',
    licenseExpiry: 'This date does not exist. Please check it.',
    text: 'Please check this entry: it is too long or contains characters that are not possible here.',
    under_age: 'You must be at least {age} years old at pickup.',
    licence_expires: 'The licence expires before the drop-off on {date}. It must be valid until then.',
  },
} as const satisfies Shape<typeof de>
