import { randomUUID } from 'node:crypto'

import * as z from 'zod/mini'

import { newsletterConsent } from '#content/consent.ts'
import { documentConsent } from '#content/document-consent.ts'
import { endpoints, type Call } from '#contract/index.ts'
import type { CallName } from '#paths/index.ts'
import { inDays, sampleDriver, sampleOther } from './client.ts'

/** A call that the contract lets through, with every optional field given. */
export interface Example {
  path: string
  headers?: Record<string, string>
  body?: Record<string, unknown>
}

/** @param day how many days ahead the rental begins: a day on which both branches are open, see openDay */
export function examplesFor(day: number): Record<CallName, Example> {
  const trip = { pickup: 3, dropoff: 3, start: inDays(day), end: inDays(day + 2) }
  return {
    getSite: { path: '/api/site' },
    getFigures: { path: '/api/figures' },
    getVehicleByType: { path: '/api/vehicle/GetVehicleByType?id=3' },
    getAvailability: {
      path: `/api/availability?${new URLSearchParams({ pickup: '3', dropoff: '1', start: trip.start, end: trip.end, extras: 'gps:1,baby_seat:2', crossBorder: 'false', quote: randomUUID() })}`,
    },
    createQuote: {
      path: '/api/quotes',
      headers: { 'idempotency-key': randomUUID() },
      body: {
        ...trip,
        vehicleId: 302,
        extras: [{ code: 'gps', quantity: 1 }],
        crossBorder: false,
        replaces: randomUUID(),
      },
    },
    getQuote: { path: `/api/quotes/${randomUUID()}` },
    extendQuote: { path: `/api/quotes/${randomUUID()}/extension` },
    createBooking: {
      path: '/api/bookings',
      headers: { 'idempotency-key': randomUUID() },
      body: {
        quoteId: randomUUID(),
        driver: sampleDriver,
        drivers: [sampleOther],
        paymentMethod: 'credit_card',
        language: 'de',
        acceptTerms: true,
        bookings: 'soon',
        emailCode: '042317',
      },
    },
    sendEmailCode: {
      path: '/api/email-codes',
      body: { email: sampleDriver.email, quoteId: randomUUID(), language: 'de' },
    },
    lookUpBooking: { path: '/api/bookings/lookup', body: credentials },
    cancelBooking: { path: '/api/bookings/cancel', body: { ...credentials, feeMinor: 0 } },
    viewRentalOffer: { path: '/api/offers/view', body: { access: { by: 'number', ...credentials } } },
    orderRentalOffer: {
      path: '/api/offers/order',
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
      },
    },
    getBookingCalendar: { path: '/api/bookings/calendar', body: credentials },
    ...ownBookingExamples(trip),
    ...accountExamples(),
    ...settingsExamples(),
    ...formExamples(),
  }
}

const somebody = { firstName: 'Bodo', lastName: 'Beispiel', dateOfBirth: '1991-02-03', licenseExpiry: '2035-01-01' }
const credentials = { reference: 'SW-2222-2222', email: sampleDriver.email }
const password = 'vier lose Worte zum Merken'

const unknownCredential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' }

const ownBookingExamples = (trip: { pickup: number; dropoff: number; start: string; end: string }) => {
  const own = `/api/account/bookings/${credentials.reference}`
  return {
    getOwnBookings: { path: `/api/account/bookings?part=past&after=${credentials.reference}` },
    getOwnBooking: { path: own },
    cancelOwnBooking: { path: `${own}/cancel`, body: { feeMinor: 0 } },
    getChangeOffers: { path: `${own}/offers?${new URLSearchParams({ ...trip, pickup: '3', dropoff: '1' })}` },
    changeOwnBooking: {
      path: `${own}/change`,
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
    getOwnCalendar: { path: `${own}/calendar` },
    getAgreements: { path: `/api/account/agreements?after=${credentials.reference}&booking=${credentials.reference}` },
    getAgreementFile: { path: `/api/account/agreements/${credentials.reference}/1` },
  }
}

const accountExamples = () => ({
  addCustomer: {
    path: '/api/customer/AddCustomer',
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
    path: '/api/account/sign-up',
    body: {
      fullName: 'Mara Muster',
      email: `${randomUUID()}@post.example`,
      password,
      acceptTerms: true,
      language: 'de',
      tier: 'prime',
    },
  },
  login: { path: '/api/user/Login', body: { email: 'nobody@post.example', password, remember: false, code: '123456' } },
  beginPasskeySignIn: { path: '/api/user/passkey/begin' },
  signInWithPasskey: {
    path: '/api/user/passkey/finish',
    body: {
      credential: {
        ...unknownCredential,
        response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
      },
      remember: false,
    },
  },
  logout: { path: '/api/user/Logout' },
  getAccount: { path: '/api/account' },
  getProfile: { path: '/api/account/profile' },
  getPoints: { path: '/api/account/points' },
  getPointsEntries: { path: '/api/account/points/entries?after=20' },
  getOverview: { path: '/api/account/overview' },
  changeProfile: {
    path: '/api/account/profile',
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
  requestPasswordLink: { path: '/api/account/password-link', body: { email: 'nobody@post.example', language: 'de' } },
  checkLink: { path: '/api/account/link', body: { token: 'x'.repeat(43), purpose: 'set_password' } },
  setPassword: { path: '/api/account/password', body: { token: 'x'.repeat(43), password } },
  confirmAddress: { path: '/api/account/confirm', body: { token: 'x'.repeat(43), currentPassword: 'x' } },
})

/** Nobody's password: what it would be asked for cannot be undone. */
const wrongPassword = 'not the password of anybody'

const settingsExamples = () => ({
  getSessions: { path: '/api/account/sessions' },
  endSession: { path: '/api/account/sessions/end', body: { id: randomUUID() } },
  endSessions: { path: '/api/account/sessions/end-all', body: { keepThis: true } },
  changePassword: {
    path: '/api/account/change-password',
    body: { currentPassword: wrongPassword, password: `${password} neu` },
  },
  getOwnEmail: { path: '/api/account/email' },
  changeEmail: {
    path: '/api/account/email',
    body: { currentPassword: wrongPassword, email: `${randomUUID()}@post.example` },
  },
  cancelEmailChange: { path: '/api/account/email/cancel' },
  confirmEmailChange: { path: '/api/account/email/confirm', body: { token: 'x'.repeat(43) } },
  refuseEmailChange: { path: '/api/account/email/refuse', body: { token: 'x'.repeat(43) } },
  getSecondFactor: { path: '/api/account/second-factor' },
  beginSecondFactor: { path: '/api/account/second-factor/begin', body: { currentPassword: wrongPassword } },
  confirmSecondFactor: { path: '/api/account/second-factor/confirm', body: { code: '123456' } },
  renewRecoveryCodes: {
    path: '/api/account/second-factor/recovery-codes',
    body: { currentPassword: wrongPassword, code: '123456' },
  },
  endSecondFactor: {
    path: '/api/account/second-factor/end',
    body: { currentPassword: wrongPassword, code: '123456' },
  },
  getPasskeys: { path: '/api/account/passkeys' },
  beginPasskey: {
    path: '/api/account/passkeys/begin',
    body: { currentPassword: wrongPassword, code: '123456' },
  },
  addPasskey: {
    path: '/api/account/passkeys',
    body: {
      credential: {
        ...unknownCredential,
        response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
      },
    },
  },
  renamePasskey: { path: `/api/account/passkeys/${randomUUID()}/rename`, body: { name: 'Mein Telefon' } },
  removePasskey: {
    path: `/api/account/passkeys/${randomUUID()}/remove`,
    body: { currentPassword: wrongPassword },
  },
  getMailSettings: { path: '/api/account/mail-settings' },
  setLanguage: { path: '/api/account/language', body: { language: 'en' } },
  endOwnNewsletter: { path: '/api/account/newsletter/end' },
  getPicture: { path: '/api/account/picture' },
  uploadPicture: { path: '/api/account/picture' },
  removePicture: { path: '/api/account/picture/remove' },
  getDocuments: { path: '/api/account/documents' },
  uploadDocument: {
    path: '/api/account/documents',
    headers: {
      'document-kind': 'licence',
      'document-consent': documentConsent.version,
      'document-expiry': '2035-01-01',
      'document-name': 'F%C3%BChrerschein.jpg',
    },
  },
  getDocumentFile: { path: `/api/account/documents/${randomUUID()}/file` },
  getDocumentPage: { path: `/api/account/documents/${randomUUID()}/pages/1` },
  changeDocument: { path: `/api/account/documents/${randomUUID()}`, body: { kind: 'other', expiry: '2035-01-01' } },
  deleteDocument: { path: `/api/account/documents/${randomUUID()}/delete` },
  getDrivers: { path: '/api/account/drivers' },
  addDriver: { path: '/api/account/drivers', body: somebody },
  changeDriver: { path: `/api/account/drivers/${randomUUID()}`, body: somebody },
  removeDriver: { path: `/api/account/drivers/${randomUUID()}/remove` },
  getOwnData: { path: '/api/account/data', body: { currentPassword: wrongPassword } },
  getOwnDataPdf: { path: '/api/account/data/pdf', body: { currentPassword: wrongPassword } },
  deleteAccount: { path: '/api/account/delete', body: { currentPassword: wrongPassword } },
})

const formExamples = () => ({
  subscribe: {
    path: '/api/newsletter/subscriptions',
    body: { email: `${randomUUID()}@post.example`, language: 'de', consent: newsletterConsent.version },
  },
  confirmSubscription: { path: '/api/newsletter/confirm', body: { token: 'x'.repeat(43) } },
  unsubscribe: { path: '/api/newsletter/unsubscribe', body: { token: 'x'.repeat(43) } },
  sendContactMessage: {
    path: '/api/contact-messages',
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

/** Every endpoint with its example. @throws for an endpoint without one: then nothing of it would be tried */
export function everyCall(day: number): Called[] {
  const examples: Partial<Record<string, Example>> = examplesFor(day)
  return (Object.entries(endpoints) as [CallName, Call][]).map(([name, endpoint]) => {
    const example = examples[name]
    if (example === undefined) throw new Error(`give an example of ${name} in tests/support/examples.ts`)
    if (endpoint.body !== undefined) z.parse(endpoint.body, example.body)
    return { name, endpoint, ...example }
  })
}

/** Every place within a value, as the keys that lead to it: ['driver'], ['driver', 'email'], ['extras', 0, 'code'] … */
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

/** A copy with another value at one place; `undefined` leaves it out. */
export function changed<T>(value: T, place: Place, to: unknown): T {
  const copy = structuredClone(value)
  const last = place.at(-1)!
  const parent = valueAt(copy, place.slice(0, -1)) as Record<string | number, unknown>
  if (to !== undefined) parent[last] = to
  else if (Array.isArray(parent)) parent.splice(Number(last), 1)
  else delete parent[last]
  return copy
}

/** Texts that break what takes text for granted. */
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
