import { toLocal } from './berlin-time.ts'
import { addDays, dateOf, type LocalDate } from './local-time.ts'

/** Kinds of documents that customers upload, in the order of the form. */
/** Reasons for refusing a document that staff choose from; `content/document-refusal.ts` has their words. */
export const refusalReasons = [
  'unreadable',
  'cut_off',
  'back_missing',
  'expired',
  'other_person',
  'other_kind',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

export const documentKinds = ['licence', 'identity_card', 'passport', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]

export type ReviewState = 'pending' | 'accepted' | 'refused'

/** Whether the customer has to enter the last day of validity, which is printed on documents of these kinds. */
export const needsExpiry = (kind: DocumentKind): boolean => kind !== 'other'

const CENTURY_DAYS = 36_525

/** The problem with a document's last day of validity, if any. An expired document is of no use. */
export function expiryProblem(
  kind: DocumentKind,
  expiry: LocalDate | null,
  today: LocalDate,
): 'wrong_type' | 'in_past' | 'invalid_date' | null {
  if (expiry === null) return needsExpiry(kind) ? 'wrong_type' : null
  if (expiry > addDays(today, CENTURY_DAYS)) return 'invalid_date'
  return expiry < today ? 'in_past' : null
}

/** Whether a document is a licence that expires before the day of return (D27). */
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

/** Summary of the rentals and requests of a document's owner. */
export interface OwnersRentals {
  /** Whether a rental is requested, to come or under way, or was returned and is not closed yet. */
  open: boolean
  /** End of the last other rental: closed, cancelled, declined or expired. Null if there was none. */
  lastEndedAt: Date | null
}

export interface RemovalRules {
  /** Whole days that a document stays after a rental, after a refusal and after its validity. */
  identityDays: number
  /** Whole days that it stays after the upload if no rental follows. */
  documentDays: number
}

export interface Removal {
  /** The latest day on which the document is removed; null while that is unknown. */
  day: LocalDate | null
  /** Whether a rental is open, and the document may be removed earlier: `identityDays` after the rental is closed. */
  afterRental: boolean
}

/**
 * The time of a document's removal (D27): `identityDays` after the last rental, the refusal or the end of its validity,
 * whichever comes first. If no rental followed the upload, `documentDays` after the upload take a rental's place.
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

/** The first day that begins after this number of whole days. */
const dayAfter = (moment: Date, days: number): LocalDate => addDays(dateOf(toLocal(moment)), days + 1)

/** Number of nights on which we try to draw a document that was uploaded before copies were marked. */
export const STAMP_TRIES = 3
