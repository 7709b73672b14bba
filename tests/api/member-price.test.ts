import { operator, system } from '#support/acting.ts'
import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Booking, Offer, Price, Quote } from '#contract/booking.ts'
import { renderLetter } from '#mail/render.ts'
import { declineRequest } from '#usecases/booking/decline-request.ts'
import { expireOverdue } from '#usecases/booking/expire-overdue.ts'
import { appForAll } from '#support/open-app.ts'
import { bookingBody, inDays } from '#support/client.ts'
import { bearer, newCustomer, type Customer } from '#support/customer.ts'
import { sampleContext } from '#support/letters.ts'
import { orderOffer, sendOffer } from '#support/offer.ts'
import { lettersOf } from '#support/posted.ts'
import { givenIn } from '#support/given.ts'
import { rewrite, rowOf, rowsOf } from '#support/rows.ts'

const app = appForAll({ bookings: 'open' })

let used: number
beforeEach(() => {
  used = app.ownDays(3)
})

const trip = (extras: Quote['extras'] = []) => {
  const day = used
  return { pickup: 3, dropoff: 3, start: inDays(day), end: inDays(day + 2), extras, crossBorder: true }
}

const as = (customer: Customer | null) => (customer === null ? {} : bearer(customer.token))

async function quoteFor(customer: Customer | null, extras: Quote['extras'] = []): Promise<Quote> {
  const headers = { 'idempotency-key': randomUUID(), ...as(customer) }
  const reply = await app.call('createQuote', { body: { vehicleId: 302, ...trip(extras) }, headers })
  expect(reply.status).toBe(201)
  return reply.body
}

const bookFor = (customer: Customer | null, quote: Quote, changes: object = {}) =>
  app.call('createBooking', { body: { ...bookingBody(quote.id), ...changes }, headers: { ...as(customer) } })

const amountOf = (price: Price, kind: string) => price.items.find((item) => item.kind === kind)?.amountMinor

const makeElite = ({ customerId }: Customer) => rewrite(app, 'customer', { id: customerId }, { tier: 'elite' })

test('a member is offered 15 % off the first rental and 500 km a day, everywhere the same', async () => {
  const member = await newCustomer(app, 'Prima')
  const plain = (await quoteFor(null, [{ code: 'gps', quantity: 1 }])).price
  const { price } = await quoteFor(member, [{ code: 'gps', quantity: 1 }])
  const rental = amountOf(plain, 'vehicle')! + amountOf(plain, 'extra')!
  expect(amountOf(price, 'first_rental_discount')).toBe(-Math.round(rental * 0.15))
  expect(price.totalMinor).toBe(plain.totalMinor - Math.round(rental * 0.15))
  expect([plain.includedKm, price.includedKm]).toEqual([400, 1000])

  const { extras: _none, ...asked } = trip()
  const query = new URLSearchParams({ ...asked, pickup: '3', dropoff: '3', crossBorder: 'true', extras: 'gps:1' })
  const offers = await app.get<{ offers: Offer[] }>(`/api/availability?${query.toString()}`, as(member))
  expect(offers.body.offers.find(({ vehicleId }) => vehicleId === 302)?.price).toEqual(price)
})

test('an Elite member drives 700 km a day, abroad and with a second driver free of charge', async () => {
  const member = await newCustomer(app, 'Elita')
  await makeElite(member)
  const two = await quoteFor(member, [{ code: 'additional_driver', quantity: 2 }])
  const plain = await quoteFor(null, [{ code: 'additional_driver', quantity: 1 }])
  expect(two.price.includedKm).toBe(1400)
  expect(amountOf(two.price, 'extra')).toBe(amountOf(plain.price, 'extra'))
  expect(amountOf(two.price, 'cross_border')).toBeUndefined()
  expect(amountOf(plain.price, 'cross_border')).toBe(2500)
})

test('the discount is for the first rental only, and comes back with a cancelled one', async () => {
  const member = await newCustomer(app, 'Erste')
  const made = await bookFor(member, await quoteFor(member))
  expect(made.status).toBe(201)
  const { price, reference, email } = made.body
  expect(amountOf(price, 'first_rental_discount')).toBeLessThan(0)
  expect(amountOf((await quoteFor(member)).price, 'first_rental_discount')).toBeUndefined()

  const cancelled = await app.call('cancelBooking', { body: { reference, email, feeMinor: 0 } })
  expect(cancelled.status).toBe(200)
  expect(amountOf((await quoteFor(member)).price, 'first_rental_discount')).toBeLessThan(0)
})

test('who rented with the same address without signing in is not on the first rental', async () => {
  const member = await newCustomer(app, 'Zweite')
  const quote = await quoteFor(null)
  const body = bookingBody(quote.id)
  const driver = { ...body.driver, email: member.email.toUpperCase() }
  const made = await app.call('createBooking', { body: { ...body, driver } })
  expect(made.status).toBe(201)
  const { price } = await quoteFor(member)
  expect(amountOf(price, 'first_rental_discount')).toBeUndefined()
  expect(price.includedKm).toBe(1000)
})

test('of two first rentals held at once, also by two tabs at the same moment, one gets the discount', async () => {
  const member = await newCustomer(app, 'Doppelt')
  const quotes = [await quoteFor(member), await quoteFor(member)]
  const made = await Promise.all(quotes.map((quote) => bookFor(member, quote)))
  expect(made.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(made.find(({ status }) => status === 409)?.body.code).toBe('price_changed')
})

test("nobody books at another's price: not a stranger, nor the member once signed out", async () => {
  const member = await newCustomer(app, 'Meine')
  const quote = await quoteFor(member)
  for (const other of [null, await newCustomer(app, 'Andere')]) {
    const refused = await bookFor(other, quote)
    expect([refused.status, refused.body.code]).toEqual([409, 'price_changed'])
  }
  expect((await bookFor(member, quote)).status).toBe(201)
})

test("nobody reads another's quote: not a stranger, nor the member once signed out", async () => {
  const owner = await newCustomer(app, 'Meine')
  const { id } = await quoteFor(owner)
  const read = (reader?: Customer) => app.call('getQuote', { params: { id }, as: reader })
  expect([(await read()).status, (await read(await newCustomer(app, 'Andere'))).status]).toEqual([404, 404])
  const own = await read(owner)
  expect([own.status, own.body.id]).toEqual([200, id])
})

test('a price for a visitor may be booked by one who signs in meanwhile', async () => {
  const quote = await quoteFor(null)
  const made = await bookFor(await newCustomer(app, 'Verena'), quote)
  expect(made.status).toBe(201)
  expect(made.body.price).toEqual(quote.price)
})

test("what a member looked at and did not book is nobody's once the hold is over", async () => {
  const member = await newCustomer(app, 'Leise')
  const quote = await quoteFor(member)
  await app.endHold(quote.id)
  await expireOverdue(app.ctx, system('expire_overdue'))
  const left = await rowOf(app, 'quote', { id: quote.id })
  expect(left.customer_id).toBeNull()
  expect(await rowsOf(app, 'stay', { id: left.stay_id ?? 0 })).toEqual([])
})

test('where the discounted rental is cancelled, the one that is booked already gets the discount, with a letter', async () => {
  const member = await newCustomer(app, 'Wandert')
  const first = (await bookFor(member, await quoteFor(member))).body
  const second = (await bookFor(member, await quoteFor(member))).body
  expect(amountOf(second.price, 'first_rental_discount')).toBeUndefined()
  const { reference, email } = first
  expect((await app.call('cancelBooking', { body: { reference, email, feeMinor: 0 } })).status).toBe(200)

  const now = await app.call('getOwnBooking', { params: { reference: second.reference }, headers: as(member) })
  expect(now.body.price.totalMinor).toBe(first.price.totalMinor)
  expect(now.body.revision).toBe(second.revision + 1)
  expect(await lettersOf(app, { kind: 'booking_changed', to: second.email })).toHaveLength(1)
  // No member gets it twice.
  expect(amountOf((await quoteFor(member)).price, 'first_rental_discount')).toBeUndefined()
})

describe('where the request with the discount comes to nothing, another one gets it, with a letter that says so', () => {
  const saysSo = expect.stringMatching(
    /Rabatt auf die erste Miete\s+galt|Rabatt\s+auf\s+die\s+erste\s+Miete\s+gilt\s+jetzt/,
  ) as string
  const ask = async (member: Customer) => (await bookFor(member, await quoteFor(member), { bookings: 'soon' })).body
  const overdue = async (...requests: Booking[]) => {
    for (const { reference } of requests) await givenIn(app).timeOver(reference)
  }
  const now = async (member: Customer, { reference }: Booking) => {
    const { body } = await app.call('getOwnBooking', { params: { reference }, headers: as(member) })
    const letters = await lettersOf(app, { about: reference })
    const changes = letters.filter(({ kind }) => /^(staff_)?booking_changed$/.test(kind))
    const told = changes.map(({ kind, data }) => renderLetter(kind, data, sampleContext('de')).text)
    return { off: amountOf(body.price, 'first_rental_discount'), revision: body.revision, told }
  }
  const moved = { off: expect.any(Number) as number, revision: 2, told: [saysSo, saysSo] }
  const unmoved = { off: undefined, revision: 1, told: [] }
  beforeAll(() => app.setBookings('soon'))
  afterAll(() => app.setBookings('open'))

  test('declined, and the other one is a request', async () => {
    const member = await newCustomer(app, 'Abgelehnt')
    const [first, second] = [await ask(member), await ask(member)]
    expect(await now(member, second)).toEqual(unmoved)
    const reason = 'Der Wagen muss in die Werkstatt.'
    expect((await declineRequest(app.ctx, operator, { reference: first.reference, reason })).ok).toBe(true)
    expect(await now(member, second)).toEqual(moved)
  })

  test('expired, and the other one has our offer, which is then ordered at the lower price', async () => {
    const member = await newCustomer(app, 'Abgelaufen')
    const [first, second] = [await ask(member), await ask(member)]
    const token = await sendOffer(app, second.reference)
    await overdue(first)
    await expireOverdue(app.ctx, system('expire_overdue'))
    expect(await now(member, second)).toEqual(moved)
    const { status, body } = await orderOffer(app, token)
    expect([status, body.price.totalMinor]).toEqual([200, first.price.totalMinor])
  })

  test('our offer expired, and the next one expires with it: nobody is told of a price that is over', async () => {
    const member = await newCustomer(app, 'Beide')
    const [first, second] = [await ask(member), await ask(member)]
    await sendOffer(app, first.reference)
    await overdue(first, second)
    await expireOverdue(app.ctx, system('expire_overdue'))
    expect(await now(member, second)).toEqual(unmoved)
    expect(amountOf((await quoteFor(member)).price, 'first_rental_discount')).toBeLessThan(0)
  })
})

test('the welcome offer has a last day: accounts of later have neither discount nor name it, those of before keep it', async () => {
  const before = await newCustomer(app, 'Frueh')
  const until = async (day: string) => {
    await givenIn(app).setting('welcomeUntil', day)
    expect((await app.call('getSite')).body.rules.welcomeUntil).toBe(day < '2026' ? null : day)
  }
  await until('2025-12-31')
  const after = await newCustomer(app, 'Spaet')
  expect(amountOf((await quoteFor(after)).price, 'first_rental_discount')).toBeUndefined()
  expect(amountOf((await quoteFor(before)).price, 'first_rental_discount')).toBeLessThan(0)
  await until('2027-12-31')
  expect(amountOf((await quoteFor(after)).price, 'first_rental_discount')).toBeUndefined()
})
