import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { vehicleAmount } from '#domain/price.ts'
import type { Booking, Offer } from '#contract/booking.ts'
import { operator, valueOf } from '#support/acting.ts'
import { costsTimes } from '#support/costs.ts'
import { appForAll } from '#support/open-app.ts'
import { checkSoundness } from '#store/soundness.ts'
import { changeSetting } from '#usecases/staff/change-setting.ts'
import { bookingBody, inDays, sampleDriver } from '#support/client.ts'
import { bearer, lastingCustomer, newCustomer, PASSWORD, type Customer } from '#support/customer.ts'
import { yardOf } from '#support/yard.ts'
import { lettersOf } from '#support/posted.ts'
import { waysToRewrite, rewrite, rowOf, rowsOf } from '#support/rows.ts'
import type { LetterKind } from '#mail/letters.ts'
import { adjustPoints } from '#usecases/staff/adjust-points.ts'

const HOUR_MS = 3_600_000
/** Vehicles, two of them of the class Compact, which has several at the airport. */
const [COMPACT, OTHER_COMPACT, SUV] = [301, 302, 501]

let time: Date
let anna: Customer
const app = appForAll({ anyHour: true })
beforeAll(async () => {
  app.ctx.now = () => time
  time = new Date()
  anna = await lastingCustomer(app, 'Anna')
})
beforeEach(async () => {
  time = new Date()
  await app.setBookings('open')
})

interface Trip {
  vehicleId: number
  pickup: number
  dropoff: number
  start: string
  end: string
  extras: { code: string; quantity: number }[]
  crossBorder: boolean
}

let used: number
function tripOf(days: number, patch: Partial<Trip> = {}): Trip {
  used = app.ownDays(days + 8)
  const at = { start: inDays(used), end: inDays(used + days) }
  return { vehicleId: COMPACT, pickup: 3, dropoff: 3, ...at, extras: [], crossBorder: false, ...patch }
}

async function book(who: Customer | null, trip: Trip, more: object = {}): Promise<Booking> {
  const { bookings = 'open' } = more as { bookings?: 'open' | 'soon' }
  await app.setBookings(bookings)
  const quote = await app.call('createQuote', { as: who, body: { ...trip, ...more, bookings: undefined } as object })
  expect(quote.status).toBe(201)
  const driver = { ...sampleDriver, email: who?.email ?? 'visitor@post.example' }
  const body = { ...bookingBody(quote.body.id), driver, bookings }
  const made = await app.call('createBooking', { as: who, body })
  expect(made.status).toBe(201)
  return made.body
}

const tripIn = (booking: Booking): Trip => {
  const { vehicle, pickup, dropoff, start, end, extras, crossBorder } = booking
  return { vehicleId: vehicle.id, pickup, dropoff, start, end, extras, crossBorder }
}

/** The offers for a changed trip, by vehicle. */
async function offersFor(who: Customer, reference: string, { vehicleId: _vehicle, extras, ...trip }: Trip) {
  const query = new URLSearchParams({
    ...Object.fromEntries(Object.entries(trip).map(([key, value]) => [key, String(value)])),
    ...(extras.length > 0 && { extras: extras.map(({ code, quantity }) => `${code}:${quantity}`).join(',') }),
  })
  const found = await app.get<{ offers: Offer[] }>(
    `/api/account/bookings/${reference}/offers?${query}`,
    bearer(who.token),
  )
  return { ...found, offer: (id: number) => found.body.offers.find(({ vehicleId }) => vehicleId === id)! }
}

const send = async (who: Customer, reference: string, body: object) =>
  await app.call('changeOwnBooking', { as: who, params: { reference }, body })

/** Looks at the price and takes it, as the page does. */
async function change(who: Customer, booking: Booking, patch: Partial<Trip>) {
  const trip = { ...tripIn(booking), ...patch }
  const shown = await offersFor(who, booking.reference, trip)
  expect(shown.status).toBe(200)
  const totalMinor = shown.offer(trip.vehicleId).price!.totalMinor
  return await send(who, booking.reference, { ...trip, revision: booking.revision, totalMinor })
}

const show = async (who: Customer, reference: string) =>
  (await app.call('getOwnBooking', { as: who, params: { reference } })).body
const amount = ({ price }: Booking, kind: string) =>
  price.items.filter((item) => item.kind === kind).reduce((sum, item) => sum + item.amountMinor, 0)
const planOf = async (reference: string) =>
  (await rowsOf(app, 'assignment', { stay_id: (await rowOf(app, 'booking', { reference })).id }))[0]
const carOf = async (reference: string) => {
  const plan = await planOf(reference)
  return plan && { ...(await rowOf(app, 'car', { id: plan.car_id })), period: plan.period }
}
const letters = <Kind extends LetterKind>(kind: Kind, about: string) => lettersOf(app, { kind, about })
/** Waits until the server has heard of a new rate. */
const ratesAre = async (rate: number) => {
  const now = async () => (await app.ctx.catalogue()).vehicles.find(({ id }) => id === COMPACT)!.dailyRateMinor
  await expect.poll(now).toBe(rate)
}
/** Plans one rental after another on the same car, as a plan may do. */
const planOnSameCar = async (next: string, before: string) =>
  await rewrite(app, 'assignment', { id: (await planOf(next))!.id }, { car_id: (await planOf(before))!.car_id })
/** The independent check of stock and cars. */
const expectSound = async () => expect(await checkSoundness(app.db.pool)).toEqual([])

describe('changing a booking', () => {
  test('shows the new price first, then makes it so: dates, vehicle of another class, extras, branch', async () => {
    const booking = await book(anna, tripOf(2))
    expect([booking.revision, booking.changeable]).toEqual([1, 'all'])
    const end = inDays(used + 4)
    const patch = { vehicleId: SUV, end, dropoff: 1 as const, extras: [{ code: 'gps', quantity: 1 }] }
    const shown = await offersFor(anna, booking.reference, { ...tripIn(booking), ...patch })
    expect(shown.offer(SUV).available).toBe(true)
    const changed = await change(anna, booking, patch)
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({ status: 'confirmed', revision: 2, already: false, end, dropoff: 1 })
    expect(changed.body.price).toEqual(shown.offer(SUV).price)
    expect(changed.body.vehicle.id).toBe(SUV)
    const now = await show(anna, booking.reference)
    expect(now.events.map(({ status, by }) => `${status} ${by}`)).toEqual(['confirmed customer', 'changed customer'])
    await expectSound()
    // The previous terms are kept.
    const { id } = await rowOf(app, 'booking', { reference: booking.reference })
    const [before] = await rowsOf(app, 'booking_amendment', { booking_id: id })
    const lines = await rowsOf(app, 'booking_price_line', { booking_id: id, revision: 1 })
    const { totalMinor, items } = booking.price
    expect(before).toMatchObject({ revision: 1, vehicle_id: COMPACT, total_minor: totalMinor })
    expect(lines.map((line) => line.amount_minor)).toEqual(items.map(({ amountMinor }) => amountMinor))
    expect(await waysToRewrite(app, 'booking_amendment')).toEqual([])
    expect(await waysToRewrite(app, 'booking_price_line')).toEqual([])
  })

  test('tells the customer and every branch that had or has to do with it, with the old and the new total', async () => {
    const booking = await book(anna, tripOf(2, { pickup: 1, dropoff: 1 }))
    const changed = await change(anna, booking, { pickup: 3, dropoff: 3 })
    expect(changed.status).toBe(200)
    const [told, ...more] = await letters('booking_changed', booking.reference)
    expect(more).toEqual([])
    expect(told).toMatchObject({
      recipient: anna.email,
      data: {
        stage: 'booking',
        totalBeforeMinor: booking.price.totalMinor,
        price: changed.body.price,
        changed: ['pickup', 'dropoff'],
      },
    })
    const staff = await letters('staff_booking_changed', booking.reference)
    expect(staff.map(({ recipient }) => recipient)).toEqual(['branch:1', 'branch:3'])
  })

  test('keeps the price of what it leaves alone, whatever the rates are by now', async () => {
    const booking = await book(anna, tripOf(3, { extras: [{ code: 'gps', quantity: 1 }] }))
    await costsTimes(app, 2, { vehicle: COMPACT })
    await costsTimes(app, 2, { service: 'gps' })
    await ratesAre(9000)
    try {
      const extras = [
        { code: 'gps', quantity: 1 },
        { code: 'child_seat', quantity: 1 },
      ]
      const added = (await change(anna, booking, { extras })).body
      expect(amount(added, 'vehicle')).toBe(amount(booking, 'vehicle'))
      const gps = (of: Booking) => of.price.items.find(({ code }) => code === 'gps')!.amountMinor
      expect(gps(added)).toBe(gps(booking))
      // A longer period costs more.
      const longer = (await change(anna, added, { end: inDays(used + 4) })).body
      expect(amount(longer, 'vehicle')).toBeGreaterThan((amount(booking, 'vehicle') / 3) * 4)
      expect(gps(longer)).toBe((gps(booking) / 3) * 4)
    } finally {
      await costsTimes(app, 0.5, { vehicle: COMPACT })
      await costsTimes(app, 0.5, { service: 'gps' })
      await ratesAre(4500)
    }
  })

  test('keeps the fees of what it leaves alone; what is chosen anew costs what it costs by now', async () => {
    const feeIs = async (value: number) => {
      expect((await changeSetting(app.ctx, operator, { name: 'crossBorderFeeMinor', value })).ok).toBe(true)
      await expect.poll(async () => (await app.ctx.catalogue()).rules.crossBorderFeeMinor).toBe(value)
    }
    const booking = await book(anna, tripOf(2, { crossBorder: true }))
    expect(amount(booking, 'cross_border')).toBe(2500)
    await feeIs(4000)
    try {
      const added = (await change(anna, booking, { extras: [{ code: 'gps', quantity: 1 }] })).body
      expect(amount(added, 'cross_border')).toBe(2500)
      const without = (await change(anna, added, { crossBorder: false })).body
      expect(amount(without, 'cross_border')).toBe(0)
      const anew = (await change(anna, without, { crossBorder: true })).body
      expect(amount(anew, 'cross_border')).toBe(4000)
    } finally {
      await feeIs(2500)
    }
  })

  test('keeps the discount on the first rental with its rental', async () => {
    const cem = await newCustomer(app, 'Cem')
    const booking = await book(cem, tripOf(2))
    expect(amount(booking, 'first_rental_discount')).toBeLessThan(0)
    const longer = (await change(cem, booking, { end: inDays(used + 3) })).body
    expect(amount(longer, 'first_rental_discount')).toBe(-Math.round(vehicleAmount(longer.price) * 0.15))
  })

  test('a second try after a lost answer changes nothing more and writes no second letter', async () => {
    const booking = await book(anna, tripOf(2))
    const trip = { ...tripIn(booking), end: inDays(used + 3) }
    const { price } = (await offersFor(anna, booking.reference, trip)).offer(COMPACT)
    const body = { ...trip, revision: 1, totalMinor: price!.totalMinor }
    const twice = await Promise.all([send(anna, booking.reference, body), send(anna, booking.reference, body)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(twice.filter((answer) => answer.body.already)).toHaveLength(1)
    expect((await show(anna, booking.reference)).revision).toBe(2)
    expect(await letters('booking_changed', booking.reference)).toHaveLength(1)
  })
})

describe('a change is refused, and the booking stays as it is,', () => {
  test('where the total is not the one that was shown', async () => {
    const booking = await book(anna, tripOf(2))
    const trip = { ...tripIn(booking), end: inDays(used + 3) }
    const refused = await send(anna, booking.reference, { ...trip, revision: 1, totalMinor: booking.price.totalMinor })
    expect([refused.status, refused.body.code]).toEqual([409, 'price_changed'])
    expect(await show(anna, booking.reference)).toMatchObject({ revision: 1, end: booking.end, price: booking.price })
  })

  test('where another tab changed it meanwhile', async () => {
    const booking = await book(anna, tripOf(2))
    expect((await change(anna, booking, { end: inDays(used + 3) })).status).toBe(200)
    const late = await change(anna, booking, { end: inDays(used + 4) })
    expect([late.status, late.body.code]).toEqual([409, 'booking_changed'])
  })

  test('where no car of the class is left; its own car counts as free', async () => {
    const booking = await book(anna, tripOf(2, { pickup: 1, dropoff: 1, vehicleId: SUV }))
    const suvs = new Set((await rowsOf(app, 'vehicle', { class_id: 5 })).map(({ id }) => id))
    // Takes all other cars of the class at the branch, for the days of the booking and one more.
    const longer = { ...tripIn(booking), end: inDays(used + 3) }
    for (let taken = 0; ; taken++) {
      const headers = { 'idempotency-key': randomUUID() }
      const hold = await app.call('createQuote', { body: longer, headers })
      if (hold.status !== 201) break
      expect(taken).toBeLessThan(20)
    }
    const before = await carOf(booking.reference)
    const shown = await offersFor(anna, booking.reference, longer)
    for (const offer of shown.body.offers.filter(({ vehicleId }) => suvs.has(vehicleId)))
      expect(offer.available).toBe(true)
    // A second booking wants to move to the same days. No car is free then, so it stays as it is.
    const other = await book(anna, { ...tripIn(booking), start: inDays(used + 4), end: inDays(used + 5) })
    const wish = { ...tripIn(other), start: booking.start, end: booking.end }
    const offers = await offersFor(anna, other.reference, wish)
    expect(offers.offer(SUV)).toMatchObject({ available: false, reason: 'sold_out' })
    const refused = await send(anna, other.reference, {
      ...wish,
      revision: 1,
      totalMinor: offers.offer(SUV).price!.totalMinor,
    })
    expect([refused.status, refused.body.code]).toEqual([409, 'sold_out'])
    expect(await show(anna, other.reference)).toMatchObject({ revision: 1, start: other.start })
    expect(await carOf(booking.reference)).toEqual(before)
    expect((await change(anna, booking, { end: longer.end })).status).toBe(200)
    await expectSound()
  })

  test('where only the one-way rental is not possible, and says so: with its return to where it began it is', async () => {
    const booking = await book(anna, tripOf(2, { pickup: 1, dropoff: 1, vehicleId: SUV }))
    // A later week needs every car of the class that stands there.
    const later = { ...tripIn(booking), start: inDays(used + 4), end: inDays(used + 5) }
    for (let taken = 0; ; taken++) {
      const hold = await app.call('createQuote', { body: later })
      if (hold.status !== 201) break
      expect(taken).toBeLessThan(20)
    }
    const trip = { ...tripIn(booking), dropoff: 3 as const }
    const { offer } = await offersFor(anna, booking.reference, trip)
    expect(offer(SUV)).toMatchObject({ available: false, reason: 'one_way' })
    const query = new URLSearchParams({ pickup: '1', dropoff: '3', start: booking.start, end: booking.end })
    const list = await app.get<{ offers: Offer[] }>(`/api/availability?${query}`)
    expect(list.body.offers.find(({ vehicleId }) => vehicleId === SUV)).toMatchObject({ reason: 'one_way' })
    const totalMinor = offer(SUV).price!.totalMinor
    const refused = await send(anna, booking.reference, { ...trip, revision: 1, totalMinor })
    expect([refused.status, refused.body.code]).toEqual([409, 'not_one_way'])
    expect(refused.body.message).toContain('Einwegmiete')
    expect(await show(anna, booking.reference)).toMatchObject({ revision: 1, dropoff: 1 })
    expect((await change(anna, booking, { end: inDays(used + 3) })).status).toBe(200)
  })

  test('where the licence does not last as long, or the age is not reached', async () => {
    const booking = await book(anna, tripOf(2))
    const { id } = await rowOf(app, 'booking', { reference: booking.reference })
    await rewrite(app, 'booking_driver', { booking_id: id }, { license_expiry: booking.end.slice(0, 10) })
    const refused = await change(anna, booking, { end: inDays(used + 3) })
    expect([refused.status, refused.body.code]).toEqual([422, 'driver_not_eligible'])
  })

  test('where it makes no sense: reversed, on a closed day, an unknown vehicle, an extra that nobody offers', async () => {
    const booking = await book(anna, tripOf(2, { pickup: 1, dropoff: 1 }))
    const trip = tripIn(booking)
    const wish = (patch: Partial<Trip>) => ({ ...trip, ...patch, revision: 1, totalMinor: 1 })
    const tries: [Partial<Trip>, string][] = [
      [{ end: trip.start, start: trip.end }, 'invalid_period'],
      [{ vehicleId: 999_999 }, 'vehicle_unknown'],
      [{ vehicleId: 901 }, 'coming_soon'],
      [{ extras: [{ code: 'helicopter', quantity: 1 }] }, 'invalid_input'],
      [{ start: inDays(-3) }, 'invalid_period'],
    ]
    for (const [patch, code] of tries) {
      const refused = await send(anna, booking.reference, wish(patch))
      expect([patch, refused.body.code]).toEqual([patch, code])
    }
  })

  test('where it is not one’s own: as unknown as one that nobody has', async () => {
    const eve = await newCustomer(app, 'Eve')
    const booking = await book(anna, tripOf(2))
    const body = { ...tripIn(booking), end: inDays(used + 3), revision: 1, totalMinor: 1 }
    expect((await send(eve, booking.reference, body)).body.code).toBe('booking_not_found')
    expect((await offersFor(eve, booking.reference, tripIn(booking))).status).toBe(404)
    const nobody = await app.call('changeOwnBooking', { params: { reference: booking.reference }, body })
    expect(nobody.status).toBe(401)
  })

  test('once it is cancelled, or its pick-up is past', async () => {
    const booking = await book(anna, tripOf(2))
    time = new Date(new Date(`${booking.start}:00Z`).getTime() + 3 * HOUR_MS)
    expect((await show(anna, booking.reference)).changeable).toBeNull()
    const late = await send(anna, booking.reference, {
      ...tripIn(booking),
      end: inDays(used + 3),
      revision: 1,
      totalMinor: 1,
    })
    expect(late.body.code).toBe('not_changeable')
  })
})

describe('what hangs on it', () => {
  test('a change after the free time does not open it again', async () => {
    const booking = await book(anna, tripOf(2))
    time = new Date(new Date(`${booking.start}:00Z`).getTime() - 12 * HOUR_MS)
    const late = await show(anna, booking.reference)
    expect(late.cancellation?.free).toBe(false)
    const moved = await change(anna, booking, { start: inDays(used + 5), end: inDays(used + 7) })
    expect(moved.status).toBe(200)
    expect(moved.body.cancellation).toMatchObject({ free: false, freeUntil: late.cancellation!.freeUntil })
    expect(moved.body.cancellation!.feeMinor).toBe(late.cancellation!.feeMinor)
    // A cheaper rental does not lower the fee either.
    const cheaper = await change(anna, moved.body, { vehicleId: 101, end: inDays(used + 6) })
    expect(cheaper.body.price.totalMinor).toBeLessThan(moved.body.price.totalMinor)
    expect(cheaper.body.cancellation!.feeMinor).toBe(late.cancellation!.feeMinor)
  })

  test('a request stays one, and is decided no later', async () => {
    const booking = await book(anna, tripOf(2), { bookings: 'soon' })
    const changed = await change(anna, booking, { vehicleId: OTHER_COMPACT })
    expect(changed.body).toMatchObject({ status: 'requested', revision: 2, decisionBy: booking.decisionBy })
    expect((await letters('booking_changed', booking.reference))[0]!.data.stage).toBe('request')
    expect(await letters('staff_booking_changed', booking.reference)).toHaveLength(1)
  })

  test('fewer days have room for fewer free days: their points come back, and the rest with the booking', async () => {
    const dora = await newCustomer(app, 'Dora')
    valueOf(await adjustPoints(app.ctx, operator, { email: dora.email, points: 45_000, reason: 'a present' }))
    const balance = async () => (await app.call('getPoints', { as: dora })).body.balance
    const booking = await book(dora, tripOf(3), { freeDays: 3 })
    expect(await balance()).toBe(0)
    const shorter = await change(dora, booking, { end: inDays(used + 1) })
    expect(shorter.body.price.points).toBe(15_000)
    expect(await balance()).toBe(30_000)
    const longer = await change(dora, shorter.body, { end: inDays(used + 2) })
    expect(longer.body.price.points).toBe(15_000)
    expect(await balance()).toBe(30_000)
    const params = { reference: booking.reference }
    expect((await app.call('cancelOwnBooking', { as: dora, params, body: { feeMinor: 0 } })).status).toBe(200)
    expect(await balance()).toBe(45_000)
  })

  test('a one-way rental on whose car another one relies: the car is brought there after all', async () => {
    const there = await book(anna, tripOf(2, { vehicleId: SUV, pickup: 3, dropoff: 1 }))
    // Takes every SUV at Tempelhof, and the one that arrives.
    const from = app.openDay(used + 3)
    const after = { ...tripIn(there), pickup: 1 as const, start: inDays(from), end: inDays(from + 1) }
    let last: Booking | undefined
    for (let taken = 0; taken < 20; taken++) {
      const free = await app.call('getAvailability', {
        query: { pickup: '1', dropoff: '1', start: after.start, end: after.end },
      })
      if (!free.body.offers.find(({ vehicleId }) => vehicleId === SUV)!.available) break
      last = await book(null, after)
    }
    expect(last).toBeDefined()
    const changed = await change(anna, there, { dropoff: 3 })
    expect(changed.status).toBe(200)
    expect(await rowsOf(app, 'assignment', { kind: 'transfer' })).toMatchObject([
      { note: 'replaces a changed one-way rental' },
    ])
    expect(await carOf(last!.reference)).toBeDefined()
    await expectSound()
  })

  test('a one-way rental whose car was planned for the next one there: that one gets another car', async () => {
    const there = await book(anna, tripOf(2, { vehicleId: SUV, dropoff: 1 }))
    const from = app.openDay(used + 3)
    const next = await book(null, { ...tripIn(there), pickup: 1, start: inDays(from), end: inDays(from + 1) })
    await planOnSameCar(next.reference, there.reference)
    const arriving = (await carOf(next.reference))!.plate
    const changed = await change(anna, there, { dropoff: 3 })
    expect(changed.status).toBe(200)
    expect((await carOf(next.reference))!.plate).not.toBe(arriving)
    await expectSound()
  })

  test('on the way only the end can change, and the car stays the same; who was planned on it gets another', async () => {
    const booking = await book(anna, tripOf(2, { vehicleId: SUV }))
    const next = await book(anna, { ...tripIn(booking), start: inDays(used + 3), end: inDays(used + 4) })
    time = new Date(new Date(`${booking.start}:00Z`).getTime())
    const car = (await carOf(booking.reference))!
    await planOnSameCar(next.reference, booking.reference)
    const given = await yardOf(app).handOver(booking.reference)
    expect(given.ok).toBe(true)
    const active = await show(anna, booking.reference)
    expect(active.changeable).toBe('return')
    for (const patch of [
      { vehicleId: COMPACT },
      { start: inDays(used + 1) },
      { extras: [{ code: 'gps', quantity: 1 }] },
    ]) {
      const refused = await send(anna, booking.reference, { ...tripIn(active), ...patch, revision: 1, totalMinor: 1 })
      expect([patch, refused.body.code]).toEqual([patch, 'not_changeable'])
    }
    const longer = await change(anna, active, { end: inDays(used + 4) })
    expect(longer.body).toMatchObject({ status: 'active', end: inDays(used + 4), revision: 2 })
    expect((await carOf(booking.reference))!.plate).toBe(car.plate)
    expect((await carOf(next.reference))!.plate).not.toBe(car.plate)
    await expectSound()
  })
})

test('many change at once, to and fro between classes and branches: nobody loses a car, none is in two places', async () => {
  const people = await Promise.all(['Finn', 'Gesa', 'Henk', 'Ines'].map((name) => newCustomer(app, name)))
  const trip = tripOf(2)
  const vehicles = [COMPACT, OTHER_COMPACT, SUV, 201, 101]
  const bookings: [Customer, Booking][] = []
  for (let at = 0; at < 15; at++) {
    const who = people[at % people.length]!
    const pickup = at % 3 === 0 ? 1 : 3
    bookings.push([
      who,
      await book(who, { ...trip, vehicleId: vehicles[at % 5]!, pickup, dropoff: at % 4 === 0 ? 1 : 3 }),
    ])
  }
  const codes = await Promise.all(
    bookings.flatMap(([who, booking], at) =>
      [1, 2, 3].map(async (step) => {
        const patch: Partial<Trip> = {
          vehicleId: vehicles[(at + step) % 5]!,
          dropoff: (at + step) % 2 === 0 ? 1 : 3,
          end: inDays(used + 1 + ((at * step) % 4)),
        }
        const now = await show(who, booking.reference)
        const { status, body } = await change(who, now, patch)
        return status === 200 ? 'changed' : (body.code ?? '')
      }),
    ),
  )
  // A busy machine may answer “unavailable”; no car is lost by that.
  const allowed = new Set(['changed', 'booking_changed', 'sold_out', 'price_changed', 'unavailable'])
  expect(codes.filter((code) => !allowed.has(code))).toEqual([])
  expect(codes.filter((code) => code === 'changed').length).toBeGreaterThan(5)
  await expectSound()
})

test('the copy of all data has what was agreed before each change', async () => {
  const jana = await newCustomer(app, 'Jana')
  const booking = await book(jana, tripOf(2))
  await change(jana, booking, { end: inDays(used + 3) })
  const { body } = await app.call('getOwnData', { as: jana, body: { currentPassword: PASSWORD } })
  const [copied] = body.bookings
  expect(copied).toMatchObject({ reference: booking.reference, end: inDays(used + 3) })
  expect(copied!.earlier).toMatchObject([{ vehicle: 'VW Golf', end: booking.end, price: booking.price }])
})
