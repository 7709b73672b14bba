import { within } from '#support/acting.ts'

import { describe, expect, test } from 'vitest'

import type { Branch, SiteData } from '#contract/site.ts'
import { defaultRules } from '#domain/settings.ts'
import { writeSetting } from '#store/setting.ts'
import { costs } from '#support/costs.ts'
import { createTestApp, type TestApp } from '#support/app.ts'
import { appForAll } from '#support/open-app.ts'
import { givenIn } from '#support/given.ts'
import { rewrite, rowsOf } from '#support/rows.ts'
import type { BookingStatus } from '#domain/booking-status.ts'

const app = appForAll()

const site = async () => (await app.call('getSite')).body
const branches = async (): Promise<[Branch, Branch]> => (await site()).branches as [Branch, Branch]

describe('a fresh install', () => {
  test('is before launch and in dollars (D2, D8)', async () => {
    expect(await site()).toMatchObject({ bookings: 'soon', currency: 'USD', payment: { online: false } })
  })

  test('has branches 1 and 3 with 30 and 38 cars, the first one popular (D13)', async () => {
    const seen = (await branches()).map(({ id, code, name, cars, popular }) => [id, code, name, cars, popular])
    expect(seen).toEqual([
      [1, 'tempelhof', 'Tempelhof Office', 30, true],
      [3, 'airport', 'Berlin Airport', 38, false],
    ])
  })

  test('has the specified hours', async () => {
    const [tempelhof, airport] = await branches()
    const weekday = [{ opens: '08:00', closes: '18:00' }]
    // Monday to Friday, Saturday, Sunday.
    expect(tempelhof.calendar.weekly).toEqual([
      ...Array.from({ length: 5 }, () => weekday),
      [{ opens: '08:00', closes: '13:00' }],
      [],
    ])
    expect(airport.calendar.weekly).toEqual(Array.from({ length: 7 }, () => [{ opens: '08:00', closes: '23:00' }]))
    expect(tempelhof.calendar.afterHours).toEqual({ allowed: false, feeMinor: 3000 })
    expect(airport.calendar.afterHours).toEqual({ allowed: true, feeMinor: 3000 })
  })

  test('has eight services at the specified prices, the sixth popular', async () => {
    const { services } = await site()
    expect(services.map((service) => service.perDayMinor)).toEqual([1000, 1500, 2000, 1000, 1500, 2000, 1500, 2000])
    expect(services.map((service) => service.popular)).toEqual([false, false, false, false, false, true, false, false])
    expect(services.map((service) => service.code)).toEqual([
      'gps',
      'baby_seat',
      'toddler_seat',
      'child_seat',
      'additional_driver',
      'insurance',
      'wifi',
      'snow_chain',
    ])
    for (const service of services) expect(service.maxQuantity).toBeGreaterThanOrEqual(1)
  })

  test('has the limits of the decisions', async () => {
    expect((await site()).rules).toEqual({
      leadMinutes: 120,
      horizonMonths: 12,
      maxDays: 90,
      graceMinutes: 59,
      holdMinutes: 15,
      minAge: 18,
      freeCancelHours: 24,
      firstRentalDiscountBp: 1500,
      bankTransferDays: 7,
      noShowMinutes: 180,
      includedKmPerDay: 200,
      memberKmPerDay: 500,
      crossBorderFeeMinor: 2500,
      oneWayFeeMinor: 1900,
      requestHours: 48,
      offerHours: 48,
      sessionHours: 12,
      sessionIdleHours: 2,
      rememberedDays: 30,
      rememberedIdleDays: 14,
      pointsPerUnit: 10,
      welcomeUntil: '2027-12-31',
    })
  })
})

const datesOf = (branch: Branch) => branch.calendar.holidays.map((holiday) => holiday.date)

describe('public holidays', () => {
  test('follow the federal state of the branch, this year and the next two', async () => {
    const [berlin, brandenburg] = (await branches()).map(datesOf) as [string[], string[]]
    const year = new Date().getUTCFullYear()
    for (const at of [year, year + 1, year + 2]) {
      expect(berlin).toContain(`${at}-03-08`)
      expect(brandenburg).not.toContain(`${at}-03-08`)
      expect(brandenburg).toContain(`${at}-10-31`)
      expect(berlin).not.toContain(`${at}-10-31`)
      for (const dates of [berlin, brandenburg]) {
        expect(dates).toEqual(
          expect.arrayContaining([`${at}-01-01`, `${at}-05-01`, `${at}-10-03`, `${at}-12-25`, `${at}-12-26`]),
        )
        // Epiphany and All Saints' are none in either; Christmas Eve is a working day.
        for (const day of ['01-06', '11-01', '12-24', '12-31']) expect(dates).not.toContain(`${at}-${day}`)
      }
    }
  })

  test('have names in both languages', async () => {
    for (const branch of await branches()) {
      for (const { date, name } of branch.calendar.holidays) {
        expect(name.de.length * name.en.length).toBeGreaterThan(0)
        expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
      }
      const christmas = branch.calendar.holidays.find((holiday) => holiday.date.endsWith('-12-25'))
      expect(christmas?.name).toEqual({ de: '1. Weihnachtstag', en: 'Christmas Day' })
    }
  })

  test('give way to what staff set for a day', async () => {
    const year = new Date().getUTCFullYear() + 1
    await givenIn(app).specialDay(1, `${year}-03-08`)
    await expect
      .poll(async () => (await branches())[0].calendar.exceptions)
      .toEqual([
        {
          date: `${year}-03-08`,
          ranges: [{ opens: '10:00', closes: '14:00' }],
          name: { de: 'Sonderöffnung', en: 'Open as an exception' },
        },
      ])
    expect((await branches())[1].calendar.exceptions).toEqual([])
  })
})

const history = async (key: string) =>
  (await rowsOf(app, 'audit', { subject_kind: 'setting', subject_id: key }))
    .filter(({ actor_id: id }) => id !== 'seed')
    .map(({ before, after, actor_kind: by }) => ({ old_value: before?.['value'], new_value: after?.['value'], by }))

describe('a changed setting', () => {
  test('is in force at once in every process, and who changed it stays known (D2, D30)', async () => {
    const twin = await app.anotherProcess()
    const siteOfTwin = async () => (await twin.app.inject('/api/site')).json<SiteData>()
    expect((await siteOfTwin()).bookings).toBe('soon')
    const changedAt = performance.now()
    await app.setBookings('open')
    await expect.poll(async () => (await site()).bookings, { interval: 5 }).toBe('open')
    await expect.poll(async () => (await siteOfTwin()).bookings, { interval: 5 }).toBe('open')
    expect(performance.now() - changedAt).toBeLessThan(1_000)
    expect(await history('bookings')).toEqual([{ old_value: 'soon', new_value: 'open', by: 'operator' }])
    await app.setBookings('soon')
    expect((await history('bookings')).at(-1)).toEqual({ old_value: 'open', new_value: 'soon', by: 'operator' })
  })

  test.each([
    ['currency', 'EUR', (data: SiteData) => data.currency],
    ['minAge', 21, (data: SiteData) => data.rules.minAge],
    ['holdMinutes', 20, (data: SiteData) => data.rules.holdMinutes],
    ['oneWayFeeMinor', 2900, (data: SiteData) => data.rules.oneWayFeeMinor],
  ] as const)('%s = %j is what the site says next', async (key, value, read) => {
    await within(app.db.db, (tx) => writeSetting(tx, key, value))
    await expect.poll(async () => read(await site()), { interval: 5 }).toBe(value)
    expect(await history(key)).toEqual([{ old_value: defaultRules[key], new_value: value, by: 'system' }])
  })

  test('to the value it has leaves no trace', async () => {
    const before = await history('maxDays')
    await within(app.db.db, (tx) => writeSetting(tx, 'maxDays', 90))
    expect(await history('maxDays')).toEqual(before)
  })

  test('of a service, of hours and of the fleet shows as well', async () => {
    await costs(app, 1250, { service: 'gps' })
    await rewrite(app, 'branch_hours', { branch_id: 1, weekday: 0 }, { closes: '19:00' })
    await expect.poll(async () => (await site()).services[0]?.perDayMinor).toBe(1250)
    await expect
      .poll(async () => (await branches())[0].calendar.weekly[0])
      .toEqual([{ opens: '08:00', closes: '19:00' }])
  })
})

test('a car more at a branch is a car more on its card', async () => {
  await givenIn(app).car()
  await expect.poll(async () => (await branches())[0].cars, { timeout: 2_000 }).toBe(31)
})

test('no inspection lies more than a year ahead', async () => {
  const set = (months: number) =>
    app.db.pool.query(`update car set next_inspection = current_date + $1 * interval '1 month' where id = 1`, [months])
  await set(11)
  await expect(set(13)).rejects.toMatchObject({ constraint: 'inspected_every_year' })
})

async function rental(own: TestApp, email: string, statuses: readonly BookingStatus[]): Promise<void> {
  const given = givenIn(own)
  const { reference } = await given.booking({ vehicleId: 401, email })
  for (const status of statuses) await given.status(reference, status)
}

describe('figures', () => {
  test('count each customer with a closed rental once, and are cached for a while', async () => {
    const own = await createTestApp()
    try {
      let later = 0
      own.ctx.now = () => new Date(Date.now() + later)
      const happy = async () => (await own.get<{ happyCustomers: number }>('/api/figures')).body.happyCustomers
      expect(await happy()).toBe(0)
      for (const email of ['Mara@post.example', 'mara@post.example', 'ben@post.example']) {
        await rental(own, email, ['confirmed', 'active', 'returned', 'closed'])
      }
      await rental(own, 'vera@post.example', ['confirmed', 'active', 'returned'])
      expect(await happy()).toBe(0)
      later = 11 * 60_000
      expect(await happy()).toBe(2)
    } finally {
      await own.close()
    }
  })
})
