import { system, within } from '#support/acting.ts'
import { randomBytes, randomUUID } from 'node:crypto'

import { afterAll, describe, expect, test } from 'vitest'

import { forgetExpired } from '#usecases/account/forget-expired.ts'
import { forgetLapsed } from '#usecases/housekeeping/forget-lapsed.ts'
import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { expireOverdue } from '#usecases/booking/expire-overdue.ts'
import { appForAll } from '#support/open-app.ts'
import { checkSoundness } from '#store/soundness.ts'
import { inDays, sampleDriver } from '#support/client.ts'
import { yardOf } from '#support/yard.ts'
import type { BookingStatus } from '#domain/booking-status.ts'
import type { AccountId, CustomerId } from '#domain/ids.ts'
import { addCustomer } from '#store/customer.ts'
import { inMinutes } from '#support/test-clock.ts'
import { givenIn } from '#support/given.ts'
import { lettersOf } from '#support/posted.ts'
import { byForce, rewrite, rowOf, rowsOf } from '#support/rows.ts'

const app = appForAll()
afterAll(async () => {
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

const request = (days: number, email?: string) => givenIn(app).booking({ vehicleId: 401, from: days, email })

const offersOn = async (days: number) => {
  const { body } = await app.call('getAvailability', {
    query: { pickup: '3', dropoff: '1', start: inDays(days), end: inDays(days + 3) },
  })
  return body.offers
}

test('past days melt into one and the stock stays what it was', async () => {
  await request(5)
  const before = await offersOn(5)
  await keepHouse(app.ctx, system('keep_house'))
  await keepHouse(app.ctx, system('keep_house'))
  expect(await offersOn(5)).toEqual(before)
  const past = 'select from stock_day where branch_id = 3 and class_id = 4 and day < current_date'
  expect((await app.db.pool.query(past)).rowCount).toBe(1)
})

test('a request that nobody decides expires, gives its car back and tells both sides once', async () => {
  const { reference } = await request(9, sampleDriver.email)
  await givenIn(app).timeOver(reference)
  await Promise.all([
    expireOverdue(app.ctx, system('expire_overdue')),
    expireOverdue(app.ctx, system('expire_overdue')),
    expireOverdue(app.ctx, system('expire_overdue')),
  ])
  const looked = await app.call('lookUpBooking', { body: { reference, email: sampleDriver.email } })
  expect(looked.body.status).toBe('expired')
  const letters = (await lettersOf(app, { about: reference })).filter(({ kind }) => kind.endsWith('expired'))
  expect(letters).toMatchObject([
    { kind: 'request_expired', recipient: sampleDriver.email },
    { kind: 'staff_request_expired', recipient: 'branch:3' },
  ])
})

describe('passport and licence numbers (D27)', () => {
  const keptOf = async (reference: string) => {
    const booking = await rowOf(app, 'booking', { reference })
    const [driver] = await rowsOf(app, 'booking_driver', { booking_id: booking.id, position: 0 })
    const row: Record<string, unknown> = { ...driver, ...booking }
    return all.filter((column) => row[column] != null)
  }
  const identity = ['documents_sealed', 'license_expiry']
  const born = 'date_of_birth'
  const contact = ['phone', 'address', 'city', 'country']
  const known = ['email', 'last_name']

  const move = async (reference: string, ...statuses: BookingStatus[]) => {
    for (const status of statuses) await givenIn(app).status(reference, status)
  }
  const lastEventWas = async (reference: string, days: number) => {
    const { id } = await rowOf(app, 'booking', { reference })
    await byForce(app, `update audit set at = now() - ${days} * interval '1 day' where booking_id = ${id}`)
  }

  /** Fields that a booking still has 29 and 31 days after its last event. */
  const keptInTime = async (reference: string) => {
    await lastEventWas(reference, 29)
    await keepHouse(app.ctx, system('keep_house'))
    const before = await keptOf(reference)
    await lastEventWas(reference, 31)
    await keepHouse(app.ctx, system('keep_house'))
    return [before, await keptOf(reference)]
  }
  const all = [...identity, born, ...contact, ...known]

  test.each<[string, BookingStatus[], string[]]>([
    ['withdrawn by the customer', ['withdrawn'], known],
    ['declined', ['declined'], known],
    ['expired', ['expired'], known],
    ['cancelled free of charge after it was confirmed', ['confirmed', 'cancelled'], known],
    ['a no-show', ['confirmed', 'no_show'], [...contact, ...known]],
  ])('go 30 days after a rental was %s, not before', async (_what, statuses, left) => {
    const { reference } = await request(13)
    await move(reference, ...statuses)
    expect(await keptInTime(reference)).toEqual([all, left])
  })

  test('go 30 days after a rental was closed, not before', async () => {
    const { reference } = await givenIn(app).booking({ vehicleId: 401, from: 13, bookings: 'open' })
    await app.setBookings('soon')
    await yardOf(app).complete(reference)
    expect(await keptInTime(reference)).toEqual([all, [born, ...contact, ...known]])
  })

  test.each(['requested', 'confirmed', 'active', 'returned'] as const)('stay while a rental is %s', async (status) => {
    const { reference } = await request(20)
    if (status !== 'requested') await move(reference, 'confirmed')
    if (status === 'active' || status === 'returned') await move(reference, status)
    await lastEventWas(reference, 400)
    await keepHouse(app.ctx, system('keep_house'))
    expect(await keptOf(reference)).toEqual(all)
    await move(reference, 'cancelled')
  })

  test('of a confirmed rental whose handover nobody recorded go 30 days after its period', async () => {
    const { reference } = await request(24)
    await move(reference, 'confirmed')
    const daysAfter = (days: number) => ({ ...app.ctx, now: () => new Date(Date.parse(`${inDays(26 + days)}Z`)) })
    await keepHouse(daysAfter(29), system('keep_house'))
    expect(await keptOf(reference)).toContain('documents_sealed')
    await keepHouse(daysAfter(31), system('keep_house'))
    expect(await keptOf(reference)).toEqual([born, ...contact, ...known])
    await move(reference, 'cancelled')
  })

  test('go in time with the day on which the licence ends, also where the numbers are gone already', async () => {
    const { reference } = await request(36)
    await move(reference, 'declined')
    await lastEventWas(reference, 31)
    const { id } = await rowOf(app, 'booking', { reference })
    await rewrite(app, 'booking_driver', { booking_id: id }, { documents_sealed: null })
    await keepHouse(app.ctx, system('keep_house'))
    expect(await keptOf(reference)).toEqual(known)
  })

  test('of an account go 30 days after they were given, once no booking needs them any more', async () => {
    const sealed = async ({ customer: id }: Person) => (await rowOf(app, 'customer', { id })).documents_sealed !== null
    const withNumbers = (days: number) => customer({ days, confirmed: true, documents: Buffer.from('sealed') })
    const [fresh, never, renting] = await Promise.all([withNumbers(29), withNumbers(31), withNumbers(400)])
    const { reference } = await request(28)
    await rewrite(app, 'booking', { reference }, { customer_id: renting.customer })
    await keepHouse(app.ctx, system('keep_house'))
    expect(await Promise.all([fresh, never, renting].map(sealed))).toEqual([true, false, true])
    await move(reference, 'cancelled')
    await lastEventWas(reference, 31)
    await keepHouse(app.ctx, system('keep_house'))
    expect(await sealed(renting)).toBe(false)
  })
})

interface Person {
  account: AccountId
  customer: CustomerId
}

async function customer(of: { days: number; confirmed: boolean; documents?: Buffer }): Promise<Person> {
  const created_at = inMinutes(-of.days * 24 * 60)
  const email = `${randomUUID()}@post.example`
  const confirmed = of.confirmed ? new Date() : null
  return await within(app.db.db, async (tx) => {
    const row = { email, language: 'de', created_at, email_confirmed_at: confirmed } as const
    const account = await tx.insertInto('account').values(row).returning('id').executeTakeFirstOrThrow()
    const person = { account_id: account.id, first_name: 'Mara', last_name: 'Muster', created_at }
    const papers = of.documents && { documents_sealed: of.documents, documents_given_at: created_at }
    return { account: account.id, customer: (await addCustomer(tx, { ...person, ...papers }))! }
  })
}

describe('what nobody needs any more', () => {
  const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const link = (id: AccountId, hours: number) =>
    app.db.db
      .insertInto('mail_link')
      .values({ token_hash: randomBytes(32), purpose: 'set_password', account_id: id, expires_at: hoursFromNow(hours) })
      .execute()

  test('sessions go when they are over, links a day later', async () => {
    const { account: id } = await customer({ days: 100, confirmed: true })
    for (const hours of [-1, 1]) {
      const row = { token_hash: randomBytes(32), account_id: id, expires_at: hoursFromNow(hours) }
      await app.db.db.insertInto('session').values(row).execute()
    }
    for (const hours of [-25, -23, 1]) await link(id, hours)
    expect(await forgetExpired(app.ctx, system('forget_expired'))).toMatchObject({ sessions: 1, links: 1 })
    const left = async (table: 'session' | 'mail_link') => {
      const rows = await rowsOf(app, table, { account_id: id })
      return { valid: rows.filter((row) => row.expires_at > new Date()).length, all: rows.length }
    }
    expect(await left('session')).toEqual({ valid: 1, all: 1 })
    expect(await left('mail_link')).toEqual({ valid: 1, all: 2 })
    expect(await forgetExpired(app.ctx, system('forget_expired'))).toMatchObject({ sessions: 0, links: 0 })
  })

  test('letters go after 90 days', async () => {
    const to = `${randomUUID()}@post.example`
    for (const days of [89, 91]) {
      const row = { kind: 'set_password', recipient: to, language: 'de', data: '{}' } as const
      await app.db.db
        .insertInto('letter')
        .values({ ...row, created_at: inMinutes(-days * 24 * 60) })
        .execute()
    }
    expect(await forgetExpired(app.ctx, system('forget_expired'))).toMatchObject({ letters: 1 })
    const left = await rowOf(app, 'letter', { recipient: to })
    expect(left.created_at.getTime()).toBeGreaterThan(inMinutes(-90 * 24 * 60).getTime())
  })

  test('accounts that nobody confirmed in 30 days go, unless they have a booking or a link that can be used', async () => {
    const names = ['old', 'young', 'confirmed', 'booked', 'linked', 'late'] as const
    const ids = await Promise.all(
      names.map((name) => customer({ days: name === 'young' ? 29 : 31, confirmed: name === 'confirmed' })),
    )
    const idOf = (name: (typeof names)[number]) => ids[names.indexOf(name)]!
    const { reference } = await request(32)
    await rewrite(app, 'booking', { reference }, { customer_id: idOf('booked').customer })
    await link(idOf('linked').account, 1)
    await link(idOf('late').account, -1)
    expect(await forgetExpired(app.ctx, system('forget_expired'))).toMatchObject({ accounts: 2 })
    const left = new Set((await rowsOf(app, 'account')).map(({ id }) => id))
    expect(names.filter((name) => left.has(idOf(name).account))).toEqual(['young', 'confirmed', 'booked', 'linked'])
  })
})

test('keys of retries are forgotten after a day', async () => {
  await request(17)
  await rewrite(app, 'idempotency', {}, { created_at: inMinutes(-25 * 60) })
  await request(21)
  await forgetLapsed(app.ctx, system('forget_lapsed'))
  expect(await rowsOf(app, 'idempotency')).toHaveLength(1) // of the last request
})
