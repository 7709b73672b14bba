import type de from '../../de/booking/person.ts'
import type { Shape } from '../../shape.ts'

export default {
  fields: {
    optional: '{name} (optional)',
    firstName: 'First name',
    lastName: 'Last name',
    dateOfBirth: 'Date of birth',
    email: 'Email address',
    phone: 'Phone number',
    passportNumber: 'Passport or ID card number',
    address: 'Address',
    city: 'City',
    country: 'Country',
    licenseNumber: 'Licence number',
    licenseExpiry: 'Licence expiry',
  },
  hints: {
    dropped: 'For your safety, the browser did not keep this number. Please enter it again.',
    dateOfBirth: 'At least {age}\u00A0years old on the day of pickup',
    email: 'We’ll send everything here.',
    phone: 'For questions about pickup, ideally with the country code, such as +49.',
    later: 'You can add this later: we only need it when you book our offer.',
    laterDate: 'Only needed when you book our offer',
    address: 'Street and house number',
    licenseExpiry: 'At least until the drop-off on {date}',
  },
  wrong: {
    email: 'This email address is not complete. Example: name@example.com',
    phone: 'Please use digits only, with + at the start if needed. Example: +49\u00A030\u00A01234567',
    dateOfBirth: 'Please enter the date of birth as DD/MM/YYYY, such as 07/03/1990.',
    licenseExpiry: 'Please enter the date as DD/MM/YYYY, such as 30/06/2031.',
    text: 'Please check this entry: it is too long or contains characters that are not allowed here.',
    number:
      'Please enter the number as it appears on the document: letters and digits, with spaces or characters such as - and / between them.',
    licence_expires: 'The licence expires before the drop-off on {date}. It must be valid until then.',
  },
} as const satisfies Shape<typeof de>
