import { defaultLoyaltyRules } from './loyalty.ts'
import type { LoyaltyRules } from './loyalty.ts'
import type { Minor } from './money.ts'
import { parseDate, type LocalDate } from './local-time.ts'
import type { PeriodLimits } from './period.ts'
import { defaultRetentionRules } from './retention.ts'
import type { RetentionRules } from './retention.ts'
import { defaultSessionRules, type SessionRules } from './session.ts'
import type { YardRules } from './yard-times.ts'

/** Before launch bookings are requests; after it they are binding (D2). */
export type BookingsState = 'soon' | 'open'

/**
 * The figures of D20 to D30 as data, one stored setting each. It serves as PeriodLimits, LoyaltyRules,
 * RetentionRules and YardRules as it is, and with a class's deposit, tiers and seasons as PriceRules.
 */
export interface BusinessRules extends PeriodLimits, LoyaltyRules, RetentionRules, YardRules, SessionRules {
  bookings: BookingsState
  /** ISO 4217 (D8). */
  currency: string
  /** Minutes until a returned car can leave again (D22). */
  turnaroundMinutes: number
  /** Minutes a transfer between the branches takes (D22). */
  transferMinutes: number
  /** How long a quote holds its price and its car (D24). */
  holdMinutes: number
  /** How many cars somebody keeps at once who has neither signed in nor proven the mail address: by address and place (D32). */
  unprovenRentals: number
  /** For how many days in all. */
  unprovenCarDays: number
  /** How many times as much all places of one network (IPv6 /48) keep together. */
  unprovenPerNetwork: number
  /** How much of a branch's cars all of them together keep on any day, in percent; one car at least. */
  unprovenSharePercent: number
  /** How many rentals somebody has open at once who has signed in or proven the mail address. */
  provenRentals: number
  /** How many letters an address gets in an hour that its owner may not have asked for. */
  unaskedLetters: number
  /** How many letters a branch gets in an hour that strangers cause. */
  staffLetters: number
  /** How long a request keeps its car without a decision (D25). */
  requestHours: number
  /** How many hours our offer keeps its car where staff say nothing else (D31). */
  offerHours: number
  /** Hours before the pick-up at which every offer has ended (D31). */
  offerEndsBeforePickupHours: number
  /** Hours before pick-up until which cancelling is free (D26). */
  freeCancelHours: number
  oneWayFeeMinor: Minor
  crossBorderFeeMinor: Minor
  vatBp: number
  extraKmMinor: Minor
  firstRentalDiscountBp: number
  /** Last day on which an account is opened with the welcome offer: discount and points on the first rental. */
  welcomeUntil: LocalDate
  minAge: number
  /** Days after closing until passport and licence numbers are removed (D27). */
  identityDays: number
  /** Days that an uploaded document is kept if nothing is rented after it. */
  documentDays: number
  /** How many documents an account can keep. */
  documentsPerAccount: number
  /** How many drivers an account can have beside its owner. */
  driversPerAccount: number
  /** How many pages an uploaded PDF may have. */
  documentPages: number
  /** Millions of bytes that an uploaded file may have. */
  documentMegabytes: number
  /** Days in which a wish for the newsletter has to be confirmed; after them its address is forgotten (D12). */
  newsletterConfirmDays: number
  /** Whole years that an ended subscription is kept as a proof of its consent, as long as claims can be made (BGB § 195). */
  newsletterProofYears: number
  /** Whole years that the consent to a copy is kept as a proof after the copy is gone, as long as claims can be made. */
  documentConsentYears: number
  /** Days that a message of the contact form is kept (D12). */
  contactDays: number
  /** Days that an account's owner can read what happened to it (D9). */
  accountEventDays: number
  /** Days that a deleted account is remembered for, so that the first rental is not one again (D24). */
  rentedAddressDays: number
  /** Days before pick-up from which on bank transfer is no longer offered (D29). */
  bankTransferDays: number
}

/** What a fresh install is seeded with; the rules themselves only read what is stored (D30). */
export const defaultRules: BusinessRules = {
  ...defaultLoyaltyRules,
  ...defaultRetentionRules,
  ...defaultSessionRules,
  bookings: 'soon',
  currency: 'USD',
  leadMinutes: 120,
  horizonMonths: 12,
  maxDays: 90,
  graceMinutes: 59,
  turnaroundMinutes: 90,
  transferMinutes: 240,
  earlyHandoverMinutes: 120,
  noShowMinutes: 180,
  overdueAheadMinutes: 120,
  holdMinutes: 15,
  unprovenRentals: 2,
  unprovenCarDays: 30,
  unprovenPerNetwork: 4,
  unprovenSharePercent: 5,
  provenRentals: 10,
  unaskedLetters: 3,
  staffLetters: 30,
  requestHours: 48,
  offerHours: 48,
  offerEndsBeforePickupHours: 2,
  freeCancelHours: 24,
  oneWayFeeMinor: 1900,
  crossBorderFeeMinor: 2500,
  vatBp: 1900,
  extraKmMinor: 25,
  firstRentalDiscountBp: 1500,
  welcomeUntil: '2027-12-31',
  minAge: 18,
  identityDays: 30,
  documentDays: 365,
  documentsPerAccount: 20,
  driversPerAccount: 10,
  documentPages: 10,
  documentMegabytes: 10,
  newsletterConfirmDays: 7,
  newsletterProofYears: 3,
  documentConsentYears: 3,
  contactDays: 180,
  accountEventDays: 365,
  rentedAddressDays: 1095,
  bankTransferDays: 7,
}

/** Of figures that may not be just any whole number from zero on: the least and the most. */
const ranges: { readonly [K in keyof BusinessRules]?: readonly [number, number] } = {
  horizonMonths: [1, 60],
  maxDays: [1, 365],
  graceMinutes: [0, 1_439],
  turnaroundMinutes: [0, 1_440],
  transferMinutes: [0, 10_080],
  holdMinutes: [0.001, 1_440],
  unprovenPerNetwork: [1, 1_000],
  unprovenSharePercent: [0, 100],
  provenRentals: [1, 1_000],
  requestHours: [1, 720],
  offerHours: [1, 720],
  offerEndsBeforePickupHours: [0, 48],
  vatBp: [0, 10_000],
  firstRentalDiscountBp: [0, 10_000],
  minAge: [18, 99],
  // A file is drawn within 20 seconds, or not at all.
  documentPages: [1, 20],
  documentMegabytes: [1, 100],
}
const MOST = 1_000_000_000

/** What is wrong with a stored figure, in words for whoever keeps the company's settings; undefined if nothing is. */
export function ruleProblem(key: string, value: unknown): string | undefined {
  if (!isRule(key)) return undefined
  const kind = typeof defaultRules[key]
  if (typeof value !== kind || value === null) return `${key} must be a ${kind}, not ${JSON.stringify(value)}`
  if (key === 'bookings') return value === 'soon' || value === 'open' ? undefined : 'bookings must be soon or open'
  if (key === 'currency')
    return typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? undefined : 'currency must be a code such as EUR'
  if (key === 'welcomeUntil')
    return typeof value === 'string' && parseDate(value) !== null
      ? undefined
      : `${key} must be a day such as 2027-12-31`
  if (typeof value !== 'number') return undefined
  const [least, most] = ranges[key] ?? [0, MOST]
  const whole = Number.isInteger(value) || key === 'holdMinutes'
  if (whole && value >= least && value <= most) return undefined
  return `${key} must be a whole number from ${Math.ceil(least)} to ${most}, not ${value}`
}

const isRule = (key: string): key is keyof BusinessRules => Object.hasOwn(defaultRules, key)
