import { toLocal } from './berlin-time.ts'
import { addDays, dateOf, type LocalDate } from './local-time.ts'

/** What customers upload, in the order in which they are offered. */
export const documentKinds = ['licence', 'identity_card', 'passport', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]

export type ReviewState = 'pending' | 'accepted' | 'refused'

/** Of these the last day of validity has to be told: it stands on each of them. */
export const needsExpiry = (kind: DocumentKind): boolean => kind !== 'other'

const CENTURY_DAYS = 36_525

/** What is wrong with the day until which a document is said to be valid. One that has ended is of no use to anybody. */
export function expiryProblem(
  kind: DocumentKind,
  expiry: LocalDate | null,
  today: LocalDate,
): 'wrong_type' | 'in_past' | 'invalid_date' | null {
  if (expiry === null) return needsExpiry(kind) ? 'wrong_type' : null
  if (expiry > addDays(today, CENTURY_DAYS)) return 'invalid_date'
  return expiry < today ? 'in_past' : null
}

/** A licence that is valid today and not any more on the day of return (D27). */
export const endsBeforeReturn = (
  { kind, expiry }: { kind: DocumentKind; expiry: LocalDate | null },
  returnDay: LocalDate | null,
): boolean => kind === 'licence' && expiry !== null && returnDay !== null && expiry < returnDay

export interface KeptDocument {
  expiry: LocalDate | null
  state: ReviewState
  reviewedAt: Date | null
  uploadedAt: Date
}

/** What the owner of a document has rented or wanted to rent. */
export interface OwnersRentals {
  /** Whether a rental is requested, to come or under way, or was returned and is not closed yet. */
  open: boolean
  /** When the last of the others was over: closed, cancelled, declined, expired. Null where there was none. */
  lastEndedAt: Date | null
}

export interface RemovalRules {
  /** Whole days that a document stays after a rental, after a refusal and after its validity. */
  identityDays: number
  /** Whole days that it stays after the upload if no rental follows. */
  documentDays: number
}

export interface Removal {
  /** The day on which it is removed at the latest; null while nobody knows it. */
  day: LocalDate | null
  /** Whether a rental is open, so that it may be removed earlier: so many days after the rental is closed. */
  afterRental: boolean
}

/**
 * When a document is removed (D27): after the last rental, after it was refused or after its validity ended, whichever
 * comes first. If nothing was rented since it was uploaded, after a longer time instead of a rental's.
 */
export function removalOf(document: KeptDocument, rentals: OwnersRentals, rules: RemovalRules): Removal {
  const { expiry, state, reviewedAt } = document
  const { identityDays } = rules
  const days: LocalDate[] = []
  if (expiry !== null) days.push(addDays(expiry, identityDays + 1))
  if (state === 'refused' && reviewedAt !== null) days.push(dayAfter(reviewedAt, identityDays))
  if (!rentals.open) days.push(dayAfterUse(document, rentals, rules))
  return { day: days.toSorted()[0] ?? null, afterRental: rentals.open && state !== 'refused' }
}

function dayAfterUse({ uploadedAt }: KeptDocument, { lastEndedAt }: OwnersRentals, rules: RemovalRules): LocalDate {
  return lastEndedAt !== null && lastEndedAt > uploadedAt
    ? dayAfter(lastEndedAt, rules.identityDays)
    : dayAfter(uploadedAt, rules.documentDays)
}

/** The first day that begins when so many whole days are over. */
const dayAfter = (moment: Date, days: number): LocalDate => addDays(dateOf(toLocal(moment)), days + 1)

/** On so many nights a document that was uploaded before copies were marked is tried to be drawn. */
export const STAMP_TRIES = 3
