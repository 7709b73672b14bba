import { randomUUID } from 'node:crypto'

import { afterAll, beforeEach, describe, expect, test } from 'vitest'

import { toInstant } from '#domain/period.ts'
import { appForAll } from '#support/open-app.ts'
import { lettersOf } from '#support/posted.ts'
import { checkSoundness } from '#store/soundness.ts'
import { bookingBody, inDays, sampleDriver } from '#support/client.ts'
import { testClock } from '#support/test-clock.ts'
import { rowOf } from '#support/rows.ts'

const HOUR_MS = 3_600_000
const clock = testClock()

const app = appForAll({ clock })
afterAll(async () => {
  expect(await checkSoundness(app.db.pool)).toEqual([])
})
beforeEach(async () => {
  await app.setBookings('soon')
})

const { passportNumber: _p, licenseNumber: _n, licenseExpiry: _e, address: _a, ...withoutPapers } = sampleDriver

/** Requests a car at the airport. */
async function send(start: string, changes: Record<string, unknown> = {}, vehicleId = 302) {
  const trip = { vehicleId, pickup: 3, dropoff: 3, start, end: inDays(10), extras: [], crossBorder: false }
  const { body: quote } = await app.call('createQuote', { body: trip })
  const wish = { ...bookingBody(quote.id), bookings: 'soon', ...changes }
  return await app.call('createBooking', { body: wish })
}
const hoursFromNow = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString()
const somebody = () => ({ ...withoutPapers, email: `${randomUUID()}@post.example` })

describe('the time to decide a request', () => {
  test('is 48 hours', async () => {
    expect((await send(inDays(9))).body.decisionBy).toBe(hoursFromNow(48))
  })

  test('ends with its pickup, in the answer and in the letters', async () => {
    const start = app.inHours(12)
    const { reference, decisionBy } = (await send(start)).body
    expect(decisionBy).toBe(toInstant(start).toISOString())
    for (const kind of ['request_received', 'staff_request'] as const)
      expect(await lettersOf(app, { kind, about: reference })).toMatchObject([{ data: { decisionBy } }])
  })
})

describe('what a request tells of its driver', () => {
  test('may leave out the address, the numbers of passport and licence and its expiry: nothing of them is kept', async () => {
    for (const left of [{}, { passportNumber: '', licenseNumber: ' ', licenseExpiry: '', address: '' }]) {
      const { status, body } = await send(inDays(9), { driver: { ...somebody(), ...left } })
      expect(status).toBe(201)
      const { id, address, city } = await rowOf(app, 'booking', { reference: body.reference })
      expect([address, city]).toEqual([null, sampleDriver.city])
      const driver = await rowOf(app, 'booking_driver', { booking_id: id })
      expect(driver).toMatchObject({ license_expiry: null, documents_sealed: null })
    }
  })

  test('is checked where it is told', async () => {
    const early = await send(inDays(9), { driver: { ...somebody(), licenseExpiry: inDays(2).slice(0, 10) } })
    expect(early).toMatchObject({ status: 422, body: { fields: { 'driver.licenseExpiry': 'licence_expires' } } })
    const odd = await send(inDays(9), { driver: { ...somebody(), licenseExpiry: '2030-02-30' } })
    expect(odd).toMatchObject({ status: 400, body: { fields: { 'driver.licenseExpiry': 'invalid_date' } } })
  })

  test('is all needed for a booking', async () => {
    await app.setBookings('open')
    const { status, body } = await send(inDays(9), { bookings: 'open', driver: { ...somebody(), address: '' } }, 402)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      code: 'invalid_input',
      fields: {
        'driver.passportNumber': 'missing',
        'driver.licenseNumber': 'missing',
        'driver.licenseExpiry': 'missing',
        'driver.address': 'missing',
      },
    })
    expect((await send(inDays(9), { bookings: 'open', driver: sampleDriver }, 402)).status).toBe(201)
  })
})
