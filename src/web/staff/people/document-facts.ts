import type { Queued } from './shapes.ts'

/** Fact of a document as it was typed in the account, and for the next rental. */
export interface TypedFact {
  readonly label: 'name' | 'born' | 'number' | 'issued' | 'validUntil' | 'validInProfile'
  readonly account: string | null
  /** Undefined where a rental has no such fact. */
  readonly rental: string | null | undefined
  /** Whether both say the same; null where only one of them says anything. */
  readonly same: boolean | null
  readonly isDay: boolean
}

type Given = string | null | undefined

/** Facts by which a document is compared, in the order in which papers name them; what nobody typed is not there. */
export function typedFacts({ kind, expiry, customer, profile, rental }: Queued): TypedFact[] {
  const { number, issued, validUntil } = ofKind(kind, profile)
  const licence = kind === 'licence'
  const rentalNumber = licence ? rental?.licenseNo : kind === 'passport' ? rental?.passportNo : undefined
  const said = expiry ?? validUntil
  const all = [
    fact('name', `${customer.firstName} ${customer.lastName}`, rental?.name),
    fact('born', customer.dateOfBirth, rental?.dateOfBirth, true),
    ...(kind === 'other' ? [] : [fact('number', number, rentalNumber)]),
    ...(licence ? [fact('issued', issued, undefined, true)] : []),
    fact('validUntil', said, licence ? rental?.licenseExpiry : undefined, true),
    ...(validUntil !== null && validUntil !== said ? [fact('validInProfile', validUntil, undefined, true)] : []),
  ]
  return all.filter((one) => (one.account ?? one.rental ?? null) !== null)
}

function fact(label: TypedFact['label'], inAccount: Given, inRental: Given, isDay = false): TypedFact {
  const account = given(inAccount)
  const rental = inRental === undefined ? undefined : given(inRental)
  const same = account === null || rental === null || rental === undefined ? null : plain(account) === plain(rental)
  return { label, account, rental, same, isDay }
}

/** A text, or null for one that is empty. */
const given = (text: Given): string | null => (text === undefined || text === null || text.trim() === '' ? null : text)

/** A text without what people type one way or the other. */
const plain = (text: string): string => text.replaceAll(/[\s.-]/g, '').toLocaleLowerCase('de')

/** Facts of the profile about a kind of document. */
function ofKind(kind: Queued['kind'], profile: Queued['profile']) {
  if (kind === 'passport') return { number: profile.passportNo, issued: null, validUntil: profile.passportExpiry }
  if (kind === 'identity_card') return { number: profile.idCardNo, issued: null, validUntil: profile.idCardExpiry }
  if (kind === 'licence')
    return { number: profile.licenseNo, issued: profile.licenseIssue, validUntil: profile.licenseExpiry }
  return { number: null, issued: null, validUntil: null }
}
