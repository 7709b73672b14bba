import type { Renter } from '#contract/staff-counter.ts'

export interface DeskPerson {
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string
  readonly phone: string
  readonly email: string
  /** Driving licence; what is known of a customer already stays if nothing is typed. */
  readonly licenseNumber: string
  readonly licenseExpiry: string
}

const noLicence = { licenseNumber: '', licenseExpiry: '' }
export const nobody: DeskPerson = { firstName: '', lastName: '', dateOfBirth: '', phone: '', email: '', ...noLicence }

/** Details of a customer as far as they are known. */
export const personOf = ({ firstName, lastName, dateOfBirth, phone, email }: Renter): DeskPerson => ({
  firstName,
  lastName,
  dateOfBirth: dateOfBirth ?? '',
  phone: phone ?? '',
  email: email ?? '',
  ...noLicence,
})
