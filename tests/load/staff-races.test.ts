import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'

import { pino } from 'pino'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import terms from '#content/de/terms.ts'
import { operator } from '#domain/actor.ts'
import { toInstant } from '#domain/period.ts'
import { readEnv } from '#process/env.ts'
import { openParts, type Parts } from '#process/parts.ts'
import { newToken } from '#secrets/token.ts'
import { newSecret } from '#secrets/totp.ts'
import { transact } from '#store/db.ts'
import { beginSecondFactor, putInForce } from '#store/second-factor.ts'
import { insertSession } from '#store/session.ts'
import { checkSoundness } from '#store/soundness.ts'
import { createBooking } from '#usecases/booking/create-booking.ts'
import { createQuote } from '#usecases/booking/create-quote.ts'
import { handOver } from '#usecases/booking/hand-over.ts'
import { showBooking } from '#usecases/booking/show.ts'
import { showCar } from '#usecases/fleet/show-car.ts'
import { addStaff } from '#usecases/staff/add-staff.ts'
import { findColleague } from '#usecases/staff/find-colleague.ts'
import { valueOf } from '#support/acting.ts'
import { openAtAnyHour } from '#support/any-hour.ts'
import { callServer, inDays, requestBooking, requestQuote, sampleDriver, type Reply } from '#support/client.ts'
import { temporaryFolder } from '#support/folder.ts'
import { databaseOf, openPool, type OwnDatabase } from '#support/postgres.ts'
import { secretOwner } from '#usecases/account/steps/second-factor.ts'
import { startServer, type ServerProcess } from '#support/server.ts'
import { auditFleet } from './fleet-audit.ts'
import { logPlan, overwritten, readPlanLog } from './plan-log.ts'
import { exchangeAtDesk, sellAtDesk, workOnPlan, type Deed } from './staff-at-work.ts'

const STAFF = 20
const VISITORS = 200
const RUN_MS = 20_000
/** On a machine that is busy with other things it takes longer until enough has happened; then it ends all the same. */
const MOST_MS = 90_000
/** All of them want the cars of one class. */
const COMPACT = 3
const VEHICLES = [301, 302, 303]
/** Rentals that are under way when it begins, of which some are given another car. */
const OUT = 4
const HOUR_MS = 3_600_000

const folder = temporaryFolder('staff-races')
const servers: ServerProcess[] = []
let database: OwnDatabase
let pool: pg.Pool
let parts: Parts
const desks: { token: string; branches: readonly number[] }[] = []
const out: string[] = []

let seed = 11
function random(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff
  return Math.floor((seed / 0x80_00_00_00) * below)
}
const base = () => servers[random(servers.length)]!.url

beforeAll(async () => {
  database = await databaseOf(folder)
  const env = { DATA_DIR: folder, ...database.env }
  servers.push(...(await Promise.all([startServer(env), startServer(env)])))
  pool = openPool(database.url, 2)
  await pool.query(`update setting set value = '"open"' where key = 'bookings'`)
  await openAtAnyHour(pool)
  parts = await openParts({ ...readEnv(env), rateLimits: false }, pino({ level: 'silent' }))
  while ((await parts.ctx.catalogue()).rules.bookings !== 'open')
    await new Promise((resolve) => setTimeout(resolve, 20))
  for (let n = 0; n < STAFF; n++) desks.push(await takeDesk(n))
  // Every other one lasts until nobody else wants a car, so that it can last longer in a full class too.
  for (let n = 0; n < OUT; n++) out.push(await rentOut(n % 2 === 0 ? 6 : 20))
  await logPlan(pool)
}, 240_000)

afterAll(async () => {
  await parts.close()
  await pool.end()
  await Promise.all(servers.map((server) => server.stop()))
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

/** A colleague who is signed in: every other one at one branch, the rest at both. */
async function takeDesk(n: number) {
  const { ctx } = parts
  const [email, branches] = [`desk.${n}@spreewagen.example`, [[1], [3], [1, 3], [1, 3]][n % 4]!]
  const wish = { email, name: `Kim Beispiel ${n}`, role: 'agent', password: 'Laterne Zebra Kompott' } as const
  valueOf(await addStaff(ctx, operator, { ...wish, branches }))
  const staff = valueOf(await findColleague(ctx, operator, email))
  const { token, hash } = newToken()
  // Signing in is no part of the race, and hashing passwords would take longer than it.
  await transact(ctx, operator, 'addStaff', async (tx) => {
    tx.act.told = true
    const secret = ctx.sealer.seal(newSecret(), secretOwner(staff.account))
    await beginSecondFactor(tx, staff.account, secret, ctx.now())
    await putInForce(tx, staff.account, ctx.now())
    const [at, expiresAt] = [ctx.now(), new Date(Date.now() + HOUR_MS)]
    const device = { browser: null, system: null, remembered: false }
    await insertSession(tx, { ...device, tokenHash: hash, accountId: staff.account, at, seenAt: at, expiresAt })
  })
  return { token, branches }
}

/** A rental that began yesterday and lasts for days from today. @returns its reference */
async function rentOut(days: number): Promise<string> {
  const begin = inDays(-1, '10:00')
  const at = (ms: number) => ({ ...parts.ctx, now: () => new Date(toInstant(begin).getTime() + ms) })
  const ctx = at(-3 * HOUR_MS)
  const visitor = { kind: 'visitor', place: 'test' } as const
  const period = { start: begin, end: inDays(days, '10:00') }
  const keyed = () => ({ key: randomUUID(), requestHash: Buffer.alloc(32) })
  const trip = { vehicleId: VEHICLES[0]!, pickup: 3, dropoff: 3, period, extras: [], crossBorder: false, freeDays: 0 }
  const nobody = { replaces: undefined, place: null, network: null }
  const quote = valueOf(await createQuote(ctx, visitor, { ...trip, ...nobody, keyed: keyed() }))
  const { booking } = valueOf(
    await createBooking(ctx, visitor, {
      quoteId: quote.id,
      driver: { ...sampleDriver, email: `${randomUUID()}@post.example` },
      paymentMethod: 'credit_card',
      language: 'de',
      termsVersion: terms.version,
      bookings: 'open',
      limited: false,
      emailCode: undefined,
      keyed: keyed(),
    }),
  )
  const { reference } = booking
  const start = at(60_000)
  const { car } = valueOf(await showCar(start, operator, { plate: await plateOf(reference), at: null }))
  valueOf(await handOver(start, operator, { reference, odometerKm: car.km }))
  return reference
}

const plateOf = async (reference: string) => valueOf(await showBooking(parts.ctx, operator, reference)).plate!

const deeds: Deed[] = []
const sales: string[] = []
const counts = {
  quoted: 0,
  soldOut: 0,
  booked: 0,
  cancelled: 0,
  cameAgain: 0,
  exchanged: 0,
  notExchanged: 0,
  other: [] as string[],
}

const succeeded = () => deeds.filter(({ status, kind }) => status === 200 && kind !== 'exchange').length
const exchanged = () => deeds.filter(({ status, kind }) => status === 200 && kind === 'exchange').length
const KINDS = ['move', 'fix', 'retime', 'extend', 'block', 'drive']
const wasDone = (one: string) => deeds.some(({ kind, status }) => kind === one && status === 200)
let begun = 0
/** Whether it is time to go home. */
function isOver(): boolean {
  const ms = Date.now() - begun
  const enough =
    succeeded() > 30 && exchanged() > 1 && counts.soldOut > 50 && counts.booked > 20 && KINDS.every(wasDone)
  return ms > MOST_MS || (ms > RUN_MS && enough)
}

/** Repeats a call while the queue for the class is too long, as the answer asks. */
async function patiently<T>(call: () => Promise<Reply<T>>): Promise<Reply<T> | null> {
  while (!isOver()) {
    const answer = await call()
    if (answer.status !== 503) return answer
    counts.cameAgain++
    await new Promise((resolve) => setTimeout(resolve, 300 + random(700)))
  }
  return null
}

async function visit(): Promise<void> {
  while (!isOver()) {
    await new Promise((resolve) => setTimeout(resolve, random(6_000)))
    const pickup = [1, 3][random(2)]!
    const first = 1 + random(9)
    const trip = {
      vehicleId: VEHICLES[random(3)]!,
      pickup,
      dropoff: random(6) === 0 ? 4 - pickup : pickup,
      start: inDays(first, `${10 + random(8)}:00`),
      end: inDays(first + 1 + random(4), `${10 + random(8)}:30`),
    }
    const quote = await patiently(() => requestQuote(base(), trip))
    if (quote === null) return
    if (quote.status !== 201) {
      if (quote.body.code === 'sold_out') counts.soldOut++
      else counts.other.push(`quote ${quote.status} ${quote.body.code}`)
      continue
    }
    counts.quoted++
    if (random(5) === 0) continue
    const booked = await patiently(() => requestBooking(base(), quote.body.id))
    if (booked === null) return
    if (booked.status !== 201) {
      // Its car may be lost to a fact, such as a rental that was extended.
      if (booked.body.code !== 'quote_expired') counts.other.push(`book ${booked.status} ${booked.body.code}`)
      continue
    }
    counts.booked++
    if (random(3) !== 0) continue
    const { reference, email, cancellation } = booked.body
    const wish = { reference, email, feeMinor: cancellation!.feeMinor }
    const cancelled = await patiently(() => callServer(base(), 'cancelBooking', { body: wish }))
    if (cancelled?.status === 200) counts.cancelled++
    else if (cancelled !== null) counts.other.push(`cancel ${cancelled.status} ${cancelled.body.code}`)
  }
}

/** Refusals of acts that came too late, or for which there is no car. */
const REFUSED = new Set(
  'plan_changed plan_refused not_found not_changeable price_changed overloaded booking_changed booking_not_found'
    .concat(' in_the_way no_stock no_car same_car odometer odometer_later period_over not_possible before_handover')
    .split(' '),
)
const UNSOLD = new Set(['201 sold', '409 sold_out', '409 quote_expired', '503 overloaded'])

async function work(desk: (typeof desks)[number]): Promise<void> {
  while (!isOver()) {
    const here = { ...desk, base, random, classId: COMPACT, deeds }
    const chance = random(6)
    if (chance === 0) await exchangeAtDesk(here, out[random(out.length)]!, await platesFree())
    else if (chance === 1) sales.push(await sellAtDesk(here))
    else await workOnPlan(here)
  }
}

/** Plates of the class and the next better one that stand at a branch now. */
async function platesFree(): Promise<string[]> {
  const { rows } = await pool.query<{ plate: string }>(
    `select plate from car c where class_id in ($1, $1 + 1) and not exists (
       select from assignment a where a.car_id = c.id and a.period @> now())`,
    [COMPACT],
  )
  return rows.map(({ plate }) => plate)
}

/** Exchanges for which two colleagues saw the same version of a booking, and both were let through. */
function exchangedTwice(): string[] {
  const done = deeds.filter(({ status, kind }) => status === 200 && kind === 'exchange')
  const seen = Map.groupBy(done, ({ entry, version }) => `${entry} ${version}`)
  return [...seen].flatMap(([state, acts]) => (acts.length > 1 ? [state] : []))
}

test(`${STAFF} staff and ${VISITORS} visitors change one class at once`, { timeout: 300_000 }, async () => {
  begun = Date.now()
  await Promise.all([...desks.map(work), ...Array.from({ length: VISITORS }, visit)])
  const faults = servers.flatMap(({ log }) => log.filter((line) => /"level":[56]0/.test(line)))
  expect(counts.other.length === 0 ? [] : [...counts.other.slice(0, 10), ...faults.slice(0, 10)]).toEqual([])
  expect(sales.filter((how) => !UNSOLD.has(how))).toEqual([])
  const strange = deeds.filter(({ status, code }) => status !== 200 && !REFUSED.has(code ?? ''))
  expect(strange.length === 0 ? [] : [...strange.slice(0, 5), ...faults.slice(0, 5)]).toEqual([])

  // A rental that is under way can last longer, however often its car was exchanged, unless there is no car for it.
  expect(deeds.filter(({ kind, code }) => kind === 'extend' && code === 'not_changeable')).toEqual([])

  // Nothing is oversold, no car is in two places, nobody was overwritten unseen.
  expect(await auditFleet(pool, COMPACT)).toEqual([])
  expect(await checkSoundness(pool)).toEqual([])
  const marks = deeds.flatMap((deed) => deed.marks)
  expect(overwritten(await readPlanLog(pool), marks)).toEqual([])
  expect(exchangedTwice()).toEqual([])
  // Each act that was answered with yes happened once, and no other did.
  const { rows } = await pool.query<{ n: number }>(
    `select count(distinct at)::int as n from audit where verb = 'changePlan' and actor_kind = 'staff'`,
  )
  expect(rows[0]!.n).toBe(succeeded())

  // Proof of a real fight.
  const byKind = Object.fromEntries(
    [...Map.groupBy(deeds, ({ kind }) => kind)].map(([kind, all]) => [
      kind,
      `${all.filter(({ status }) => status === 200).length} of ${all.length}`,
    ]),
  )
  process.stdout.write(
    `staff races: ${JSON.stringify({ ...counts, sold: sales.filter((how) => how === '201 sold').length, ...byKind })}\n`,
  )
  expect(succeeded()).toBeGreaterThan(10)
  expect(exchanged()).toBeGreaterThan(0)
  expect(wasDone('extend')).toBe(true)
  expect(wasDone('block') || wasDone('drive')).toBe(true)
  expect(deeds.some(({ code }) => code === 'plan_changed')).toBe(true)
  expect(counts.soldOut).toBeGreaterThan(20)
  expect(counts.booked).toBeGreaterThan(10)
})
