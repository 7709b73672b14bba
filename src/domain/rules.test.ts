import { expect, it } from 'vitest'
import { defaultRules } from './rules.ts'

it('seeds the figures of D20 to D30', () => {
  expect(defaultRules).toMatchObject({
    bookings: 'soon',
    currency: 'USD',
    leadMinutes: 120,
    horizonMonths: 12,
    maxDays: 90,
    graceMinutes: 59,
    turnaroundMinutes: 90,
    transferMinutes: 240,
    holdMinutes: 15,
    holdsPerPlace: 10,
    requestHours: 48,
    freeCancelHours: 24,
    freeCancelAfterConfirmHours: 3,
    oneWayFeeMinor: 1900,
    crossBorderFeeMinor: 2500,
    vatBp: 1900,
    minAge: 18,
    includedKmPerDay: 200,
    extraKmMinor: 25,
    firstRentalDiscountBp: 1500,
    bankTransferDays: 7,
    identityDays: 30,
    documentDays: 365,
    documentsPerAccount: 20,
    driversPerAccount: 10,
    documentMegabytes: 10,
    pointsPerUnit: 10,
    eliteRentals: 10,
    elitePoints: 30_000,
  })
})

it('can be stored and read back as JSON unchanged', () => {
  expect(JSON.parse(JSON.stringify(defaultRules))).toStrictEqual(defaultRules)
})
