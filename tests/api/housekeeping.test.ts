import { system, valueOf } from '#support/acting.ts'
import { randomBytes, randomUUID } from 'node:crypto'

import { afterAll, describe, expect, test } from 'vitest'

import type { Booking } from '#contract/booking.ts'
import { forgetExpired } from '#usecases/account/forget-expired.ts'
import { forgetLapsed } from '#usecases/housekeeping/forget-lapsed.ts'
import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { expireOverdue } from '#usecases/booking/expire-overdue.ts'
import { appForAll } from '#support/open-app.ts'
import { checkSoundness } from '#store/soundness.ts'
import { bookingBody, inDays, sampleDriver } from '#support/client.ts'
import { yardOf } from '#support/yard.ts'

const app = appForAll()
afterAll(async () => {
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

async function request(days: number, email = `${randomUUID()}@post.example`): Promise<Booking> {
  const trip = {
    vehicleId: 401,
    pickup: 3,
    dropoff: 3,
    start: inDays(days),
    end: inDays(days + 2),
    extras: [],
    crossBorder: false,
  }
  const quote = await app.call('createQuote', { body: trip })
  const body = {
    ...bookingBody(quote.body.id),
    driver: { ...sampleDriver, email },
    bookings: (await app.ctx.catalogue()).rules.bookings,
  }
  return (await app.call('createBooking', { body })).body
}

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
  const { rows } = await app.db.pool.query(
    'select count(*)::int as n from stock_day where branch_id = 3 and class_id = 4 and day < current_date',
  )
  expect(rows).toEqual([{ n: 1 }])
})

test('a request that nobody decides expires, gives its car back and tells both sides once', async () => {
  const { reference } = await request(9, sampleDriver.email)
  await app.db.pool.query('update booking set expires_at = now() where reference = $1', [reference])
  await Promise.all([
    expireOverdue(app.ctx, system('expire_overdue')),
    expireOverdue(app.ctx, system('expire_overdue')),
    expireOverdue(app.ctx, system('expire_overdue')),
  ])
  const looked = await app.call('lookUpBooking', { body: { reference, email: sampleDriver.email } })
  expect(looked.body.status).toBe('expired')
  const { rows } = await app.db.pool.query(
    `select kind, recipient from letter where data ->> 'reference' = $1 and kind like '%expired' order by kind`,
    [reference],
  )
  expect(rows).toEqual([
    { kind: 'request_expired', recipient: sampleDriver.email },
    { kind: 'staff_request_expired', recipient: 'branch:3' },
  ])
})

const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await app.db.pool.query<T>(text, values)).rows

describe('passport and licence numbers (D27)', () => {
  const keptOf = async (reference: string) => {
    const [row] = await query<Record<string, unknown>>(
      `select documents_sealed, license_expiry, date_of_birth, phone, address, city, country, email, b.last_name
       from booking b left join booking_driver d on d.booking_id = b.id and d.position = 0 where reference = $1`,
      [reference],
    )
    return Object.keys(row!).filter((column) => row![column] !== null)
  }
  const identity = ['documents_sealed', 'license_expiry']
  const born = 'date_of_birth'
  const contact = ['phone', 'address', 'city', 'country']
  const known = ['email', 'last_name']

  const move = async (reference: string, ...statuses: string[]) => {
    for (const status of statuses) {
      await query(
        `with moved as (update booking set status = $2, expires_at = null where reference = $1 returning id)
         insert into audit (actor_kind, verb, event, subject_kind, subject_id, booking_id, after) select 'operator', 'test', 'moved', 'booking', id, id, jsonb_build_object('status', $2::text) from moved`,
        [reference, status],
      )
    }
  }
  const lastEventWas = async (reference: string, days: number) => {
    await query('alter table audit disable trigger audit_stays')
    await query(
      `update audit set at = now() - $2 * interval '1 day'
       where booking_id = (select id from booking where reference = $1)`,
      [reference, days],
    )
    await query('alter table audit enable trigger audit_stays')
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

  test.each([
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
    await app.setBookings('open')
    const { reference } = await request(13)
    await app.setBookings('soon')
    const yard = yardOf(app)
    valueOf(await yard.handOver(reference))
    valueOf(await yard.takeBack(reference))
    valueOf(await yard.close(reference))
    expect(await keptInTime(reference)).toEqual([all, [born, ...contact, ...known]])
  })

  test.each(['requested', 'confirmed', 'active', 'returned'])('stay while a rental is %s', async (status) => {
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
    await query(
      'update booking_driver set documents_sealed = null where booking_id = (select id from booking where reference = $1)',
      [reference],
    )
    await keepHouse(app.ctx, system('keep_house'))
    expect(await keptOf(reference)).toEqual(known)
  })

  test('of an account go 30 days after they were given, once no booking needs them any more', async () => {
    const sealed = async (person: Person) =>
      (
        await query<{ sealed: boolean }>('select documents_sealed is not null as sealed from customer where id = $1', [
          person.customer,
        ])
      )[0]!.sealed
    const withNumbers = (days: number) => customer({ days, confirmed: true, documents: Buffer.from('sealed') })
    const [fresh, never, renting] = await Promise.all([withNumbers(29), withNumbers(31), withNumbers(400)])
    const { reference } = await request(28)
    await query('update booking set customer_id = $2 where reference = $1', [reference, renting.customer])
    await keepHouse(app.ctx, system('keep_house'))
    expect(await Promise.all([fresh, never, renting].map(sealed))).toEqual([true, false, true])
    await move(reference, 'cancelled')
    await lastEventWas(reference, 31)
    await keepHouse(app.ctx, system('keep_house'))
    expect(await sealed(renting)).toBe(false)
  })
})

interface Person {
  account: string
  customer: string
}

async function customer(of: { days: number; confirmed: boolean; documents?: Buffer }): Promise<Person> {
  const [row] = await query<Person>(
    `with a as (
       insert into account (email, language, created_at, email_confirmed_at)
       values ($1, 'de', now() - $3 * interval '1 day', case when $4 then now() end) returning id, created_at
     ), c as (
       insert into customer (account_id, first_name, last_name, documents_sealed, documents_given_at, created_at)
       select id, 'Mara', 'Muster', $2, case when $2::bytea is not null then created_at end, created_at from a returning id
     ) select a.id as account, c.id as customer from a, c`,
    [`${randomUUID()}@post.example`, of.documents ?? null, of.days, of.confirmed],
  )
  return row!
}

describe('what nobody needs any more', () => {
  const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const link = (account: string, hours: number) =>
    query(`insert into mail_link (token_hash, purpose, account_id, expires_at) values ($1, 'set_password', $2, $3)`, [
      randomBytes(32),
      account,
      hoursFromNow(hours),
    ])

  test('sessions go when they are over, links a day later', async () => {
    const { account: id } = await customer({ days: 100, confirmed: true })
    for (const hours of [-1, 1]) {
      await query('insert into session (token_hash, account_id, expires_at) values ($1, $2, $3)', [
        randomBytes(32),
        id,
        hoursFromNow(hours),
      ])
    }
    for (const hours of [-25, -23, 1]) await link(id, hours)
    expect(await forgetExpired(app.ctx, system('forget_expired'))).toMatchObject({ sessions: 1, links: 1 })
    const left = (table: string) =>
      query(`select expires_at > now() as valid from ${table} where account_id = $1 order by 1`, [id])
    expect(await left('session')).toEqual([{ valid: true }])
    expect(await left('mail_link')).toEqual([{ valid: false }, { valid: true }])
    expect(await forgetExpired(app.ctx, system('forget_expired'))).toMatchObject({ sessions: 0, links: 0 })
  })

  test('letters go after 90 days', async () => {
    const to = `${randomUUID()}@post.example`
    for (const days of [89, 91]) {
      await query(
        `insert into letter (kind, recipient, language, data, created_at)
         values ('set_password', $1, 'de', '{}', now() - $2 * interval '1 day')`,
        [to, days],
      )
    }
    expect(await forgetExpired(app.ctx, system('forget_expired'))).toMatchObject({ letters: 1 })
    const left = await query(
      "select created_at > now() - interval '90 days' as young from letter where recipient = $1",
      [to],
    )
    expect(left).toEqual([{ young: true }])
  })

  test('accounts that nobody confirmed in 30 days go, unless they have a booking or a link that can be used', async () => {
    const names = ['old', 'young', 'confirmed', 'booked', 'linked', 'late'] as const
    const ids = await Promise.all(
      names.map((name) => customer({ days: name === 'young' ? 29 : 31, confirmed: name === 'confirmed' })),
    )
    const idOf = (name: (typeof names)[number]) => ids[names.indexOf(name)]!
    const { reference } = await request(32)
    await query('update booking set customer_id = $2 where reference = $1', [reference, idOf('booked').customer])
    await link(idOf('linked').account, 1)
    await link(idOf('late').account, -1)
    expect(await forgetExpired(app.ctx, system('forget_expired'))).toMatchObject({ accounts: 2 })
    const rows = await query<{ id: string }>('select id from account where id = any($1)', [
      ids.map(({ account }) => account),
    ])
    const left = new Set(rows.map(({ id }) => id))
    expect(names.filter((name) => left.has(idOf(name).account))).toEqual(['young', 'confirmed', 'booked', 'linked'])
  })
})

test('keys of retries are forgotten after a day', async () => {
  await request(17)
  await app.db.pool.query(`update idempotency set created_at = now() - interval '25 hours'`)
  await request(21)
  await forgetLapsed(app.ctx, system('forget_lapsed'))
  const { rows } = await app.db.pool.query<{ n: number }>('select count(*)::int as n from idempotency')
  expect(rows[0]!.n).toBe(1) // of the last request
})
