import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import type { Actor } from '#domain/actor.ts'
import { toInstant, toLocal } from '#domain/period.ts'
import { operator, valueOf } from '#support/acting.ts'
import { appForEach } from '#support/open-app.ts'
import { bookingBody, inDays } from '#support/client.ts'
import { commandLine } from '#support/command-line.ts'
import { temporaryFolder } from '#support/folder.ts'
import { yardOf } from '#support/yard.ts'
import { checkSoundness } from '#store/soundness.ts'
import { listCars } from '#store/assignment.ts'
import { findCarState } from '#store/car-log.ts'
import { findEntryOf } from '#store/plan-act.ts'
import { findPlanBar } from '#store/plan-bars.ts'
import { exchangeCar } from '#usecases/booking/exchange-car.ts'
import { listExchangeCars } from '#usecases/booking/list-exchange-cars.ts'
import { setInvoiceData } from '#usecases/booking/set-invoice-data.ts'
import { showStaffBooking } from '#usecases/booking/show-staff-booking.ts'
import { changePlan } from '#usecases/plan/change-plan.ts'
import { tryPlan } from '#usecases/plan/try-plan.ts'
import { findColleague } from '#usecases/staff/find-colleague.ts'
import { agentAt, newStaff } from '#support/staff.ts'
import { noteCar } from '#usecases/fleet/note-car.ts'
import { showCar } from '#usecases/fleet/show-car.ts'
import { givenIn } from '#support/given.ts'
import { lettersOf } from '#support/posted.ts'
import { rowOf, rowsOf } from '#support/rows.ts'
import { boundsOf } from '#support/seen.ts'

const [TEMPELHOF, AIRPORT] = [1, 3]
const HOUR_MS = 3_600_000

let yard: ReturnType<typeof yardOf>
const app = appForEach({ bookings: 'open', anyHour: true })
beforeEach(async () => {
  yard = yardOf(app)
})
afterEach(async () => {
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

async function book(vehicleId: number, from: number, days = 4, pickup = TEMPELHOF, dropoff = pickup): Promise<string> {
  const trip = { vehicleId, pickup, dropoff, start: inDays(from), end: inDays(from + days) }
  const headers = () => ({ 'idempotency-key': randomUUID() })
  const quote = await app.call('createQuote', { body: { ...trip, extras: [], crossBorder: false }, headers: headers() })
  const made = await app.call('createBooking', { body: bookingBody(quote.body.id), headers: headers() })
  expect(made.status).toBe(201)
  return made.body.reference
}

async function out(vehicleId: number, from = 10, days = 4, pickup = TEMPELHOF, dropoff = pickup) {
  const reference = await book(vehicleId, from, days, pickup, dropoff)
  const plan = await yard.planned(reference)
  valueOf(await yard.handOver(reference))
  const at = new Date(plan.starts_at.getTime() + 24 * HOUR_MS)
  return { reference, plan, at }
}

const freeCar = (classId: number, branch = TEMPELHOF) => givenIn(app).freeCar({ classId, branch })
type Wish = Partial<Parameters<typeof exchangeCar>[2]> & { plate: string }
const exchange = (reference: string, now: Date, wish: Wish, who: Actor = operator) =>
  exchangeCar(yard.on(now), who, {
    reference,
    at: null,
    kmIn: 900_000,
    kmOut: 900_000,
    reason: 'the brakes squeak',
    readyAt: null,
    ...wish,
  })
const carsOf = async (reference: string) => {
  const { id } = await yard.planned(reference)
  return (await listCars(app.ctx.db, id)).map(({ plate }) => plate)
}

describe('cars to give', () => {
  test('stand free for the rest, here and of the own class first, and each can be given', async () => {
    const early = await book(302, 10)
    expect(valueOf(await listExchangeCars(app.ctx, operator, early))).toEqual([])
    const { reference, plan, at } = await out(302)
    const cars = valueOf(await listExchangeCars(yard.on(at), operator, reference))
    expect(new Set(cars.map(({ better }) => better))).toEqual(new Set([false, true]))
    expect(cars.map(({ plate }) => plate)).not.toContain(plan.plate)
    const order = cars.map(({ branch, better }) => Number(branch !== TEMPELHOF) * 2 + Number(better))
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    for (const { plate, km } of cars) {
      const tried = await exchange(reference, at, { plate, kmIn: plan.km + 150, kmOut: km, rehearsal: true })
      expect([plate, tried.ok]).toEqual([plate, true])
    }
    const after = new Date(plan.ends_at.getTime() + 24 * HOUR_MS)
    expect(valueOf(await listExchangeCars(yard.on(after), operator, reference))).toEqual([])
  })

  test('are those that others leave, where none stands free for the rest', async () => {
    const { reference, at, plan } = await out(302)
    const next = await book(302, 12, 2)
    const { plate } = await yard.planned(next)
    const since = new Date(at.getTime() - 2 * HOUR_MS)
    const { rows } = await app.db.pool.query<{ id: number; branch: number }>(
      `select id, home_branch as branch from car c where not exists (select from assignment a where a.car_id = c.id)`,
    )
    for (const car of rows) await givenIn(app).block(car.id, since, null, car.branch)
    const cars = valueOf(await listExchangeCars(yard.on(at), operator, reference))
    expect(cars.map((car) => [car.plate, car.displaces, car.better])).toEqual([[plate, true, false]])
    valueOf(await exchange(reference, at, { plate }))
    // The car that comes back is ready by then.
    expect((await yard.planned(next)).plate).toBe(plan.plate)
  })

  test('are those of one’s own branches', async () => {
    const { reference, at } = await out(302, 10, 4, TEMPELHOF, AIRPORT)
    const colleague = await newStaff(app, 'agent', [TEMPELHOF])
    const agent = valueOf(await findColleague(app.ctx, operator, colleague.email))
    const branches = valueOf(await listExchangeCars(yard.on(at), agent, reference)).map(({ branch }) => branch)
    expect(new Set(branches)).toEqual(new Set([TEMPELHOF]))
  })
})

test('invoice data of a rental under way make a new version of the agreement, and change no sum', async () => {
  const { reference, at } = await out(302)
  const address = { street: 'Gasse 1', postal_code: '10115', city: 'Berlin', country: 'Deutschland' }
  const company = { company_name: 'Probebau GmbH', ...address, vat_id: null, reference: null, business_id: null }
  const before = valueOf(await showStaffBooking(yard.on(at), operator, reference))
  valueOf(await setInvoiceData(yard.on(at), operator, { reference, invoice: company }))
  const after = valueOf(await showStaffBooking(yard.on(at), operator, reference))
  expect([before.booking.revision, after.booking.revision]).toEqual([1, 2])
  expect(after.invoice).toEqual(company)
  expect(after.money.balance).toEqual(before.money.balance)
  expect(after.money.charges).toEqual(before.money.charges)
  expect(after.agreements.map(({ revision }) => revision)).toEqual([1])
})

describe('a car exchanged during a rental', () => {
  test('is followed by another for the rest, and both come back to their branch', async () => {
    const { reference, plan, at } = await out(302)
    const other = await freeCar(3)
    valueOf(await exchange(reference, at, { plate: other.plate, kmIn: plan.km + 150, kmOut: other.km }))
    expect(await carsOf(reference)).toEqual([plan.plate, other.plate])
    expect(await checkSoundness(app.db.pool)).toEqual([])
    expect(await findCarState(app.ctx.db, operator, plan.plate)).toMatchObject({
      km: plan.km + 150,
      place: 'branch',
      branch_id: 1,
    })
    expect(await findCarState(app.ctx.db, operator, other.plate)).toMatchObject({ km: other.km, place: 'customer' })
    // The driver at a moment is found by either car (D45).
    const hadAt = async (plate: string, moment: Date) =>
      valueOf(await showCar(app.ctx, operator, { plate, at: moment })).renter?.reference ?? null
    const [before, after] = [new Date(at.getTime() - HOUR_MS), new Date(at.getTime() + HOUR_MS)]
    expect(await Promise.all([hadAt(plan.plate, before), hadAt(plan.plate, after)])).toEqual([reference, null])
    expect(await Promise.all([hadAt(other.plate, before), hadAt(other.plate, after)])).toEqual([null, reference])

    const { booking } = valueOf(await yard.takeBack(reference, { at: plan.ends_at, km: other.km + 70 }))
    expect(booking).toMatchObject({ km_earlier: 150, km_out: other.km, km_in: other.km + 70 })
    valueOf(await yard.close(reference))
    expect(await lettersOf(app, { kind: 'rental_closed' })).toMatchObject([
      { data: { kmEarlier: 150, kmOut: other.km, kmIn: other.km + 70 } },
    ])
  })

  test('charges the kilometres of both cars', async () => {
    const { reference, plan, at } = await out(302)
    const other = await freeCar(3)
    valueOf(await exchange(reference, at, { plate: other.plate, kmIn: plan.km + 3_000, kmOut: other.km }))
    const { charges, booking } = valueOf(await yard.takeBack(reference, { at: plan.ends_at, km: other.km + 2_000 }))
    expect(charges).toMatchObject([{ kind: 'kilometres', quantity: 5_000 - booking.price.includedKm }])
  })

  test('can be of a better class, which takes a car there and spares one here', async () => {
    const { reference, plan, at } = await out(201)
    const low = async (classId: number) =>
      (
        await app.db.pool.query<{ low: number }>('select stock_low(1::smallint, $1, $2, $3) as low', [
          classId,
          new Date(at.getTime() + 12 * HOUR_MS),
          new Date(at.getTime() + 13 * HOUR_MS),
        ])
      ).rows[0]!.low
    const before = await Promise.all([low(2), low(3)])
    const better = await freeCar(3)
    valueOf(await exchange(reference, at, { plate: better.plate, kmIn: plan.km, kmOut: better.km }))
    expect(await Promise.all([low(2), low(3)])).toEqual([before[0] + 1, before[1] - 1])
    expect(await checkSoundness(app.db.pool)).toEqual([])
    // Overdue, the better car is away; the stock of the booked class does not change.
    const late = new Date(plan.ends_at.getTime() + 30 * HOUR_MS)
    valueOf(await yard.takeBack(reference, { at: late, km: better.km + 100, branch: AIRPORT }))
    expect(await findCarState(app.ctx.db, operator, better.plate)).toMatchObject({
      place: 'branch',
      branch_id: AIRPORT,
    })
  })

  test('lasts longer in the planner, where its entry begins with the car that it has now', async () => {
    const { reference, plan, at } = await out(302)
    const other = await freeCar(3)
    valueOf(await exchange(reference, at, { plate: other.plate, kmIn: plan.km, kmOut: other.km }))
    const id = (await findEntryOf(app.ctx.db, plan.id))!
    const bar = (await findPlanBar(app.ctx.db, operator, id))!
    const [start, end] = [toLocal(bar.since), inDays(15)]
    const wish = { kind: 'retime', id, version: bar.version, start, end, totalMinor: null } as const
    const tried = valueOf(await tryPlan(yard.on(at), operator, wish))
    const totalMinor = tried.verdict === 'refused' ? null : tried.applied.price!.afterMinor
    valueOf(await changePlan(yard.on(at), operator, { ...wish, totalMinor }))
    const { starts_local: since, ends_local: until } = await rowOf(app, 'booking', { reference })
    expect([since, until]).toEqual([inDays(10), end])
    expect(await carsOf(reference)).toEqual([plan.plate, other.plate])
  })

  test('is exchanged again, on a one-way rental that others rely on, at whatever branch the next car stands', async () => {
    const { reference, plan, at } = await out(302, 10, 4, AIRPORT, TEMPELHOF)
    const [first, second] = [await freeCar(3, AIRPORT), await freeCar(4, TEMPELHOF)]
    valueOf(await exchange(reference, at, { plate: first.plate, kmIn: plan.km + 10, kmOut: first.km }))
    const later = new Date(at.getTime() + 24 * HOUR_MS)
    valueOf(await exchange(reference, later, { plate: second.plate, kmIn: first.km + 20, kmOut: second.km }))
    expect(await carsOf(reference)).toEqual([plan.plate, first.plate, second.plate])
    const { booking } = valueOf(await yard.takeBack(reference, { at: plan.ends_at, km: second.km + 5 }))
    expect(booking).toMatchObject({ km_earlier: 30, km_out: second.km, km_in: second.km + 5 })
  })

  test('stays off the road until it is repaired', async () => {
    const { reference, plan, at } = await out(302)
    const other = await freeCar(3)
    const readyAt = new Date(at.getTime() + 60 * HOUR_MS)
    valueOf(await exchange(reference, at, { plate: other.plate, kmIn: plan.km, kmOut: other.km, readyAt }))
    const repair = await rowOf(app, 'assignment', { car_id: plan.car_id, kind: 'maintenance' })
    expect(boundsOf(repair)[1]).toEqual(readyAt)
  })

  test('makes others who were to have the new car get another', async () => {
    const { reference, plan, at } = await out(302)
    const waiting = await book(302, 12, 1)
    const { plate } = await yard.planned(waiting)
    const { km } = (await findCarState(app.ctx.db, operator, plate))!
    valueOf(await exchange(reference, at, { plate, kmIn: plan.km, kmOut: km }))
    expect((await yard.planned(waiting)).plate).not.toBe(plate)
    expect(await carsOf(reference)).toEqual([plan.plate, plate])
  })
})

describe('an exchange is refused, and everything stays', () => {
  test('where the car is of a worse class, or not there, or the readings are wrong', async () => {
    const { reference, plan, at } = await out(302)
    const other = await freeCar(3)
    const [worse, van, manual] = [await freeCar(2), await freeCar(8), await freeCar(5)]
    const good = { kmIn: plan.km, kmOut: other.km }
    const before = await rowsOf(app, 'assignment')
    for (const [wish, refusal] of [
      [
        { plate: worse.plate, ...good },
        { code: 'worse_class', booked: 'Compact', given: 'Economy' },
      ],
      [
        { plate: van.plate, ...good },
        { code: 'worse_class', given: 'Transporter' },
      ],
      [{ plate: plan.plate, ...good }, { code: 'same_car' }],
      [{ plate: 'B-XX 1', ...good }, { code: 'no_car' }],
      [
        { plate: other.plate, ...good, kmIn: plan.km - 1 },
        { code: 'odometer', plate: plan.plate, km: plan.km },
      ],
      [
        { plate: other.plate, ...good, kmOut: 0 },
        { code: 'odometer', plate: other.plate, km: other.km },
      ],
      [{ plate: other.plate, ...good, at: new Date(at.getTime() + HOUR_MS) }, { code: 'in_future' }],
      [{ plate: other.plate, ...good, at: new Date(plan.starts_at.getTime() - HOUR_MS) }, { code: 'before_handover' }],
    ] as const)
      expect(await exchange(reference, at, wish)).toMatchObject({ ok: false, refusal })
    expect(await rowsOf(app, 'assignment')).toEqual(before)
    const late = new Date(plan.ends_at.getTime() + 5 * HOUR_MS)
    expect(await exchange(reference, late, { plate: other.plate, ...good })).toEqual({
      ok: false,
      refusal: { code: 'period_over' },
    })
    // An automatic car can replace a manual one.
    expect((await exchange(reference, at, { plate: manual.plate, kmIn: plan.km, kmOut: manual.km })).ok).toBe(true)
  })

  test('where another customer has the car, or would be left without one; both are named, and what is free', async () => {
    const { reference, plan, at } = await out(801, 10, 4, AIRPORT)
    const holder = await out(801, 10, 4, AIRPORT)
    const refused = await exchange(reference, at, { plate: holder.plan.plate, kmIn: plan.km })
    expect(refused).toMatchObject({ refusal: { code: 'in_the_way', by: [{ reference: holder.reference }] } })
    const free = (refused as { refusal: { instead: string[] } }).refusal.instead
    expect(free).toContain((await freeCar(8, AIRPORT)).plate)
    // Books all other cars as well.
    const waiting: string[] = []
    for (let n = 0; n < free.length; n++) waiting.push(await book(801, 12, 1, AIRPORT))
    const { plate } = await yard.planned(waiting[0]!)
    const { km } = (await findCarState(app.ctx.db, operator, plate))!
    const before = await rowsOf(app, 'assignment')
    const again = await exchange(reference, at, {
      plate,
      kmIn: plan.km,
      kmOut: km,
      readyAt: new Date(at.getTime() + 100 * HOUR_MS),
    })
    expect(again).toMatchObject({
      refusal: { code: 'in_the_way', plate, by: [{ reference: waiting[0] }], instead: [] },
    })
    expect(await rowsOf(app, 'assignment')).toEqual(before)
  })

  test('where the car that is given was promised for later, or is to be driven, by staff; what they left open moves', async () => {
    const { reference, plan, at } = await out(302)
    // Given at the airport, it comes back to the other branch, where nothing of its plan begins.
    const promised = await book(302, 16, 1, AIRPORT)
    const { plate, car_id: car } = await yard.planned(promised)
    const seen = async (entry: number) => {
      const { id, version } = (await findPlanBar(app.ctx.db, operator, entry))!
      return { id, version }
    }
    const { id } = await yard.planned(promised)
    const entry = (await findEntryOf(app.ctx.db, id))!
    const fix = async (fixed: boolean) =>
      valueOf(await changePlan(app.ctx, operator, { kind: 'fix', ...(await seen(entry)), fixed }))
    const { km } = (await findCarState(app.ctx.db, operator, plate))!
    const give = () => exchange(reference, at, { plate, kmIn: plan.km, kmOut: km })

    await fix(true)
    const before = await rowsOf(app, 'assignment')
    const refused = await give()
    expect(refused).toMatchObject({
      refusal: { code: 'in_the_way', plate, by: [{ kind: 'rental', reference: promised, movable: false }] },
    })
    expect((refused as { refusal: { instead: string[] } }).refusal.instead.length).toBeGreaterThan(0)
    expect(await rowsOf(app, 'assignment')).toEqual(before)

    await fix(false)
    const leaves = inDays(20)
    valueOf(await changePlan(app.ctx, operator, { kind: 'drive', car, to: TEMPELHOF, leaves }))
    expect(await give()).toMatchObject({
      refusal: { code: 'in_the_way', by: [{ kind: 'transfer', since: toInstant(leaves), movable: false }] },
    })
    const [drive] = await rowsOf(app, 'assignment', { kind: 'transfer' })
    valueOf(await changePlan(app.ctx, operator, { kind: 'undrive', ...(await seen(drive!.id)) }))
    valueOf(await give())
    expect((await yard.planned(promised)).plate).not.toBe(plate)
  })

  test('to an agent who gives a car of a branch that is not theirs', async () => {
    const { reference, plan, at } = await out(302)
    const [mine, theirs] = [await freeCar(3, TEMPELHOF), await freeCar(3, AIRPORT)]
    const { email } = await newStaff(app, 'agent')
    const agent: Actor = { ...valueOf(await findColleague(app.ctx, operator, email)), branches: [TEMPELHOF] }
    const give = ({ plate, km }: typeof mine) => exchange(reference, at, { plate, kmIn: plan.km, kmOut: km }, agent)
    expect(await give(theirs)).toEqual({ ok: false, refusal: { code: 'no_car' } })
    expect((await give(mine)).ok).toBe(true)
  })

  test('for one of two who want the same car at once', async () => {
    const [one, two] = [await out(302), await out(302)]
    const other = await freeCar(3)
    const both = await Promise.all(
      [one, two].map(({ reference, plan, at }) =>
        exchange(reference, at, { plate: other.plate, kmIn: plan.km, kmOut: other.km }),
      ),
    )
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'in_the_way' } })
  })
})

test('a car that leaves the agent’s branch while the exchange waits for its turn is not theirs to give any more', async () => {
  const { reference, plan, at } = await out(302)
  const { plate, km } = await freeCar(3)
  const agent = await agentAt(app, TEMPELHOF)
  const colleague = await app.db.pool.connect()
  await colleague.query('begin')
  await colleague.query('select lock_inventory(3::smallint)')
  const given = exchange(reference, at, { plate, kmIn: plan.km, kmOut: km }, agent)
  const waiting = async () =>
    (
      await app.db.pool.query(
        `select from pg_locks where locktype = 'advisory' and not granted
         and database = (select oid from pg_database where datname = current_database())`,
      )
    ).rowCount
  await expect.poll(waiting).toBeGreaterThan(0)
  const elsewhere = { kind: 'branch', branch: AIRPORT } as const
  valueOf(await noteCar(app.ctx, operator, { plate, seen: { place: elsewhere }, at: null }))
  await colleague.query('commit')
  colleague.release()
  expect(await given).toEqual({ ok: false, refusal: { code: 'no_car' } })
})

test('the command line exchanges a car, and shows both', async () => {
  const folder = temporaryFolder('exchange')
  const manage = commandLine(app.db.url, folder)
  const reference = await book(302, 5)
  await yard.moveInTime(reference, `-6 days`)
  const plan = await yard.planned(reference)
  valueOf(await yard.handOver(reference))
  const other = await freeCar(3)
  const options = ['--plate', other.plate, '--km-in', String(plan.km + 9), '--km-out', String(other.km)]
  const refused = await manage(['exchange', reference, '--plate', plan.plate, ...options.slice(2), '--reason', 'x'])
  expect(refused).toMatchObject({ code: 1, said: `${reference}: the customer has ${plan.plate} already\n` })
  const done = await manage(['exchange', reference, ...options, '--reason', 'a flat tyre'])
  expect(done).toEqual({ code: 0, said: '', out: `${reference} has ${other.plate} instead of ${plan.plate} now\n` })
  expect((await manage(['show', reference])).out).toMatch(
    new RegExp(`^CAR +${plan.plate}, from .* ${other.plate}$`, 'm'),
  )
  const { email } = await rowOf(app, 'booking', { reference })
  const found = await app.call('lookUpBooking', { body: { reference, email } })
  expect(found.body).toMatchObject({ plate: other.plate, status: 'active' })
  expect(await rowsOf(app, 'audit', { event: 'exchanged' })).toMatchObject([
    { verb: 'exchangeCar', reason: 'a flat tyre' },
  ])
  rmSync(folder, { recursive: true, force: true })
})
