import { operator, system } from '#support/acting.ts'
import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { driverReasons as german } from '#content/de/server.ts'
import { driverReasons as english } from '#content/en/server.ts'
import type { Booking, Quote } from '#contract/booking.ts'
import { sheetOf, sheetText } from '#cli/booking-sheet.ts'
import { showAgreement } from '#usecases/booking/show-agreement.ts'
import { showBooking } from '#usecases/booking/show.ts'
import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { createTestApp, type TestApp } from '#support/app.ts'
import { lettersOf } from '#support/posted.ts'
import { checkSoundness } from '#store/soundness.ts'
import { wordsOf } from '#words/words.ts'
import { bookingBody, inDays, sampleDriver, sampleOther, sampleThird } from '#support/client.ts'
import { bearer, newCustomer, PASSWORD, type Customer } from '#support/customer.ts'
import { orderOffer, sendOffer, viewOffer } from '#support/offer.ts'
import { pdfText } from '#support/pdf-text.ts'
import { yardOf } from '#support/yard.ts'
import { rewrite, rowOf, rowsOf } from '#support/rows.ts'

const bodo = sampleOther
const erika = sampleThird
const DAY_MS = 86_400_000

let app: TestApp
let mara: Customer
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(async () => {
  expect(await checkSoundness(app.db.pool)).toEqual([])
  await app.close()
})
let day: number
beforeEach(async () => {
  mara = await newCustomer(app, 'Mara')
  day = app.ownDays(4)
  await app.setBookings('open')
})

const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await app.db.pool.query<T>(text, values)).rows
const tripFor = (count: number) => ({
  vehicleId: 302,
  pickup: 3 as const,
  dropoff: 3 as const,
  start: inDays(day),
  end: inDays(day + 2),
  extras: count === 0 ? [] : [{ code: 'additional_driver', quantity: count }],
  crossBorder: false,
})
const keyed = (who: Customer | null, key: string = randomUUID()) => ({
  'idempotency-key': key,
  ...(who && bearer(who.token)),
})

async function quoteFor(count: number, who: Customer | null): Promise<Quote> {
  const quote = await app.call('createQuote', { body: tripFor(count), headers: keyed(who) })
  expect(quote.status).toBe(201)
  return quote.body
}
const bodyFor = (quote: Quote, drivers: readonly object[] | undefined, who: Customer | null) => ({
  ...bookingBody(quote.id),
  driver: { ...sampleDriver, email: who?.email ?? `${randomUUID()}@post.example` },
  drivers,
})
async function bookWith(drivers: readonly object[], who: Customer | null = mara, count = drivers.length) {
  const quote = await quoteFor(count, who)
  return await app.call('createBooking', { body: bodyFor(quote, drivers, who), headers: keyed(who) })
}
async function booked(drivers: readonly object[], who: Customer | null = mara): Promise<Booking> {
  const made = await bookWith(drivers, who)
  expect(made.status).toBe(201)
  return made.body
}
const everyDriverOf = async (reference: string) =>
  await rowsOf(app, 'booking_driver', { booking_id: (await rowOf(app, 'booking', { reference })).id })
const driversOf = async (reference: string) => (await everyDriverOf(reference)).filter(({ position }) => position > 0)
const namesOf = async (reference: string) => (await driversOf(reference)).map((row) => row.first_name)
const lettersAbout = (reference: string) => lettersOf<'booking_confirmed'>(app, { about: reference })
async function sheet(reference: string): Promise<string> {
  const shown = await showBooking(app.ctx, operator, reference)
  if (!shown.ok) throw new Error(shown.refusal.code)
  const catalogue = await app.ctx.catalogue()
  return sheetText(sheetOf(shown.value, catalogue), wordsOf('en', catalogue))
}
const agreementText = async (reference: string) => {
  const found = await showAgreement(app.ctx, operator, { reference })
  if (!found.ok) throw new Error(found.refusal.code)
  return pdfText(found.value.wanted.pdf).replaceAll(/\s+/g, ' ')
}

describe('a booking with two more drivers', () => {
  test('is known on every surface that is about them, the numbers sealed', async () => {
    const { reference, drivers } = await booked([bodo, erika])
    expect(drivers).toMatchObject([
      { firstName: 'Bodo', lastName: 'Beispiel', missing: [] },
      { firstName: 'Erika', lastName: 'Mustermann', missing: [] },
    ])
    const rows = await driversOf(reference)
    for (const row of rows) expect(row.documents_sealed!.toString('latin1')).not.toContain(bodo.licenseNumber)
    const byNumber = await app.call('lookUpBooking', { body: { reference, email: mara.email } })
    expect(byNumber.body.drivers).toEqual(drivers)
    const own = await app.call('getOwnBooking', { as: mara, params: { reference } })
    expect(own.body.drivers).toEqual(drivers)
    expect(JSON.stringify([byNumber.body, own.body])).not.toMatch(/B072RRE2I55|1991-02-03/)
    for (const kind of ['booking_confirmed', 'staff_booking']) {
      const letter = (await lettersAbout(reference)).find((one) => one.kind === kind)!
      expect(letter.data.drivers).toEqual(['Bodo Beispiel', 'Erika Mustermann'])
    }
    const shown = await sheet(reference)
    expect(shown).toMatch(/DRIVERS +Bodo Beispiel, born 1991-02-03, licence valid until 2033-01-19, number kept/)
    expect(shown).toContain('Erika Mustermann, born 1988-04-05')
    const agreement = await agreementText(reference)
    expect(agreement).toContain('Zusatzfahrer Bodo Beispiel, geboren am 3. Februar 1991 Erika Mustermann, geboren am')
    expect(agreement).not.toContain(bodo.licenseNumber)
    const data = await app.call('getOwnData', { as: mara, body: { currentPassword: PASSWORD } })
    expect(data.body.bookings[0]!.drivers).toMatchObject([
      { firstName: 'Bodo', dateOfBirth: '1991-02-03', documents: { licenseNumber: bodo.licenseNumber } },
      { firstName: 'Erika', licenseExpiry: '2033-01-19' },
    ])
  })

  test('that was made without signing in gives the account their names alone', async () => {
    const quote = await quoteFor(1, null)
    const { body } = await app.call('createBooking', { body: bodyFor(quote, [bodo], mara), headers: keyed(null) })
    const data = await app.call('getOwnData', { as: mara, body: { currentPassword: PASSWORD } })
    expect(data.body.bookings.find(({ reference }) => reference === body.reference)!.drivers).toEqual([
      { firstName: 'Bodo', lastName: 'Beispiel', dateOfBirth: null, licenseExpiry: null, documents: null },
    ])
  })

  test('is made once, however often it is sent', async () => {
    const quote = await quoteFor(1, mara)
    const headers = keyed(mara)
    const send = () => app.call('createBooking', { body: bodyFor(quote, [bodo], mara), headers })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1)
    for (const { body } of answers) expect(body.drivers).toMatchObject([{ firstName: 'Bodo' }])
    expect(await driversOf(answers[0].body.reference)).toHaveLength(1)
  })
})

describe('is refused with the field and the person', () => {
  test.each([
    ['somebody under age', [bodo, { ...erika, dateOfBirth: '2015-01-01' }], { 'drivers.1.dateOfBirth': 'under_age' }],
    [
      'a licence that ends before the return',
      [{ ...bodo, licenseExpiry: '2026-01-01' }],
      { 'drivers.0.licenseExpiry': 'licence_expires' },
    ],
    ['one person twice', [bodo, { ...bodo, licenseNumber: 'X20000000' }], { 'drivers.1.firstName': 'same_person' }],
    [
      'one licence for two',
      [bodo, { ...erika, licenseNumber: 'b072-rre 2i55' }],
      { 'drivers.1.licenseNumber': 'same_licence' },
    ],
    [
      'the licence of the main driver',
      [{ ...bodo, licenseNumber: sampleDriver.licenseNumber }],
      { 'drivers.0.licenseNumber': 'same_licence' },
    ],
    ['the main driver again', [{ ...sampleDriver, ...pick(sampleDriver) }], { 'drivers.0.firstName': 'same_person' }],
  ])('%s', async (_, drivers, fields) => {
    const { status, body } = await bookWith(drivers.map(pick))
    expect({ status, code: body.code, fields: body.fields }).toEqual({
      status: 422,
      code: 'driver_not_eligible',
      fields,
    })
  })

  test('each reason in a sentence of its own, in the reader’s language', async () => {
    const said = async (drivers: readonly object[], language: string) => {
      const quote = await quoteFor(drivers.length, mara)
      const headers = { ...keyed(mara), 'accept-language': language }
      return (await app.call('createBooking', { body: bodyFor(quote, drivers, mara), headers })).body.message
    }
    expect(await said([bodo, bodo], 'en')).toBe(english.same_person)
    expect(await said([bodo, { ...erika, dateOfBirth: '2026-12-24' }], 'de')).toBe(german.invalid_date_of_birth)
    expect(
      await said(
        [
          { ...bodo, licenseExpiry: '2026-01-01' },
          { ...erika, dateOfBirth: '2015-01-01' },
        ],
        'de',
      ),
    ).toBe(`${german.licence_expires} ${german.under_age}`)
  })

  test.each(['keine', 'B072; B073', '<b>1</b>'])('a number that no licence has: %s', async (licenseNumber) => {
    const { status, body } = await bookWith([{ ...bodo, licenseNumber }])
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: { 'drivers.0.licenseNumber': 'invalid_number' },
    })
  })

  test('somebody who was booked and not named', async () => {
    const { status, body } = await bookWith([{ ...bodo, licenseNumber: '' }], mara, 2)
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_input' })
    expect(body.fields).toEqual({
      'drivers.0.licenseNumber': 'missing',
      'drivers.1.firstName': 'missing',
      'drivers.1.lastName': 'missing',
      'drivers.1.dateOfBirth': 'missing',
      'drivers.1.licenseNumber': 'missing',
      'drivers.1.licenseExpiry': 'missing',
    })
  })

  test('nobody at all, as by an older tab', async () => {
    const quote = await quoteFor(1, mara)
    const { status, body } = await app.call('createBooking', {
      body: bodyFor(quote, undefined, mara),
      headers: keyed(mara),
    })
    expect({ status, field: body.fields?.['drivers.0.firstName'] }).toEqual({ status: 400, field: 'missing' })
  })

  test('somebody for whom nobody booked the extra, and what no field takes', async () => {
    expect((await bookWith([bodo], mara, 0)).body).toMatchObject({
      code: 'invalid_input',
      fields: { drivers: 'surplus' },
    })
    const long = await bookWith([{ ...bodo, firstName: 'x'.repeat(81) }])
    expect(long.body).toMatchObject({ code: 'invalid_input', fields: { 'drivers.0.firstName': 'too_big' } })
    expect((await bookWith([{ ...bodo, licenseExpiry: '2030-02-30' }])).body.fields).toEqual({
      'drivers.0.licenseExpiry': 'invalid_date',
    })
  })
})

/** Fields of a driver that the contract accepts. */
function pick({ firstName, lastName, dateOfBirth, licenseNumber, licenseExpiry }: typeof bodo): typeof bodo {
  return { firstName, lastName, dateOfBirth, licenseNumber, licenseExpiry }
}

/** A request by the member. */
async function asked(drivers: readonly object[] | undefined, count: number): Promise<Booking> {
  await app.setBookings('soon')
  const quote = await quoteFor(count, mara)
  const made = await app.call('createBooking', {
    body: { ...bodyFor(quote, drivers, mara), bookings: 'soon' },
    headers: keyed(mara),
  })
  expect(made.status).toBe(201)
  return made.body
}

describe('a request', () => {
  test('may leave them out; the order of our offer asks for what is missing (D31)', async () => {
    const { reference, drivers } = await asked([{ firstName: 'Bodo' }], 2)
    expect(drivers).toMatchObject([
      { firstName: 'Bodo', missing: ['lastName', 'dateOfBirth', 'licenseNumber', 'licenseExpiry'] },
      { firstName: '', missing: ['firstName', 'lastName', 'dateOfBirth', 'licenseNumber', 'licenseExpiry'] },
    ])
    for (const { data } of await lettersAbout(reference)) expect(data.drivers).toEqual(['Bodo', null])
    expect(await sheet(reference)).toMatch(/DRIVERS +Bodo, no licence number\n +not named yet, no licence number/)
    const token = await sendOffer(app, reference)
    expect((await viewOffer(app, { by: 'link', token })).body.drivers).toEqual(drivers)
    const refused = await orderOffer(app, token, { drivers: [{}, erika] })
    expect(refused.body).toMatchObject({ code: 'invalid_input', fields: { 'drivers.0.lastName': 'missing' } })
    const { firstName: _said, ...rest } = bodo
    const taken = await orderOffer(app, token, {
      drivers: [rest, { ...erika, licenseNumber: sampleDriver.licenseNumber }],
    })
    expect(taken.body.fields).toEqual({ 'drivers.1.licenseNumber': 'same_licence' })
    const ordered = await orderOffer(app, token, { drivers: [rest, erika] })
    expect(ordered.status).toBe(200)
    expect(ordered.body.drivers).toMatchObject([
      { id: drivers[0]!.id, firstName: 'Bodo', lastName: 'Beispiel', missing: [] },
      { firstName: 'Erika', missing: [] },
    ])
    expect((await lettersAbout(reference)).at(-1)!.data.drivers).toEqual(['Bodo Beispiel', 'Erika Mustermann'])
  })
})

describe('changing a booking', () => {
  const totalFor = async (reference: string, count: number) => {
    const { extras, vehicleId: _v, crossBorder: _c, ...trip } = tripFor(count)
    const chosen = extras.map(({ code, quantity }) => `${code}:${quantity}`).join(',')
    const wish = new URLSearchParams({ ...trip, pickup: '3', dropoff: '3', ...(chosen && { extras: chosen }) })
    const found = await app.get<{ offers: { vehicleId: number; price: { totalMinor: number } }[] }>(
      `/api/account/bookings/${reference}/offers?${wish}`,
      bearer(mara.token),
    )
    return found.body.offers.find(({ vehicleId }) => vehicleId === 302)!.price.totalMinor
  }
  async function change(reference: string, count: number, drivers: readonly object[] | undefined, revision = 1) {
    const body = { ...tripFor(count), drivers, revision, totalMinor: await totalFor(reference, count) }
    return await app.call('changeOwnBooking', { as: mara, params: { reference }, body })
  }

  test('keeps them, exchanges them, and lets the customer say who stays', async () => {
    const { reference, drivers } = await booked([bodo, erika])
    const [first, second] = drivers
    const fewer = await change(reference, 1, [{ id: second!.id }])
    expect(fewer.status).toBe(200)
    expect(fewer.body.drivers).toEqual([second])
    const jan = { ...bodo, firstName: 'Jan', dateOfBirth: '1999-01-01', licenseNumber: 'J0000000000' }
    const more = await change(reference, 2, [{ id: second!.id, licenseExpiry: '2040-01-01' }, jan], 2)
    expect(more.body.drivers).toMatchObject([{ id: second!.id, firstName: 'Erika' }, { firstName: 'Jan' }])
    expect((await driversOf(reference))[0]!.license_expiry).toBe('2040-01-01')
    expect(first!.firstName).toBe('Bodo')
    expect(await agreementText(reference)).toMatch(/Erika Mustermann.*Jan Beispiel/)
    expect((await lettersAbout(reference)).at(-1)!.data.drivers).toEqual(['Erika Mustermann', 'Jan Beispiel'])
    // The driver still has the number that was given when booking.
    const data = await app.call('getOwnData', { as: mara, body: { currentPassword: PASSWORD } })
    expect(data.body.bookings[0]!.drivers[0]!.documents).toEqual({ licenseNumber: erika.licenseNumber })
  })

  test('leaves the main driver and their papers as they were', async () => {
    const { reference, drivers } = await booked([bodo, erika])
    const everyone = () => everyDriverOf(reference)
    const before = await everyone()
    expect(before.map(({ position, first_name: name }) => [position, name])).toEqual([
      [0, sampleDriver.firstName],
      [1, 'Bodo'],
      [2, 'Erika'],
    ])
    const { passportNumber, licenseNumber, dateOfBirth } = sampleDriver
    const { id, date_of_birth: born, documents_sealed: sealed } = before[0]!
    expect(born).toBe(dateOfBirth)
    expect(app.ctx.sealer.open(sealed!, `booking-driver:${id}`)).toEqual({ passportNumber, licenseNumber })
    expect((await change(reference, 1, [{ id: drivers[1]!.id }])).status).toBe(200)
    const after = await everyone()
    expect(after.map((row) => row.first_name)).toEqual([sampleDriver.firstName, 'Erika'])
    expect(after[0]).toEqual(before[0])
    // A main driver has a name and a birthday.
    await expect(rewrite(app, 'booking_driver', { id }, { date_of_birth: null })).rejects.toThrow(
      'booking_driver_main_is_known',
    )
  })

  test('a second try after a lost answer changes nothing more', async () => {
    const { reference, drivers } = await booked([bodo])
    const send = () => change(reference, 2, [{ id: drivers[0]!.id }, erika])
    const [one, again] = [await send(), await send()]
    expect([one.body.already, again.body.already]).toEqual([false, true])
    expect(again.body.drivers).toEqual(one.body.drivers)
    expect(again.body.revision).toBe(2)
  })

  test('of two at once that name different people one is told', async () => {
    const { reference } = await booked([bodo])
    const answers = await Promise.all([
      change(reference, 1, [erika]),
      change(reference, 1, [{ ...erika, firstName: 'Eva' }]),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await driversOf(reference)).toHaveLength(1)
  })

  test('asks for new drivers, and refuses those who may not drive or belong to another booking', async () => {
    const { reference, drivers } = await booked([bodo])
    const stranger = await booked([erika], null)
    expect((await change(reference, 2, [{ id: drivers[0]!.id }])).body.fields).toMatchObject({
      'drivers.1.firstName': 'missing',
    })
    expect((await change(reference, 2, undefined)).body.fields).toMatchObject({ 'drivers.1.firstName': 'missing' })
    expect((await change(reference, 1, [{ id: stranger.drivers[0]!.id }])).body).toMatchObject({
      code: 'invalid_input',
      fields: { 'drivers.0.id': 'invalid' },
    })
    for (const licenseNumber of [bodo.licenseNumber, sampleDriver.licenseNumber])
      expect((await change(reference, 2, [{ id: drivers[0]!.id }, { ...erika, licenseNumber }])).body.fields).toEqual({
        'drivers.1.licenseNumber': 'same_licence',
      })
    expect((await change(reference, 2, [{ id: drivers[0]!.id }, { id: drivers[0]!.id }])).body.fields).toEqual({
      'drivers.1.id': 'invalid',
    })
    const young = await change(reference, 1, [{ ...erika, dateOfBirth: '2015-01-01' }])
    expect(young.body).toMatchObject({ code: 'driver_not_eligible', fields: { 'drivers.0.dateOfBirth': 'under_age' } })
    expect(await namesOf(reference)).toEqual(['Bodo'])
    // A change that does not mention the drivers leaves them as they are.
    expect((await change(reference, 0, undefined)).body.drivers).toEqual([])
  })

  test('of a licence that ends before the new return says whose it is', async () => {
    const short = { ...bodo, licenseExpiry: inDays(day + 2).slice(0, 10) }
    const { reference } = await booked([short])
    const body = { ...tripFor(1), end: inDays(day + 3), revision: 1, totalMinor: 1 }
    const longer = await app.call('changeOwnBooking', { as: mara, params: { reference }, body })
    expect(longer.body.fields).toEqual({ 'drivers.0.licenseExpiry': 'licence_expires' })
  })
})

describe('in time', () => {
  // A database of its own: the nightly job of a later year would empty the other tests' bookings, too.
  let others: TestApp
  beforeAll(async () => {
    others = app
    app = await createTestApp()
  })
  afterAll(async () => {
    expect(await checkSoundness(app.db.pool)).toEqual([])
    await app.close()
    app = others
  })

  test('a request that came to nothing is about nobody else after 30 days, and with its account at once', async () => {
    const one = await asked([bodo], 1)
    await app.call('cancelBooking', { body: { reference: one.reference, email: mara.email, feeMinor: 0 } })
    await keepHouse({ ...app.ctx, now: () => new Date(Date.now() + 29 * DAY_MS) }, system('keep_house'))
    expect(await namesOf(one.reference)).toEqual(['Bodo'])
    await keepHouse({ ...app.ctx, now: () => new Date(Date.now() + 31 * DAY_MS) }, system('keep_house'))
    expect(await namesOf(one.reference)).toEqual([])
    const two = await asked([bodo], 1)
    await app.call('cancelBooking', { body: { reference: two.reference, email: mara.email, feeMinor: 0 } })
    expect((await app.call('deleteAccount', { as: mara, body: { currentPassword: PASSWORD } })).status).toBe(200)
    expect(await namesOf(two.reference)).toEqual([])
  })

  test('who drove is known for three years from the end of the year, and the licence for 30 days (D45)', async () => {
    const { reference, end } = await booked([bodo, erika])
    const yard = yardOf(app)
    await yard.handOver(reference)
    const of = 'booking_id = (select id from booking where reference = $1)'
    for (const change of ["update booking_driver set first_name = 'X'", 'delete from booking_driver']) {
      for (const who of ['position = 0', 'position > 0']) {
        await expect(query(`${change} where ${who} and ${of}`, [reference])).rejects.toMatchObject({ code: 'SW002' })
      }
    }
    await yard.takeBack(reference)
    await yard.close(reference)
    await keepHouse({ ...app.ctx, now: () => new Date(Date.parse(`${end}:00Z`) + 40 * DAY_MS) }, system('keep_house'))
    expect(await driversOf(reference)).toMatchObject([
      { first_name: 'Bodo', documents_sealed: null, license_expiry: null },
      { first_name: 'Erika', documents_sealed: null, license_expiry: null },
    ])
    const year = Number(end.slice(0, 4))
    await keepHouse({ ...app.ctx, now: () => new Date(`${year + 3}-12-31T12:00:00Z`) }, system('keep_house'))
    expect(await namesOf(reference)).toEqual(['Bodo', 'Erika'])
    await keepHouse({ ...app.ctx, now: () => new Date(`${year + 4}-01-01T12:00:00Z`) }, system('keep_house'))
    expect(await namesOf(reference)).toEqual([])
    // The customer's name stays for the accounts.
    expect(await rowOf(app, 'booking', { reference })).toMatchObject({ first_name: 'Mara' })
  })
})
