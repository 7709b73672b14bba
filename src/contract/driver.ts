import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { done, localDate, optionalDate, text } from './values.ts'

/** Driver on the account, other than its owner. */
export const driverFields = z.strictObject({
  firstName: text(80),
  lastName: text(80),
  dateOfBirth: localDate,
  /** Empty if not known. */
  licenseExpiry: optionalDate,
})
export type DriverFields = z.infer<typeof driverFields>

export const accountDriver = z.object({ id: z.uuid(), ...driverFields.shape })
export type AccountDriver = z.infer<typeof accountDriver>

const params = z.strictObject({ id: z.uuid() })

export const getDrivers = endpoint('getDrivers', {
  summary: 'Who else drives for the owner of the bearer token, and how many there can be.',
  answers: { 200: z.object({ drivers: z.array(accountDriver), most: z.int() }) },
})

export const addDriver = endpoint('addDriver', {
  summary: 'Adds a driver to the account.',
  body: driverFields,
  answers: { 201: accountDriver },
})

export const changeDriver = endpoint('changeDriver', {
  summary: 'Changes a driver of the account.',
  params,
  body: driverFields,
  answers: { 200: accountDriver },
})

export const removeDriver = endpoint('removeDriver', {
  summary: 'Takes a driver from the account. One that is gone already is no error.',
  params,
  answers: { 200: done },
})
