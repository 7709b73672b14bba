import { randomUUID } from 'node:crypto'

import * as z from 'zod/mini'

import { newsletterConsent } from '#content/consent.ts'
import { documentConsent } from '#content/document-consent.ts'
import { endpoints, type Call } from '#contract/index.ts'
import type { CallName } from '#paths/index.ts'
import { addressOf } from './call.ts'
import { inDays, sampleDriver, sampleOther } from './client.ts'

/** Valid input of a call, with every optional field present. */
interface Input {
  params?: Record<string, string>
  query?: Record<string, unknown>
  headers?: Record<string, string>
  body?: Record<string, unknown>
}

/** The input as it is sent. */
export interface Example {
  path: string
  headers?: Record<string, string>
  body?: Record<string, unknown>
}

/** @param day days from today to the start of the rental; both branches have to be open then, see openDay */
export function examplesFor(day: number): Record<CallName, Example> {
  const inputs = inputsFor(day)
  const examples = Object.keys(endpoints).map((key) => {
    const name = key as CallName
    const { params, query, ...sent } = inputs[name] ?? {}
    if (endpoints[name].query !== undefined) z.parse(endpoints[name].query, query)
    return [name, { path: addressOf(name, params, query), ...sent }] as const
  })
  return Object.fromEntries(examples) as Record<CallName, Example>
}

/** Inputs by call; a call without input needs none. */
function inputsFor(day: number): Partial<Record<CallName, Input>> {
  const trip = { pickup: 3, dropoff: 3, start: inDays(day), end: inDays(day + 2) }
  return {
    getVehicleByType: { query: { id: '3' } },
    getAvailability: {
      query: {
        pickup: '3',
        dropoff: '1',
        start: trip.start,
        end: trip.end,
        extras: 'gps:1,baby_seat:2',
        crossBorder: 'false',
        quote: randomUUID(),
      },
    },
    createQuote: {
      headers: { 'idempotency-key': randomUUID() },
      body: {
        ...trip,
        vehicleId: 302,
        extras: [{ code: 'gps', quantity: 1 }],
        crossBorder: false,
        replaces: randomUUID(),
      },
    },
    getQuote: { params: someId() },
    extendQuote: { params: someId() },
    createBooking: {
      headers: { 'idempotency-key': randomUUID() },
      body: {
        quoteId: randomUUID(),
        driver: sampleDriver,
        drivers: [sampleOther],
        flight: 'LH 2034',
        paymentMethod: 'credit_card',
        language: 'de',
        acceptTerms: true,
        bookings: 'soon',
        emailCode: '042317',
      },
    },
    sendEmailCode: {
      body: { email: sampleDriver.email, quoteId: randomUUID(), language: 'de' },
    },
    lookUpBooking: { body: credentials },
    cancelBooking: { body: { ...credentials, feeMinor: 0 } },
    setPhone: { body: { ...credentials, phone: sampleDriver.phone } },
    setFlight: { body: { ...credentials, flight: 'LH 2034' } },
    viewRentalOffer: { body: { access: { by: 'number', ...credentials } } },
    orderRentalOffer: {
      body: {
        access: { by: 'number', ...credentials },
        driver: {
          passportNumber: 'C01X00T47',
          licenseNumber: 'B072RRE2I55',
          licenseExpiry: '2035-01-01',
          address: 'Musterweg 1a',
        },
        drivers: [sampleOther],
        paymentMethod: 'credit_card',
        language: 'de',
        acceptTerms: true,
        totalMinor: 1,
        revision: 1,
      },
    },
    getBookingCalendar: { body: credentials },
    ...ownBookingExamples(trip),
    ...accountExamples(),
    ...settingsExamples(),
    ...formExamples(),
    ...staffExamples(trip),
    ...staffBookingExamples(trip),
  }
}

/** A company that rents, as staff write it down. */
export const sampleBusiness = {
  name: 'Spreebau GmbH',
  street: 'Musterweg 3',
  postalCode: '12099',
  city: 'Berlin',
  country: 'Deutschland',
  vatId: 'DE123456789',
  invoiceEmail: 'rechnung@spreebau.example',
  reference: 'KST 4711',
}
const someId = () => ({ id: randomUUID() })
const somebody = { firstName: 'Bodo', lastName: 'Beispiel', dateOfBirth: '1991-02-03', licenseExpiry: '2035-01-01' }
const credentials = { reference: 'SW-2222-2222', email: sampleDriver.email }
const password = 'vier lose Worte zum Merken'

const unknownCredential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' }

const ownBookingExamples = (trip: { pickup: number; dropoff: number; start: string; end: string }) => {
  const { reference } = credentials
  const params = { reference }
  return {
    getOwnBookings: { query: { part: 'past', after: reference } },
    getOwnBooking: { params },
    cancelOwnBooking: { params, body: { feeMinor: 0 } },
    getChangeOffers: { params, query: { ...trip, pickup: '3', dropoff: '1' } },
    changeOwnBooking: {
      params,
      body: {
        ...trip,
        vehicleId: 301,
        extras: [],
        crossBorder: false,
        drivers: [{ id: randomUUID(), ...sampleOther }],
        revision: 1,
        totalMinor: 1,
      },
    },
    setOwnPhone: { params, body: { phone: sampleDriver.phone } },
    setOwnFlight: { params, body: { flight: 'LH 2034' } },
    getOwnCalendar: { params },
    getAgreements: { query: { after: reference, booking: reference } },
    getAgreementFile: { params: { reference, revision: '1' } },
  }
}

const accountExamples = () => ({
  addCustomer: {
    body: {
      firstName: 'Mara',
      lastName: 'Muster',
      email: `${randomUUID()}@post.example`,
      dob: '1990-05-17',
      phoneNumber: '+49 30 23125 900',
      picture: 'https://bilder.example/mara.jpg',
      streetName: 'Musterweg',
      houseNo: '1a',
      postalCode: '10115',
      city: 'Berlin',
      country: 'Deutschland',
      additionalInfo: 'keine',
      passportNo: 'X00000000',
      passportIssue: '2020-01-01',
      passportExpiry: '2035-01-01',
      idCardNo: 'L00000000',
      idCardIssue: '2020-01-01',
      idCardExpiry: '2035-01-01',
      LicenseNo: 'B000000000',
      licenseIssue: '2020-01-01',
      licenseExpiry: '2035-01-01',
    },
  },
  signUp: {
    body: {
      fullName: 'Mara Muster',
      email: `${randomUUID()}@post.example`,
      password,
      acceptTerms: true,
      language: 'de',
      tier: 'prime',
    },
  },
  login: { body: { email: 'nobody@post.example', password, remember: false, code: '123456' } },
  signInWithPasskey: {
    body: {
      credential: {
        ...unknownCredential,
        response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
      },
      remember: false,
    },
  },
  getPointsEntries: { query: { after: '20' } },
  changeProfile: {
    body: {
      version: 1,
      firstName: 'Mara',
      lastName: 'Muster',
      dob: '1990-05-17',
      phoneNumber: '+49 30 23125 900',
      streetName: 'Musterweg',
      houseNo: '1a',
      postalCode: '10115',
      city: 'Berlin',
      country: 'Deutschland',
      additionalInfo: 'keine',
      passportNo: 'X00000000',
      passportIssue: '2020-01-01',
      passportExpiry: '2035-01-01',
      idCardNo: 'L00000000',
      idCardIssue: '2020-01-01',
      idCardExpiry: '2035-01-01',
      LicenseNo: 'B000000000',
      licenseIssue: '2020-01-01',
      licenseExpiry: '2035-01-01',
    },
  },
  requestPasswordLink: { body: { email: 'nobody@post.example', language: 'de' } },
  checkLink: { body: { token: 'x'.repeat(43), purpose: 'set_password' } },
  setPassword: { body: { token: 'x'.repeat(43), password } },
  confirmAddress: { body: { token: 'x'.repeat(43), currentPassword: 'x' } },
})

/** A wrong password, so that a call that cannot be undone is refused. */
const wrongPassword = 'not the password of anybody'

const settingsExamples = () => ({
  endSession: { params: someId() },
  endSessions: { query: { keepThis: 'true' } },
  changePassword: {
    body: { currentPassword: wrongPassword, password: `${password} neu` },
  },
  changeEmail: {
    body: { currentPassword: wrongPassword, email: `${randomUUID()}@post.example` },
  },
  confirmEmailChange: { body: { token: 'x'.repeat(43) } },
  refuseEmailChange: { body: { token: 'x'.repeat(43) } },
  beginSecondFactor: { body: { currentPassword: wrongPassword } },
  confirmSecondFactor: { body: { code: '123456' } },
  renewRecoveryCodes: {
    body: { currentPassword: wrongPassword, code: '123456' },
  },
  endSecondFactor: {
    body: { currentPassword: wrongPassword, code: '123456' },
  },
  beginPasskey: {
    body: { currentPassword: wrongPassword, code: '123456' },
  },
  addPasskey: {
    body: {
      credential: {
        ...unknownCredential,
        response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
      },
    },
  },
  renamePasskey: { params: someId(), body: { name: 'Mein Telefon' } },
  removePasskey: {
    params: someId(),
    body: { currentPassword: wrongPassword },
  },
  setLanguage: { body: { language: 'en' } },
  uploadDocument: {
    headers: {
      'document-kind': 'licence',
      'document-consent': documentConsent.version,
      'document-expiry': '2035-01-01',
      'document-name': 'F%C3%BChrerschein.jpg',
    },
  },
  getDocumentFile: { params: someId() },
  getDocumentPage: { params: { ...someId(), page: '1' } },
  changeDocument: { params: someId(), body: { kind: 'other', expiry: '2035-01-01' } },
  deleteDocument: { params: someId() },
  addDriver: { body: somebody },
  changeDriver: { params: someId(), body: somebody },
  removeDriver: { params: someId() },
  getOwnData: { body: { currentPassword: wrongPassword } },
  getOwnDataPdf: { body: { currentPassword: wrongPassword } },
  deleteAccount: { body: { currentPassword: wrongPassword } },
})

/** Act on an entry that there is not. */
const planAct = { kind: 'fix', id: 2_147_483_647, version: '0123456789ab', fixed: true }

/** Calls of the back office. */
const staffExamples = (trip: { pickup: number; dropoff: number; start: string; end: string }) => ({
  findRenters: { query: { q: 'Muster' } },
  checkRenter: { body: { email: sampleDriver.email, phone: sampleDriver.phone, licenseNumber: 'B072RRE2I55' } },
  findAtDesk: {
    query: {
      ...trip,
      pickup: '3',
      dropoff: '1',
      extras: 'gps:1',
      crossBorder: 'true',
      freeDays: '1',
      customer: randomUUID(),
      quote: randomUUID(),
    },
  },
  quoteAtDesk: {
    headers: { 'idempotency-key': randomUUID() },
    body: {
      ...trip,
      vehicleId: 302,
      extras: [{ code: 'gps', quantity: 1 }],
      crossBorder: false,
      freeDays: 0,
      customer: randomUUID(),
      replaces: randomUUID(),
    },
  },
  dropQuoteAtDesk: { params: someId() },
  bookAtDesk: {
    headers: { 'idempotency-key': randomUUID() },
    body: { ...deskRental(), paymentMethod: 'cash' },
  },
  offerAtDesk: {
    headers: { 'idempotency-key': randomUUID() },
    body: { ...deskRental(), hours: 24 },
  },
  getStaffAgreement: { params: { reference: credentials.reference } },
  unlockScreen: { body: { code: '042317' } },
  getCustomerBlocks: { params: someId() },
  blockCustomer: { params: someId(), body: { reason: 'A fine not paid', until: '2098-01-31' } },
  ...customerExamples(),
  ...deskExamples(),
  getGuestBlocks: { params: { reference: credentials.reference } },
  blockGuest: {
    params: { reference: credentials.reference },
    body: { reason: 'A fine not paid', until: '2098-01-31' },
  },
  liftBlock: { params: someId(), body: { reason: 'Paid' } },
  ...teamExamples(),
  getStaffRequests: { query: {} },
  getPlanRows: { query: { branch: '3' } },
  getPlanCars: { query: { branch: '3', pages: '3-5-0' } },
  getPlanUnplaced: { query: { branch: '3' } },
  getPlan: { query: { cars: '1,2', cells: '3-5', from: inDays(0), to: inDays(7), step: '120' } },
  judgePlanCars: { params: { id: '1' }, query: {} },
  getPlanSuggestions: { query: { branch: '3' } },
  tryPlanAct: { body: planAct },
  doPlanAct: { body: planAct },
  // requests under the GDPR
  getPrivacyRequests: { query: { part: 'over', after: '2098-01-01T00:00:00.000Z' } },
  getPrivacyRequest: { params: someId() },
  filePrivacyRequest: {
    headers: { 'idempotency-key': randomUUID() },
    body: {
      kind: 'erasure',
      way: 'phone',
      receivedOn: inDays(0).slice(0, 10),
      language: 'de',
      name: 'Mara Muster',
      email: 'mara@post.example',
      identity: 'booking',
      note: 'rief an',
      message: randomUUID(),
      customer: randomUUID(),
    },
  },
  changePrivacyRequest: {
    params: someId(),
    body: {
      version: 1,
      state: 'open',
      mine: true,
      identity: 'paper',
      email: 'mara@post.example',
      note: 'rief an',
      outcome: 'Kopie gesendet',
    },
  },
  putOffPrivacyRequest: { params: someId(), body: { version: 1, reason: 'Viele Jahre' } },
  answerPrivacyRequest: { params: someId(), body: { version: 1, text: 'Anbei' } },
  copyPersonData: { params: someId(), body: { version: 1, format: 'pdf' } },
  erasePerson: { params: someId(), body: { version: 1 } },
  restrictPerson: { params: someId(), body: { version: 1 } },
  liftRestriction: { params: someId(), body: { version: 1, reason: 'Die Angaben stimmen' } },
  endPersonNewsletter: { params: someId(), body: { version: 1 } },
  // the log
  searchLog: { body: { ...logWish, after: '1796000000000000_12' } },
  exportLog: { body: logWish },
  // the day
  getBoard: { query: { branch: '1' } },
  noteCall: { params: { reference: 'SW-2222-2222' }, body: { reached: true } },
  withdrawCall: { params: { reference: 'SW-2222-2222' } },
  withdrawReady: { params: { plate: 'B-SW 1001' }, query: { entry: '1' } },
  reportCarReady: { params: { plate: 'B-SW 1001' }, body: { wash: true, fuel: false, charge: false, entry: 1 } },
  reportArrival: { params: { id: '1' }, body: { km: 12_000, at: '2026-01-01T10:00' } },
})

const logWish = { q: 'Muster', group: 'bookings', by: 'customers', from: '2026-01-01', to: '2098-01-31' }

const customerExamples = () => ({
  getStaffCustomers: { body: { q: 'Muster', tier: 'elite', unpaid: true, after: randomUUID() } },
  exportStaffCustomers: { body: { blocked: true } },
  getStaffCustomer: { params: someId(), query: { all: 'true' } },
  changeStaffCustomer: {
    params: someId(),
    body: {
      firstName: 'Mara',
      lastName: 'Muster',
      company: 'Muster GmbH',
      phone: '+49 30 23125 900',
      streetName: 'Musterweg',
      houseNo: '1a',
      postalCode: '10115',
      city: 'Berlin',
      country: 'Deutschland',
      reason: 'Am Telefon gesagt',
      version: 1,
    },
  },
  noteStaffCustomer: {
    params: someId(),
    headers: { 'idempotency-key': randomUUID() },
    body: { text: 'Kommt mit Kinderwagen.' },
  },
  removeCustomerNote: { params: { ...someId(), noteId: randomUUID() } },
  restoreCustomerNote: { params: { ...someId(), noteId: randomUUID() } },
  getStaffBusinesses: { body: { q: 'Spreebau', after: randomUUID() } },
  getStaffBusiness: { params: someId() },
  addStaffBusiness: { headers: { 'idempotency-key': randomUUID() }, body: sampleBusiness },
  changeStaffBusiness: { params: someId(), body: { ...sampleBusiness, version: 1 } },
  exportStaffBusinesses: { body: { q: 'Spreebau' } },
  noteStaffBusiness: {
    params: someId(),
    headers: { 'idempotency-key': randomUUID() },
    body: { text: 'Zahlt auf Rechnung.' },
  },
  removeBusinessNote: { params: { ...someId(), noteId: randomUUID() } },
  restoreBusinessNote: { params: { ...someId(), noteId: randomUUID() } },
  blockStaffBusiness: { params: someId(), body: { blocked: true, reason: 'Rechnung offen', version: 1 } },
  addStaffBusinessPerson: { params: { ...someId(), customer: randomUUID() } },
  removeStaffBusinessPerson: { params: { ...someId(), customer: randomUUID() } },
  getStaffTwins: { params: someId() },
  compareStaffCustomers: { params: { ...someId(), gone: randomUUID() } },
  mergeStaffCustomers: {
    params: someId(),
    body: { gone: randomUUID(), version: 1, goneVersion: 1, reason: 'Zweimal eingetragen' },
  },
  adjustStaffPoints: { params: someId(), body: { points: 500, reason: 'Kulanz', before: 0 } },
  grantStaffTier: { params: someId(), body: { tier: 'elite', before: 'prime' } },
})

const deskExamples = () => ({
  getDocumentQueue: { query: { most: '60' } },
  getStaffDocument: { params: someId() },
  getQueuedPage: { params: { ...someId(), page: '1' } },
  reviewDocument: {
    params: someId(),
    body: { chosen: 'cut_off', words: 'Der Rand fehlt.', kind: 'licence', expiry: '2035-01-01' },
  },
  reopenDocument: { params: someId(), query: { decidedAt: '2026-11-27T10:00:00.000Z' } },
  getMessages: { query: { part: 'open', branch: '1', after: `1700000000000_${randomUUID()}` } },
  getMessage: { params: someId() },
  moveMessage: { params: someId(), body: { state: 'closed', mine: true, version: 1 } },
  answerMessage: { params: someId(), body: { text: 'Guten Tag,\nja, haben wir.', version: 1 } },
  noteWriting: { params: someId() },
  ...newsletterExamples(),
})

const newsletterExamples = () => {
  const [de, en] = [
    { subject: 'Neues', text: 'ab heute gibt es [mehr](/fleet).' },
    { subject: 'News', text: 'There is [more](/fleet).' },
  ]
  const content = { de, en, car: 'suv' }
  const onTrial = { language: 'de', ...de, car: null }
  return {
    getIssue: { params: someId() },
    createIssue: { headers: { 'idempotency-key': randomUUID() }, body: content },
    saveIssue: { params: someId(), body: { content, version: 1 } },
    removeIssue: { params: someId(), query: { version: '1' } },
    previewIssue: { body: onTrial },
    testIssue: { body: onTrial },
    sendIssue: { params: someId(), body: { version: 1 } },
    stopIssue: { params: someId() },
    getSubscribers: { query: { state: 'confirmed', email: 'post.example', after: `1700000000000_${randomUUID()}` } },
    exportSubscribers: { query: { state: 'ended', email: '' } },
    endSubscription: { params: someId() },
  }
}

const teamExamples = () => {
  const post = { role: 'agent', branches: [1] }
  return {
    inviteStaff: {
      body: { email: `${randomUUID()}@spreewagen.example`, name: 'Ben Beispiel', language: 'de', ...post },
    },
    withdrawInvitation: { params: someId() },
    viewInvitation: { body: { token: 'x'.repeat(43) } },
    acceptInvitation: { body: { token: 'x'.repeat(43), name: 'Ben Beispiel', password } },
    changeStaff: { params: someId(), body: { ...post, version: 1 } },
    endStaff: { params: someId() },
    resetStaffFactor: { params: someId() },
    endStaffSession: { params: { ...someId(), session: randomUUID() } },
  }
}
const deskRental = () => ({
  quoteId: randomUUID(),
  customer: randomUUID(),
  person: {
    firstName: 'Mara',
    lastName: 'Muster',
    dateOfBirth: '1990-05-17',
    email: sampleDriver.email,
    phone: sampleDriver.phone,
    licenseNumber: 'B072RRE2I55',
    licenseExpiry: '2035-01-01',
  },
  origin: 'phone',
  language: 'de',
  despiteBlock: 'The fine is paid',
})

/** Calls of the back office about bookings. */
const staffBookingExamples = (trip: { pickup: number; dropoff: number; start: string; end: string }) => {
  const { reference } = credentials
  const params = { reference }
  const version = 1
  const change = {
    version,
    ...trip,
    vehicleId: 301,
    extras: [{ code: 'gps', quantity: 1 }],
    crossBorder: false,
    drivers: [{ id: randomUUID(), ...sampleOther }],
  }
  const filter = {
    q: 'Muster',
    status: 'confirmed,active',
    branch: '3',
    from: trip.start.slice(0, 10),
    to: trip.end.slice(0, 10),
    type: 'Compact',
    unpaid: 'true',
    papers: 'true',
    source: 'desk',
    order: 'desc',
  }
  const exchange = {
    version,
    plate: 'B-SW 1122',
    kmIn: 12_000,
    kmOut: 8_000,
    reason: 'Reifenpanne',
    at: '2026-01-05T10:00',
    readyAt: trip.end,
  }
  const move = { version, method: 'cash', amountMinor: 100, deposit: false, receipt: 'B 17', note: 'in bar' }
  return {
    searchOffice: { body: { q: 'Muster' } },
    getStaffBookings: { body: { ...filter, after: '0_2026-12-03T11:00:00.000Z_17' } },
    exportStaffBookings: { body: filter },
    saveStaffFilter: { body: { name: 'Offene Kombis', query: 'status=confirmed&type=StationWagon' } },
    removeStaffFilter: { params: someId() },
    getStaffBooking: { params },
    noteStaffPresence: { params, body: { doing: 'edits' } },
    noteStaffPagePresence: { params: { page: 'customer', ...someId() }, body: { doing: 'edits' } },
    getStaffOtherCars: { params },
    getStaffExchangeCars: { params },
    getStaffAgreementVersion: { params: { reference, revision: '1' } },
    getStaffLetter: { params: { reference, letterId: randomUUID() } },
    offerStaffRequest: { params, body: { version, hours: 24 } },
    declineStaffRequest: { params, body: { version, reason: 'Kein Wagen' } },
    tryStaffChange: { params, body: change },
    changeStaffBooking: { params, body: { ...change, totalMinor: 1 } },
    cancelStaffBooking: { params, body: { version, feeMinor: 0, waiveFee: true, reason: 'Kulanz' } },
    recordStaffNoShow: { params, body: { version } },
    handOverStaffBooking: { params, body: { version, plate: 'B-SW 1122', km: 12_000 } },
    takeBackStaffBooking: { params, body: { version, km: 12_400, at: trip.end, branch: 3 } },
    closeStaffBooking: { params, body: { version, chargesMinor: 0, dueMinor: 0 } },
    exchangeStaffCar: { params, body: exchange },
    tryStaffExchange: { params, body: exchange },
    chargeStaffReturn: {
      params,
      body: { version, kind: 'fuel', amountMinor: 2_000, reason: '12 Liter', beyondProtection: false },
    },
    waiveStaffCharge: { params: { reference, chargeId: '1' }, body: { version, reason: 'Kulanz' } },
    payStaffBooking: { params, body: move },
    refundStaffBooking: { params, body: { ...move, courtesy: 'Kulanz' } },
    writeOffStaffBooking: { params, body: { version, amountMinor: 100, reason: 'unbekannt verzogen' } },
    addStaffNote: { params, body: { version, note: 'Kommt mit Kinderwagen.' } },
    removeStaffNote: { params: { reference, noteId: '1' }, query: { version: '1' } },
    restoreStaffNote: { params: { reference, noteId: '1' }, body: { version: 1 } },
    setStaffInvoice: {
      params,
      body: {
        version,
        invoice: {
          companyName: 'Probebau GmbH',
          street: 'Gasse 1',
          postalCode: '10115',
          city: 'Berlin',
          country: 'Deutschland',
          vatId: 'DE000000000',
          reference: 'Bestellung 17',
        },
      },
    },
    correctStaffContact: {
      params: { reference },
      body: {
        version,
        firstName: 'Vera',
        lastName: 'Vorlage',
        email: 'vera@post.example',
        phone: '+49 30 5550 188',
        flight: '',
      },
    },
    setStaffLicence: {
      params: { reference, driverId: randomUUID() },
      body: { version, licenseNumber: 'B072RRE2I55', licenseExpiry: '2040-01-01' },
    },
    sendStaffLetterAgain: { params: { reference, letterId: randomUUID() }, body: { version } },
  }
}

const formExamples = () => ({
  subscribe: {
    body: { email: `${randomUUID()}@post.example`, language: 'de', consent: newsletterConsent.version },
  },
  confirmSubscription: { body: { token: 'x'.repeat(43) } },
  unsubscribe: { body: { token: 'x'.repeat(43) } },
  sendContactMessage: {
    headers: { 'idempotency-key': randomUUID() },
    body: {
      name: 'Mara Muster',
      email: `${randomUUID()}@post.example`,
      phone: '+49 30 23125 900',
      reference: 'SW-2222-2222',
      branch: 'airport',
      message: 'Guten Tag,\nhaben Sie Kindersitze?',
      language: 'de',
      website: '',
      filledMs: 30_000,
    },
  },
})

export interface Called extends Example {
  name: CallName
  endpoint: Call
}

/** Every endpoint with its example. @throws if the contract refuses an example */
export function everyCall(day: number): Called[] {
  const examples = examplesFor(day)
  return (Object.entries(endpoints) as [CallName, Call][]).map(([name, endpoint]) => {
    const example = examples[name]
    if (endpoint.body !== undefined) z.parse(endpoint.body, example.body)
    return { name, endpoint, ...example }
  })
}

/** Path to a place within a value: ['driver'], ['driver', 'email'], ['extras', 0, 'code'] … */
export type Place = readonly (string | number)[]

export function placesIn(value: unknown, here: Place = []): Place[] {
  if (value === null || typeof value !== 'object') return []
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return keys.flatMap((key) => [
    [...here, key],
    ...placesIn((value as Record<string | number, unknown>)[key], [...here, key]),
  ])
}

export function valueAt(value: unknown, place: Place): unknown {
  return place.reduce((inner, key) => (inner as Record<string | number, unknown>)[key], value)
}

/** A copy with another value at one place; `undefined` removes the place. */
export function changed<T>(value: T, place: Place, to: unknown): T {
  const copy = structuredClone(value)
  const last = place.at(-1)!
  const parent = valueAt(copy, place.slice(0, -1)) as Record<string | number, unknown>
  if (to !== undefined) parent[last] = to
  else if (Array.isArray(parent)) parent.splice(Number(last), 1)
  else delete parent[last]
  return copy
}

/** Texts that break code with naive ideas about text. */
export const oddTexts: Record<string, string> = {
  empty: '',
  blank: ' \t\n\u00a0',
  'a NUL': 'a\u0000b',
  'control characters': 'a\u0001\u0007\u001b[31m\u007fb',
  'a lone surrogate': 'a\ud800b',
  'surrogates the wrong way round': '\udc00\ud800',
  emoji: '👩‍👩‍👧‍👦🚗',
  'marks that turn the direction': '\u202eabc\u2066def\u200f',
  'nothing but spaces of no width': '\u200b\u200b',
  'a byte order mark': '\ufeffabc',
  'line breaks for a header': 'a\r\nBcc: other@post.example',
  SQL: `'; drop table booking; --`,
  markup: `<img src=x onerror="alert(1)">`,
  'a template': '{{constructor.constructor("return 1")()}} ${7*7}',
  'a path': '../../../../etc/passwd',
  'a name of every object': '__proto__',
  'letters that grow in upper case': 'ßŉǰΐ'.repeat(10),
  'combining marks': `e${'\u0301'.repeat(200)}`,
}
