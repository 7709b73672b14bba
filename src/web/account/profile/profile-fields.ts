import type { Profile, ProfileChange } from '#contract/profile.ts'

/** Least age until the server's settings have arrived; the server decides by its own. */
export const usualMinAge = 18

/** Kinds of documents, in the order in which a rental needs them. */
export const documentKinds = ['license', 'passport', 'idCard'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Fields of the documents' numbers, named as in the registration payload (section 3). */
export const numberOf = { license: 'LicenseNo', passport: 'passportNo', idCard: 'idCardNo' } as const

/** Checkboxes that remove a document. */
export const removalOf = { license: 'removeLicense', passport: 'removePassport', idCard: 'removeIdCard' } as const

export type ProfileValues = Omit<ProfileChange, 'version'>

/** Fields of the profile that are shown and can be changed. */
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

/** Field that was changed both here and elsewhere, with its value elsewhere. */
export interface Clash {
  readonly field: ProfileField
  readonly value: string
}

/**
 * Value of a field after the profile has changed elsewhere. An untouched field takes the new value; a touched one stays,
 * and is reported if its value elsewhere differs.
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
