import type { Registration } from '#contract/account.ts'

/** Fields of the form; the contract's payload has more (section 3 of the specification). */
export const registrationFields = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'dob',
  'streetName',
  'houseNo',
  'postalCode',
  'city',
  'country',
] as const
export type RegistrationField = (typeof registrationFields)[number]

/** The whole payload. Fields that the form does not have are empty or null. */
export const payloadOf = (form: Pick<Registration, RegistrationField>): Registration => ({
  ...form,
  picture: null,
  additionalInfo: '',
  passportNo: '',
  passportIssue: null,
  passportExpiry: null,
  idCardNo: '',
  idCardIssue: null,
  idCardExpiry: null,
  LicenseNo: '',
  licenseIssue: null,
  licenseExpiry: null,
})
