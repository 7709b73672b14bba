import { randomUUID } from 'node:crypto'

import { beforeEach, expect, test } from 'vitest'

import type { Booking, Offer, Quote } from '#contract/booking.ts'
import type { Points } from '#contract/loyalty.ts'
import { closeRental } from '#usecases/booking/close.ts'
import { recordNoShow } from '#usecases/booking/no-show.ts'
import { recordPayment } from '#usecases/money/record-payment.ts'
import { adjustPoints } from '#usecases/staff/adjust-points.ts'
import { grantTier } from '#usecases/staff/grant-tier.ts'
import { operator, valueOf } from '#support/acting.ts'
import { appForAll } from '#support/open-app.ts'
import { bookingBody, inDays } from '#support/client.ts'
import { bearer, newCustomer, PASSWORD, type Customer } from '#support/customer.ts'
import { yardOf } from '#support/yard.ts'
import { givenIn } from '#support/given.ts'
import { waysToRewrite, rowsOf } from '#support/rows.ts'

const app = appForAll({ bookings: 'open' })

let used: number
beforeEach(() => {
  used = app.ownDays(4)
})

const trip = () => ({ pickup: 3, dropoff: 3, start: inDays(used), end: inDays(used + 2), crossBorder: true })

async function quoteFor(customer: Customer | null, freeDays = 0, replaces?: string): Promise<Quote> {
  const headers = { 'idempotency-key': randomUUID(), ...(customer && bearer(customer.token)) }
  const extras = [{ code: 'gps', quantity: 1 }]
  const wish = { vehicleId: 302, ...trip(), extras, freeDays, ...(replaces !== undefined && { replaces }) }
  const reply = await app.call('createQuote', { body: wish, headers })
  expect(reply.status).toBe(201)
  return reply.body
}

const bookFor = (customer: Customer, quote: Quote) =>
  app.call('createBooking', { as: customer, body: bookingBody(quote.id) })

async function pointsOf(customer: Customer): Promise<Points> {
  const reply = await app.call('getPoints', { as: customer })
  expect(reply.status).toBe(200)
  return reply.body
}

const give = (customer: Customer, points: number) =>
  adjustPoints(app.ctx, operator, { email: customer.email, points, reason: 'for the test' })

const freeDaysOf = ({ price }: { price: Quote['price'] }) => price.items.find(({ kind }) => kind === 'free_days')

const cancel = ({ reference, email }: Booking) => app.call('cancelBooking', { body: { reference, email, feeMinor: 0 } })

async function rentAndClose(customer: Customer): Promise<Booking> {
  const made = await rentAndReturn(customer)
  expect((await yardOf(app).close(made.reference)).ok).toBe(true)
  return made
}

async function rentAndReturn(customer: Customer): Promise<Booking> {
  const made = await bookFor(customer, await quoteFor(customer))
  expect(made.status).toBe(201)
  const { reference } = made.body
  expect((await yardOf(app).handOver(reference)).ok).toBe(true)
  expect((await yardOf(app).takeBack(reference)).ok).toBe(true)
  return made.body
}

test('the points for the first rental do not come again with a new account of the same address', async () => {
  const member = await newCustomer(app, 'Zweimal')
  await rentAndClose(member)
  const deleted = await app.call('deleteAccount', { as: member, body: { currentPassword: PASSWORD } })
  expect(deleted.status).toBe(200)
  const again = await newCustomer(app, 'Zweimal', member.email)
  await rentAndClose(again)
  expect((await pointsOf(again)).entries.map(({ kind }) => kind)).toEqual(['rental'])
})

test('a closed rental brings ten points for each unit paid for rental and extras, the first one 200 more', async () => {
  const member = await newCustomer(app, 'Punkta')
  const { price, reference } = await rentAndClose(member)
  const fees = price.items.filter(({ kind }) => kind === 'cross_border').reduce((sum, one) => sum + one.amountMinor, 0)
  expect(fees).toBeGreaterThan(0)
  const earned = Math.floor((price.totalMinor - fees) / 10)
  const after = await pointsOf(member)
  expect(after.balance).toBe(earned + 200)
  expect(after.entries.map(({ kind, points, reference: of }) => [kind, points, of])).toEqual([
    ['first_rental', 200, reference],
    ['rental', earned, reference],
  ])
  expect(after.elite).toMatchObject({ closedRentals: 1, rentalsNeeded: 10, pointsInWindow: earned + 200 })

  used = app.ownDays(4)
  await rentAndClose(member)
  const kinds = (await pointsOf(member)).entries.map(({ kind }) => kind)
  expect(kinds).toEqual(['rental', 'first_rental', 'rental'])
})

test('the first rental brings its points also if it is paid after the second', async () => {
  const member = await newCustomer(app, 'Nachher')
  const [one, two] = [await rentAndReturn(member), await rentAndReturn(member)]
  for (const { reference, price } of [one, two]) {
    const shown = { reference, chargesMinor: 0, dueMinor: price.totalMinor }
    valueOf(await closeRental(app.ctx, operator, shown))
  }
  const all = { method: 'transfer', amountMinor: null, deposit: false, receipt: null, note: null } as const
  for (const [{ reference }, kinds] of [
    [one, ['first_rental', 'rental']],
    [two, ['rental', 'first_rental', 'rental']],
  ] as const) {
    valueOf(await recordPayment(app.ctx, operator, { ...all, reference }))
    expect((await pointsOf(member)).entries.map(({ kind }) => kind)).toEqual(kinds)
  }
})

test('of two rentals that are closed at the same moment one is the first', async () => {
  for (let round = 0; round < 3; round++) {
    used = app.ownDays(4)
    const member = await newCustomer(app, 'Gleichzeitig')
    const [one, two] = [await rentAndReturn(member), await rentAndReturn(member)]
    const closed = await Promise.all([one, two].map(({ reference }) => yardOf(app).close(reference)))
    expect(closed.map(({ ok }) => ok)).toEqual([true, true])
    const kinds = (await pointsOf(member)).entries.map(({ kind }) => kind)
    expect(kinds.toSorted((a, b) => a.localeCompare(b))).toEqual(['first_rental', 'rental', 'rental'])
  }
})

test('closing twice credits once, and steps out of order are refused', async () => {
  const member = await newCustomer(app, 'Einmal')
  const { reference } = await rentAndClose(member)
  const { balance } = await pointsOf(member)
  expect(await yardOf(app).close(reference)).toEqual({ ok: false, refusal: { code: 'not_possible' } })
  expect((await pointsOf(member)).balance).toBe(balance)
})

test('a free day is paid with points, which are taken with the booking and not before', async () => {
  const member = await newCustomer(app, 'Frei')
  await give(member, 16_000)
  const query = new URLSearchParams({
    ...trip(),
    pickup: '3',
    dropoff: '3',
    crossBorder: 'true',
    extras: 'gps:1',
    freeDays: '1',
  })
  const offers = await app.get<{ offers: Offer[] }>(`/api/availability?${query.toString()}`, bearer(member.token))
  const quote = await quoteFor(member, 1)
  expect(offers.body.offers.find(({ vehicleId }) => vehicleId === 302)?.price).toEqual(quote.price)
  expect(quote.price.points).toBe(15_000)
  expect(freeDaysOf(quote)).toMatchObject({ quantity: 1 })
  expect(quote.price.totalMinor).toBeLessThan((await quoteFor(member, 0)).price.totalMinor)
  expect((await pointsOf(member)).balance).toBe(16_000)

  expect((await bookFor(member, quote)).status).toBe(201)
  expect((await pointsOf(member)).balance).toBe(1_000)
})

test('a price has as many free days as the points are enough for; a visitor has none', async () => {
  const member = await newCustomer(app, 'Wenig')
  expect(freeDaysOf(await quoteFor(member, 2))).toBeUndefined()
  await give(member, 20_000)
  expect(freeDaysOf(await quoteFor(member, 2))).toMatchObject({ quantity: 1 })
  await grantTier(app.ctx, operator, { email: member.email, tier: 'elite' })
  const elite = await quoteFor(member, 2)
  expect([freeDaysOf(elite)?.quantity, elite.price.points]).toEqual([2, 20_000])
  expect(freeDaysOf(await quoteFor(null, 2))).toBeUndefined()
})

test('the same points pay once, also for two bookings at the same moment', async () => {
  const member = await newCustomer(app, 'Zweimal')
  await give(member, 15_000)
  const quotes = [await quoteFor(member, 1), await quoteFor(member, 1)]
  const made = await Promise.all(quotes.map((quote) => bookFor(member, quote)))
  expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(made.find(({ status }) => status === 409)?.body.code).toBe('points_gone')
  expect((await pointsOf(member)).balance).toBe(0)
})

test('cancelling gives the points back, once', async () => {
  const member = await newCustomer(app, 'Zurueck')
  await give(member, 15_000)
  const made = (await bookFor(member, await quoteFor(member, 1))).body
  expect((await pointsOf(member)).balance).toBe(0)
  expect((await cancel(made)).status).toBe(200)
  expect((await cancel(made)).status).toBe(200)
  const after = await pointsOf(member)
  expect(after.balance).toBe(15_000)
  expect(after.entries[0]).toMatchObject({ kind: 'given_back', points: 15_000, reference: made.reference })
})

test('a customer who does not come gets the points back as well, and owes the fee', async () => {
  const member = await newCustomer(app, 'Nichtda')
  await give(member, 15_000)
  const { reference } = (await bookFor(member, await quoteFor(member, 1))).body
  const yard = yardOf(app)
  const { starts_at: start } = await yard.planned(reference)
  const late = yard.on(new Date(start.getTime() + 3 * 3_600_000))
  const recorded = await recordNoShow(late, operator, { reference })
  expect(recorded.ok && recorded.value.feeMinor).toBeGreaterThan(0)
  const after = await pointsOf(member)
  expect(after.balance).toBe(15_000)
  expect(after.entries[0]).toMatchObject({ kind: 'given_back', points: 15_000, reference })
})

test('ten closed rentals or enough points make a member Elite', async () => {
  const member = await newCustomer(app, 'Viel')
  await givenIn(app).setting('eliteRentals', 2)
  await rentAndClose(member)
  expect((await pointsOf(member)).tier).toBe('prime')
  used = app.ownDays(4)
  await rentAndClose(member)
  expect((await pointsOf(member)).tier).toBe('elite')
})

test('a rental that is paid a second time does not count twice towards Elite', async () => {
  const member = await newCustomer(app, 'Doppelt')
  const { reference } = await rentAndClose(member)
  const { pointsInWindow, pointsNeeded } = (await pointsOf(member)).elite
  await givenIn(app).setting('elitePoints', pointsInWindow + 1)
  // The bank takes a part of the payment back, and the member pays it again.
  await app.db.pool.query(
    `insert into money_move (booking_id, purpose, kind, amount_minor, currency, provider)
     select id, 'rental', 'refunded', 100, currency, 'bank' from booking where reference = $1`,
    [reference],
  )
  const paid = { method: 'transfer', amountMinor: 100, deposit: false, receipt: null, note: null } as const
  expect(valueOf(await recordPayment(app.ctx, operator, { ...paid, reference })).status).toBe('paid')
  expect(await pointsOf(member)).toMatchObject({ tier: 'prime', elite: { pointsInWindow } })
  await givenIn(app).setting('elitePoints', pointsNeeded)
})

test('entries are never changed or removed, but go with their account', async () => {
  const member = await newCustomer(app, 'Ewig')
  await give(member, 5)
  const id = member.customerId
  expect(await waysToRewrite(app, 'points_entry')).toEqual([])
  await app.db.db.deleteFrom('customer').where('id', '=', id).execute()
  expect(await rowsOf(app, 'points_entry', { customer_id: id })).toEqual([])
})

test('points come however often they came before', async () => {
  const member = await newCustomer(app, 'Oft')
  // After several runs, PostgreSQL may plan a statement once for all values.
  for (let time = 0; time < 30; time++) expect(await give(member, 10)).toMatchObject({ ok: true })
  expect((await pointsOf(member)).balance).toBe(300)
})

test('the ledger is read in pages, the newest first, whatever comes meanwhile', async () => {
  const [member, other] = [await newCustomer(app, 'Seiten'), await newCustomer(app, 'Andere')]
  for (let points = 1; points <= 45; points++) {
    await give(member, points)
    if (points % 9 === 0) await give(other, 1_000)
  }
  const first = await pointsOf(member)
  expect(first.balance).toBe((45 * 46) / 2)
  await give(member, 100)
  const pageOf = async (who: Customer, after: number | string | null) =>
    await app.call('getPointsEntries', { as: who, query: { after } })
  const second = (await pageOf(member, first.next)).body
  const third = (await pageOf(member, second.next)).body
  const seen = [first, second, third].map(({ entries }) => entries.map(({ points }) => points))
  expect(seen.map(({ length }) => length)).toEqual([20, 20, 5])
  expect(seen.flat()).toEqual(Array.from({ length: 45 }, (_, index) => 45 - index))
  expect(third.next).toBeNull()
  // For another customer, the same place is one of their own entries.
  expect((await pageOf(other, first.next)).body.entries.map(({ points }) => points)).toEqual(Array(5).fill(1_000))
  expect((await pageOf(member, 1)).body).toEqual({ entries: [], next: null })
  for (const none of ['', '-1', 'x', '1.5']) expect((await pageOf(member, none)).status).toBe(400)
})

test('staff cannot take more than there is, nor give to nobody', async () => {
  const member = await newCustomer(app, 'Grenze')
  await give(member, 10)
  expect(await give(member, -11)).toEqual({ ok: false, refusal: { code: 'too_few', balance: 10 } })
  expect(await grantTier(app.ctx, operator, { email: 'niemand@post.example', tier: 'elite' })).toMatchObject({
    ok: false,
  })
  expect((await pointsOf(member)).balance).toBe(10)
})
