import type { Profile, ProfileChange } from '#contract/profile.ts'

/** What holds until the server's settings are here; the server decides with its own. */
export const usualMinAge = 18

/** In the order in which a rental asks for them. */
export const documentKinds = ['license', 'passport', 'idCard'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Names of the registration payload (section 3). */
export const numberOf = { license: 'LicenseNo', passport: 'passportNo', idCard: 'idCardNo' } as const

/** The checkbox that removes a document. */
export const removalOf = { license: 'removeLicense', passport: 'removePassport', idCard: 'removeIdCard' } as const

export type ProfileValues = Omit<ProfileChange, 'version'>

/** What is shown of a profile and can be typed over. */
export const plainFields = [
  'firstName',
  'lastName',
  'dob',
  'phoneNumber',
  'additionalInfo',
  'streetName',
  'houseNo',
  'postalCode',
  'city',
  'country',
] as const
export type PlainField = (typeof plainFields)[number]

const dayFields = documentKinds.flatMap((kind) => [`${kind}Issue`, `${kind}Expiry`] as const)
export type ProfileField = PlainField | (typeof dayFields)[number]

export const profileFields: readonly ProfileField[] = [...plainFields, ...dayFields]

/** A field that was changed here and elsewhere, and what it says elsewhere. */
export interface Clash {
  readonly field: ProfileField
  readonly value: string
}

/**
 * What becomes of a field when the profile turns out to have changed elsewhere: what was not touched here takes the new
 * value, what was touched stays, and is told if it says something else there.
 */
export function merged(
  typed: string,
  before: Profile[ProfileField],
  after: Profile[ProfileField],
): { readonly value: string; readonly clash: boolean } {
  const [old, now] = [before ?? '', after ?? '']
  if (typed === old) return { value: now, clash: false }
  return { value: typed, clash: now !== old && now !== typed }
}
