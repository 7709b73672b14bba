import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { optionalDate, optionalText, paperNumber, text } from './values.ts'

/** A field that may be left empty: null and '' are the same. */
const blank = (max: number) => z.nullable(optionalText(max))
const blankDate = z.nullable(optionalDate)
const blankPhone = z.nullable(z.string().check(z.trim(), z.regex(/^(\+?[\d\s()/.-]{5,30})?$/)))

/** Number of a document. If missing, it stays as it is; null removes it; any other value replaces it. */
const documentNumber = z.optional(z.nullable(paperNumber))

/** Fields that customers can change about themselves, named as in the registration payload (section 3). */
export const profileChange = z.strictObject({
  /** Version of the profile that the page showed. If the profile has changed since, nothing is saved. */
  version: z.int(),
  firstName: text(80),
  lastName: text(80),
  dob: blankDate,
  phoneNumber: blankPhone,
  streetName: blank(120),
  houseNo: blank(20),
  postalCode: blank(20),
  city: blank(80),
  country: blank(80),
  additionalInfo: blank(1000),
  passportNo: documentNumber,
  passportIssue: blankDate,
  passportExpiry: blankDate,
  idCardNo: documentNumber,
  idCardIssue: blankDate,
  idCardExpiry: blankDate,
  LicenseNo: documentNumber,
  licenseIssue: blankDate,
  licenseExpiry: blankDate,
})
export type ProfileChange = z.infer<typeof profileChange>

const known = z.nullable(z.string())

/** Profile of an account's owner. Numbers of passport, identity card and licence are for staff only (D27). */
export const profile = z.object({
  version: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  dob: known,
  phoneNumber: known,
  /** Path of the call that answers with the uploaded picture. */
  picture: known,
  streetName: known,
  houseNo: known,
  postalCode: known,
  city: known,
  country: known,
  additionalInfo: known,
  /** Whether a number is stored. */
  passportStored: z.boolean(),
  passportIssue: known,
  passportExpiry: known,
  idCardStored: z.boolean(),
  idCardIssue: known,
  idCardExpiry: known,
  licenseStored: z.boolean(),
  licenseIssue: known,
  licenseExpiry: known,
})
export type Profile = z.infer<typeof profile>

export const getProfile = endpoint('getProfile', {
  summary:
    'What the account knows of the owner of the bearer token; null is unknown. Numbers of documents stay sealed.',
  answers: { 200: profile },
})

export const changeProfile = endpoint('changeProfile', {
  summary: 'Saves the profile, if nobody else has since it was read (`version`).',
  body: profileChange,
  answers: { 200: profile },
})
