import type de from '../de/agreement.ts'
import type { Shape } from '../shape.ts'

export default {
  title: 'Rental agreement',
  documentTitle: 'Rental agreement {reference}, version {revision}',
  file: 'Rental-agreement-{reference}-version-{revision}.pdf',
  subtitle: '{reference} · Version {revision} · {date}',
  foot: '{reference} · Version {revision} · Page {page} of {of}',
  landlord: 'Rental company',
  tenant: 'Customer and driver',
  phone: 'Phone {phone}',
  born: 'born on {date}',
  drivers: {
    label: { one: 'Additional driver', other: 'Additional drivers' },
    value: 'not named yet: {count}. Their names are entered at the handover.',
  },
  vehicle: {
    heading: 'Vehicle',
    type: '{type} (ACRISS {acriss}), {seats} seats, {transmission}',
    plate: 'Number plate',
    plateLater: 'You learn at the handover which vehicle you get. We enter its number plate then.',
  },
  period: {
    heading: 'Rental period and use',
    moment: '{date}, {time} ({zone})',
    leg: '{end} ({zone})',
    length: 'Length',
    days: { one: '{count} rental day', other: '{count} rental days' },
    kilometres: 'Kilometres',
    kilometresValue: '{included}\u00A0km are included, each further kilometre costs {rate}.',
    abroad: 'Trips abroad',
    agreed: 'agreed',
    notAgreed: 'not agreed',
    none: 'none',
  },
  price: { heading: 'Price and payment' },
  insurance: {
    heading: 'Insurance and liability',
    liability: 'Liability insurance',
    booked:
      'The extra “Insurance” (a limit of liability, modelled on comprehensive cover) is booked. The deposit is {deposit}.',
    notBooked: 'The extra “Insurance” is not booked.',
    inTerms: 'The section “{section}” of the terms and conditions applies.',
  },
  cancelling: {
    tooLate: 'You can no longer cancel free of charge: the time for it ended on {deadline}.',
  },
  conclusion: {
    heading: 'Conclusion of the agreement',
    booked: 'You booked online with obligation to pay on {booked}, and we confirmed the booking at once.',
    changed: 'The rental was changed on {changed}. This version replaces the one before.',
    form: 'The agreement is made in text form (section 126b BGB) and is valid without a signature. Both sides sign only at the handover.',
    annex: 'Our terms and conditions apply in version {version}. They are part of this agreement as its annex.',
    reference: 'Our terms and conditions apply in version {version}, which came with the confirmation of your booking.',
  },
  handover: {
    heading: 'To be filled in at the handover',
    plate: 'Number plate',
    kilometres: 'Odometer, km',
    fuel: 'Fuel or charge',
    driver: 'Additional driver: name, licence checked',
    damage: 'Known damage',
    checked: 'Originals of licence and identity card checked: date, time',
    tenant: 'Signature of the customer',
    landlord: 'Signature of the rental company',
  },
  annex: 'Annex: {title}',
} satisfies Shape<typeof de>
