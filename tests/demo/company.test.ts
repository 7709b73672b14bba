import { rmSync } from 'node:fs'

import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { bookingStatuses } from '#domain/booking-status.ts'
import { toLocal } from '#domain/period.ts'
import { checkSoundness } from '#store/soundness.ts'
import { openEmbedded, type Embedded } from '#store/embedded/index.ts'
import { temporaryFolder } from '#support/folder.ts'
import { openPool } from '#support/postgres.ts'
import { codesIn, makeIn } from '../../scripts/demo/make-in-folder.ts'
import type { Made } from '../../scripts/demo/company.ts'

/** One moment for both: the same day and the same seed make the same company. */
const now = new Date()
const folders = [temporaryFolder('demo'), temporaryFolder('demo-twin')] as const
const databases: Embedded[] = []
let made: Made
let pool: pg.Pool
let twin: pg.Pool

beforeAll(async () => {
  const both = await Promise.all(folders.map((folder) => makeIn(folder, now)))
  made = both[0]!
  for (const folder of folders) databases.push(await openEmbedded(folder))
  ;[pool, twin] = databases.map(({ ownerUrl }) => openPool(ownerUrl, 2)) as [pg.Pool, pg.Pool]
}, 300_000)

afterAll(async () => {
  await pool.end()
  await twin.end()
  for (const database of databases) await database.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

async function numberOf(query: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from ${query}`)
  return rows[0]!.n
}

describe('the company of the demonstration', () => {
  test('is sound: nothing oversold, no car in two places', async () => {
    expect(await checkSoundness(pool)).toEqual([])
  })

  test('has bookings in every state that a booking can be in', async () => {
    const { rows } = await pool.query<{ status: string }>('select distinct status from booking')
    const unreachable = new Set(['pending_payment'])
    expect(rows.map(({ status }) => status).toSorted()).toEqual(
      bookingStatuses.filter((status) => !unreachable.has(status)).toSorted(),
    )
  })

  test('is busy today, and has a car that is overdue and a customer who would be left without', async () => {
    const today = `(now() at time zone 'Europe/Berlin')::date`
    expect(await numberOf(`booking where starts_local::date = ${today} and status <> 'cancelled'`)).toBeGreaterThan(5)
    expect(await numberOf(`booking where ends_local::date = ${today} and status <> 'cancelled'`)).toBeGreaterThan(5)
    expect(
      await numberOf(`booking where status = 'confirmed' and starts_at < now() + interval '16 hours'`),
    ).toBeGreaterThan(1)
    expect(await numberOf(`booking where status = 'active' and ends_at < now() - interval '1 hour'`)).toBeGreaterThan(1)
    // In the hours before the branches open, no rental has lost the car that it begins with.
    const hour = Number(toLocal(new Date()).slice(11, 13))
    expect(await numberOf('car_missing')).toBeGreaterThanOrEqual(hour < 9 ? 0 : 1)
  })

  test('has all that a day brings: exchanges, journeys one way, charges, payments, papers, messages, readers', async () => {
    expect(await numberOf('assignment where part > 1')).toBe(1)
    expect(await numberOf('booking where pickup_branch <> dropoff_branch')).toBeGreaterThan(3)
    expect(await numberOf(`charge where kind in ('fuel', 'cleaning', 'damage', 'late_return')`)).toBeGreaterThan(3)
    expect(await numberOf(`money_move where purpose = 'deposit' and kind = 'refunded'`)).toBeGreaterThan(20)
    expect(await numberOf(`document where state = 'pending'`)).toBe(3)
    expect(await numberOf('contact_message')).toBe(5)
    expect(await numberOf('newsletter_subscription where confirmed_at is not null')).toBeGreaterThan(8)
    expect(await numberOf(`newsletter_issue where state = 'sent'`)).toBe(1)
    expect(await numberOf(`newsletter_issue where state = 'draft'`)).toBe(1)
    expect(await numberOf(`newsletter_delivery where state = 'sent'`)).toBeGreaterThan(5)
    expect(await numberOf(`contact_message where state = 'answered'`)).toBe(1)
    expect(await numberOf(`car_state where place = 'workshop'`)).toBeGreaterThan(0)
    expect(await numberOf(`assignment where kind = 'maintenance' and period @> now()`)).toBeGreaterThan(0)
    expect(await numberOf(`assignment where kind = 'transfer' and upper(period) > now()`)).toBeGreaterThan(0)
    expect(await numberOf(`booking where origin = 'phone'`)).toBeGreaterThan(20)
    expect(await numberOf(`points_entry where points > 0`)).toBeGreaterThan(0)
  })

  test('rents to companies: before, now and soon, with papers in their names', async () => {
    const { rows } = await pool.query<{ company: string; billed: string; statuses: string[] }>(
      `select c.name as company, max(i.company_name) as billed, array_agg(b.status order by b.starts_at) as statuses
       from booking_invoice i join booking b on b.id = i.booking_id join business c on c.id = i.business_id
       group by c.name order by c.name`,
    )
    const over: unknown = expect.stringMatching(/^(returned|closed)$/)
    expect(rows).toEqual([
      { company: 'Firma Probebau GmbH', billed: 'Firma Probebau GmbH', statuses: [over, 'active', 'confirmed'] },
      { company: 'Musterlicht OHG', billed: 'Musterlicht OHG', statuses: [over] },
    ])
  })

  test('was lived through the use cases: almost nothing was refused, and its history has its own dates', async () => {
    const refused = [...made.refusals.values()].reduce((sum, times) => sum + times, 0)
    expect(refused).toBeLessThan(made.acts / 20)
    expect(await numberOf(`audit where actor_kind = 'database'`)).toBe(0)
    const told = `select after ->> 'status' from audit where booking_id = b.id and after ? 'status' order by id desc limit 1`
    expect(await numberOf(`booking b where status is distinct from (${told})`)).toBe(0)
    expect(await numberOf(`letter where created_at < now() - interval '25 hours' and sent_at is null`)).toBe(0)
    expect(await numberOf(`pg_trigger where tgname like 'demo%' or tgenabled = 'D'`)).toBe(0)
    expect(
      await numberOf(`(select distinct at::date from audit where event = 'handed_over' or verb = 'handOver') days`),
    ).toBeGreaterThan(5)
    // The columns go by the clock of the database again.
    expect(await numberOf(`pg_attrdef where pg_get_expr(adbin, adrelid) like '%demo%'`)).toBe(0)
    expect(await numberOf(`pg_namespace where nspname = 'demo'`)).toBe(0)
  })

  test('is the same each time, but for numbers and secrets', async () => {
    const told = `select b.email, b.vehicle_id, b.pickup_branch, b.dropoff_branch, b.starts_local, b.ends_local, b.status,
        b.booked_at, b.total_minor, (select string_agg(c.plate, ',' order by a.part) from assignment a
          join car c on c.id = a.car_id where a.stay_id = b.id) as plates,
        (select sum(amount_minor) from charge h where h.booking_id = b.id) as charged
      from booking b order by b.booked_at, b.email, b.starts_local`
    const [one, other] = await Promise.all([pool.query(told), twin.query(told)])
    expect(one.rows.length).toBeGreaterThan(200)
    expect(other.rows).toEqual(one.rows)
  })

  test('shows passwords once, and stores nothing in clear', async () => {
    const secrets = made.staff.map(({ uri }) => new URL(uri).searchParams.get('secret')!)
    expect(made.staff.map(({ who }) => who)).toHaveLength(3)
    const { rows } = await pool.query<{ dump: string }>(
      `select string_agg(to_jsonb(t)::text, '') as dump from (
         select to_jsonb(a) from account a union all select to_jsonb(s) from second_factor s
         union all select to_jsonb(l) from letter l union all select to_jsonb(u) from audit u) t`,
    )
    for (const hidden of [...secrets, ...made.staff.map(({ password }) => password), made.customers[0]!.password])
      expect(rows[0]!.dump).not.toContain(hidden)
    expect(made.staff[0]!.password).not.toBe(made.staff[1]!.password)
  })

  test('tells the codes that the apps of the staff show', async () => {
    const codes = await codesIn(folders[0])
    expect(codes.map(({ email }) => email)).toEqual(made.staff.map(({ email }) => email))
    for (const { code } of codes) expect(code).toMatch(/^\d{6}$/)
  })
})
