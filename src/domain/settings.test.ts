import { expect, it, test } from 'vitest'
import { defaultRules, settingProblem } from './settings.ts'

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
    unprovenRentals: 2,
    unprovenCarDays: 30,
    unprovenSharePercent: 5,
    provenRentals: 10,
    unaskedLetters: 3,
    requestHours: 48,
    freeCancelHours: 24,
    offerHours: 48,
    offerEndsBeforePickupHours: 2,
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
    cancelledDays: 30,
    driverYears: 3,
    requestMonths: 6,
    agreementYears: 6,
    rentalYears: 8,
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

test('every default can be stored', () => {
  for (const [key, value] of Object.entries(defaultRules)) expect(settingProblem(key, value)).toBeUndefined()
})

test.each([
  ['holdMinutes', -5, 'holdMinutes must be a number from 0.001 to 1440, not -5'],
  ['holdMinutes', 0, 'holdMinutes must be a number from 0.001 to 1440, not 0'],
  ['provenRentals', 'x', 'provenRentals must be a whole number from 1 to 1000, not "x"'],
  ['provenRentals', 2.5, 'provenRentals must be a whole number from 1 to 1000, not 2.5'],
  ['minAge', 17, 'minAge must be a whole number from 18 to 99, not 17'],
  ['oneWayFeeMinor', '1900', 'oneWayFeeMinor must be a whole number from 0 to 10000000, not "1900"'],
  ['vatBp', 'nineteen', 'vatBp must be a whole number from 0 to 10000, not "nineteen"'],
  ['maxDays', 1e300, 'maxDays must be a whole number from 1 to 365, not 1e+300'],
  ['currency', 'euro', 'currency must be a code such as EUR, not "euro"'],
  ['bookings', 'closed', 'bookings must be soon or open, not "closed"'],
  ['welcomeUntil', '2027-02-30', 'welcomeUntil must be a day such as 2027-12-31, not "2027-02-30"'],
  ['eliteCrossBorderFree', null, 'eliteCrossBorderFree must be true or false, not null'],
  ['graceMinutes', {}, 'graceMinutes must be a whole number from 0 to 1439, not {}'],
  ['aNewerFigure', 1, 'there is no setting aNewerFigure'],
  ['toString', 1, 'there is no setting toString'],
])('%s cannot be %j', (key, value, problem) => {
  expect(settingProblem(key, value)).toBe(problem)
})
