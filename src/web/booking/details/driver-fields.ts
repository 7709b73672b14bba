import type { Driver } from '#contract/booking.ts'

/** The specified personal fields, in their order. */
export const driverFields = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'email',
  'phone',
  'passportNumber',
  'address',
  'city',
  'country',
  'licenseNumber',
  'licenseExpiry',
] as const satisfies readonly (keyof Driver)[]
export type DriverField = (typeof driverFields)[number]
export type DriverValues = Readonly<Record<DriverField, string>>
