import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { settings, type SettingName } from '#domain/settings.ts'
import { checkSoundness } from '#store/soundness.ts'
import { operator, valueOf } from '#support/acting.ts'
import { createTestApp, type TestApp } from '#support/app.ts'
import { inDays } from '#support/client.ts'
import { newCustomer, PASSWORD, type Customer } from '#support/customer.ts'
import { givenIn } from '#support/given.ts'
import { yardOf } from '#support/yard.ts'
import { showAgreement } from '#usecases/booking/show-agreement.ts'
import { adjustPoints } from '#usecases/staff/adjust-points.ts'
import { changeSetting } from '#usecases/staff/change-setting.ts'
import { setRate } from '#usecases/staff/set-rate.ts'

const DAYS = 365
const MOST_KM = 9_999_999
const VEHICLE = 302
const extras = ['gps', 'insurance', 'wifi'].map((code) => ({ code, quantity: 1 }))

let app: TestApp
let mara: Customer
beforeAll(async () => {
  app = await createTestApp()
  await app.setBookings('open')
  mara = await newCustomer(app, 'Mara')
  for (const name of Object.keys(settings) as SettingName[]) {
    const setting = settings[name]
    const counts = /^maxDays$|FeeMinor$|^extraKm|^points|FreeDayPoints$|^firstRentalPoints$/.test(name)
    if (counts && setting.kind === 'number')
      valueOf(await changeSetting(app.ctx, operator, { name, value: setting.most }))
  }
  valueOf(await changeSetting(app.ctx, operator, { name: 'includedKmPerDay', value: 0 }))
  valueOf(await changeSetting(app.ctx, operator, { name: 'primeKmPerDay', value: 0 }))
  const amountMinor = 10_000_000
  const rates = [
    { kind: 'vehicle', which: `${VEHICLE}` },
    { kind: 'deposit', which: 'Compact' },
    ...extras.map(({ code }) => ({ kind: 'service' as const, which: code })),
  ] as const
  for (const rate of rates) valueOf(await setRate(app.ctx, operator, { ...rate, amountMinor }))
  await app.db.pool.query(
    `insert into rate_season (name, valid_from, valid_until, first_day, last_day, percent_bp)
     values ('Messe', '2020-01-01', '2099-01-01', '2020-01-01', '2099-01-01', 50000)`,
  )
  await vi.waitUntil(async () => (await app.ctx.catalogue()).seasons.some(({ percentBp }) => percentBp === 50_000))
})
afterAll(async () => {
  await app.close()
})

const trip = { vehicleId: VEHICLE, from: 1, days: DAYS, extras, crossBorder: true }
const points = async () => (await app.call('getPoints', { as: mara })).body.balance

test('the dearest rental that prices and settings allow is offered, booked, driven, paid and closed', async () => {
  const query = { pickup: 3, dropoff: 3, start: inDays(1), end: inDays(1 + DAYS), crossBorder: true, extras: 'gps:1' }
  const { status, body } = await app.call('getAvailability', { query })
  expect(status).toBe(200)
  expect(body.offers.find(({ vehicleId }) => vehicleId === VEHICLE)!.price!.totalMinor).toBeGreaterThan(1e10)

  const { reference, price } = await givenIn(app).booking({ as: mara, ...trip })
  expect(price.totalMinor).toBeGreaterThan(1e10)
  const yard = yardOf(app)
  const { ends_at: end, km } = await yard.planned(reference)
  valueOf(await yard.handOver(reference))
  const { charges } = valueOf(await yard.takeBack(reference, { at: new Date(end.getTime() + 9e8), km: MOST_KM }))
  const charged = Object.fromEntries(charges.map(({ kind, amount_minor: minor }) => [kind, minor]))
  expect(charged).toEqual({ late_return: expect.any(Number) as number, kilometres: (MOST_KM - km) * 100_000 })
  valueOf(await yard.close(reference))
  valueOf(await showAgreement(app.ctx, operator, { reference }))

  const shown = await app.call('getOwnBooking', { as: mara, params: { reference } })
  expect(shown.body).toMatchObject({
    status: 'closed',
    chargedMinor: price.totalMinor + charged['late_return']! + charged['kilometres']!,
  })
  expect(await points()).toBeGreaterThan(1e11)
  const copy = await app.call('getOwnData', { as: mara, body: { currentPassword: PASSWORD } })
  expect(copy.status).toBe(200)
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

test('as many free days as there are take their points and give them back', async () => {
  valueOf(await adjustPoints(app.ctx, operator, { email: mara.email, points: 1e11, reason: 'for the test' }))
  const before = await points()
  const booked = await givenIn(app).booking({ as: mara, ...trip, from: 10, freeDays: DAYS })
  expect(booked.price.points).toBe(DAYS * 10_000_000)
  expect(await points()).toBe(before - DAYS * 10_000_000)
  const { feeMinor } = booked.cancellation!
  const gone = await app.call('cancelOwnBooking', {
    as: mara,
    params: { reference: booked.reference },
    body: { feeMinor },
  })
  expect(gone.body.status).toBe('cancelled')
  expect(await points()).toBe(before)
  expect(await checkSoundness(app.db.pool)).toEqual([])
})
