import * as z from 'zod/mini'

import { withAsciiDomain } from './email.ts'
import { assertion } from './assertion.ts'
import { endpoint } from './endpoint.ts'
import {
  done,
  email,
  language,
  localDate,
  optionalDate,
  optionalPaperNumber,
  optionalText,
  phone,
  text,
  token,
} from './values.ts'

const optional = (max: number) => z.optional(z.nullable(optionalText(max)))
const optionalNumber = z.optional(z.nullable(optionalPaperNumber))
const blankDate = z.optional(z.nullable(optionalDate))

/** Address of a picture that a page may show: https only, so neither a script nor an unencrypted request. */
const pictureAddress = z.string().check(z.trim(), z.maxLength(500), z.regex(/^(https:\/\/[^\s"'<>\\]+)?$/i))

/** Registration payload of the specification, field by field (section 3). Fields that the form does not have are empty or null. */
export const registration = z.strictObject({
  firstName: text(80),
  lastName: text(80),
  email,
  dob: localDate,
  phoneNumber: phone,
  picture: z.optional(z.nullable(pictureAddress)),
  streetName: text(120),
  houseNo: text(20),
  postalCode: text(20),
  city: text(80),
  country: text(80),
  additionalInfo: optional(1000),
  passportNo: optionalNumber,
  passportIssue: blankDate,
  passportExpiry: blankDate,
  idCardNo: optionalNumber,
  idCardIssue: blankDate,
  idCardExpiry: blankDate,
  LicenseNo: optionalNumber,
  licenseIssue: blankDate,
  licenseExpiry: blankDate,
})
export type Registration = z.infer<typeof registration>

/** Headers that choose the language of letters; German without them. */
const languageHeaders = z.object({ 'accept-language': z.optional(z.string()) })

export const addCustomer = endpoint('addCustomer', {
  summary: 'Registers a customer; a mail carries the link that sets the password (D5).',
  headers: languageHeaders,
  body: registration,
  answers: {
    200: z.object({
      ...done.shape,
      data: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
    }),
  },
})

/** Passwords are 12 to 200 characters; the server also refuses common ones. */
export const password = z.string().check(z.minLength(12), z.maxLength(200))

export const signUp = endpoint('signUp', {
  summary: 'Creates an account with a password (dialog); the address is confirmed by a link in a mail (D5).',
  body: z.strictObject({
    fullName: text(160),
    email,
    password,
    acceptTerms: z.literal(true),
    language,
    tier: z.optional(z.enum(['prime', 'elite'])),
  }),
  answers: { 200: done },
})

export const user = z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() })
export type User = z.infer<typeof user>

/** The password in force, asked for at sign-in and before an act that cannot be undone. Any text is accepted here. */
export const currentPassword = z.string().check(z.minLength(1), z.maxLength(200))

/** An open session. */
const signedIn = z.object({
  success: z.literal(true),
  token: z.string(),
  user,
  message: z.string(),
  errors: z.array(z.string()),
})

/** Code of the second factor: six digits from the app, or a recovery code. */
export const code = text(40)

/**
 * Everything that opens an account: the password and, if there is an app, a `code`; without that code the call is
 * refused with `second_factor_required`. An account with passkeys and no app needs the signature of a passkey over a
 * challenge, as at sign-in; without it the call is refused with `passkey_asked`.
 */
export const proof = z.strictObject({ currentPassword, code: z.optional(code), passkey: z.optional(assertion) })

export const login = endpoint('login', {
  summary:
    'Signs in. `remember` makes the session last 30 days instead of 12 hours (D4). Refused with `second_factor_required`, it is to be sent again with `code`.',
  body: z.strictObject({
    // Any text is accepted: a refusal of its format would tell an attacker something.
    email: text(254).check(z.overwrite(withAsciiDomain)),
    password: currentPassword,
    remember: z.optional(z.boolean()),
    /** Needed after an answer of `second_factor_required`. */
    code: z.optional(code),
  }),
  answers: { 200: signedIn },
})

export const logout = endpoint('logout', {
  summary: 'Ends the session of the bearer token on the server.',
  answers: { 200: done },
})

export const getAccount = endpoint('getAccount', {
  summary: 'Who the bearer token belongs to.',
  answers: { 200: z.object({ user }) },
})

export const requestPasswordLink = endpoint('requestPasswordLink', {
  summary: 'Mails a link that sets a new password. The answer is the same whether the address has an account or not.',
  body: z.strictObject({ email, language }),
  answers: { 200: done },
})

export const checkLink = endpoint('checkLink', {
  summary: 'Whether a mailed link can still be used, before anything is typed. It is not used up by that.',
  body: z.strictObject({ token, purpose: z.enum(['set_password', 'confirm_address']) }),
  answers: { 200: z.object({ usable: z.boolean() }) },
})

export const setPassword = endpoint('setPassword', {
  summary:
    'Sets the password with the token of a mailed link (single use, one hour) and confirms the address, which is told.',
  body: z.strictObject({ token, password }),
  answers: { 200: z.object({ ...done.shape, email: z.string() }) },
})

export const confirmAddress = endpoint('confirmAddress', {
  summary:
    'Confirms the address with the token of a mailed link (single use, one hour) and the password, and signs in.',
  body: z.strictObject({ token, currentPassword }),
  answers: { 200: signedIn },
})
