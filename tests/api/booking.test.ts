import { operator, valueOf } from '#support/acting.ts'
import { randomUUID } from 'node:crypto'

import { afterAll, beforeEach, describe, expect, test } from 'vitest'

import { vehicleAmount } from '#domain/price.ts'
import { checkSoundness } from '#store/soundness.ts'
import { findBooking } from '#store/booking.ts'
import { createBooking } from '#usecases/booking/create-booking.ts'
import { createQuote } from '#usecases/booking/create-quote.ts'
import { changeSetting } from '#usecases/staff/change-setting.ts'
import { givenIn } from '#support/given.ts'
import { kindsOf, lettersOf } from '#support/posted.ts'
import { costsTimes } from '#support/costs.ts'
import { appForAll } from '#support/open-app.ts'
import { bookingBody, inDays, sampleDriver, sampleOther, sampleThird, type TripInput } from '#support/client.ts'
import { rewrite, rowOf, rowsOf, textOf } from '#support/rows.ts'

const app = appForAll({ anyHour: true })
afterAll(async () => {
  expect(await checkSoundness(app.db.pool)).toEqual([])
})
beforeEach(async () => {
  await app.setBookings('open')
})

function freshDays(): { start: string; end: string } {
  const used = app.ownDays(4)
  return { start: inDays(used), end: inDays(used + 3) }
}

const quoteFor = (trip: Partial<TripInput> = {}, key: string = randomUUID()) =>
  givenIn(app).quote({ days: 3, ...trip, headers: { 'idempotency-key': key } })

const bookingFor = (quoteId: string, overrides: Record<string, unknown> = {}, key: string = randomUUID()) =>
  app.call('createBooking', {
    body: { ...bookingBody(quoteId), driver: sampleDriver, ...overrides },
    headers: { 'idempotency-key': key },
  })

const book = (trip: Partial<TripInput> = {}) =>
  givenIn(app).booking({ days: 3, ...trip, order: { driver: sampleDriver } })

describe('quote', () => {
  test('holds its car and its price for 15 minutes', async () => {
    const { status, body } = await quoteFor({ extras: [{ code: 'gps', quantity: 1 }] })
    expect(status).toBe(201)
    expect(body.state).toBe('held')
    expect(body.secondsLeft).toBeGreaterThan(14 * 60)
    expect(body.secondsLeft).toBeLessThanOrEqual(15 * 60)
    expect(body.price.totalMinor).toBe(body.price.items.reduce((sum, item) => sum + item.amountMinor, 0))
    expect(body.price.items.map((item) => item.kind)).toEqual(['vehicle', 'length_discount', 'extra'])
  })

  test('is the same for the same key, and a mistake for the same key with another wish', async () => {
    const key = randomUUID()
    const days = freshDays()
    const first = await quoteFor(days, key)
    const [again, twin] = await Promise.all([quoteFor(days, key), quoteFor(days, key)])
    expect(again.body.id).toBe(first.body.id)
    expect(twin.body.id).toBe(first.body.id)
    const other = await quoteFor({ ...days, vehicleId: 301 }, key)
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict'])
  })

  test('of two at once with one key holds one car', async () => {
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => quoteFor({ start: inDays(200), end: inDays(201) }, key)),
    )
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
  })

  test('keeps its price when the rates change', async () => {
    const quote = await quoteFor()
    await costsTimes(app, 2, { vehicle: 302 })
    const booking = await bookingFor(quote.body.id)
    await costsTimes(app, 0.5, { vehicle: 302 })
    expect(booking.body.price).toEqual(quote.body.price)
  })

  test('that replaces another keeps the old one if the new one cannot be had', async () => {
    const trip = { vehicleId: 701, pickup: 1, dropoff: 1, start: inDays(40), end: inDays(41) }
    for (let n = 0; n < 3; n++) await quoteFor(trip)
    const mine = await quoteFor()
    const refused = await quoteFor({ ...trip, replaces: mine.body.id })
    expect(refused.body.code).toBe('sold_out')
    expect((await app.call('getQuote', { params: { id: mine.body.id } })).body.state).toBe('held')
    const swapped = await quoteFor({ vehicleId: 301, replaces: mine.body.id })
    expect(swapped.status).toBe(201)
    expect((await app.call('getQuote', { params: { id: mine.body.id } })).body.state).toBe('expired')
  })

  test('gets the last car with the dates changed, by giving its own back in the same step', async () => {
    const trip = { vehicleId: 701, pickup: 1, dropoff: 1, start: inDays(50), end: inDays(52) }
    for (let n = 0; n < 2; n++) await quoteFor(trip)
    const last = await quoteFor(trip)
    expect((await quoteFor({ ...trip, end: inDays(53) })).body.code).toBe('sold_out')
    expect((await quoteFor({ ...trip, end: inDays(53), replaces: last.body.id })).status).toBe(201)
  })
})

describe('last car', () => {
  test('is free again the moment its hold is over', async () => {
    const trip = { vehicleId: 702, pickup: 1, dropoff: 1, start: inDays(60), end: inDays(62) }
    const holds = [await quoteFor(trip), await quoteFor(trip), await quoteFor(trip)]
    expect((await quoteFor(trip)).body.code).toBe('sold_out')
    await app.endHold(holds[0]!.body.id)
    expect((await quoteFor(trip)).status).toBe(201)
    const late = await bookingFor(holds[0]!.body.id)
    expect([late.status, late.body.code]).toEqual([409, 'quote_expired'])
  })

  test('is said to be sold out by availability too, and only for the time it is', async () => {
    const trip = { vehicleId: 801, pickup: 1, dropoff: 1, start: inDays(70), end: inDays(72) }
    for (let n = 0; n < 3; n++) await book(trip)
    const ask = async (start: string, end: string) => {
      const { body } = await app.call('getAvailability', { query: { pickup: '1', dropoff: '1', start, end } })
      return body.offers.find((offer) => offer.vehicleId === 801)?.reason
    }
    expect(await ask(inDays(71), inDays(73))).toBe('sold_out')
    expect(await ask(inDays(72, '11:00'), inDays(73))).toBe('sold_out') // turnaround
    expect(await ask(inDays(72, '11:30'), inDays(73))).toBeNull()
    expect(await ask(inDays(68), inDays(70, '08:00'))).toBeNull()
  })

  test('is free to the visitor who holds it, for other times too, and to no other', async () => {
    const trip = { vehicleId: 701, pickup: 3, dropoff: 3, start: inDays(150), end: inDays(152) }
    let mine = await quoteFor(trip)
    for (let last = mine; last.status === 201; last = await quoteFor(trip)) mine = last
    const ask = async (start: string, end: string, quote?: string, dropoff = 3) => {
      const query = { pickup: '3', dropoff, start, end, ...(quote !== undefined && { quote }) }
      const { body } = await app.call('getAvailability', { query })
      return body.offers.find((offer) => offer.vehicleId === 701)?.reason
    }
    const { id } = mine.body
    expect(await ask(trip.start, trip.end)).toBe('sold_out')
    expect(await ask(trip.start, trip.end, randomUUID())).toBe('sold_out')
    for (const [from, to] of [
      [150, 152],
      [148, 151],
      [151, 155],
      [149, 153],
      [153, 154],
    ] as const)
      expect([from, to, await ask(inDays(from), inDays(to), id)]).toEqual([from, to, null])
    // One way, the car would be gone for good; the others come back after two days.
    expect(await ask(inDays(149), inDays(151), id, 1)).toBeNull()
    // Other rentals overlap the wished period, but not the hold, so giving up the hold's car does not help.
    const later = { ...trip, start: inDays(152, '23:00'), end: inDays(155) }
    for (let other = await quoteFor(later); other.status === 201; other = await quoteFor(later));
    expect(await ask(inDays(151), inDays(153), id)).toBe('sold_out')
    expect((await quoteFor({ ...trip, start: inDays(151), end: inDays(153), replaces: id })).body.code).toBe('sold_out')
    expect((await quoteFor({ ...trip, start: inDays(149), end: inDays(152), replaces: id })).status).toBe(201)
    // The hold has been given up, so its id no longer frees a car.
    expect(await ask(trip.start, trip.end, id)).toBe('sold_out')
  })

  test('is not promised on the arrival of a quote, but on that of a booking', async () => {
    const away = { vehicleId: 802, pickup: 3, dropoff: 1, start: inDays(80), end: inDays(81) }
    const here = { vehicleId: 802, pickup: 1, dropoff: 1, start: inDays(83), end: inDays(85) }
    for (let n = 0; n < 3; n++) await book(here)
    const oneWay = await quoteFor(away)
    expect((await quoteFor(here)).body.code).toBe('sold_out')
    const arriving = await bookingFor(oneWay.body.id)
    const promised = await quoteFor(here)
    expect(promised.status).toBe(201)
    // The one-way rental is cancelled. A transfer replaces it, so the promise stands.
    const { reference, email } = arriving.body
    expect((await app.call('cancelBooking', { body: { reference, email, feeMinor: 0 } })).status).toBe(200)
    expect(await checkSoundness(app.db.pool)).toEqual([])
    expect(await rowsOf(app, 'assignment', { kind: 'transfer' })).toMatchObject([{ from_branch: 3, to_branch: 1 }])
  })

  test('is found by planning anew where no car is free as planned', async () => {
    const trip = (from: number, to: number) => ({
      vehicleId: 703,
      pickup: 1,
      dropoff: 1,
      start: inDays(from),
      end: inDays(to, '08:00'),
    })
    // Each of the three cars gets a short rental, some early, some late, so that none is free all week.
    for (const [from, to] of [
      [100, 102],
      [100, 102],
      [100, 102],
    ] as const)
      await book(trip(from, to))
    for (const [from, to] of [
      [106, 108],
      [106, 108],
      [106, 108],
    ] as const)
      await book(trip(from, to))
    const { rows } = await app.db.pool.query<{ car_id: number; id: number }>(
      `select a.car_id, b.id from assignment a join booking b on b.id = a.stay_id join car c on c.id = a.car_id
       where c.class_id = 7 and b.starts_local between $1 and $2 order by b.starts_at, a.car_id`,
      [inDays(99), inDays(107)],
    )
    // Plans one of the rentals in the middle on a car of the outer ones: the gap is then in two halves on two cars.
    expect(new Set(rows.slice(0, 3).map((row) => row.car_id)).size).toBe(3)
    await book(trip(102, 104))
    await book(trip(104, 106))
    const halves = await app.db.pool.query<{ id: number; car_id: number }>(
      `select b.id, a.car_id from assignment a join booking b on b.id = a.stay_id join car c on c.id = a.car_id
       where c.class_id = 7 and b.starts_local >= $1 and b.starts_local < $2 order by b.starts_at`,
      [inDays(102), inDays(105)],
    )
    const [first, second] = halves.rows
    const other = rows.find((row) => row.car_id !== first!.car_id)!.car_id
    await app.db.pool.query('update assignment set car_id = $1 where stay_id = $2', [other, second!.id])
    // Takes the one car that is free for the whole gap. Another whole gap fits only if the halves move to one car.
    await book(trip(102, 106))
    const whole = await quoteFor(trip(102, 106))
    expect(whole.status).toBe(201)
    expect(await checkSoundness(app.db.pool)).toEqual([])
  })
})

describe('booking', () => {
  test('is confirmed when open, and its letters wait to be sent', async () => {
    const booking = await book()
    expect(booking.status).toBe('confirmed')
    expect(booking.reference).toMatch(/^SW-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
    expect(await kindsOf(app, { about: booking.reference })).toEqual(['booking_confirmed', 'staff_booking'])
  })

  test('is a request before launch, decided within 48 hours', async () => {
    await app.setBookings('soon')
    const quote = await quoteFor()
    const { status, body } = await bookingFor(quote.body.id, { bookings: 'soon' })
    expect([status, body.status]).toEqual([201, 'requested'])
    const hours = (Date.parse(body.decisionBy!) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(47.9)
    expect(hours).toBeLessThanOrEqual(48)
    expect(await kindsOf(app, { about: body.reference })).toEqual(['request_received', 'staff_request'])
  })

  test('does not happen under words that the button did not show', async () => {
    const quote = await quoteFor()
    const { status, body } = await bookingFor(quote.body.id, { bookings: 'soon' })
    expect([status, body.code]).toEqual([409, 'quote_changed'])
    expect((await bookingFor(quote.body.id)).status).toBe(201)
  })

  test('is made once, however often it is sent', async () => {
    const quote = await quoteFor()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => bookingFor(quote.body.id, {}, key)))
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201, 201])
    expect(new Set(answers.map((answer) => answer.body.reference)).size).toBe(1)
    const other = await bookingFor(quote.body.id)
    expect([other.status, other.body.code]).toEqual([409, 'quote_used'])
    expect(await kindsOf(app, { about: answers[0]!.body.reference })).toEqual(['booking_confirmed', 'staff_booking'])
  })

  test.each([
    [
      'a driver of 17 at pick-up',
      { dateOfBirth: `${new Date().getUTCFullYear() - 17}-01-01` },
      'driver.dateOfBirth',
      'under_age',
    ],
    [
      'a licence that ends during the rental',
      { licenseExpiry: inDays(21).slice(0, 10) },
      'driver.licenseExpiry',
      'licence_expires',
    ],
  ])('refuses %s, and the quote stays', async (_what, change, field, problem) => {
    const quote = await quoteFor({ start: inDays(20), end: inDays(22) })
    const { status, body } = await bookingFor(quote.body.id, { driver: { ...sampleDriver, ...change } })
    expect([status, body.code, body.fields]).toEqual([422, 'driver_not_eligible', { [field]: problem }])
    expect((await bookingFor(quote.body.id)).status).toBe(201)
  })

  test.each([
    { what: 'an order', bookings: 'open', place: null },
    { what: 'a request', bookings: 'soon', place: null },
    { what: 'an unproven order', bookings: 'open', place: '203.0.113.7' },
  ] as const)('is given back as it is stored, for $what', async ({ bookings, place }) => {
    await app.setBookings(bookings)
    const visitor = { kind: 'visitor', place: '192.0.2.1' } as const
    const keyed = () => ({ key: randomUUID(), requestHash: Buffer.from(randomUUID()) })
    const { start, end } = freshDays()
    const extras = [
      { code: 'additional_driver', quantity: 2 },
      { code: 'gps', quantity: 1 },
    ]
    const trip = { vehicleId: 302, pickup: 3, dropoff: 1, extras, crossBorder: true, freeDays: 0 }
    const wish = { ...trip, period: { start, end }, place, network: null, replaces: undefined, keyed: keyed() }
    const quote = valueOf(await createQuote(app.ctx, visitor, wish))
    const { acceptTerms: _accepted, ...order } = bookingBody(quote.id)
    const { booking } = valueOf(
      await createBooking(app.ctx, visitor, {
        ...order,
        paymentMethod: 'credit_card',
        language: 'de',
        drivers: [sampleOther, sampleThird],
        termsVersion: '1',
        bookings,
        limited: place !== null,
        emailCode: undefined,
        keyed: keyed(),
      }),
    )
    expect(booking).toEqual(await findBooking(app.ctx.db, booking.id))
    expect([booking.drivers.length, booking.unproven]).toEqual([2, place !== null])
  })

  test('by bank transfer is for euros, and needs seven days', async () => {
    const dollars = await quoteFor({ start: inDays(9), end: inDays(10) })
    const refused = await bookingFor(dollars.body.id, { paymentMethod: 'bank_transfer' })
    expect([refused.status, refused.body.code]).toEqual([422, 'payment_not_offered'])
    await changeSetting(app.ctx, operator, { name: 'currency', value: 'EUR' })
    await expect.poll(async () => (await app.ctx.catalogue()).rules.currency).toBe('EUR')
    // A hold keeps its price and so its currency.
    expect((await bookingFor(dollars.body.id, { paymentMethod: 'bank_transfer' })).status).toBe(422)
    const kept = await bookingFor(dollars.body.id)
    expect([kept.status, kept.body.price.currency]).toEqual([201, 'USD'])
    const soon = await quoteFor({ start: inDays(5), end: inDays(6) })
    const { status, body } = await bookingFor(soon.body.id, { paymentMethod: 'bank_transfer' })
    expect([status, body.code]).toEqual([422, 'payment_not_offered'])
    const later = await quoteFor({ start: inDays(9), end: inDays(10) })
    expect((await bookingFor(later.body.id, { paymentMethod: 'bank_transfer' })).status).toBe(201)
    await changeSetting(app.ctx, operator, { name: 'currency', value: 'USD' })
    await expect.poll(async () => (await app.ctx.catalogue()).rules.currency).toBe('USD')
  })

  test('keeps passport and licence numbers sealed', async () => {
    const { reference } = await book()
    const { id } = await rowOf(app, 'booking', { reference })
    const { documents_sealed: sealed } = await rowOf(app, 'booking_driver', { booking_id: id })
    const papers = sealed!
    const row = (await textOf(app, 'booking', { id })) + (await textOf(app, 'booking_driver', { booking_id: id }))
    expect(papers.length).toBeGreaterThan(0)
    for (const number of [sampleDriver.passportNumber, sampleDriver.licenseNumber]) {
      expect(row).not.toContain(number)
      expect(row).not.toContain(Buffer.from(number).toString('hex'))
    }
  })
})

describe('period', () => {
  test.each([
    ['in the past', { start: inDays(-2), end: inDays(2) }, 'start', 'in_past'],
    ['reversed', { start: inDays(12), end: inDays(11) }, 'end', 'reversed'],
    ['beyond the horizon', { start: inDays(380), end: inDays(381) }, 'start', 'beyond_horizon'],
    ['too long', { start: inDays(10), end: inDays(101) }, 'end', 'too_long'],
    ['from an odd time', { start: inDays(10, '10:15'), end: inDays(11) }, 'start', 'not_offered_start'],
    ['until an odd time', { start: inDays(10), end: inDays(11, '10:15') }, 'end', 'not_offered_end'],
  ])('%s is refused with the reason', async (_what, change, field, problem) => {
    const { status, body } = await quoteFor(change)
    expect([status, body.code, body.fields]).toEqual([422, 'invalid_period', { [field]: problem }])
  })

  test.each(['2027-02-29T10:00', '2026-13-01T10:00', '2027-04-31T10:00', 'tomorrow', ''])(
    'a day that does not exist is refused: %s',
    async (start) => {
      const { status, body } = await quoteFor({ start, end: inDays(12) })
      expect([status, body.code]).toEqual([400, 'invalid_input'])
      expect(Object.keys(body.fields!)).toEqual(['start'])
    },
  )
})

describe('opening hours', () => {
  test('out of hours the airport takes its fee, and Tempelhof hands over nothing', async () => {
    await rewrite(app, 'branch', { id: 1 }, { after_hours_allowed: false })
    const day = app.ownDays(3)
    const late = { start: inDays(day, '23:30'), end: inDays(day + 1) }
    const airport = await quoteFor(late)
    expect(airport.body.price.items.find((item) => item.kind === 'after_hours')?.amountMinor).toBe(3000)
    await expect.poll(async () => (await quoteFor({ ...late, pickup: 1, dropoff: 1 })).body.code).toBe('branch_closed')
    const keyBox = await quoteFor({ start: inDays(day), end: inDays(day + 1, '06:00') })
    expect(keyBox.body.price.items.map((item) => item.kind)).toEqual(['vehicle'])
  })
})

describe('look up and cancel', () => {
  test('needs reference and address, however they are typed, and tells nothing otherwise', async () => {
    const { reference, email } = await book()
    const sloppy = reference.toLowerCase().replaceAll('-', ' ')
    expect(
      (await app.call('lookUpBooking', { body: { reference: sloppy, email: email.toUpperCase() } })).body.reference,
    ).toBe(reference)
    const wrongAddress = await app.call('lookUpBooking', { body: { reference, email: 'other@post.example' } })
    const wrongReference = await app.call('lookUpBooking', { body: { reference: 'SW-2222-2222', email } })
    expect(wrongAddress).toEqual(wrongReference)
    expect(wrongAddress.status).toBe(404)
  })

  test('is free until 24 hours before, and gives the car back', async () => {
    const { reference, email, cancellation } = await book({ start: inDays(90), end: inDays(92) })
    expect(cancellation).toMatchObject({ free: true, feeMinor: 0, refundMinor: 0, dueMinor: 0 })
    const { status, body } = await app.call('cancelBooking', { body: { reference, email, feeMinor: 0 } })
    expect([status, body.status, body.cancellation]).toEqual([200, 'cancelled', null])
    const again = await app.call('cancelBooking', { body: { reference, email, feeMinor: 0 } })
    expect([again.status, again.body.status]).toEqual([200, 'cancelled'])
    expect(await lettersOf(app, { kind: 'booking_cancelled', about: reference })).toHaveLength(1)
  })

  test('of a request says that it was withdrawn, then and later', async () => {
    await app.setBookings('soon')
    const quote = await quoteFor()
    const { body: request } = await bookingFor(quote.body.id, { bookings: 'soon' })
    const credentials = { reference: request.reference, email: request.email }
    const { body } = await app.call('cancelBooking', { body: { ...credentials, feeMinor: 0 } })
    expect(body.status).toBe('withdrawn')
    expect((await app.call('lookUpBooking', { body: credentials })).body.status).toBe('withdrawn')
  })

  test('later keeps one rental day, and only if that was shown', async () => {
    const start = app.inHours(17)
    const { reference, email, cancellation, price } = await book({ start, end: inDays(4) })
    const day = Math.round(vehicleAmount(price) / price.days)
    expect(cancellation).toMatchObject({ free: false, feeMinor: day, dueMinor: day })
    const wrong = await app.call('cancelBooking', { body: { reference, email, feeMinor: 0 } })
    expect([wrong.status, wrong.body.code]).toEqual([409, 'refund_changed'])
    const cancelled = await app.call('cancelBooking', { body: { reference, email, feeMinor: day } })
    expect(cancelled).toMatchObject({ status: 200, body: { chargedMinor: day } })
  })
})
