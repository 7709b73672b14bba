import { operator, valueOf } from '#support/acting.ts'
import { randomUUID } from 'node:crypto'

import { beforeEach, describe, expect, test } from 'vitest'

import type { Booking, Quote } from '#contract/booking.ts'
import type { Vehicle } from '#contract/fleet.ts'
import type { SiteData } from '#contract/site.ts'
import { changeSetting } from '#usecases/staff/change-setting.ts'
import { listRates } from '#usecases/staff/list-rates.ts'
import { setRate } from '#usecases/staff/set-rate.ts'
import { appForAll } from '#support/open-app.ts'
import { bookingBody } from '#support/client.ts'
import { testClock } from '#support/test-clock.ts'
import { waysToRewrite } from '#support/rows.ts'

const clock = testClock()

const app = appForAll({ bookings: 'open', clock })
beforeEach(() => {
  // 23:59 in Berlin, where the next day begins an hour earlier than in UTC.
  clock.set('2026-12-09T22:59:00Z')
})

const key = () => ({ 'idempotency-key': randomUUID() })
const trip = {
  vehicleId: 302,
  pickup: 3,
  dropoff: 1,
  start: '2026-12-14T10:00',
  end: '2026-12-16T10:00',
  crossBorder: false,
  extras: [{ code: 'gps', quantity: 1 }],
}
const quoted = async () => (await app.post<Quote>('/api/quotes', trip, key())).body
const lines = ({ price }: Pick<Quote, 'price'>) =>
  Object.fromEntries(price.items.map(({ kind, unitMinor }) => [kind, unitMinor]))
const shownRate = async () =>
  (await app.get<Vehicle[]>('/api/vehicle/GetVehicleByType?id=3')).body.find(({ id }) => id === 302)!.dailyRate
const set = (
  kind: 'vehicle' | 'service' | 'deposit' | 'after-hours',
  which: string,
  amountMinor: number,
  from?: string,
) => setRate(app.ctx, operator, { kind, which, amountMinor, ...(from !== undefined && { from }) })

test('prices that begin tomorrow hold from midnight in Berlin on, without a restart; what is booked keeps its price', async () => {
  expect((await set('vehicle', '302', 5_900, '2026-12-10')).ok).toBe(true)
  await set('service', 'gps', 1_300, '2026-12-10')
  await set('deposit', 'Compact', 45_000, '2026-12-10')
  await changeSetting(app.ctx, operator, { name: 'oneWayFeeMinor', value: 2_900, from: '2026-12-10' })
  const before = await quoted()
  expect(lines(before)).toMatchObject({ vehicle: 4_200, extra: 1_000, one_way: 1_900 })
  expect(before.price.depositMinor).toBe(30_000)
  expect(await shownRate()).toBe(42)

  clock.pass(1 / 60)
  expect(await shownRate()).toBe(59)
  const site = (await app.get<SiteData>('/api/site')).body
  expect([site.services[0]!.perDayMinor, site.rules.oneWayFeeMinor]).toEqual([1_300, 2_900])
  const after = await quoted()
  expect(lines(after)).toMatchObject({ vehicle: 5_900, extra: 1_300, one_way: 2_900 })
  expect(after.price.depositMinor).toBe(45_000)

  const { body: booking } = await app.post<Booking>(
    '/api/bookings',
    { ...bookingBody(before.id), paymentMethod: 'paypal', bookings: 'open' },
    key(),
  )
  expect(booking.price).toEqual(before.price)
})

test('the last word for a day counts, and none is ever changed or removed', async () => {
  await set('vehicle', '301', 5_100, '2026-12-20')
  await set('vehicle', '301', 5_200, '2026-12-20')
  const golf = valueOf(await listRates(app.ctx, operator, 'vehicle')).filter(({ which }) => which === '301')
  expect(golf.map(({ from, amountMinor, madeBy }) => [from, amountMinor, madeBy])).toEqual([
    ['2020-01-01', 4_500, 'system'],
    ['2026-12-20', 5_200, 'operator'],
  ])
  expect(await waysToRewrite(app, 'rate')).toEqual([])
})

describe('a price is refused', () => {
  test.each([
    [{ kind: 'vehicle', which: '99999' }, 'unknown'],
    [{ kind: 'vehicle', which: 'VW Golf' }, 'unknown'],
    [{ kind: 'service', which: 'chauffeur' }, 'unknown'],
    [{ kind: 'after-hours', which: 'potsdam' }, 'unknown'],
    [{ kind: 'vehicle', which: '302', from: '2026-12-08' }, 'in_the_past'],
    [{ kind: 'vehicle', which: '302', amountMinor: 0 }, 'free_vehicle'],
  ] as const)('%j: %s', async (wish, code) => {
    expect(await setRate(app.ctx, operator, { amountMinor: 5_000, ...wish })).toEqual({
      ok: false,
      refusal: { code },
    })
  })
})

test('discounts by length hold together from their day on, and a season counts while it is valid', async () => {
  await app.db.pool.query(`insert into rate_length (valid_from, min_days, discount_bp) values ('2026-12-11', 2, 1000)`)
  await app.db.pool.query(
    `insert into rate_season (name, valid_from, valid_until, first_day, last_day, percent_bp)
     values ('Messe', '2026-12-11', '2026-12-12', '2026-12-14', '2026-12-15', 20000)`,
  )
  const catalogue = () => app.ctx.catalogue()
  const messe = async () => (await catalogue()).seasons.some(({ percentBp }) => percentBp === 20_000)
  await expect.poll(async () => [(await catalogue()).tiers.length, await messe()]).toEqual([5, false])
  clock.pass(30)
  expect((await catalogue()).tiers).toEqual([{ minDays: 2, discountBp: 1_000 }])
  expect(await messe()).toBe(true)
  clock.pass(24)
  expect(await messe()).toBe(false)
  expect((await catalogue()).tiers).toHaveLength(1)
})

test('a vehicle without a price is offered to nobody', async () => {
  const vehicle = { id: 399, class_id: 3, brand: 'Kia', name: 'Kia Ceed', image: null, fuel: 'Petrol' }
  await app.db.db.insertInto('vehicle').values(vehicle).execute()
  await expect.poll(async () => (await app.ctx.catalogue()).vehicles.some(({ id }) => id === 399)).toBe(true)
  const shown = async () => (await app.get<Vehicle[]>('/api/vehicle/GetVehicleByType?id=3')).body.map(({ id }) => id)
  expect(await shown()).not.toContain(399)
  expect((await app.post('/api/quotes', { ...trip, vehicleId: 399 }, key())).status).toBeLessThan(500)
  await set('vehicle', '399', 4_400)
  await expect.poll(shown).toContain(399)
})
