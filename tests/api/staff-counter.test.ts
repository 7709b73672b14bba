import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { CustomerId } from '#domain/ids.ts'
import { toLocal } from '#domain/period.ts'
import { checkSoundness } from '#store/soundness.ts'
import { inDays } from '#support/client.ts'
import { bearer, newCustomer, type SignedIn } from '#support/customer.ts'
import { deskOf, somebody } from '#support/desk.ts'
import { givenIn } from '#support/given.ts'
import { orderOffer } from '#support/offer.ts'
import { appForAll } from '#support/open-app.ts'
import { pdfText } from '#support/pdf-text.ts'
import { kindsOf, lettersOf, tokenIn } from '#support/posted.ts'
import { rowOf, rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'
import { yardOf } from '#support/yard.ts'

const [TEMPELHOF, AIRPORT] = [1, 3]
const app = appForAll({ anyHour: true })
let agent: SignedIn
let manager: SignedIn
let elsewhere: SignedIn
beforeAll(async () => {
  agent = await newStaff(app, 'agent', [AIRPORT])
  elsewhere = await newStaff(app, 'agent', [TEMPELHOF])
  manager = await newStaff(app, 'manager')
})
afterAll(async () => {
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code ?? ''}`.trim()
const desk = () => deskOf(app, agent)
const bookingRow = (reference: string) => rowOf(app, 'booking', { reference })
const find = async (q: string, as = agent) => (await app.call('findRenters', { as, query: { q } })).body.renters
/** Name that no other test has. */
const newName = () =>
  `Beispiel${randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`

describe('a booking for a caller', () => {
  test('is confirmed in either launch state, with its letter in their language and the colleague who made it', async () => {
    for (const bookings of ['soon', 'open'] as const) {
      await app.setBookings(bookings)
      const { id, price } = await desk().hold()
      const person = somebody()
      const { status, body } = await desk().book(id, { person, language: 'en' })
      expect(status).toBe(201)
      expect(body).toMatchObject({ status: 'confirmed', customer: 'Ben Beispiel', paymentMethod: 'cash', mailed: true })
      expect(body.price.totalMinor).toBe(price.totalMinor)
      const row = await bookingRow(body.reference)
      expect(row).toMatchObject({
        origin: 'phone',
        booked_by: agent.user.id,
        email: person.email,
        despite_block: false,
      })
      const letters = await lettersOf(app, { about: body.reference })
      expect(letters.map(({ kind, recipient, language }) => [kind, recipient, language])).toEqual([
        ['booking_confirmed', person.email, 'en'],
      ])
      expect(letters[0]!.data).toMatchObject({ member: false, paymentMethod: 'cash' })
      const [made] = await rowsOf(app, 'audit', { booking_id: row.id })
      expect(made).toMatchObject({ event: 'made', actor_kind: 'staff', actor_id: agent.user.id })
      expect(made!.after).toEqual({ status: 'confirmed', origin: 'phone' })
    }
  })

  test('at the counter needs no mail address: no letter is sent, and the customer is kept with the phone number', async () => {
    const lastName = newName()
    const person = { firstName: 'Ben', lastName, dateOfBirth: '1985-03-04', phone: '0171 23125-77' }
    const { id } = await desk().hold()
    const { status, body } = await desk().book(id, { person, origin: 'counter' })
    expect([status, body.mailed]).toEqual([201, false])
    expect(await kindsOf(app, { about: body.reference })).toEqual([])
    const row = await bookingRow(body.reference)
    expect(row).toMatchObject({ origin: 'counter', email: '', phone: '0171 23125-77' })
    expect(await rowOf(app, 'customer', { last_name: lastName })).toMatchObject({
      id: row.customer_id,
      account_id: null,
      email: null,
      phone: '0171 23125-77',
      date_of_birth: '1985-03-04',
    })
    const found = await find('+49 171 2312577')
    expect(found).toMatchObject([{ lastName, tier: null, rentals: 1, block: null }])
    // The next booking is for the same customer.
    const again = await desk().hold({ customer: found[0]!.id })
    expect((await desk().book(again.id, { person, customer: found[0]!.id })).status).toBe(201)
    expect(await rowsOf(app, 'customer', { last_name: lastName })).toHaveLength(1)
  })

  test('may begin in the current half hour, without lead time, but not before it', async () => {
    const running = new Date(Math.floor(Date.now() / 1_800_000) * 1_800_000)
    const [start, end] = [toLocal(running), toLocal(new Date(running.getTime() + 86_400_000))]
    if (start.slice(11) < '06:00' || start.slice(11) > '23:30') return
    const trip = { start, end, vehicleId: 301 }
    expect((await givenIn(app).quote(trip)).body.code).toBe('invalid_period')
    const { id } = await desk().hold(trip)
    const { reference } = (await desk().book(id, { origin: 'counter' })).body
    const params = { reference }
    const { version, cars } = (await app.call('getStaffBooking', { as: agent, params })).body
    const body = { version, plate: cars[0]!.plate, km: cars[0]!.km }
    expect((await app.call('handOverStaffBooking', { as: agent, params, body })).status).toBe(200)
    const past = { ...trip, start: inDays(-1), end: inDays(1) }
    expect((await desk().quote(past)).body).toMatchObject({ code: 'invalid_period', fields: { start: 'in_past' } })
  })

  test('is made once for one key, also if the answer was lost', async () => {
    const { id } = await desk().hold()
    const [key, person] = [randomUUID(), somebody()]
    const answers = await Promise.all([desk().book(id, { person }, key), desk().book(id, { person }, key)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1)
    expect(await rowsOf(app, 'customer', { email: person.email })).toHaveLength(1)
    expect(codeOf(await desk().book(id, { person, language: 'en' }, key))).toBe('409 idempotency_conflict')
    expect(codeOf(await desk().book(id, { person }))).toBe('409 quote_used')
  })

  test('needs somebody who may drive, and an address or a number', async () => {
    const { id } = await desk().hold()
    const young = await desk().book(id, { person: somebody({ dateOfBirth: '2015-01-01' }) })
    expect(young.body).toMatchObject({ code: 'driver_not_eligible', fields: { 'driver.dateOfBirth': 'under_age' } })
    const nowhere = await desk().book(id, { person: somebody({ email: undefined, phone: undefined }) })
    expect(nowhere.body).toMatchObject({ code: 'invalid_input', fields: { 'person.phone': 'missing' } })
    const soon = await desk().book(id, { paymentMethod: 'bank_transfer' })
    expect(codeOf(soon)).toBe('422 payment_not_offered')
    expect((await desk().book(id)).status).toBe(201)
  })
})

describe('a member', () => {
  test('has the price and the points of their account', async () => {
    const mara = await newCustomer(app, 'Mara')
    const day = app.ownDays(2)
    const [mine, others] = [
      await desk().hold({ from: day, customer: mara.customerId }),
      await desk().hold({ from: day, vehicleId: 401 }),
    ]
    expect(mine.price.items.map(({ kind }) => kind)).toContain('first_rental_discount')
    expect(others.price.items.map(({ kind }) => kind)).not.toContain('first_rental_discount')
    // A price for one person is not that of another.
    expect(codeOf(await desk().book(mine.id))).toBe('409 price_changed')
    const person = somebody({ email: mara.email })
    const { status, body } = await desk().book(mine.id, { customer: mara.customerId, person })
    expect(status).toBe(201)
    const own = await app.call('getOwnBookings', { as: mara, query: { part: 'current' } })
    expect(own.body.bookings.map(({ reference }) => reference)).toEqual([body.reference])
    const again = await desk().hold({ customer: mara.customerId })
    expect(again.price.items.map(({ kind }) => kind)).not.toContain('first_rental_discount')
  })

  test('pays days with points, which are taken when they are booked', async () => {
    const mara = await newCustomer(app, 'Mara')
    // Points of somebody who has never rented here are not the agent's to see, nor to spend.
    await givenIn(app).booking({ as: mara, email: mara.email, pickup: AIRPORT, dropoff: AIRPORT })
    const points = { customer_id: mara.customerId, points: 15_000, kind: 'staff', note: 'a gift' } as const
    await app.db.db.insertInto('points_entry').values(points).execute()
    const customer = mara.customerId
    const trip = { from: app.ownDays(2), days: 2, customer, freeDays: 1 }
    const [one, two] = [await desk().hold(trip), await desk().hold({ ...trip, vehicleId: 401 })]
    expect([one.price.points, two.price.points]).toEqual([15_000, 15_000])
    const person = somebody({ email: mara.email })
    expect((await desk().book(one.id, { customer, person })).status).toBe(201)
    expect(codeOf(await desk().book(two.id, { customer, person }))).toBe('409 points_gone')
    const found = await find(mara.email)
    expect(found).toMatchObject([{ id: customer, tier: 'prime', points: 0, rentals: 2 }])
  })
})

describe('an offer to a caller', () => {
  test('keeps the car until its end and becomes a booking by their order alone', async () => {
    const person = somebody()
    const { id } = await desk().hold()
    const { status, body } = await desk().offer(id, { person, hours: 24 })
    expect([status, body.status, body.mailed]).toEqual([201, 'offered', true])
    const hours = (Date.parse(body.offerUntil!) - Date.now()) / 3_600_000
    expect(Math.round(hours)).toBe(24)
    expect(await kindsOf(app, { about: body.reference })).toEqual(['request_offered'])
    const row = await bookingRow(body.reference)
    expect(row).toMatchObject({ origin: 'phone', booked_by: agent.user.id })
    const steps = (await rowsOf(app, 'audit', { booking_id: row.id })).map(({ after }) => after)
    expect(steps).toEqual([{ status: 'requested', origin: 'phone' }, { status: 'offered' }])
    expect(await rowsOf(app, 'charge', { booking_id: row.id })).toEqual([])
    const token = await tokenIn(app, { kind: 'request_offered', about: body.reference })
    const papers = { passportNumber: 'C01X00T47', licenseNumber: 'B072RRE2I55', licenseExpiry: '2035-01-01' }
    const ordered = await orderOffer(app, token, { driver: { ...papers, address: 'Musterweg 1a' } })
    expect([ordered.status, ordered.body.status]).toEqual([200, 'confirmed'])
  })

  test('needs an address, and time until the pickup', async () => {
    const { id } = await desk().hold()
    expect(codeOf(await desk().offer(id, { person: somebody({ email: undefined }) }))).toBe('422 no_address')
    expect((await desk().offer(id)).status).toBe(201)
    const next = new Date(Math.ceil(Date.now() / 1_800_000) * 1_800_000)
    const [start, end] = [toLocal(next), toLocal(new Date(next.getTime() + 86_400_000))]
    if (start.slice(11) < '06:00' || start.slice(11) > '23:30') return
    const soon = await desk().hold({ start, end, vehicleId: 303 })
    expect(codeOf(await desk().offer(soon.id))).toBe('409 too_late')
  })
})

describe('a hold at the desk', () => {
  test('is the colleague’s alone, and free again when they give it up', async () => {
    const { id } = await desk().hold()
    expect(codeOf(await deskOf(app, manager).book(id))).toBe('404 not_found')
    expect(codeOf(await app.call('getQuote', { params: { id } }))).toBe('404 not_found')
    expect((await app.call('dropQuoteAtDesk', { as: manager, params: { id } })).body).toEqual({ dropped: false })
    expect((await app.call('dropQuoteAtDesk', { as: agent, params: { id } })).body).toEqual({ dropped: true })
    expect(codeOf(await desk().book(id))).toBe('409 quote_expired')
  })

  test('is not limited as those of visitors are', async () => {
    const from = app.ownDays(1)
    for (let held = 0; held < 5; held++)
      expect((await desk().quote({ from, days: 1, vehicleId: 302 })).status).toBe(201)
  })

  test('of the last car is given to one of two colleagues; the other reads where else there is one', async () => {
    const trip = { from: app.ownDays(1), days: 1, vehicleId: 801 }
    const [start, end] = [inDays(trip.from), inDays(trip.from + 1)]
    const there = { pickup: '3', dropoff: '3', start, end }
    const freeIn = async (classOf: number) => {
      const { body } = await app.call('findAtDesk', { as: agent, query: there })
      return body.offers.find(({ vehicleId }) => vehicleId === classOf)!
    }
    for (let { free } = await freeIn(801); free > 1; free--) await desk().hold(trip)
    const answers = await Promise.all([desk().quote(trip), deskOf(app, manager).quote(trip)])
    expect(answers.map(codeOf).toSorted((one, other) => one.localeCompare(other))).toEqual(['201', '409 sold_out'])
    const left = await freeIn(801)
    expect(left).toMatchObject({ available: false, reason: 'sold_out', free: 0 })
    expect(left.elsewhere.map(({ branch }) => branch)).toEqual([TEMPELHOF])
    expect((await freeIn(302)).free).toBeGreaterThan(0)
  })
})

describe('an agent of another branch', () => {
  test('holds and books nothing here, but a one-way rental that arrives at theirs', async () => {
    const there = deskOf(app, elsewhere)
    const { body } = await there.quote()
    expect(body).toMatchObject({ code: 'invalid_input', fields: { pickup: 'not_a_choice' } })
    const [start, end] = [inDays(20), inDays(22)]
    const query = { pickup: '3', dropoff: '3', start, end }
    expect(codeOf(await app.call('findAtDesk', { as: elsewhere, query }))).toBe('400 invalid_input')
    const arriving = await there.hold({ pickup: AIRPORT, dropoff: TEMPELHOF })
    const booked = await there.book(arriving.id)
    expect(booked.status).toBe(201)
    expect(await kindsOf(app, { about: booked.body.reference, to: 'branch:1' })).toEqual(['staff_booking'])
  })

  test('gets no agreement of a booking here', async () => {
    const { id } = await desk().hold()
    const { reference } = (await desk().book(id)).body
    const agreement = (as: SignedIn) =>
      app.app.inject({ url: `/api/staff/bookings/${reference}/agreement`, headers: bearer(as.token) })
    const mine = await agreement(agent)
    expect([mine.statusCode, mine.headers['content-type']]).toEqual([200, 'application/pdf'])
    const text = pdfText(mine.rawPayload)
    expect(text).toContain('Ben Beispiel')
    expect(text).toContain('Barzahlung')
    expect((await agreement(elsewhere)).statusCode).toBe(404)
  })
})

describe('somebody who is blocked', () => {
  const block = (customer: string) =>
    app.call('blockCustomer', { as: manager, params: { id: customer }, body: { reason: 'Schaden', until: null } })

  test('is shown with the reason, and rents from a manager alone, who gives theirs', async () => {
    const mara = await newCustomer(app, 'Mara')
    const customer = mara.customerId
    await block(customer)
    const seen = { block: { reason: 'Schaden', by: 'Kim Beispiel', until: null } }
    expect(await find(mara.email, manager)).toMatchObject([seen])
    // The reason of a block belongs to the branches of the person.
    expect(await find(mara.email)).toMatchObject([{ seen: false, block: { reason: null, by: null, until: null } }])
    const person = somebody({ email: mara.email })
    const mine = await desk().hold({ customer })
    expect(codeOf(await desk().book(mine.id, { customer, person }))).toBe('409 customer_blocked')
    expect(codeOf(await desk().offer(mine.id, { customer, person }))).toBe('409 customer_blocked')
    const despiteBlock = 'Hat heute bezahlt'
    expect(codeOf(await desk().book(mine.id, { customer, person, despiteBlock }))).toBe('403 forbidden')
    const boss = deskOf(app, manager)
    const theirs = await boss.hold({ customer })
    expect(codeOf(await boss.book(theirs.id, { customer, person }))).toBe('409 customer_blocked')
    const { status, body } = await boss.book(theirs.id, { customer, person, despiteBlock })
    expect(status).toBe(201)
    const row = await bookingRow(body.reference)
    expect(row.despite_block).toBe(true)
    expect(await rowsOf(app, 'audit', { booking_id: row.id })).toMatchObject([{ event: 'made', reason: despiteBlock }])
  })

  test('orders the offer that a manager made them all the same', async () => {
    const mara = await newCustomer(app, 'Mara')
    const customer = mara.customerId
    await block(customer)
    const boss = deskOf(app, manager)
    const { id } = await boss.hold({ customer })
    const person = somebody({ email: mara.email, licenseNumber: 'B072RRE2I99', licenseExpiry: '2035-01-01' })
    const { body } = await boss.offer(id, { customer, person, despiteBlock: 'Hat bezahlt' })
    const token = await tokenIn(app, { kind: 'request_offered', about: body.reference })
    const driver = { passportNumber: 'C01X00T47', address: 'Musterweg 1a' }
    expect((await orderOffer(app, token, { driver })).status).toBe(200)
  })

  test('is recognised as somebody new by the address or the licence', async () => {
    const mara = await newCustomer(app, 'Mara')
    const licenseNumber = `K${randomUUID().slice(0, 8)}7`
    const { id } = await desk().hold({ customer: mara.customerId })
    const person = somebody({ email: mara.email, licenseNumber })
    expect((await desk().book(id, { customer: mara.customerId, person })).status).toBe(201)
    await block(mara.customerId)
    const check = async (body: object) => (await app.call('checkRenter', { as: agent, body })).body
    expect(await check({ email: mara.email })).toMatchObject({
      block: { reason: 'Schaden' },
      known: [{ id: mara.customerId }],
    })
    expect(await check({ licenseNumber: licenseNumber.toUpperCase() })).toMatchObject({ block: { reason: 'Schaden' } })
    expect(await check({ email: 'nobody@post.example' })).toEqual({ block: null, known: [] })
    for (const changes of [{ email: mara.email }, { licenseNumber }]) {
      const other = await desk().hold()
      expect(codeOf(await desk().book(other.id, { person: somebody(changes) }))).toBe('409 customer_blocked')
    }
  })
})

describe('customers', () => {
  test('are found by the beginning of a name in either order, of an address and of a number', async () => {
    const lastName = newName()
    const phone = '0151 / 23125-64'
    const person = {
      firstName: 'Ida Maria',
      lastName,
      dateOfBirth: '1985-03-04',
      email: `${lastName}@post.example`,
      phone,
    }
    const { id } = await desk().hold()
    await desk().book(id, { person })
    const half = lastName.slice(0, 14)
    for (const q of [half, half.toUpperCase(), `ida maria ${half}`, `${half}, Ida`, `${half}@`, `${lastName}@post`]) {
      const names = (await find(q)).map((one) => one.lastName)
      expect([q, names]).toEqual([q, q === `${half}@` ? [] : [lastName]])
    }
    for (const q of ['+49 151 23125', '0151-2312564'])
      expect((await find(q)).map((one) => one.lastName)).toContain(lastName)
    for (const q of ['_', 'nobodyofthisname', '0']) expect(await find(q)).toEqual([])
  })
})

describe('a customer of other branches', () => {
  const born = '1985-03-04'
  const strange = async () => {
    const lastName = newName()
    const digits = String(Math.floor(Math.random() * 9e7) + 1e7)
    const person = {
      firstName: 'Ida',
      lastName,
      dateOfBirth: born,
      email: `${lastName}@post.example`.toLowerCase(),
      phone: `+49 30 ${digits}`,
    }
    const { id } = await desk().hold()
    expect((await desk().book(id, { person })).status).toBe(201)
    return { ...person, digits }
  }

  test('is found by the whole address or number or by name and birthday, and by nothing less', async () => {
    const { lastName, email, digits } = await strange()
    for (const q of [
      email,
      email.toUpperCase(),
      `030 ${digits}`,
      `Ida ${lastName} 04.03.1985`,
      `${lastName} ida ${born}`,
    ])
      expect([q, (await find(q, elsewhere)).map((one) => one.lastName)]).toEqual([q, [lastName]])
    const less = [lastName, `Ida ${lastName}`, email.slice(0, -1), `030 ${digits.slice(0, -1)}`]
    for (const q of [...less, `Ida ${lastName} 05.03.1985`, `Ida ${born}`])
      expect([q, await find(q, elsewhere)]).toEqual([q, []])
  })

  test('is told of by name alone, until a booking brings them here', async () => {
    const { email, phone, lastName, firstName } = await strange()
    const [found] = await find(email, elsewhere)
    const { id, language, ...told } = found!
    expect(told).toEqual({
      firstName,
      lastName,
      seen: false,
      tier: null,
      company: null,
      dateOfBirth: null,
      email: null,
      phone: null,
      points: 0,
      rentals: 0,
      lastRental: null,
      businesses: [],
      block: null,
    })
    expect(language).toBe('de')
    const given = { customer_id: id as CustomerId, points: 30_000, kind: 'staff', note: 'a gift' } as const
    await app.db.db.insertInto('points_entry').values(given).execute()
    const paid = { pickup: TEMPELHOF, dropoff: TEMPELHOF, customer: id, days: 3, freeDays: 2 }
    // How many days the points pay for would say how many there are.
    expect((await deskOf(app, elsewhere).hold(paid)).price.points).toBeUndefined()
    const page = () => app.call('getStaffCustomer', { as: elsewhere, params: { id } })
    expect(codeOf(await page())).toBe('404 not_found')
    const there = deskOf(app, elsewhere)
    const held = await there.hold({ pickup: TEMPELHOF, dropoff: TEMPELHOF, customer: id })
    const person = { firstName, lastName, dateOfBirth: born, email }
    expect((await there.book(held.id, { customer: id, person })).status).toBe(201)
    expect(await find(email, elsewhere)).toMatchObject([{ seen: true, phone, dateOfBirth: born }])
    expect((await page()).status).toBe(200)
  })

  test('is rented to by nobody who does not know what they say of themselves', async () => {
    const { email, phone, lastName, firstName } = await strange()
    const [found] = await find(email, elsewhere)
    const { id } = found!
    const there = deskOf(app, elsewhere)
    const booked = async (person: object) => {
      const held = await there.hold({ pickup: TEMPELHOF, dropoff: TEMPELHOF, customer: id })
      return await there.book(held.id, { customer: id, person: { ...somebody(), ...person } })
    }
    const held = await there.hold({ pickup: TEMPELHOF, dropoff: TEMPELHOF, customer: id })
    expect(codeOf(await there.offer(held.id, { customer: id }))).toBe('422 renter_differs')
    for (const person of [{}, { firstName, lastName, dateOfBirth: '1985-03-05' }, { phone: phone.slice(0, -1) }])
      expect(codeOf(await booked(person))).toBe('422 renter_differs')
    expect(codeOf(await app.call('getStaffCustomer', { as: elsewhere, params: { id } }))).toBe('404 not_found')
    expect((await booked({ firstName, lastName, dateOfBirth: born })).status).toBe(201)
    // From now on they are a customer of this branch, too.
    expect((await booked({})).status).toBe(201)
  })

  test('is rented to by their number or address alone', async () => {
    for (const known of ['email', 'phone'] as const) {
      const who = await strange()
      const [found] = await find(who.email, elsewhere)
      const there = deskOf(app, elsewhere)
      const held = await there.hold({ pickup: TEMPELHOF, dropoff: TEMPELHOF, customer: found!.id })
      const person = somebody({ [known]: who[known] })
      expect((await there.book(held.id, { customer: found!.id, person })).status).toBe(201)
    }
  })

  test('fills no list of those found by the end of a number', async () => {
    const lastName = newName()
    const end = `0${String(Math.floor(Math.random() * 9e6) + 1e6)}`
    await app.db.pool.query(
      `insert into customer (id, first_name, last_name, phone)
       select gen_random_uuid(), 'Ida', $1, '+49 171 ' || n || $2 from generate_series(100, 300) n`,
      [newName(), end],
    )
    const { id } = await desk().hold()
    const person = somebody({ lastName, phone: `+49 171 999${end}` })
    expect((await desk().book(id, { person })).status).toBe(201)
    expect((await find(end)).map((one) => one.lastName)).toEqual([lastName])
  })

  test('who has become one of this branch has the rentals here counted alone', async () => {
    const { email, lastName, firstName } = await strange()
    const { id } = (await find(email, elsewhere))[0]!
    const there = deskOf(app, elsewhere)
    const from = app.ownDays(2)
    const held = await there.hold({ pickup: TEMPELHOF, dropoff: TEMPELHOF, customer: id, from })
    const person = { firstName, lastName, dateOfBirth: born, email }
    const { reference } = (await there.book(held.id, { customer: id, person })).body
    const later = await desk().hold({ customer: id })
    expect((await desk().book(later.id, { customer: id, person })).status).toBe(201)
    // A rental that is still to come is not the last one.
    expect(await find(email, elsewhere)).toMatchObject([{ rentals: 1, lastRental: null }])
    await yardOf(app).handOver(reference)
    expect(await find(email, elsewhere)).toMatchObject([{ rentals: 1, lastRental: inDays(from) }])
    expect(await find(email, manager)).toMatchObject([{ rentals: 3 }])
  })

  test('has the price of their membership at this desk, and keeps tier and points to themselves', async () => {
    const mara = await newCustomer(app, 'Mara')
    const { customerId: customer } = mara
    const { id } = await desk().hold({ from: app.ownDays(2), customer })
    expect((await desk().book(id, { customer, person: somebody({ email: mara.email }) })).status).toBe(201)
    const points = { customer_id: customer, points: 15_000, kind: 'staff', note: 'a gift' } as const
    await app.db.db.insertInto('points_entry').values(points).execute()
    const from = app.ownDays(2)
    const asked = async (as: SignedIn, branch: number) => {
      const there = { pickup: String(branch), dropoff: String(branch), start: inDays(from), end: inDays(from + 1) }
      const { status, body } = await app.call('findAtDesk', { as, query: { ...there, customer } })
      return [status, body.member]
    }
    expect(await asked(agent, AIRPORT)).toEqual([200, { tier: 'prime', points: 15_000 }])
    expect(await asked(elsewhere, TEMPELHOF)).toEqual([200, null])
  })
})
