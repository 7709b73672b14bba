import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import type { Booking } from '#contract/booking.ts'
import type { StaffLetter } from '#mail/letters.ts'
import { appForAll } from '#support/open-app.ts'
import { bookingBody, inDays, sampleDriver } from '#support/client.ts'
import { givenIn } from '#support/given.ts'
import { lettersOf } from '#support/posted.ts'
import { costs } from '#support/costs.ts'
import { orderOffer, sendOffer } from '#support/offer.ts'

const app = appForAll()

const quoteFor = async (dropoff: number, time = '10:00') => {
  const from = app.ownDays(3)
  const extras = [{ code: 'gps', quantity: 1 }]
  return (await givenIn(app).hold({ dropoff, from, start: inDays(from, time), extras, crossBorder: true })).id
}

/** Books in the present launch state. Sends the order twice with the same key, as a nervous visitor would. */
async function book(dropoff: number, time?: string): Promise<Booking> {
  const { bookings } = (await app.ctx.catalogue()).rules
  const wish = { ...bookingBody(await quoteFor(dropoff, time)), bookings }
  const key = { 'idempotency-key': randomUUID() }
  const [first] = await Promise.all([1, 2].map(() => app.call('createBooking', { body: wish, headers: key })))
  return first!.body
}

const cancel = async ({ reference, email }: Booking) => {
  const wish = { reference, email, feeMinor: 0 }
  await Promise.all([1, 2].map(() => app.call('cancelBooking', { body: wish })))
}

/** Letters to the branches about a booking, with their recipients. */
async function toBranches({ reference }: Booking): Promise<string[]> {
  const letters = (await lettersOf(app, { about: reference })).filter(({ language }) => language === 'de')
  return letters
    .filter((one) => one.recipient.startsWith('branch:'))
    .map(({ kind, recipient }) => `${kind} ${recipient}`)
}

const dataOf = async ({ reference }: Booking) =>
  (await lettersOf(app, { to: 'branch:3', about: reference }))[0]!.data as StaffLetter

describe('a booking', () => {
  beforeAll(async () => {
    await app.setBookings('open')
  })

  test('is told to its branch once, and so is its cancellation', async () => {
    const booking = await book(3)
    expect(await toBranches(booking)).toEqual(['staff_booking branch:3'])
    await cancel(booking)
    expect(await toBranches(booking)).toEqual(['staff_booking branch:3', 'staff_booking_cancelled branch:3'])
  })

  test('is told to the branch of the drop-off as well where that is another', async () => {
    const booking = await book(1)
    await cancel(booking)
    expect(await toBranches(booking)).toEqual([
      'staff_booking branch:1',
      'staff_booking branch:3',
      'staff_booking_cancelled branch:1',
      'staff_booking_cancelled branch:3',
    ])
  })

  test('is told with only those facts of its customer that the branch needs', async () => {
    const data = await dataOf(await book(3))
    expect(data).toMatchObject({
      email: expect.stringContaining('@post.example') as string,
      phone: sampleDriver.phone,
      language: 'de',
      crossBorder: true,
      afterHours: false,
      extras: [{ code: 'gps', quantity: 1 }],
    })
    const { passportNumber, licenseNumber, dateOfBirth, address } = sampleDriver
    for (const secret of [passportNumber, licenseNumber, dateOfBirth, address])
      expect(JSON.stringify(data)).not.toContain(secret)
  })

  test('outside opening hours is flagged, whether or not that costs a fee', async () => {
    expect(await dataOf(await book(3, '23:30'))).toMatchObject({ afterHours: true })
    await costs(app, 0, { branch: 3 })
    await expect
      .poll(async () => (await app.ctx.catalogue()).branches.find(({ id }) => id === 3)?.calendar.afterHours.feeMinor)
      .toBe(0)
    expect(await dataOf(await book(3, '23:30'))).toMatchObject({ afterHours: true })
  })
})

describe('a request', () => {
  beforeAll(async () => {
    await app.setBookings('soon')
  })

  test('and its withdrawal are told to the branch that decides, and to no other', async () => {
    const request = await book(1)
    expect(await toBranches(request)).toEqual(['staff_request branch:3'])
    expect(await dataOf(request)).toMatchObject({ email: request.email, phone: sampleDriver.phone })
    await cancel(request)
    expect(await toBranches(request)).toEqual(['staff_request branch:3', 'staff_request_withdrawn branch:3'])
  })

  test('is told to both branches as a booking once our offer is ordered', async () => {
    const request = await book(1)
    const token = await sendOffer(app, request.reference)
    expect(await toBranches(request)).toEqual(['staff_request branch:3'])
    await Promise.all([orderOffer(app, token), orderOffer(app, token)])
    expect(await toBranches(request)).toEqual([
      'staff_request branch:3',
      'staff_booking branch:1',
      'staff_booking branch:3',
    ])
  })
})
