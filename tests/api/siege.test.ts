import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openAtAnyHour } from '#support/any-hour.ts'
import { createTestApp, type TestApp } from '#support/app.ts'
import { codeFor } from '#support/posted.ts'
import { checkSoundness } from '#store/soundness.ts'
import { bookingBody, inDays, sampleDriver } from '#support/client.ts'

/** Rounds in ten minutes: each place may ask for a price 30 times in fifteen minutes, and order 12 times. */
const ROUNDS = 30
const VEHICLES = [101, 201, 301, 302, 401, 501, 601, 701, 801]
const ipv4 = Array.from({ length: 7 }, (_, n) => `203.0.113.${n + 1}`)
const oneNetwork = Array.from({ length: 7 }, (_, n) => `2001:db8:7:${n + 1}00::1`)
const victim = 'opfer@kunde.example'

interface Siege {
  places: readonly string[]
  state: 'soon' | 'open'
  /** E-mail address of each round: one in different spellings, or always another. */
  addresses: (n: number) => string
}

/** Seven unproven visitors who all want cars for the same days, as often and as long as they can. */
async function besiege(app: TestApp, { places, state, addresses }: Siege): Promise<void> {
  let asked = 0
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(
      places.map(async (place, at) => {
        const n = asked++
        const headers = () => ({ 'idempotency-key': randomUUID(), 'x-forwarded-for': place })
        const branch = round % 2 === 0 ? 3 : 1
        // Long and short rentals, one-way ones among them.
        const days = [90, 30, 3, 10][round % 4]!
        const trip = {
          vehicleId: VEHICLES[(round + at) % VEHICLES.length],
          pickup: branch,
          dropoff: n % 5 === 0 ? 4 - branch : branch,
          start: inDays(40 + (round % 3)),
          end: inDays(40 + (round % 3) + days),
        }
        const quoted = await app.call('createQuote', {
          body: { ...trip, extras: [], crossBorder: false },
          headers: headers(),
        })
        if (quoted.status !== 201 || round % 3 === 0) return
        const email = addresses(n)
        const body = { ...bookingBody(quoted.body.id), driver: { ...sampleDriver, email }, bookings: state }
        const made = await app.call('createBooking', { body, headers: headers() })
        if (made.body.code === 'email_unproven')
          await app.call('sendEmailCode', {
            body: { email, quoteId: quoted.body.id, language: 'de' },
            headers: headers(),
          })
        // Cancels, to book again and cause another letter.
        if (made.status === 201 && round % 2 === 1) {
          const claim = { reference: made.body.reference, email: made.body.email, feeMinor: 0 }
          await app.call('cancelBooking', { body: claim, headers: headers() })
        }
      }),
    )
  }
}

/** Most cars away from a branch on any day, and the total, by SQL that shares nothing with the engine. */
async function keptIn(app: TestApp) {
  const { rows } = await app.db.pool.query<{ branch: number; kept: number; cars: number; on: string }>(`
    select distinct on (d.branch) d.branch, d.day::text as on,
      (select count(*) from (
         select pickup_branch, dropoff_branch, starts_at, ends_at, turnaround, expires_at from booking
         where status in ('requested', 'confirmed')
         union all
         select pickup_branch, dropoff_branch, starts_at, ends_at, turnaround, expires_at from quote q
         where stay_id is not null and not exists (select from booking b where b.quote_id = q.id)) b
       where b.pickup_branch = d.branch
         and coalesce(b.expires_at, 'infinity') > now() and b.starts_at < d.day + interval '1 day'
         and (b.ends_at + b.turnaround >= d.day or b.dropoff_branch <> b.pickup_branch))::int as kept,
      (select count(*) from car c where c.home_branch = d.branch)::int as cars
    from (select b.id as branch, day from branch b,
          generate_series(current_date, current_date + 200, interval '1 day') day where b.id in (1, 3)) d
    order by d.branch, kept desc`)
  return rows
}

const sieges: [string, Siege][] = (['soon', 'open'] as const).flatMap((state): [string, Siege][] => [
  [`seven IPv4 addresses, one mail address, ${state}`, { places: ipv4, state, addresses: () => victim }],
  [`seven addresses of one /48, one mail address, ${state}`, { places: oneNetwork, state, addresses: () => victim }],
  [
    `seven IPv4 addresses, one mailbox in many spellings, ${state}`,
    { places: ipv4, state, addresses: (n) => `opfer+${n}@${n % 2 === 0 ? 'KUNDE' : 'kunde'}.example` },
  ],
])

describe.each(sieges)('%s', (name, siege) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ rateLimits: true, trustProxy: true })
    await openAtAnyHour(app.db.pool, app.ctx.catalogue)
    await app.setBookings(siege.state)
  })
  afterAll(async () => {
    expect(await checkSoundness(app.db.pool)).toEqual([])
    await app.close()
  })

  test('keep at most a twentieth of the cars of a branch on any day, and write three letters', async () => {
    await besiege(app, siege)
    const kept = await keptIn(app)
    const { rows: letters } = await app.db.pool.query<{ kind: string; subject: number | null }>(
      'select kind, subject from letter where mailbox(recipient) = $1',
      [victim],
    )
    const { rows: staff } = await app.db.pool.query<{ most: number }>(
      `select coalesce(max(n), 0)::int as most from (select count(*) n from letter where recipient like 'branch:%' group by recipient) s`,
    )
    const shares = kept.map(({ branch, kept: n, cars }) => `branch ${branch}: ${n} of ${cars}`).join(', ')
    process.stdout.write(`${name}: ${shares}; ${letters.length} letters, ${staff[0]!.most} to a branch\n`)
    expect(kept).toHaveLength(2)
    // Each gets some cars: a server that refuses everybody would keep any bound.
    for (const { kept: n, cars } of kept) {
      expect(n).toBeGreaterThan(0)
      expect(n / cars).toBeLessThanOrEqual(0.05)
    }
    expect(letters.length).toBeGreaterThan(0)
    expect(letters.length).toBeLessThanOrEqual(3)
    expect(new Set(letters.map(({ kind, subject }) => `${kind} ${subject}`)).size).toBe(letters.length)
    expect(staff[0]!.most).toBeGreaterThan(0)
    expect(staff[0]!.most).toBeLessThanOrEqual(30)
    // Another visitor still gets a car, and a booking with a code.
    const place = { 'x-forwarded-for': '198.51.100.9' }
    const trip = { vehicleId: 302, pickup: 3, dropoff: 3, start: inDays(41), end: inDays(43) }
    const quoted = await app.call('createQuote', {
      body: { ...trip, extras: [], crossBorder: false },
      headers: { ...place },
    })
    expect(quoted.status).toBe(201)
    const email = 'ehrlich@post.example'
    await app.call('sendEmailCode', { body: { email, quoteId: quoted.body.id, language: 'de' }, headers: place })
    const body = {
      ...bookingBody(quoted.body.id),
      driver: { ...sampleDriver, email },
      bookings: siege.state,
      emailCode: await codeFor(app, email),
    }
    expect((await app.call('createBooking', { body, headers: { ...place } })).status).toBe(201)
  }, 120_000)
})

/** Lets an hour pass by the database's clock. */
async function anHourLater(app: TestApp): Promise<void> {
  for (const [table, columns] of [
    ['booking', ['created_at', 'expires_at']],
    ['quote', ['created_at', 'expires_at']],
    ['letter', ['created_at']],
  ] as const) {
    const set = columns.map((column) => `${column} = ${column} - interval '1 hour'`).join(', ')
    await app.db.pool.query(`update ${table} set ${set}`)
  }
  await app.db.pool.query(`delete from call_count`)
}

describe('seven places over twenty hours, with another mail address each time', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ rateLimits: true, trustProxy: true })
    await openAtAnyHour(app.db.pool, app.ctx.catalogue)
    await app.setBookings('open')
  })
  afterAll(async () => {
    expect(await checkSoundness(app.db.pool)).toEqual([])
    await app.close()
  })

  const trip = (vehicleId: number, days: number) => ({
    vehicleId,
    pickup: 1,
    dropoff: 1,
    start: inDays(40),
    end: inDays(40 + days),
    extras: [],
    crossBorder: false,
  })
  const from = (place: string) => ({ 'idempotency-key': randomUUID(), 'x-forwarded-for': place })

  test('keep a twentieth of the cars of a branch, and everybody else still gets one with a code', async () => {
    let asked = 0
    for (let hour = 0; hour < 20; hour++) {
      await Promise.all(
        ipv4.map(async (place, at) => {
          const wish = trip(VEHICLES[(hour + at) % VEHICLES.length]!, 10)
          const quoted = await app.call('createQuote', { body: wish, headers: from(place) })
          if (quoted.status !== 201) return
          const driver = { ...sampleDriver, email: `gast.${++asked}@post.example` }
          await app.call('createBooking', {
            body: { ...bookingBody(quoted.body.id), driver, bookings: 'open' },
            headers: from(place),
          })
        }),
      )
      await anHourLater(app)
    }
    const there = (await keptIn(app)).find(({ branch }) => branch === 1)
    process.stdout.write(`twenty hours: ${there!.kept} of ${there!.cars}, ${asked} orders\n`)
    expect(asked).toBeGreaterThan(100)
    expect(there!.kept).toBeGreaterThan(0)
    expect(there!.kept / there!.cars).toBeLessThanOrEqual(0.05)

    const email = 'ehrlich@post.example'
    const place = '198.51.100.9'
    const quoted = await app.call('createQuote', { body: trip(302, 2), headers: from(place) })
    expect(quoted).toMatchObject({ status: 201, body: { carKept: false } })
    const order = { ...bookingBody(quoted.body.id), driver: { ...sampleDriver, email }, bookings: 'open' }
    expect((await app.call('createBooking', { body: order, headers: from(place) })).body).toMatchObject({
      code: 'email_unproven',
    })
    await app.call('sendEmailCode', { body: { email, quoteId: quoted.body.id, language: 'de' }, headers: from(place) })
    const made = await app.call('createBooking', {
      body: { ...order, emailCode: await codeFor(app, email) },
      headers: from(place),
    })
    expect(made.status).toBe(201)
  }, 120_000)
})
