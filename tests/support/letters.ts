import type { LetterContext } from '#words/letter-context.ts'
import type { BookingLetter, ContactLetter, LetterData, StaffLetter } from '#mail/letters.ts'
import { sampleBranches } from './sample-branches.ts'
import type { Language } from '#domain/language.ts'
import { wordsIn } from '#words/words.ts'

/** A one-way rental with everything that a price can contain. */
export const sampleBooking: BookingLetter = {
  bookingId: 17,
  reference: 'SW-7KQ4-M2XP',
  firstName: 'Mara',
  lastName: 'Muster',
  vehicle: 'VW Passat Variant',
  type: 'StationWagon',
  image: '/img/vehicles/station-wagon-petrol.webp',
  pickup: 3,
  dropoff: 1,
  start: '2026-12-07T23:30',
  end: '2026-12-10T09:30',
  extras: [
    { code: 'gps', quantity: 1 },
    { code: 'child_seat', quantity: 2 },
  ],
  drivers: ['Bodo Beispiel'],
  arrival: { flight: 'LH2034', closes: null, expectedUntil: '2026-12-08T02:30' },
  paymentMethod: 'credit_card',
  price: {
    currency: 'USD',
    days: 3,
    items: [
      { kind: 'vehicle', quantity: 1, days: 3, unitMinor: 5605, amountMinor: 16815 },
      { kind: 'extra', code: 'gps', quantity: 1, days: 3, unitMinor: 1000, amountMinor: 3000 },
      { kind: 'extra', code: 'child_seat', quantity: 2, days: 3, unitMinor: 1000, amountMinor: 6000 },
      { kind: 'one_way', quantity: 1, days: null, unitMinor: 1900, amountMinor: 1900 },
      { kind: 'after_hours', quantity: 1, days: null, unitMinor: 3000, amountMinor: 3000 },
      { kind: 'cross_border', quantity: 1, days: null, unitMinor: 2500, amountMinor: 2500 },
      { kind: 'first_rental_discount', quantity: 1, days: null, unitMinor: -3872, amountMinor: -3872 },
    ],
    totalMinor: 29343,
    perDayMinor: 9781,
    vatBp: 1900,
    vatMinor: 4685,
    depositMinor: 50000,
    includedKm: 600,
    extraKmMinor: 25,
  },
}

/** As the branches are told. */
export const sampleStaff: StaffLetter = {
  ...sampleBooking,
  email: 'mara.muster@post.example',
  phone: '+49 30 23125 900',
  language: 'en',
  crossBorder: true,
  afterHours: true,
}

/** Another customer, whose car is still out. */
const sampleHolder: StaffLetter = {
  ...sampleStaff,
  bookingId: 12,
  reference: 'SW-4TRN-8GHK',
  firstName: 'Erika',
  lastName: 'Beispiel',
  email: 'erika.beispiel@post.example',
  phone: '+49 30 23125 901',
  language: 'de',
  pickup: 1,
  dropoff: 3,
  start: '2026-12-04T10:00',
  end: '2026-12-07T12:00',
  afterHours: false,
}

export const sampleToken = 'a-token-that-is-long-enough-to-look-like-one'

const sampleMessage: ContactLetter = {
  name: 'Mara Muster',
  email: 'mara.muster@post.example',
  phone: '+49 30 23125 900',
  reference: 'SW-7KQ4-M2XP',
  branch: 3,
  message: 'Guten Tag,\n\nhaben Sie Kindersitze für Zwillinge?\nGrüße, Mara',
  language: 'de',
}

/** Message of the contact form in English. */
const englishMessage: ContactLetter = {
  ...sampleMessage,
  message: 'Hello,\n\ndo you have child seats for twins?\nBest wishes, Mara',
  language: 'en',
}

const nothingLeft = { dueMinor: 0, refundMinor: 0, depositMinor: 0 }

export const sampleData: LetterData = {
  request_received: { ...sampleBooking, decisionBy: '2026-11-22T15:30:00.000Z' },
  booking_confirmed: sampleBooking,
  booking_changed: {
    ...sampleBooking,
    revision: 2,
    stage: 'booking',
    totalBeforeMinor: 24243,
    changed: ['extras'],
  },
  request_declined: { ...sampleBooking, ...nothingLeft, reason: 'Der Wagen muss unerwartet in die Werkstatt.' },
  request_expired: { ...sampleBooking, ...nothingLeft },
  request_withdrawn: { ...sampleBooking, ...nothingLeft },
  request_offered: { ...sampleBooking, offerUntil: '2026-11-22T15:30:00.000Z', token: sampleToken },
  offer_expired: { ...sampleBooking, ...nothingLeft },
  offer_withdrawn: { ...sampleBooking, ...nothingLeft },
  booking_cancelled: { ...sampleBooking, ...nothingLeft, feeMinor: 5605, dueMinor: 5605 },
  rental_charged: {
    ...sampleBooking,
    charge: {
      kind: 'fine',
      waived: false,
      quantity: 1,
      unitMinor: 2_500,
      amountMinor: 2_500,
      reason: 'Falsch geparkt, Aktenzeichen 123',
    },
  },
  rental_closed: {
    ...sampleBooking,
    returnedAt: '2026-12-11T10:15:00.000Z',
    returnedTo: 3,
    kmEarlier: 0,
    kmOut: 12_300,
    kmIn: 14_020,
    includedKm: 800,
    graceMinutes: 59,
    paidMinor: 29_343,
    writtenOffMinor: 0,
    dueMinor: 23_000,
    refundMinor: 0,
    depositMinor: 50_000,
    charges: [
      { kind: 'late_return', waived: false, quantity: 1, unitMinor: 5605, amountMinor: 5605, reason: null },
      { kind: 'kilometres', waived: false, quantity: 920, unitMinor: 25, amountMinor: 23_000, reason: null },
      {
        kind: 'late_return',
        waived: true,
        quantity: 1,
        unitMinor: -5605,
        amountMinor: -5605,
        reason: 'Die A 100 war gesperrt',
      },
    ],
  },
  not_collected: { ...sampleBooking, ...nothingLeft, feeMinor: 5605, dueMinor: 5605 },
  email_code: { code: '042317' },
  set_password: { cause: 'registered', firstName: 'Mara', lastName: 'Muster', token: sampleToken },
  confirm_address: { firstName: 'Mara', lastName: 'Muster', token: sampleToken },
  already_registered: { firstName: 'Mara', lastName: 'Muster', token: sampleToken },
  password_changed: { firstName: 'Mara', lastName: 'Muster' },
  sign_in_changed: { firstName: 'Mara', lastName: 'Muster', what: 'second_factor_on' },
  account_deleted: { firstName: 'Mara', lastName: 'Muster' },
  email_change_old: { firstName: 'Mara', lastName: 'Muster', newEmail: 'mara.neu@post.example', token: sampleToken },
  email_change_new: { firstName: 'Mara', lastName: 'Muster', token: sampleToken },
  email_taken: { firstName: 'Mara', lastName: 'Muster' },
  email_changed: { firstName: 'Mara', lastName: 'Muster', mailbox: 'old', newEmail: 'mara.neu@post.example' },
  customers_merged: { firstName: 'Mara', lastName: 'Muster', mailbox: 'gone', account: true },
  document_reviewed: {
    firstName: 'Mara',
    lastName: 'Muster',
    kind: 'licence',
    reason: 'Die Rückseite fehlt.',
    days: 30,
  },
  staff_request: { ...sampleStaff, decisionBy: '2026-11-22T15:30:00.000Z' },
  staff_request_expired: sampleStaff,
  staff_request_withdrawn: sampleStaff,
  staff_offer_expired: sampleStaff,
  staff_booking: sampleStaff,
  staff_booking_changed: { ...sampleStaff, stage: 'booking', totalBeforeMinor: 24243, changed: ['extras'] },
  staff_contact: { ...sampleStaff, stage: 'booking', what: 'flight' },
  staff_booking_cancelled: { ...sampleStaff, feeMinor: 5605 },
  staff_not_collected: { ...sampleStaff, feeMinor: 5605 },
  staff_endangered: { ...sampleHolder, plate: 'B-SW 0117', out: true, waiting: [sampleStaff] },
  staff_car_found: { ...sampleStaff, plate: 'B-SW 0117', late: '2026-12-08T08:00:00.000Z' },
  staff_drive: {
    what: 'new',
    driveId: 4,
    plate: 'B-SW 0117',
    vehicle: 'VW Crafter',
    from: 3,
    to: 1,
    earliest: '2026-12-09T11:30:00.000Z',
    leaves: '2026-12-10T06:00:00.000Z',
    arrives: '2026-12-10T10:00:00.000Z',
  },
  staff_backup_failed: {
    folder: '/mnt/backups',
    reason: 'no room left on the disk (/mnt/backups); no copy was made, free some space first',
    lastAt: '2026-11-19T01:11:00.000Z',
  },
  staff_inbox: {
    number: 12,
    provider: 'bank',
    kind: 'payment.captured',
    subject: 'pay_7KQ4M2XP',
    trouble: 'TypeError',
    attempts: 18,
    receivedAt: '2026-11-20T12:30:00.000Z',
  },
  staff_invitation: { name: 'Mara Muster', role: 'agent', until: '2026-11-27T15:30:00.000Z', token: sampleToken },
  newsletter_confirm: { token: sampleToken },
  newsletter_welcome: { cause: 'confirmed', token: sampleToken },
  newsletter_issue: {
    subject: 'Im Winter sicher unterwegs',
    text: 'von Oktober bis Ostern tragen alle unsere Wagen Winterreifen, ohne Aufpreis. Welche Klassen es gibt, steht bei den [Fahrzeugen](/fleet).\n\n## Für Schnee und Familie\n\n- Schneeketten an beiden Stationen\n- [Kindersitze](/fleet) für jedes Alter\n\n[Fahrzeuge ansehen](/fleet)',
    car: 'suv',
    at: '2026-11-20T15:30:00.000Z',
    reader: { token: sampleToken, since: '2026-03-02T09:00:00.000Z' },
  },
  contact_message: sampleMessage,
  contact_receipt: sampleMessage,
  contact_answer: {
    name: sampleMessage.name,
    branch: 3,
    message: sampleMessage.message,
    askedAt: '2026-11-19T09:12:00.000Z',
    text: 'Ihre zwei Kindersitze liegen dann bereit.\n\nSie kosten je Miettag 12\u00A0€.',
    author: 'Kim Beispiel',
  },
  privacy_answer: {
    name: sampleMessage.name,
    kind: 'access',
    receivedOn: '2026-11-02',
    text: 'anbei finden Sie die Kopie.\n\nIhre Telefonnummer haben wir berichtigt.',
    author: 'Kim Beispiel',
  },
  privacy_put_off: {
    name: sampleMessage.name,
    kind: 'access',
    receivedOn: '2026-11-02',
    dueOn: '2027-02-02',
    text: 'Ihre Buchungen reichen viele Jahre zurück.',
  },
  privacy_lifted: {
    name: sampleMessage.name,
    since: '2026-11-02',
    liftsOn: '2026-12-01',
    text: 'Wir haben Ihre Angaben geprüft: Sie stimmen.',
  },
}

/** The same with free texts in the reader's language. */
export function sampleDataIn(language: Language): LetterData {
  if (language === 'de') return sampleData
  const {
    request_declined: declined,
    rental_charged: charged,
    rental_closed: closed,
    document_reviewed: document,
  } = sampleData
  return {
    ...sampleData,
    request_declined: { ...declined, reason: 'The car unexpectedly has to go to the workshop.' },
    rental_charged: { ...charged, charge: { ...charged.charge, reason: 'Parked where it is forbidden' } },
    rental_closed: {
      ...closed,
      charges: closed.charges.map((charge) => ({ ...charge, reason: charge.reason && 'The A 100 was closed' })),
    },
    document_reviewed: { ...document, reason: 'The back is missing.' },
    contact_message: englishMessage,
    contact_receipt: englishMessage,
    newsletter_issue: {
      ...sampleData.newsletter_issue,
      subject: 'Safe on winter roads',
      text: 'From October to Easter all our cars have winter tyres at no extra cost. The classes are on the page of our [vehicles](/fleet).\n\n## For snow and family\n\n- Snow chains at both branches\n- [Child seats](/fleet) for every age\n\n[See our vehicles](/fleet)',
    },
  }
}

export function sampleContext(language: Language, overrides: Partial<LetterContext> = {}): LetterContext {
  return {
    language,
    words: wordsIn(language),
    origin: 'https://www.spreewagen.example',
    facts: { freeCancelHours: 24, minAge: 18 },
    branches: sampleBranches,
    writtenAt: new Date('2026-11-20T15:30:00Z'),
    termsPdf: Buffer.from('%PDF-1.7 a stand-in'),
    ...overrides,
  }
}
