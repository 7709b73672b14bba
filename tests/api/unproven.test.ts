import { system } from '#support/acting.ts'
import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { NewBooking, Quote } from '#contract/booking.ts'
import type { ErrorEnvelope } from '#contract/errors.ts'
import { forgetUnproven } from '#usecases/booking/forget-unproven.ts'
import { unbroken } from '#content/unbroken.ts'
import { timeOf, toLocal } from '#domain/period.ts'
import { appForAll } from '#support/open-app.ts'
import { codeFor, kindsOf } from '#support/posted.ts'
import { checkSoundness } from '#store/soundness.ts'
import { bookingBody, inDays, sampleDriver, type Reply } from '#support/client.ts'
import { bearer, newCustomer } from '#support/customer.ts'
import { yardOf } from '#support/yard.ts'
import { inMinutes } from '#support/test-clock.ts'
import { givenIn } from '#support/given.ts'
import { rewrite, rowOf, rowsOf, textOf } from '#support/rows.ts'

const app = appForAll({ rateLimits: true, trustProxy: true, bookings: 'open', anyHour: true })
beforeAll(async () => {
  // The visitors of these tests do not limit each other, except where that is tested.
  await share(100)
})
afterAll(async () => {
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

let people = 0
const newAddress = () => `guest.${++people}@post.example`
const newPlace = () => `203.0.113.${(++people % 250) + 1}`
let day = 10
beforeEach(() => {
  day += 40
  if (day > 300) day = 15
})

interface Visit {
  place?: string
  token?: string
  start?: number
  days?: number
  vehicleId?: number
  key?: string
  replaces?: string
}

const quote = ({ place = newPlace(), token, start = day, days = 1, vehicleId = 101, key, replaces }: Visit = {}) =>
  app.call('createQuote', {
    body: {
      vehicleId,
      pickup: 3,
      dropoff: 3,
      start: inDays(start),
      end: inDays(start + days),
      extras: [],
      crossBorder: false,
      ...(replaces !== undefined && { replaces }),
    },
    headers: {
      'idempotency-key': key ?? randomUUID(),
      'x-forwarded-for': place,
      ...(token !== undefined && bearer(token)),
    },
  })

interface Order {
  email?: string
  place?: string
  token?: string
  emailCode?: string
  key?: string
  state?: 'open' | 'soon'
}

const order = (
  quoteId: string,
  { email = newAddress(), place = newPlace(), token, emailCode, key, state }: Order = {},
) =>
  app.call('createBooking', {
    body: {
      ...bookingBody(quoteId),
      bookings: state ?? 'open',
      driver: { ...sampleDriver, email },
      ...(emailCode !== undefined && { emailCode }),
    },
    headers: {
      'idempotency-key': key ?? randomUUID(),
      'x-forwarded-for': place,
      ...(token !== undefined && bearer(token)),
    },
  })

const askForCode = (email: string, quoteId: string, place = newPlace()) =>
  app.call('sendEmailCode', { body: { email, quoteId, language: 'de' }, headers: { 'x-forwarded-for': place } })

const stayOf = async (reference: string) => {
  const { id } = await rowOf(app, 'booking', { reference })
  const [stay] = await rowsOf(app, 'stay', { id })
  return { held_by: stay?.held_by ?? null, held_net: stay?.held_net ?? null }
}
/** Sets the share of a branch for all unproven visitors together, in per cent. */
const share = (percent: number) => givenIn(app).setting('unprovenSharePercent', percent)

async function booked(email: string, place = newPlace(), start = day, days = 1): Promise<NewBooking> {
  const { body } = await quote({ place, start, days })
  expect(body.carKept).toBe(true)
  const made = await order(body.id, { email, place })
  expect(made.status).toBe(201)
  return made.body
}

describe('an address', () => {
  test('has two open rentals without a proof; the third takes a code, and nothing is lost', async () => {
    const email = newAddress()
    await booked(email)
    // Tags and capitals make no other mailbox.
    await booked(email.replace('@', '+urlaub@').toUpperCase(), newPlace(), day + 3)
    const { body: third } = await quote({ start: day + 6 })
    const refused = await order(third.id, { email })
    expect(refused).toMatchObject({ status: 409, body: { code: 'email_unproven' } })
    expect(refused.body.message).toMatch(/Code/)
    expect(await askForCode(email, third.id)).toMatchObject({ status: 202 })
    const wrong = await order(third.id, {
      email,
      emailCode: '000000' === (await codeFor(app, email)) ? '000001' : '000000',
    })
    expect(wrong).toMatchObject({ status: 422, body: { code: 'wrong_code', fields: { emailCode: 'wrong_code' } } })
    const made = await order(third.id, { email, emailCode: await codeFor(app, email) })
    expect(made).toMatchObject({ status: 201, body: { status: 'confirmed', mailed: true } })
    // A proven booking no longer names its place.
    expect(await stayOf(made.body.reference)).toEqual({ held_by: null, held_net: null })
    // The code works once, for this booking.
    const { body: fourth } = await quote({ start: day + 9 })
    expect(await order(fourth.id, { email, emailCode: await codeFor(app, email) })).toMatchObject({
      status: 422,
      body: { code: 'wrong_code' },
    })
  })

  test('has two of six that are sent at the same moment', async () => {
    const email = newAddress()
    const quotes = []
    for (let n = 0; n < 6; n++) {
      quotes.push((await quote({ start: day + 3 * n })).body)
    }
    expect(quotes.every(({ carKept }) => carKept)).toBe(true)
    const answers = await Promise.all(quotes.map(({ id }) => order(id, { email })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409, 409, 409])
  })

  test('has two of six that are sent at the same moment, each in another spelling', async () => {
    const email = newAddress()
    const quotes = []
    for (let n = 0; n < 6; n++) {
      quotes.push((await quote({ start: day + 3 * n })).body)
    }
    const answers = await Promise.all(quotes.map(({ id }, n) => order(id, { email: email.replace('@', `+${n}@`) })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409, 409, 409])
  })

  test('has thirty car-days without a proof', async () => {
    const email = newAddress()
    const { body } = await quote({ days: 30 })
    expect((await order(body.id, { email })).status).toBe(201)
    const { body: more } = await quote({ start: day + 35 })
    expect(await order(more.id, { email })).toMatchObject({ status: 409, body: { code: 'email_unproven' } })
  })

  test('is free again when a rental is over, and the rental no longer says from where it came', async () => {
    const email = newAddress()
    const first = await booked(email)
    await booked(email, newPlace(), day + 3)
    expect((await stayOf(first.reference)).held_by).toHaveLength(32)
    const { body: seen } = await app.call('lookUpBooking', {
      body: { reference: first.reference, email },
      headers: { 'x-forwarded-for': newPlace() },
    })
    expect(seen.status).toBe('confirmed')
    const cancelled = await app.call('cancelBooking', {
      body: { reference: first.reference, email, feeMinor: 0 },
      headers: { 'x-forwarded-for': newPlace() },
    })
    expect(cancelled.status).toBe(200)
    expect(await stayOf(first.reference)).toEqual({ held_by: null, held_net: null })
    await booked(email, newPlace(), day + 6)
  })

  test('a signed-in customer holds ten cars, and is told when the first hold ends', async () => {
    const hanna = await newCustomer(app, 'Hanna')
    for (let n = 0; n < 10; n++) expect((await quote({ token: hanna.token, start: day + 2 * n })).status).toBe(201)
    const refused = (await quote({ token: hanna.token, start: day + 20 })) as Reply<Quote & ErrorEnvelope>
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_holds' } })
    expect(refused.body.message).toMatch(/ab \d\d:\d\d\u00A0Uhr/)
  })

  test('has ten open rentals with a proof; then a person helps', async () => {
    const mara = await newCustomer(app, 'Mara')
    for (let n = 0; n < 10; n++) {
      const { body } = await quote({ token: mara.token, start: day + 2 * n })
      expect(body.carKept).toBe(true)
      expect((await order(body.id, { email: mara.email, token: mara.token })).status).toBe(201)
    }
    const { body } = await quote({ token: mara.token, start: day + 20 })
    const refused = await order(body.id, { email: mara.email, token: mara.token })
    expect(refused).toMatchObject({ status: 409, body: { code: 'too_many_rentals' } })
    expect(refused.body.message).toContain(unbroken('+49 30 23125-100'))
  })

  test('has ten also in parallel, with any driver', async () => {
    const tom = await newCustomer(app, 'Tom')
    const quotes = []
    for (let n = 0; n < 8; n++) {
      const { body } = await quote({ token: tom.token, start: day + 2 * n })
      expect((await order(body.id, { email: tom.email, token: tom.token })).status).toBe(201)
    }
    for (let n = 8; n < 12; n++) quotes.push((await quote({ token: tom.token, start: day + 2 * n })).body)
    const answers = await Promise.all(quotes.map(({ id }) => order(id, { token: tom.token })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409])
  })

  test('keeps its answer: the same key, with a code that is spent by now', async () => {
    const email = newAddress()
    await booked(email)
    await booked(email, newPlace(), day + 3)
    const { body } = await quote({ start: day + 6 })
    await askForCode(email, body.id)
    const again = { email, emailCode: await codeFor(app, email), key: randomUUID() }
    const [one, other] = await Promise.all([order(body.id, again), order(body.id, again)])
    expect([one.status, other.status]).toEqual([201, 201])
    expect(other.body.reference).toBe(one.body.reference)
    expect((await order(body.id, again)).body.reference).toBe(one.body.reference)
  })
})

describe('a place', () => {
  test('has two cars kept; beyond that the price is kept, and a proof gets the car', async () => {
    const place = newPlace()
    for (const start of [day, day + 3]) expect((await quote({ place, start })).body.carKept).toBe(true)
    const { status, body: loose } = await quote({ place, start: day + 6 })
    expect({ status, kept: loose.carKept, state: loose.state }).toEqual({ status: 201, kept: false, state: 'held' })
    expect((await app.call('getQuote', { params: { id: loose.id } })).body).toMatchObject({
      id: loose.id,
      carKept: false,
    })
    const email = newAddress()
    expect(await order(loose.id, { place, email })).toMatchObject({ status: 409, body: { code: 'email_unproven' } })
    await askForCode(email, loose.id, place)
    const made = await order(loose.id, { place, email, emailCode: await codeFor(app, email) })
    expect(made.status).toBe(201)
    expect(made.body.price.totalMinor).toBe(loose.price.totalMinor)
    expect((await app.call('getQuote', { params: { id: loose.id } })).body.state).toBe('used')
  })

  test('is a /56 of IPv6; a /48 has four times as much', async () => {
    const ask = (place: string, n: number) => quote({ place, start: day + 2 * n })
    for (const n of [0, 1]) expect((await ask(`2001:db8:7:1${n}::1`, n)).body.carKept).toBe(true)
    expect((await ask('2001:db8:7:1f::9', 2)).body.carKept).toBe(false)
    for (const n of [3, 4, 5, 6, 7, 8]) expect((await ask(`2001:db8:7:${n}00::1`, n)).body.carKept).toBe(true)
    expect((await ask('2001:db8:7:900::1', 9)).body.carKept).toBe(false)
    expect((await ask('2001:db8:8:900::1', 9)).body.carKept).toBe(true)
    for (const table of ['stay', 'quote'] as const) {
      const kept = (await rowsOf(app, table)).map((row) => row.held_by?.toString('latin1') ?? '')
      expect(kept.join('')).not.toMatch(/2001|203\.0/)
    }
  })

  test('a visitor who replaces a hold has as many as before', async () => {
    const place = newPlace()
    const { body: first } = await quote({ place })
    await quote({ place, start: day + 3 })
    const { body: other } = await quote({ place, start: day + 6, replaces: first.id })
    expect(other.carKept).toBe(true)
    const { body: loose } = await quote({ place, start: day + 9 })
    expect(loose.carKept).toBe(false)
    // Replacing a quote without a car frees no car.
    const { body: next } = await quote({ place, start: day + 12, replaces: loose.id })
    expect(next.carKept).toBe(false)
    expect((await app.call('getQuote', { params: { id: loose.id } })).body.state).toBe('expired')
  })

  test('the same key gives the same answer, with or without a car', async () => {
    const place = newPlace()
    const [kept, loose] = [randomUUID(), randomUUID()]
    const { body: first } = await quote({ place, key: kept })
    await quote({ place, start: day + 3 })
    const { body: second } = await quote({ place, start: day + 6, key: loose })
    expect((await quote({ place, key: kept })).body.id).toBe(first.id)
    expect((await quote({ place, start: day + 6, key: loose })).body.id).toBe(second.id)
    expect(await quote({ place, start: day + 9, key: loose })).toMatchObject({ body: { code: 'idempotency_conflict' } })
  })

  test('ten honest visitors behind one address are all served, eight of them with a code', async () => {
    const place = newPlace()
    const quotes = []
    for (let n = 0; n < 10; n++) quotes.push((await quote({ place, vehicleId: 302 })).body)
    expect(quotes.filter(({ carKept }) => carKept)).toHaveLength(2)
    for (const { id } of quotes) {
      const email = newAddress()
      const first = await order(id, { email, place: newPlace() })
      if (first.status === 201 || first.body.code === 'sold_out') continue
      expect(first.body.code).toBe('email_unproven')
      await askForCode(email, id, newPlace())
      expect((await order(id, { email, emailCode: await codeFor(app, email) })).status).toBe(201)
    }
    const starts = { vehicle_id: 302, status: 'confirmed', starts_local: inDays(day) } as const
    const { length: made } = await rowsOf(app, 'booking', starts)
    const { length: cars } = await rowsOf(app, 'car', { class_id: 3, home_branch: 3 })
    // The class has fewer cars than there are visitors, so the last ones are refused.
    expect(made).toBe(Math.min(10, cars))
  })
})

describe('a branch', () => {
  beforeEach(async () => {
    await rewrite(app, 'stay', {}, { held_by: null, held_net: null })
    await share(5)
  })
  afterEach(() => share(100))

  test('keeps one of 38 cars on a day for all of them, however long ago they asked', async () => {
    const one = await booked(newAddress())
    await rewrite(app, 'booking', {}, { created_at: inMinutes(-3 * 24 * 60) })
    expect((await quote()).body.carKept).toBe(false)
    expect((await quote({ start: day - 1, days: 4 })).body.carKept).toBe(false)
    expect((await quote({ start: day + 2 })).body.carKept).toBe(true)
    // Proving the address frees a place.
    const email = newAddress()
    const { body: loose } = await quote()
    expect(await order(loose.id, { email })).toMatchObject({ status: 409, body: { code: 'email_unproven' } })
    await askForCode(email, loose.id)
    expect((await order(loose.id, { email, emailCode: await codeFor(app, email) })).status).toBe(201)
    expect((await quote()).body.carKept).toBe(false)
    const { id } = await rowOf(app, 'booking', { reference: one.reference })
    await rewrite(app, 'stay', { id }, { held_by: null, held_net: null })
    expect((await quote()).body.carKept).toBe(true)
  })

  test('keeps a car that nobody came for as one of them until its time is over', async () => {
    const { reference } = await booked(newAddress(), newPlace(), day, 2)
    const move = (minutes: number) => yardOf(app).moveInTime(reference, `${minutes} minutes`)
    const { starts_at: start } = await rowOf(app, 'booking', { reference })
    // The rental began an hour ago and ends no earlier than tomorrow, also when that hour was yesterday.
    await move(-Math.round((start.getTime() - Date.now()) / 60_000) - 60)
    await forgetUnproven(app.ctx, system('forget_unproven'))
    expect((await stayOf(reference)).held_by).toHaveLength(32)
    expect((await quote({ start: 1 })).body.carKept).toBe(false)
    await move(-48 * 60)
    await forgetUnproven(app.ctx, system('forget_unproven'))
    expect(await stayOf(reference)).toEqual({ held_by: null, held_net: null })
    expect((await quote({ start: 1 })).body.carKept).toBe(true)
  })
})

describe('the code', () => {
  test('is tried five times, also in parallel', async () => {
    const email = newAddress()
    await booked(email)
    await booked(email, newPlace(), day + 3)
    const { body } = await quote({ start: day + 6 })
    await askForCode(email, body.id)
    const right = await codeFor(app, email)
    const wrong = right === '111111' ? '222222' : '111111'
    await Promise.all(Array.from({ length: 5 }, () => order(body.id, { email, emailCode: wrong })))
    expect((await order(body.id, { email, emailCode: right })).body.code).toBe('wrong_code')
  })

  test('proves one booking, also in parallel', async () => {
    const email = newAddress()
    await booked(email)
    await booked(email, newPlace(), day + 3)
    const quotes = [(await quote({ start: day + 6 })).body, (await quote({ start: day + 9 })).body]
    await askForCode(email, quotes[0]!.id)
    const emailCode = await codeFor(app, email)
    const answers = await Promise.all(quotes.map(({ id }) => order(id, { email, emailCode })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
  })

  test('is sent once in ten minutes, and nothing of it can be read in the database', async () => {
    const email = newAddress()
    const { body } = await quote()
    expect((await askForCode(email, body.id)).status).toBe(202)
    const again = await askForCode(email, body.id)
    expect(again).toMatchObject({ status: 429, body: { code: 'letters_braked' } })
    // The wait is ten minutes, not twenty.
    const times = [10, 11].map((minutes) => timeOf(toLocal(new Date(Date.now() + minutes * 60_000))))
    expect(again.body.message).toMatch(new RegExp(`ab (${times.join('|')})\\u00A0Uhr`))
    const all = await textOf(app, 'email_code')
    expect(all).not.toContain(await codeFor(app, email))
    expect(all).not.toContain('guest')
  })

  test('keeps the hold while it travels, for twice the time at most', async () => {
    const { body } = await quote()
    const { id } = body
    await rewrite(app, 'quote', { id }, { created_at: inMinutes(-14), expires_at: inMinutes(1) })
    await askForCode(newAddress(), body.id)
    const { secondsLeft } = (await app.call('getQuote', { params: { id: body.id } })).body
    expect(secondsLeft).toBeGreaterThan(14 * 60)
    await rewrite(app, 'quote', { id }, { created_at: inMinutes(-29), expires_at: inMinutes(1 / 6) })
    await askForCode(newAddress(), body.id)
    expect((await app.call('getQuote', { params: { id: body.id } })).body.secondsLeft).toBeLessThanOrEqual(60)
  })

  test('does not help another address to what was held with it', async () => {
    const place = newPlace()
    await quote({ place })
    await quote({ place, start: day + 3 })
    const { body: loose } = await quote({ place, start: day + 6 })
    const email = newAddress()
    await askForCode(email, loose.id, place)
    // The proof succeeds, but the order is refused for another reason.
    const driver = { ...sampleDriver, email, licenseExpiry: inDays(1).slice(0, 10) }
    const body = { ...bookingBody(loose.id), driver, emailCode: await codeFor(app, email) }
    const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': place }
    expect((await app.call('createBooking', { body, headers })).body.code).toBe('driver_not_eligible')
    expect((await order(loose.id, { place })).body.code).toBe('email_unproven')
    expect((await order(loose.id, { place, email, emailCode: await codeFor(app, email) })).status).toBe(201)
  })
})

test('what served to count or prove somebody is removed', async () => {
  await quote()
  await rewrite(app, 'email_code', {}, { expires_at: inMinutes(-1) })
  await rewrite(app, 'quote', {}, { expires_at: inMinutes(-1) })
  await forgetUnproven(app.ctx, system('forget_unproven'))
  expect(await rowsOf(app, 'email_code')).toEqual([])
  expect((await rowsOf(app, 'quote')).filter((row) => row.held_by !== null)).toEqual([])
})

test('in the hour an address gets three letters that it may not have asked for, and none of them twice', async () => {
  const email = newAddress()
  const call = (path: string, body: object, more: Record<string, string> = {}) =>
    app.post(path, body, { 'x-forwarded-for': newPlace(), ...more })
  const fullName = {
    fullName: 'Mara Muster',
    password: 'vier lose Worte zum Merken',
    acceptTerms: true,
    language: 'de',
  }
  for (let round = 0; round < 3; round++) {
    await call('/api/account/sign-up', { ...fullName, email })
    await call('/api/email-codes', { email: email.replace('@', `+${round}@`), quoteId: randomUUID(), language: 'de' })
    await call('/api/account/password-link', { email, language: 'de' })
    await call(
      '/api/contact-messages',
      {
        name: 'Mara',
        email,
        phone: '',
        reference: '',
        branch: 'general',
        message: 'Guten Tag',
        language: 'de',
        website: '',
        filledMs: 30_000,
      },
      { 'idempotency-key': randomUUID() },
    )
  }
  const unasked = (await rowsOf(app, 'letter', { unasked: true })).filter(
    ({ recipient }) => recipient.replace(/\+\d/, '') === email,
  )
  expect(unasked).toHaveLength(3)
  expect(new Set(unasked.map(({ kind }) => kind)).size).toBe(3)
  // The booking is made all the same, and the page says that no letter will come.
  const made = await booked(email)
  expect(made.mailed).toBe(false)
  expect(await kindsOf(app, { to: email })).not.toContain('booking_confirmed')
})
