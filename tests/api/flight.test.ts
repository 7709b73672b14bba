import { beforeAll, beforeEach, expect, test } from 'vitest'

import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { system } from '#support/acting.ts'
import { inDays } from '#support/client.ts'
import { newCustomer } from '#support/customer.ts'
import { givenIn } from '#support/given.ts'
import { appForAll } from '#support/open-app.ts'
import { lettersOf } from '#support/posted.ts'
import { rewrite, rowOf, rowsOf } from '#support/rows.ts'

let time: Date
const app = appForAll({ bookings: 'open', anyHour: true })
beforeAll(() => {
  app.ctx.now = () => time
})
beforeEach(() => {
  time = new Date()
})

const flightOf = async (reference: string) => (await rowOf(app, 'booking', { reference })).flight

test('a flight is kept as tickets have it, shown to the customer and told to the branches', async () => {
  const booking = await givenIn(app).booking({ order: { flight: ' lh 2034' } })
  expect(booking.flight).toBe('LH2034')
  const { reference, email, start } = booking
  const looked = await app.call('lookUpBooking', { body: { reference, email } })
  expect(looked.body).toMatchObject({ flight: 'LH2034' })
  const expected = {
    arrival: {
      flight: 'LH2034',
      closes: expect.stringMatching(/^\d\d:\d\d$/) as string,
      expectedUntil: start.replace('T10', 'T13'),
    },
  }
  for (const kind of ['booking_confirmed', 'staff_booking'] as const)
    expect((await lettersOf(app, { kind, about: reference })).map(({ data }) => data)).toEqual([
      expect.objectContaining(expected),
    ])
})

test('a booking needs none', async () => {
  for (const order of [{}, { flight: '' }]) {
    const { reference, flight } = await givenIn(app).booking({ order })
    expect(flight).toBeNull()
    expect(await flightOf(reference)).toBeNull()
  }
})

test('what is no flight is refused, and nothing is booked', async () => {
  for (const flight of ['Lufthansa', 'LH 20345', '2034', 'x'.repeat(21), 'LH 2034\u202e']) {
    const { id } = await givenIn(app).hold()
    await expect(givenIn(app).booking({ order: { quoteId: id, flight } })).rejects.toThrow('invalid_input')
    expect(await rowsOf(app, 'booking', { quote_id: id })).toEqual([])
  }
})

test('of a pickup that is at no airport no flight is kept', async () => {
  const inTown = await givenIn(app).booking({ pickup: 1, dropoff: 1, order: { flight: 'LH2034' } })
  expect(inTown.flight).toBeNull()
  const [letter] = await lettersOf(app, { kind: 'booking_confirmed', about: inTown.reference })
  expect(letter!.data.arrival).toBeNull()
})

test('it is named, changed and taken back until the pickup, by number and address; only the branch is told', async () => {
  const { reference, email, revision, start } = await givenIn(app).booking()
  const set = async (flight: string, address = email) =>
    await app.call('setFlight', { body: { reference, email: address, flight } })
  const told = async () =>
    (await lettersOf(app, { kind: 'staff_contact', about: reference })).map(({ recipient, data }) => [
      recipient,
      data.arrival?.flight,
    ])
  expect((await set('u2 5312')).body).toMatchObject({ flight: 'U25312', revision })
  expect((await set('U25312')).status).toBe(200)
  expect(await told()).toEqual([['branch:3', 'U25312']])
  expect((await set('', email.toUpperCase())).body).toMatchObject({ flight: null })
  expect(await told()).toEqual([
    ['branch:3', 'U25312'],
    ['branch:3', null],
  ])
  expect(await lettersOf(app, { to: email, about: reference })).toHaveLength(1)
  expect(await set('LH', email)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { flight: 'invalid' } },
  })
  expect((await set('LH1', 'stranger@post.example')).status).toBe(404)
  time = new Date(`${start}:00Z`)
  expect(await set('LH1')).toMatchObject({ status: 409, body: { code: 'not_changeable' } })
  expect(await flightOf(reference)).toBeNull()
})

test('members name it for their own bookings, and find it in the copy of their data, not in their history', async () => {
  const [anna, bert] = [await newCustomer(app, 'Anna'), await newCustomer(app, 'Bert')]
  const { reference } = await givenIn(app).booking({ as: anna, email: anna.email })
  const set = async (as: typeof anna) =>
    await app.call('setOwnFlight', { as, params: { reference }, body: { flight: 'LH 2034' } })
  expect((await set(bert)).status).toBe(404)
  expect((await set(anna)).body).toMatchObject({ reference, flight: 'LH2034' })
  const own = await app.call('getOwnBooking', { as: anna, params: { reference } })
  expect(own.body).toMatchObject({ flight: 'LH2034', revision: 1 })
  expect(own.body.events.map(({ status }) => status)).toEqual(['confirmed'])
  const lines = await rowsOf(app, 'audit', { event: 'flight' })
  expect(lines.at(-1)).toMatchObject({ verb: 'setFlight', before: null, after: null })
})

test('a request and an offer have one too; a branch in town has none to name', async () => {
  const request = await givenIn(app).booking({ bookings: 'soon', order: { flight: 'BA 980' } })
  expect(request).toMatchObject({ status: 'requested', flight: 'BA980' })
  const inTown = await givenIn(app).booking({ bookings: 'open', pickup: 1, dropoff: 1 })
  const body = { reference: inTown.reference, email: inTown.email, flight: 'LH 1' }
  expect(await app.call('setFlight', { body })).toMatchObject({ status: 409, body: { code: 'not_changeable' } })
})

test('a change of the pickup to town lets the flight go, any other change keeps it', async () => {
  const anna = await newCustomer(app, 'Anna')
  const rental = { as: anna, email: anna.email, from: app.ownDays(4), days: 2, order: { flight: 'LH 2034' } }
  const { reference, vehicle, start, end } = await givenIn(app).booking(rental)
  const change = async (
    terms: { pickup: number; dropoff: number; extras: { code: string; quantity: number }[] },
    revision: number,
  ) => {
    const query = {
      pickup: String(terms.pickup),
      dropoff: String(terms.dropoff),
      start,
      end,
      ...(terms.extras.length > 0 && { extras: 'gps:1' }),
    }
    const found = await app.call('getChangeOffers', { as: anna, params: { reference }, query })
    const { totalMinor } = found.body.offers.find(({ vehicleId }) => vehicleId === vehicle.id)!.price!
    const body = { ...terms, vehicleId: vehicle.id, start, end, crossBorder: false, revision, totalMinor }
    const changed = await app.call('changeOwnBooking', { as: anna, params: { reference }, body })
    expect(changed.status).toBe(200)
    return changed.body.flight
  }
  expect(await change({ pickup: 3, dropoff: 3, extras: [{ code: 'gps', quantity: 1 }] }, 1)).toBe('LH2034')
  expect(await change({ pickup: 1, dropoff: 1, extras: [] }, 2)).toBeNull()
})

test('it goes with the numbers of the papers, 30 days after the rental', async () => {
  const over = await givenIn(app).booking({ order: { flight: 'LH 2034' } })
  await givenIn(app).status(over.reference, 'closed')
  const kept = await givenIn(app).booking({ from: 100, order: { flight: 'LH 2034' } })
  const night = async (days: number) => {
    time = new Date(Date.now() + days * 86_400_000)
    await keepHouse(app.ctx, system('keep_house'))
  }
  await night(29)
  expect(await flightOf(over.reference)).toBe('LH2034')
  await night(31)
  expect(await flightOf(over.reference)).toBeNull()
  expect(await flightOf(kept.reference)).toBe('LH2034')
})

test('the database takes no other text for a flight', async () => {
  const { reference } = await givenIn(app).booking({ start: inDays(app.ownDays(2)) })
  await expect(rewrite(app, 'booking', { reference }, { flight: 'tomorrow' })).rejects.toMatchObject({ code: '23514' })
})
