import type de from '../de/additional-drivers.ts'
import type { Shape } from '../shape.ts'

export default {
  heading: 'Additional drivers',
  lead: 'Please name everybody who will drive besides you. Only people named in the rental agreement may take the wheel.',
  leadRequest:
    'Do you already know who will drive besides you? You are welcome to name them now. We need these details by the time you book our offer.',
  leadChange: 'Choose who stays, and name whoever is new.',
  leadOffer: 'We still need these details of the additional drivers, too.',
  person: 'Additional driver {number}',
  who: 'Who drives?',
  whoHint: 'From your account. Please enter the licence number.',
  other: 'Somebody else',
  update: 'Enter a new licence',
  consent:
    'Please ask the person first whether they agree, and show them our <link>privacy policy</link>. We store the licence number encrypted and delete it 30 days after the end of the rental; we keep name and date of birth for three years.',
  missing: {
    firstName: 'Please enter the first name.',
    lastName: 'Please enter the last name.',
    dateOfBirth: 'Please enter the date of birth.',
    licenseNumber: 'Please enter the licence number.',
    licenseExpiry: 'Please enter the licence’s expiry date.',
  },
  wrong: {
    under_age: 'Drivers must be at least {age} years old at pickup.',
    same_licence:
      'Somebody else already has this number. A driving licence belongs to one person only: please check both numbers.',
    same_person: 'This person is already entered as a driver. Please name somebody else.',
  },
} as const satisfies Shape<typeof de>
