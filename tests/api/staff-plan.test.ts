import { beforeAll, describe, expect, test } from 'vitest'

import type { PlanAct, PlanBar } from '#contract/staff-plan.ts'
import { addDays, toInstant, toLocal } from '#domain/period.ts'
import { checkSoundness } from '#store/soundness.ts'
import type { SignedIn } from '#support/customer.ts'
import { inDays } from '#support/client.ts'
import { givenIn } from '#support/given.ts'
import { appForAll } from '#support/open-app.ts'
import { rowOf, rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'
import { yardOf } from '#support/yard.ts'

const [TEMPELHOF, AIRPORT] = [1, 3]
const COMPACT = 3
const app = appForAll()
const given = givenIn(app)
const yard = yardOf(app)
let kim: SignedIn
let here: SignedIn
let elsewhere: SignedIn

beforeAll(async () => {
  kim = await newStaff(app, 'manager')
  here = await newStaff(app, 'agent', [AIRPORT])
  elsewhere = await newStaff(app, 'agent', [TEMPELHOF])
  await app.setBookings('open')
})

const rowsFor = async (as: SignedIn, branch?: number) =>
  (await app.call('getPlanRows', { as, query: branch === undefined ? {} : { branch: String(branch) } })).body
const pagesOf = async (pages: string, as: SignedIn, branch?: number) =>
  (await app.call('getPlanCars', { as, query: { pages, ...(branch !== undefined && { branch: String(branch) }) } }))
    .body.pages
const carsOf = async (classId: number, branch = AIRPORT, as = kim) =>
  (await pagesOf(`${branch}-${classId}-0`, as, branch))[0]!

async function windowOf(cars: readonly number[], day: number, as: SignedIn, cells = '') {
  const query = {
    cars: cars.join(','),
    cells,
    from: inDays(day).slice(0, 11) + '00:00',
    to: inDays(day + 8),
    step: '120',
  }
  const { status, body } = await app.call('getPlan', { as, query })
  if (status !== 200) throw new Error(`refused with ${status}`)
  return body
}

/** The entry of a booking in the planner. */
async function barOf(reference: string, as = kim): Promise<PlanBar> {
  const { id } = await rowOf(app, 'booking', { reference })
  const [entry] = await rowsOf(app, 'assignment', { stay_id: id })
  const booking = await rowOf(app, 'booking', { reference })
  const query = {
    cars: String(entry!.car_id),
    cells: '',
    from: `${addDays(booking.starts_local.slice(0, 10), -1)}T00:00`,
    to: `${addDays(booking.starts_local.slice(0, 10), 5)}T00:00`,
    step: '120',
  }
  const { body } = await app.call('getPlan', { as, query })
  return body.bars.find((bar) => bar.reference === reference)!
}

const attempt = async (act: PlanAct, as = kim) => await app.call('tryPlanAct', { as, body: act })
const perform = async (act: PlanAct, as = kim) => await app.call('doPlanAct', { as, body: act })
const moveTo = (
  { id, version }: PlanBar,
  car: number,
  more: Partial<Extract<PlanAct, { kind: 'move' }>> = {},
): PlanAct => ({
  kind: 'move',
  id,
  version,
  car,
  upgrade: false,
  fetch: false,
  fixed: true,
  ...more,
})

/** Cars before and after that the history of a booking tells of. */
async function carsTold(reference: string): Promise<[before: unknown, after: unknown][]> {
  const { id } = await rowOf(app, 'booking', { reference })
  const lines = await rowsOf(app, 'audit', { event: 'car_moved', booking_id: id })
  return lines.map(({ before, after }) => [before?.['plate'], after?.['plate']])
}

/** A booking, and another car of its class that has nothing to do then. */
async function bookingAndCar(classId = COMPACT, days = 4) {
  const day = app.ownDays(days)
  const { reference } = await given.booking({ vehicleId: classId * 100 + 1, from: day, days: 3 })
  const bar = await barOf(reference)
  const { ids } = await carsOf(classId)
  return { reference, bar, day, other: ids.find((id) => id !== bar.car)! }
}

describe('the planner shows', () => {
  test('cars by class, what they do, and how many are free', async () => {
    const { reference, bar, day } = await bookingAndCar()
    const { groups, classes, transferMinutes } = await rowsFor(kim, AIRPORT)
    expect(transferMinutes).toBe(240)
    expect(groups.map(({ classId }) => classes.find(({ id }) => id === classId)!.code)).toContain('Compact')
    const group = await carsOf(COMPACT)
    expect(groups.find(({ classId }) => classId === COMPACT)).toMatchObject({ cars: group.ids.length })
    const { bars, places, stock } = await windowOf(group.ids, day - 1, kim, `${AIRPORT}-${COMPACT}`)
    expect(places).toHaveLength(group.ids.length)
    expect(bars).toEqual([bar])
    expect(bar).toMatchObject({ reference, kind: 'rental', state: 'certain', status: 'confirmed', fixed: false })
    expect(bar.until! > bar.ends!).toBe(true)
    const all = group.ids.length
    // Steps of two hours: its car is free again at half past eleven, so the class has all of them from noon on.
    expect(stock.map(({ at, free }) => [at.slice(11), free])).toEqual([
      ['00:00', all],
      ['10:00', all - 1],
      ['12:00', all],
    ])
  })

  test('an agent what touches their branch, and nothing of others', async () => {
    const { bar } = await bookingAndCar()
    expect((await rowsFor(elsewhere, AIRPORT)).groups).toEqual([])
    expect((await carsOf(COMPACT, AIRPORT, elsewhere)).ids).toEqual([])
    expect((await pagesOf(`${AIRPORT}-${COMPACT}-0`, elsewhere))[0]!.ids).toEqual([])
    expect((await rowsFor(elsewhere)).groups.every(({ branch }) => branch === TEMPELHOF)).toBe(true)
    const shown = await windowOf([bar.car], 1, elsewhere, `${AIRPORT}-${COMPACT}`)
    expect(shown).toEqual({ places: [], bars: [], stock: [] })
    for (const act of [moveTo(bar, bar.car), { kind: 'fix', id: bar.id, version: bar.version, fixed: true } as const]) {
      expect((await perform(act, elsewhere)).body.code).toBe('not_found')
      expect((await attempt(act, elsewhere)).body.trouble).toMatchObject({ code: 'not_found', by: [] })
    }
    const judged = await app.call('judgePlanCars', { as: elsewhere, params: { id: String(bar.id) } })
    expect(judged.status).toBe(404)
    const block = { kind: 'block', car: bar.car, from: inDays(300), until: inDays(301), note: 'Reifen' } as const
    expect((await perform(block, elsewhere)).body.code).toBe('not_found')
    // A car that comes to the own branch may be anybody's.
    const car = (await carsOf(1)).ids[0]!
    const tried = async (to: number) => (await attempt({ kind: 'drive', car, to, leaves: inDays(300) }, elsewhere)).body
    expect((await tried(TEMPELHOF)).verdict).toBe('fits')
    expect((await tried(AIRPORT)).trouble).toMatchObject({ code: 'not_found' })
  })
})

describe('a rental', () => {
  test('moves to a free car, is fixed there, and moves back', async () => {
    const { reference, bar, other } = await bookingAndCar()
    const tried = await attempt(moveTo(bar, other), here)
    expect(tried.body).toMatchObject({ verdict: 'fits', applied: { moved: [] }, exits: [] })
    expect(await barOf(reference)).toEqual(bar)
    const done = await perform(moveTo(bar, other), here)
    expect(done.status).toBe(200)
    const moved = await barOf(reference)
    expect(moved).toMatchObject({ car: other, fixed: true })
    expect((await perform(done.body.undo!, here)).status).toBe(200)
    expect(await barOf(reference)).toMatchObject({ car: bar.car, fixed: false })
    const lines = await rowsOf(app, 'audit', { event: 'car_moved', actor_id: here.user.id })
    expect(lines.map(({ verb }) => verb)).toEqual(['changePlan', 'changePlan'])
  })

  test('that two drag at once goes where the first drops it, and the second is told', async () => {
    const { reference, bar } = await bookingAndCar()
    const { ids } = await carsOf(COMPACT)
    const [first, second] = ids.filter((id) => id !== bar.car)
    const answers = await Promise.all([perform(moveTo(bar, first!)), perform(moveTo(bar, second!), here)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    // Both colleagues have the same name.
    const told = /^Der Plan wurde inzwischen von Kim Beispiel geändert \(\d\d:\d\d\)\. /
    const { code, message } = answers.find(({ status }) => status === 409)!.body
    expect([code, message]).toEqual(['plan_changed', expect.stringMatching(told)])
    const won = answers[0].status === 200 ? first : second
    expect((await barOf(reference)).car).toBe(won)
    const { trouble } = (await attempt(moveTo(bar, second!))).body
    expect(trouble).toMatchObject({ code: 'plan_changed', message: expect.stringContaining('geändert (') as string })
  })

  test('displaces one that may have any car, which gets another', async () => {
    const { bar, day } = await bookingAndCar()
    const second = await given.booking({ vehicleId: 301, from: day, days: 3 })
    const theirs = await barOf(second.reference)
    const tried = await attempt(moveTo(bar, theirs.car))
    expect(tried.body.applied!.moved).toMatchObject([{ reference: second.reference }])
    expect((await perform(moveTo(bar, theirs.car))).status).toBe(200)
    expect((await barOf(second.reference)).car).not.toBe(theirs.car)
    expect(await carsTold(second.reference)).toEqual([tried.body.applied!.moved.map(({ plate, to }) => [plate, to])[0]])
    expect(await checkSoundness(app.db.pool)).toEqual([])
  })

  test('that lasts longer tells who gets another car for it', async () => {
    const day = app.ownDays(4)
    // Its cars are in the workshop for longer than other tests leave between their days.
    app.ownDays(5)
    const { ids } = await carsOf(COMPACT)
    const [from, until] = [inDays(day, '06:00'), inDays(day + 8, '06:00')]
    for (const car of ids.slice(2))
      expect((await perform({ kind: 'block', car, from, until, note: 'Reifen' })).status).toBe(200)
    const early = [await given.booking({ vehicleId: 301, from: day, days: 3 })]
    early.push(await given.booking({ vehicleId: 301, from: day, days: 3 }))
    const next = await given.booking({ vehicleId: 301, from: day + 4, days: 3 })
    const theirs = await barOf(next.reference)
    const bars = await Promise.all(early.map(({ reference }) => barOf(reference)))
    const bar = bars.find(({ car }) => car === theirs.car)!
    const wish = { kind: 'retime', id: bar.id, version: bar.version, start: bar.since, end: inDays(day + 6) } as const
    const { applied } = (await attempt({ ...wish, totalMinor: null })).body
    expect(applied!.moved).toMatchObject([{ reference: next.reference }])
    const done = await perform({ ...wish, totalMinor: applied!.price!.afterMinor })
    expect(done.body).toMatchObject({ otherCar: null, moved: applied!.moved.map(({ plate, to }) => ({ plate, to })) })
    expect((await barOf(next.reference)).car).not.toBe(theirs.car)
    expect(await carsTold(next.reference)).toEqual(done.body.moved.map(({ plate, to }) => [plate, to]))
  })

  test('is refused a car that was promised to somebody, by name, with ways out that work', async () => {
    const { bar, day } = await bookingAndCar()
    const second = await given.booking({ vehicleId: 301, from: day, days: 3 })
    const theirs = await barOf(second.reference)
    expect((await perform({ kind: 'fix', id: theirs.id, version: theirs.version, fixed: true })).status).toBe(200)
    const { body } = await attempt(moveTo(bar, theirs.car))
    expect(body.trouble).toMatchObject({
      code: 'in_the_way',
      by: [{ reference: second.reference, person: 'Mara Muster', fixed: true }],
    })
    expect(body.exits.map(({ kind }) => kind)).toEqual(['same_class', 'upgrade', 'fetch'])
    expect((await perform(moveTo(bar, theirs.car))).body).toMatchObject({ code: 'plan_refused' })
    for (const exit of body.exits) expect((await attempt(exit.act)).body.verdict).not.toBe('refused')
    const brought = await perform(body.exits[2]!.act)
    expect(brought.body.fetch!.arrives <= bar.since).toBe(true)
    expect(await checkSoundness(app.db.pool)).toEqual([])
  })

  test('gets a better car only as an upgrade that was asked for, never a worse one', async () => {
    const { reference, bar } = await bookingAndCar()
    const better = (await carsOf(4)).ids[0]!
    expect((await perform(moveTo(bar, better))).body.code).toBe('plan_refused')
    expect((await attempt(moveTo(bar, better, { upgrade: true }))).body.verdict).toBe('upgrade')
    const done = await perform(moveTo(bar, better, { upgrade: true }))
    expect(done.body.upgrade).toBe(true)
    const upgraded = await barOf(reference)
    expect(upgraded.upgrade).toBe(true)
    const worse = (await carsOf(1)).ids[0]!
    expect((await attempt(moveTo(upgraded, worse, { upgrade: true }))).body.trouble!.code).toBe('worse_class')
    expect((await perform(done.body.undo!)).status).toBe(200)
    expect(await checkSoundness(app.db.pool)).toEqual([])
  })

  test('under way keeps its car, and is overdue once its grace is over', async () => {
    const { reference, bar, other } = await bookingAndCar()
    expect(bar.overdueFrom).toBeNull()
    await yard.handOver(reference)
    const now = await barOf(reference)
    expect(toInstant(now.overdueFrom!).getTime() - toInstant(now.ends!).getTime()).toBe(59 * 60_000)
    expect((await perform(moveTo(bar, other))).body.code).toBe('plan_changed')
    expect((await attempt(moveTo(now, other))).body.trouble!.code).toBe('under_way')
  })

  test('swaps its car with another', async () => {
    const { reference, bar, day } = await bookingAndCar()
    const second = await given.booking({ vehicleId: 301, from: day, days: 3 })
    const theirs = await barOf(second.reference)
    const act = {
      kind: 'swap',
      id: bar.id,
      version: bar.version,
      other: theirs.id,
      otherVersion: theirs.version,
      upgrade: false,
    } as const
    const done = await perform(act)
    expect(done.status).toBe(200)
    expect([(await barOf(reference)).car, (await barOf(second.reference)).car]).toEqual([theirs.car, bar.car])
    expect((await perform(act)).body.code).toBe('plan_changed')
    expect((await perform(done.body.undo!)).status).toBe(200)
    expect((await barOf(reference)).car).toBe(bar.car)
  })

  test('takes longer on its own car, at the price that was shown', async () => {
    const { reference, bar } = await bookingAndCar()
    const wish = {
      kind: 'retime',
      id: bar.id,
      version: bar.version,
      start: bar.since,
      end: `${addDays(bar.ends!.slice(0, 10), 1)}T10:00`,
    } as const
    expect((await perform({ ...wish, totalMinor: null })).body.code).toBe('price_changed')
    const { body } = await attempt({ ...wish, totalMinor: null })
    const { beforeMinor, afterMinor } = body.applied!.price!
    expect(afterMinor).toBeGreaterThan(beforeMinor)
    expect((await perform({ ...wish, totalMinor: beforeMinor })).body.code).toBe('price_changed')
    const done = await perform({ ...wish, totalMinor: afterMinor })
    expect(done.status).toBe(200)
    expect(await barOf(reference)).toMatchObject({ car: bar.car, ends: wish.end })
    expect((await perform(done.body.undo!)).status).toBe(200)
    expect(await barOf(reference)).toMatchObject({ ends: bar.ends })
  })
})

test('a rental whose new time its own car has not says which car it gets, before and after', async () => {
  const { reference, bar, day } = await bookingAndCar()
  const block = { from: `${addDays(bar.until!.slice(0, 10), 1)}T06:00`, until: inDays(day + 6) }
  expect((await perform({ kind: 'block', car: bar.car, ...block, note: 'Bremsen' })).status).toBe(200)
  const end = `${addDays(bar.ends!.slice(0, 10), 2)}T10:00`
  const wish = { kind: 'retime', id: bar.id, version: bar.version, start: bar.since, end, totalMinor: null } as const
  const { body } = await attempt(wish)
  const { otherCar, price } = body.applied!
  expect(otherCar).toEqual(expect.any(String))
  const done = await perform({ ...wish, totalMinor: price!.afterMinor })
  expect(done.body.otherCar).toBe(otherCar)
  const { car } = await barOf(reference)
  expect(car).not.toBe(bar.car)
  expect((await rowOf(app, 'car', { id: car })).plate).toBe(otherCar)
  expect(await carsTold(reference)).toEqual([[(await rowOf(app, 'car', { id: bar.car })).plate, otherCar]])
})

test('a time that would leave another without a car is refused with their name, and a better car for them', async () => {
  const { bar, day } = await bookingAndCar(COMPACT, 8)
  const others: string[] = []
  for (let n = 0; n < (await carsOf(COMPACT)).ids.length; n++)
    others.push((await given.booking({ vehicleId: 301, from: day + 4, days: 3 })).reference)
  const end = `${addDays(bar.ends!.slice(0, 10), 3)}T10:00`
  const wish = { kind: 'retime', id: bar.id, version: bar.version, start: bar.since, end, totalMinor: null } as const
  const { body } = await attempt(wish)
  expect(body.trouble).toMatchObject({ code: 'no_stock' })
  expect(others).toContain(body.trouble!.by[0]!.reference)
  const way = body.exits.find(({ kind }) => kind === 'other_upgrade')!
  expect(way.person).toBe(body.trouble!.by[0]!.person)
  expect((await perform(way.act)).status).toBe(200)
  const again = await attempt(wish)
  expect(again.body.applied).not.toBeNull()
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

test('two rentals that are both promised their cars swap them as a way out', async () => {
  const { bar, day } = await bookingAndCar(7)
  const others: PlanBar[] = []
  for (let n = 1; n < (await carsOf(7)).ids.length; n++)
    others.push(await barOf((await given.booking({ vehicleId: 701, from: day, days: 3 })).reference))
  for (const { id, version } of others) await perform({ kind: 'fix', id, version, fixed: true })
  const [other] = others
  const { body } = await attempt(moveTo(bar, other!.car))
  const way = body.exits.find(({ kind }) => kind === 'swap')!
  expect(way).toMatchObject({ person: other!.person, act: { id: bar.id, other: other!.id } })
  expect((await perform(way.act)).status).toBe(200)
  expect((await barOf(other!.reference!)).car).toBe(bar.car)
  expect((await barOf(bar.reference!)).car).toBe(other!.car)
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

describe('a booking that lost its car', () => {
  const waiting = async (reference: string, as = kim, branch = AIRPORT) => {
    const { body } = await app.call('getPlanUnplaced', { as, query: { branch: String(branch) } })
    return body.rentals.find((one) => one.reference === reference)
  }
  const placing = ({ stay, version }: { stay: number; version: string }, car: number): PlanAct => ({
    kind: 'place',
    stay,
    version,
    car,
    upgrade: false,
    fetch: false,
    fixed: true,
  })

  test('stands in the planner without a car, for staff of its branch alone, and gets the one they choose', async () => {
    const { reference, bar, other } = await bookingAndCar()
    expect(await waiting(reference)).toBeUndefined()
    await given.withoutCar(reference)
    const lost = (await waiting(reference, here))!
    expect(lost).toMatchObject({ classId: COMPACT, from: AIRPORT, since: bar.since, ends: bar.ends, until: bar.until })
    expect(await waiting(reference, elsewhere)).toBeUndefined()
    expect((await perform(placing(lost, other), elsewhere)).body.code).toBe('not_found')
    expect((await attempt(placing(lost, other), here)).body.verdict).toBe('fits')
    expect((await perform(placing({ ...lost, version: '000000000000' }, other), here)).body.code).toBe('plan_changed')
    const done = await perform(placing(lost, other), here)
    expect(done.body).toMatchObject({ moved: [], undo: null })
    expect(await barOf(reference)).toMatchObject({ car: other, fixed: true, since: bar.since, until: bar.until })
    expect(await waiting(reference)).toBeUndefined()
    expect((await perform(placing(lost, bar.car), here)).body.code).toBe('plan_changed')
    const { id } = await rowOf(app, 'booking', { reference })
    const line = await rowOf(app, 'audit', { event: 'car_found', booking_id: id })
    expect(line).toMatchObject({ verb: 'changePlan', actor_id: here.user.id, after: { late: null } })
    expect(await checkSoundness(app.db.pool)).toEqual([])
  })

  test('is refused a car that is promised, with other cars as ways out', async () => {
    const { reference, day } = await bookingAndCar()
    const theirs = await barOf((await given.booking({ vehicleId: 301, from: day, days: 3 })).reference)
    await perform({ kind: 'fix', id: theirs.id, version: theirs.version, fixed: true })
    await given.withoutCar(reference)
    const { body } = await attempt(placing((await waiting(reference))!, theirs.car))
    expect(body.trouble).toMatchObject({ code: 'in_the_way', by: [{ reference: theirs.reference }] })
    expect(body.exits.map(({ kind }) => kind)).toEqual(['same_class', 'upgrade', 'fetch'])
    expect((await perform(body.exits[0]!.act)).status).toBe(200)
    expect(await checkSoundness(app.db.pool)).toEqual([])
  })

  test('is offered a car of another branch, which a drive brings in time', async () => {
    const { reference, bar, day } = await bookingAndCar()
    const theirs = await barOf((await given.booking({ vehicleId: 301, from: day, days: 3 })).reference)
    await perform({ kind: 'fix', id: theirs.id, version: theirs.version, fixed: true })
    await given.withoutCar(reference)
    const { body } = await attempt(placing((await waiting(reference))!, theirs.car), here)
    const way = body.exits.find(({ kind }) => kind === 'fetch')!
    expect(way).toMatchObject({ act: { kind: 'place', fetch: true, upgrade: false } })
    expect(way.fetch!.arrives <= bar.since).toBe(true)
    const done = await perform(way.act, here)
    expect(done.body).toMatchObject({ fetch: way.fetch, undo: null })
    expect(await barOf(reference)).toMatchObject({ since: bar.since, until: bar.until, fixed: true })
    expect(await waiting(reference)).toBeUndefined()
    expect(await checkSoundness(app.db.pool)).toEqual([])
  })

  test('gets a car that a drive brings after the start, with what begins too late in the log', async () => {
    const { reference, bar } = await bookingAndCar()
    await given.withoutCar(reference)
    const car = (await carsOf(COMPACT, TEMPELHOF)).ids.at(-1)!
    // Half an hour before the start, while the drive takes four hours.
    const now = toInstant(bar.since).getTime() - 30 * 60_000
    app.ctx.now = () => new Date(now)
    const lou = await newStaff(app, 'agent', [AIRPORT])
    const arrives = toLocal(new Date(now + 240 * 60_000))
    const lost = (await waiting(reference, lou))!
    const done = await perform({ ...placing(lost, car), fetch: true } as PlanAct, lou)
    expect(done.body).toMatchObject({ fetch: { leaves: toLocal(new Date(now)), arrives }, moved: [], undo: null })
    expect(await barOf(reference, lou)).toMatchObject({ car, since: arrives, until: bar.until, ends: bar.ends })
    expect(await waiting(reference, lou)).toBeUndefined()
    const { id } = await rowOf(app, 'booking', { reference })
    const line = await rowOf(app, 'audit', { event: 'car_found', booking_id: id })
    expect(line.after).toMatchObject({ late: toInstant(arrives).toISOString() })
    expect(await checkSoundness(app.db.pool)).toEqual([])
    app.ctx.now = () => new Date()
  })
})

describe('judging', () => {
  test('names rentals to swap cars with: those of the class and time', async () => {
    const { bar, day } = await bookingAndCar()
    const near = await barOf((await given.booking({ vehicleId: 301, from: day, days: 3 })).reference)
    const far = await barOf((await given.booking({ vehicleId: 301, from: day + 40, days: 3 })).reference)
    const { body } = await app.call('judgePlanCars', { as: here, params: { id: String(bar.id) } })
    expect(body.partners).toContainEqual({
      id: near.id,
      version: near.version,
      plate: (await rowOf(app, 'car', { id: near.car })).plate,
      reference: near.reference,
      person: near.person,
      since: near.since,
      ends: near.ends,
    })
    expect(body.partners.map(({ id }) => id)).not.toContain(far.id)
    expect(body.partners.map(({ id }) => id)).not.toContain(bar.id)
  })

  test('names the free cars of the class and of the next better one', async () => {
    const { bar } = await bookingAndCar()
    const { body } = await app.call('judgePlanCars', { as: kim, params: { id: String(bar.id) } })
    const { ids } = await carsOf(COMPACT)
    const same = body.cars.filter(({ upgrade }) => !upgrade).map(({ car }) => car)
    expect(new Set(same)).toEqual(new Set(ids.filter((id) => id !== bar.car)))
    expect(body.cars.some(({ upgrade }) => upgrade)).toBe(true)
  })
})

describe('the workshop', () => {
  test('ends after it begins, and says so', async () => {
    const car = (await carsOf(COMPACT)).ids[0]!
    const wish = { kind: 'block', car, from: inDays(300), until: inDays(299), note: 'Reifen' } as const
    for (const until of [wish.until, wish.from, inDays(-1)])
      expect((await attempt({ ...wish, until })).body.trouble!.code).toBe('reversed')
  })

  test('gets a car, its rental another one, and gives it back', async () => {
    const { reference, bar } = await bookingAndCar()
    const block = { kind: 'block', car: bar.car, from: bar.since, until: bar.until, note: 'Reifenwechsel' } as const
    const done = await perform(block, here)
    expect(done.body.moved).toMatchObject([{ reference }])
    expect((await barOf(reference)).car).not.toBe(bar.car)
    const changed = await perform({
      ...done.body.undo!,
      ...block,
      kind: 'reblock',
      until: `${addDays(bar.until!.slice(0, 10), 1)}T10:00`,
    } as PlanAct)
    expect(changed.status).toBe(200)
    const ended = await perform({ ...changed.body.undo!, kind: 'unblock' } as unknown as PlanAct)
    expect(ended.status).toBe(400)
    const { id, version } = changed.body.undo as { id: number; version: string }
    expect((await perform({ kind: 'unblock', id, version })).status).toBe(200)
    expect(await checkSoundness(app.db.pool)).toEqual([])
  })

  test('does not get a car that is promised, but hears when it is free', async () => {
    const { reference, bar } = await bookingAndCar()
    await perform({ kind: 'fix', id: bar.id, version: bar.version, fixed: true })
    const block = { kind: 'block', car: bar.car, from: bar.since, until: bar.until, note: 'Bremsen' } as const
    const { body } = await attempt(block)
    expect(body.trouble).toMatchObject({ code: 'in_the_way', by: [{ reference }] })
    expect(body.exits[0]).toMatchObject({ kind: 'later', act: { from: bar.until } })
    expect((await perform(block)).body.code).toBe('plan_refused')
    expect((await perform(body.exits[0]!.act)).status).toBe(200)
  })
})

describe('a drive', () => {
  test('takes a car to another branch, and is taken back', async () => {
    const car = (await carsOf(COMPACT)).ids[0]!
    const leaves = inDays(330)
    const done = await perform({ kind: 'drive', car, to: TEMPELHOF, leaves })
    expect(done.body.fetch).toMatchObject({ leaves })
    expect((await attempt({ kind: 'drive', car, to: TEMPELHOF, leaves: inDays(340) })).body.trouble).toMatchObject({
      code: 'elsewhere',
      branch: TEMPELHOF,
    })
    expect((await carsOf(COMPACT, TEMPELHOF, elsewhere)).ids).toContain(car)
    const { bars } = await windowOf([car], 330, kim)
    expect(bars).toMatchObject([{ kind: 'transfer', overdueFrom: done.body.fetch!.arrives }])
    expect((await perform(done.body.undo!)).status).toBe(200)
    expect(await checkSoundness(app.db.pool)).toEqual([])
  })
})

test('a class that runs out at a branch is helped by a drive or a better car', async () => {
  const free = (await carsOf(8, TEMPELHOF)).ids.length
  for (let n = 0; n < free; n++) await given.booking({ vehicleId: 801, pickup: TEMPELHOF, from: 4, days: 3 })
  const before = inDays(3).slice(0, 10)
  for (const branch of [TEMPELHOF, AIRPORT]) await given.specialDay(branch, before)
  const { body } = await app.call('getPlanSuggestions', { as: kim, query: { branch: String(TEMPELHOF) } })
  const drive = body.suggestions.find(({ kind, classId }) => kind === 'transfer' && classId === 8)
  expect(drive).toMatchObject({ branch: TEMPELHOF, from: AIRPORT, act: { kind: 'drive', to: TEMPELHOF } })
  // It arrives when the other branch closes, the last thing on the day before.
  expect(drive!.act).toMatchObject({ leaves: `${before}T10:00` })
  expect((await perform(drive!.act)).status).toBe(200)
  const after = await app.call('getPlanSuggestions', { as: kim, query: { branch: String(TEMPELHOF) } })
  expect(after.body.suggestions.filter(({ act }) => act.kind === 'drive' && act.to === TEMPELHOF)).toEqual([])
})

test('shortages without help do not hide one with help, for which a car need not be spare all the time', async () => {
  const MINI = 1
  const bookAll = async (classId: number, branch: number, from: number, spare = 0) => {
    const { ids } = await carsOf(classId, branch)
    for (const _ of ids.slice(spare))
      await given.booking({ vehicleId: classId * 100 + 1, pickup: branch, from, days: 2 })
  }
  // Two classes of which neither branch has a car to give, earlier than the one that can be helped.
  for (const classId of [6, 7]) for (const branch of [TEMPELHOF, AIRPORT]) await bookAll(classId, branch, 2)
  await bookAll(MINI, AIRPORT, 3, 1)
  await bookAll(MINI, TEMPELHOF, 8)
  const suggested = async () => {
    const { body } = await app.call('getPlanSuggestions', { as: kim, query: {} })
    return body.suggestions.filter(({ branch, classId }) => branch === TEMPELHOF && classId === MINI)
  }
  const found = await suggested()
  const drive = found.find(({ kind }) => kind === 'transfer')!
  expect(drive).toMatchObject({ from: AIRPORT, act: { to: TEMPELHOF } })
  expect(drive.at.slice(0, 10)).toBe(inDays(8).slice(0, 10))
  const upgrade = found.find(({ kind }) => kind === 'upgrade')!
  expect(upgrade.at).toBe(inDays(8))
  expect((await attempt(upgrade.act)).body.verdict).toBe('upgrade')
  expect((await perform(drive.act)).status).toBe(200)
  expect(await suggested()).toEqual([])
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

describe('two rentals that fit better the other way round', () => {
  const CLASS = 5
  /** Rental on a car of which the plan may still choose another. */
  const rentalOn = async (car: number, from: number, days: number) => {
    const { reference } = await given.booking({ vehicleId: CLASS * 100 + 1, from, days })
    const bar = await barOf(reference)
    if (bar.car !== car) expect((await perform(moveTo(bar, car, { fixed: false }))).status).toBe(200)
    return reference
  }
  const swapAdvised = async (reference: string, as = kim) => {
    const { body } = await app.call('getPlanSuggestions', { as, query: { branch: String(AIRPORT) } })
    const { id } = await barOf(reference)
    return body.suggestions.find(({ act }) => act.kind === 'swap' && (act.id === id || act.other === id))
  }

  test('are advised to swap their cars, which one act does for both or for none', async () => {
    const [one, other] = (await carsOf(CLASS)).ids as [number, number]
    // The first car is free for three days before its rental; the other's would begin right after the workshop.
    const block = { kind: 'block', car: one, from: inDays(4), until: `${inDays(6).slice(0, 10)}T08:00` } as const
    expect((await perform({ ...block, note: 'Reifen' })).status).toBe(200)
    const late = await rentalOn(one, 9, 3)
    const early = await rentalOn(other, 6, 4)
    const found = (await swapAdvised(late))!
    expect(found).toMatchObject({ kind: 'swap', branch: AIRPORT, classId: CLASS })
    expect(found.other!.plate).not.toBe(found.plate)
    expect(await swapAdvised(late, here)).toEqual(found)
    // Somebody changed one of the two meanwhile: neither moves.
    const { id, version } = await barOf(early)
    await perform({ kind: 'fix', id, version, fixed: true })
    expect((await perform(found.act)).body.code).toBe('plan_changed')
    expect([(await barOf(late)).car, (await barOf(early)).car]).toEqual([one, other])
    const again = await barOf(early)
    expect((await perform({ kind: 'fix', id: again.id, version: again.version, fixed: false })).status).toBe(200)
    const { act } = (await swapAdvised(late))!
    expect((await perform(act)).status).toBe(200)
    expect([(await barOf(late)).car, (await barOf(early)).car]).toEqual([other, one])
    expect(await swapAdvised(late)).toBeUndefined()
    expect(await checkSoundness(app.db.pool)).toEqual([])
  })
})

test('nothing is planned behind a one-way rental that nobody has ordered yet, since it may be called off', async () => {
  const day = app.ownDays(20)
  const trip = { vehicleId: COMPACT * 100 + 1, from: day, days: 2, pickup: AIRPORT, dropoff: TEMPELHOF }
  const { reference } = await given.booking({ ...trip, bookings: 'soon' })
  await app.setBookings('open')
  const { car } = await barOf(reference)
  const later = { from: inDays(day + 6), until: inDays(day + 7) }
  const block = { kind: 'block', car, ...later, note: 'Reifen' } as const
  expect((await attempt(block)).body).toMatchObject({ verdict: 'refused', trouble: { code: 'may_not_come' } })
  expect((await perform(block)).status).toBe(409)
  const drive = { kind: 'drive', car, to: AIRPORT, leaves: inDays(day + 6) } as const
  expect((await attempt(drive)).body).toMatchObject({ verdict: 'refused', trouble: { code: 'may_not_come' } })
  const after = { vehicleId: COMPACT * 100 + 1, from: day + 8, days: 2, pickup: TEMPELHOF }
  const other = await barOf((await given.booking(after)).reference)
  expect((await attempt(moveTo(other, car))).body).toMatchObject({
    verdict: 'refused',
    trouble: { code: 'may_not_come' },
  })
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

test('a drive to a branch that there is not, or no longer, is refused', async () => {
  const car = await given.car({ classId: COMPACT, branch: AIRPORT })
  const drive = (to: number) => {
    const body = { kind: 'drive', car, to, leaves: inDays(60) } as const
    return app.call('tryPlanAct', { as: kim, body })
  }
  await app.db.pool.query(
    `insert into branch (id, code, name_de, name_en, street, city, phone, email, latitude, longitude, federal_state, closed_from)
     values (9, 'cottbus', 'Cottbus', 'Cottbus', 'Gasse 1', '03046 Cottbus', '+49 355 23125-1',
             'cottbus@spreewagen.example', 51.75, 14.33, 'BB', '2020-01-01')`,
  )
  while (!(await app.ctx.catalogue()).branches.some(({ id }) => id === 9))
    await new Promise((resolve) => setTimeout(resolve, 5))
  for (const to of [32_767, 9]) {
    const { status, body } = await drive(to)
    expect([to, status, body.verdict, body.trouble?.code]).toEqual([to, 200, 'refused', 'not_found'])
  }
  expect((await drive(TEMPELHOF)).body.verdict).toBe('fits')
})

test('what the workshop of another branch is to do stays there', async () => {
  const car = await given.car({ classId: COMPACT, branch: AIRPORT })
  expect((await perform({ kind: 'drive', car, to: TEMPELHOF, leaves: inDays(50) })).status).toBe(200)
  const block = { kind: 'block', car, from: inDays(51), until: inDays(52), note: 'Schaden vorn' } as const
  expect((await perform(block)).status).toBe(200)
  const notes = async (as: SignedIn) => {
    const { bars } = await windowOf([car], 48, as)
    return bars.filter(({ kind }) => kind === 'maintenance').map(({ note }) => note)
  }
  expect(await notes(here)).toEqual([null])
  expect(await notes(elsewhere)).toEqual(['Schaden vorn'])
  expect(await notes(kim)).toEqual(['Schaden vorn'])
})
