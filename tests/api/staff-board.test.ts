import { beforeEach, describe, expect, test } from 'vitest'

import type { Booking } from '#contract/booking.ts'
import type { Board } from '#contract/staff-board.ts'
import { addDays, toInstant } from '#domain/period.ts'
import { appForEach } from '#support/open-app.ts'
import { inDays } from '#support/client.ts'
import { newCustomer, type SignedIn } from '#support/customer.ts'
import { givenIn, type GivenBooking } from '#support/given.ts'
import { rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'
import { yardOf } from '#support/yard.ts'
import { valueOf } from '#support/acting.ts'
import { recordNoShow } from '#usecases/booking/no-show.ts'
import { noteCar } from '#usecases/fleet/note-car.ts'
import { operator } from '#domain/actor.ts'

const [TEMPELHOF, AIRPORT] = [1, 3]
const VAN = 801

const app = appForEach({ bookings: 'open', anyHour: true })
let time: Date
let yard: ReturnType<typeof yardOf>
/** Day of the present test, on which nothing else begins. */
let day: string
let ahead: number

// A database for each test, because what is due stays due.
beforeEach(() => {
  time = new Date()
  app.ctx.now = () => time
  yard = yardOf(app)
  ahead = app.ownDays(6)
  day = inDays(ahead).slice(0, 10)
})

/** Books from an hour of the test's day to the same hour some days later. */
const book = (trip: GivenBooking & { at?: string } = {}): Promise<Booking> => {
  const { at = '10:00', days = 2, ...rest } = trip
  return givenIn(app).booking({
    vehicleId: VAN,
    from: ahead,
    days,
    start: `${day}T${at}`,
    end: `${addDays(day, days)}T${at}`,
    ...rest,
  })
}

const clock = (local: string) => {
  time = toInstant(local)
}

async function boardOf(as: SignedIn, wish: { branch?: number; day?: string } = {}): Promise<Board> {
  const { branch = AIRPORT } = wish
  const { status, body } = await app.call('getBoard', { as, query: { ...wish, branch } })
  expect(status).toBe(200)
  return body
}

const soiled = (plate: string) =>
  noteCar(app.ctx, operator, { plate, seen: { clean: false, fuelEighths: 5 }, at: null }).then(valueOf)

test('a pickup stands there with its car, its time and what the car needs; reporting it ready clears that', async () => {
  const { reference } = await book({ at: '12:00' })
  clock(`${day}T11:15`)
  const kim = await newStaff(app, 'agent', [AIRPORT])
  const { plate } = await yard.planned(reference)
  await soiled(plate)
  const before = await boardOf(kim)
  const [pickup] = before.pickups
  expect(pickup).toMatchObject({
    reference,
    at: `${day}T12:00`,
    plate,
    tone: 'due',
    state: 'open',
    needs: ['wash', 'fuel'],
  })
  expect(pickup).toMatchObject({ fuelEighths: 5, depositOpen: true, carMissing: false, keyBox: false, to: null })
  expect(before.due).toMatchObject([{ act: 'prepare', late: false, of: { reference } }])

  // The booking's page tells of the same work, and names the same entry for the report.
  const unready = async () => (await app.call('getStaffBooking', { as: kim, params: { reference } })).body.unready
  expect(await unready()).toEqual({ plate, needs: ['wash', 'fuel'], entry: pickup!.entry })

  const ready = { params: { plate }, body: { wash: true, fuel: true, charge: false, entry: pickup!.entry } }
  expect((await app.call('reportCarReady', { as: kim, ...ready })).status).toBe(200)
  const after = await boardOf(kim)
  expect(after.pickups[0]).toMatchObject({ needs: [], tone: 'open' })
  expect(after.due).toEqual([])
  expect(await unready()).toBeNull()

  // A colleague who still sees the board of before is told, and nothing is noted twice.
  const entries = await rowsOf(app, 'car_log', { cause: 'noted' })
  const again = await app.call('reportCarReady', { as: kim, ...ready })
  expect([again.status, again.body.code]).toEqual([409, 'car_changed'])
  expect(await rowsOf(app, 'car_log', { cause: 'noted' })).toHaveLength(entries.length)
})

test('a report that a car is ready is taken back by who made it, until somebody else notes something', async () => {
  const { reference } = await book({ at: '12:00' })
  clock(`${day}T11:15`)
  const [kim, lou] = [await newStaff(app, 'agent', [AIRPORT]), await newStaff(app, 'agent', [AIRPORT])]
  const { plate } = await yard.planned(reference)
  await soiled(plate)
  const report = async () => {
    const [pickup] = (await boardOf(kim)).pickups
    const body = { wash: true, fuel: true, charge: false, entry: pickup!.entry }
    const { status, body: answer } = await app.call('reportCarReady', { as: kim, params: { plate }, body })
    expect(status).toBe(200)
    return { params: { plate }, query: { entry: String(answer.entry) } }
  }
  const first = await report()
  const foreign = await app.call('withdrawReady', { as: lou, ...first })
  expect([foreign.status, foreign.body.code]).toEqual([409, 'car_changed'])
  expect((await app.call('withdrawReady', { as: kim, ...first })).status).toBe(200)
  expect((await boardOf(kim)).pickups[0]).toMatchObject({ needs: ['wash', 'fuel'], fuelEighths: 5 })

  const second = await report()
  await soiled(plate)
  const late = await app.call('withdrawReady', { as: kim, ...second })
  expect([late.status, late.body.code]).toEqual([409, 'car_changed'])
  expect(await rowsOf(app, 'audit', { event: 'note_withdrawn' })).toMatchObject([
    { verb: 'withdrawReady', after: { plate, clean: false, fuelEighths: 5 } },
  ])
})

test('two who report the same car ready at once: one is told that the other was first', async () => {
  const { reference } = await book({ at: '12:00' })
  clock(`${day}T11:15`)
  const kim = await newStaff(app, 'agent', [AIRPORT])
  const { plate } = await yard.planned(reference)
  await soiled(plate)
  const [pickup] = (await boardOf(kim)).pickups
  const ready = { as: kim, params: { plate }, body: { wash: true, fuel: false, charge: false, entry: pickup!.entry } }
  const answers = await Promise.all([app.call('reportCarReady', ready), app.call('reportCarReady', ready)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('a car that is not back is due for a call with who needs it next; after the call it rests, and stays late', async () => {
  const { reference } = await book({ days: 1, at: '10:00' })
  valueOf(await yard.handOver(reference))
  const { car_id: car, plate, ends_at: end } = await yard.planned(reference)
  const next = await nextOnSameCar(car)
  // Agreed for an hour and twenty minutes ago, as calls are noted by the database's clock.
  const early = `${Math.round((Date.now() - end.getTime()) / 60_000) - 80} minutes`
  for (const one of [reference, next]) await yard.moveInTime(one, early)
  time = new Date()
  const kim = await newStaff(app, 'manager')
  const board = await boardOf(kim)
  expect(board.due).toMatchObject([{ act: 'call_overdue', late: true, of: { reference } }])
  expect(time.getTime() - Date.parse(board.due[0]!.at)).toBeGreaterThan(79 * 60_000)
  const row = board.returns.find((one) => one.reference === reference)
  expect(row).toMatchObject({ plate, tone: 'late', state: 'out', next: { kind: 'rental', reference: next } })
  expect(row!.called).toBeNull()
  expect(row!.replacement).toMatch(/^B-/)

  const noted = await app.call('noteCall', { as: kim, params: { reference }, body: { reached: false } })
  expect(noted.status).toBe(200)
  const after = await boardOf(kim)
  expect(after.due).toEqual([])
  expect(after.returns.find((one) => one.reference === reference)).toMatchObject({
    tone: 'late',
    called: { by: 'Kim Beispiel' },
  })
  expect(await rowsOf(app, 'audit', { event: 'called' })).toMatchObject([
    { verb: 'noteCall', after: { reached: false } },
  ])

  // On the next day it is still there, although it should have been back the day before.
  time = new Date(time.getTime() + 86_400_000)
  const later = await boardOf(await newStaff(app, 'manager'))
  expect(later.returns[0]).toMatchObject({ reference, tone: 'late' })
  expect(later.due[0]).toMatchObject({ act: 'call_overdue', of: { reference } })
})

test('what is done says when it was', async () => {
  const { reference } = await book({ days: 1, at: '10:00' })
  const next = addDays(day, 1)
  const [handedOver, back] = [toInstant(`${day}T09:40`), toInstant(`${next}T08:50`)]
  const boardAt = async (local: string) => {
    clock(local)
    return await boardOf(await newStaff(app, 'manager'))
  }
  expect((await boardAt(`${day}T09:00`)).pickups).toMatchObject([{ reference, doneAt: null }])
  valueOf(await yard.handOver(reference, { at: handedOver }))
  const { pickups } = await boardAt(`${day}T09:45`)
  expect(pickups).toMatchObject([{ at: `${day}T10:00`, doneAt: handedOver.toISOString() }])

  expect((await boardAt(`${next}T08:00`)).returns).toMatchObject([{ reference, doneAt: null }])
  valueOf(await yard.takeBack(reference, { at: back }))
  const { returns } = await boardAt(`${next}T09:00`)
  expect(returns).toMatchObject([{ at: `${next}T10:00`, state: 'done', doneAt: back.toISOString() }])
})

/** Books until the plan gives a rental the car after its present one. @returns its reference */
async function nextOnSameCar(car: number): Promise<string> {
  for (let n = 0; n < 6; n++) {
    const { reference } = await book({
      start: `${addDays(day, 1)}T14:00`,
      end: `${addDays(day, 2)}T14:00`,
    })
    if ((await yard.planned(reference)).car_id === car) return reference
  }
  throw new Error('nobody got the car')
}

test('a customer who does not come is called, and after three hours given up', async () => {
  const { reference } = await book({ at: '10:00' })
  clock(`${day}T10:20`)
  const kim = await newStaff(app, 'agent', [AIRPORT])
  expect((await boardOf(kim)).due).toMatchObject([{ act: 'call_late', of: { reference, tone: 'late' } }])
  clock(`${day}T13:00`)
  const later = await newStaff(app, 'agent', [AIRPORT])
  expect((await boardOf(later)).due).toMatchObject([{ act: 'no_show', of: { reference } }])
})

test('a pickup that nobody closed stays on the board of the next days, and on that of its own', async () => {
  const { reference } = await book({ at: '10:00' })
  clock(`${addDays(day, 1)}T09:00`)
  const kim = await newStaff(app, 'agent', [AIRPORT])
  const board = await boardOf(kim)
  expect(board.pickups).toMatchObject([{ reference, at: `${day}T10:00`, tone: 'late', state: 'open' }])
  expect(board.due).toMatchObject([{ act: 'no_show', of: { reference } }])
  const before = await boardOf(kim, { day })
  expect(before.pickups.map((row) => row.reference)).toEqual([reference])
  expect((await boardOf(kim, { day: addDays(day, 2) })).pickups).toEqual([])
  valueOf(await recordNoShow(app.ctx, operator, { reference }))
  expect((await boardOf(kim)).pickups).toEqual([])
})

test('a noted call is taken back by who noted it, and the one before it counts again', async () => {
  const { reference } = await book({ at: '10:00' })
  clock(`${day}T10:20`)
  const [kim, lou] = [await newStaff(app, 'agent', [AIRPORT]), await newStaff(app, 'agent', [AIRPORT])]
  const calledAt = async () => (await boardOf(kim)).pickups[0]!.called?.at
  const call = async (as: SignedIn) => {
    expect((await app.call('noteCall', { as, params: { reference }, body: { reached: true } })).status).toBe(200)
    return await calledAt()
  }
  const withdraw = async (as: SignedIn) => {
    expect((await app.call('withdrawCall', { as, params: { reference } })).status).toBe(200)
    return await calledAt()
  }
  const first = await call(lou)
  expect(await call(kim)).not.toBe(first)
  expect(await withdraw(kim)).toBe(first)
  // Nothing of hers is left, and a colleague's call stays.
  expect(await withdraw(kim)).toBe(first)
  expect(await rowsOf(app, 'audit', { event: 'call_withdrawn' })).toHaveLength(1)
})

test('a request is due before it lapses, and an offer only stands there', async () => {
  const asked = await book({ bookings: 'soon' })
  await app.setBookings('open')
  const kim = await newStaff(app, 'agent', [AIRPORT])
  const board = await boardOf(kim)
  const row = board.requests.first.find(({ reference }) => reference === asked.reference)
  expect(row).toMatchObject({ kind: 'requested', class: 'Transporter', days: 2, start: `${day}T10:00` })
  time = new Date(new Date(row!.expiresAt).getTime() - 18 * 60_000)
  const later = await boardOf(await newStaff(app, 'agent', [AIRPORT]))
  expect(later.due).toContainEqual(expect.objectContaining({ act: 'decide', late: false }))
})

test('messages and documents that wait are counted, and those are due that a pickup needs', async () => {
  const nina = await newCustomer(app, 'Nina')
  await givenIn(app).document(nina.customerId, 'licence', 'Führerschein.pdf', time)
  await book({ as: nina, at: '09:00' })
  const body = {
    name: 'Ole Ohnename',
    email: 'ole@post.example',
    message: 'Kindersitz dazu möglich?',
    language: 'de',
    phone: '',
    reference: '',
    website: '',
    filledMs: 9_000,
  }
  expect((await app.call('sendContactMessage', { body: { ...body, branch: 'airport' } })).status).toBe(201)
  clock(`${day}T07:00`)
  const kim = await newStaff(app, 'agent', [AIRPORT])
  const board = await boardOf(kim)
  expect(board.documents).toMatchObject({
    all: 1,
    first: [{ kind: 'licence', neededAt: toInstant(`${day}T09:00`).toISOString() }],
  })
  expect(board.messages).toMatchObject({ all: 1, first: [{ name: 'Ole Ohnename', text: 'Kindersitz dazu möglich?' }] })
  expect(board.due.map(({ act }) => act)).toEqual(expect.arrayContaining(['review', 'answer']))
  const other = await boardOf(await newStaff(app, 'agent', [TEMPELHOF]), { branch: TEMPELHOF })
  expect(other.messages.all).toBe(0)
  expect(other.due.map(({ act }) => act)).not.toContain('review')
})

test('another day has no acts, but its rentals', async () => {
  const { reference } = await book({ at: '12:00', days: 1 })
  clock(`${addDays(day, -1)}T11:45`)
  const kim = await newStaff(app, 'manager')
  const tomorrow = await boardOf(kim, { day })
  expect(tomorrow.pickups.map((row) => row.reference)).toContain(reference)
  expect(tomorrow.due).toEqual([])
  expect(tomorrow.stock.days[0]).toBe(day)
  const after = await boardOf(kim, { day: addDays(day, 1) })
  expect(after.returns.map((row) => row.reference)).toContain(reference)
})

test('the stock of the coming days is what the engine says', async () => {
  await givenIn(app).setting('lowStockCars', 100)
  await book({ dropoff: TEMPELHOF })
  await book({ pickup: TEMPELHOF })
  clock(`${day}T09:00`)
  const kim = await newStaff(app, 'manager')
  for (const branch of [AIRPORT, TEMPELHOF]) {
    const { stock } = await boardOf(kim, { branch })
    expect(stock.days).toHaveLength(7)
    expect(stock.classes.length).toBeGreaterThan(5)
    const { rows } = await app.db.pool.query<{ code: string; lows: number[] }>(
      `select c.code, array(
         select greatest(0, stock_low($1::smallint, c.id, greatest(d, $2::timestamptz), d + interval '1 day'))
         from unnest($3::timestamptz[]) d order by d) as lows
       from vehicle_class c join inventory i on i.class_id = c.id and i.branch_id = $1`,
      [branch, time, stock.days.map((date) => toInstant(`${date}T00:00`))],
    )
    const said = Object.fromEntries(stock.classes.map((one) => [one.class, one.cars]))
    expect(said).toEqual(Object.fromEntries(rows.map(({ code, lows }) => [code, lows])))
  }
  await givenIn(app).setting('lowStockCars', 1)
})

describe('an agent sees the board of their branch alone', () => {
  test('and nothing of another', async () => {
    const { reference } = await book({ at: '12:00' })
    clock(`${day}T11:50`)
    const { plate } = await yard.planned(reference)
    await soiled(plate)
    const stranger = await newStaff(app, 'agent', [TEMPELHOF])
    const refused = await app.call('getBoard', { as: stranger, query: { branch: AIRPORT } })
    expect([refused.status, refused.body.code]).toEqual([404, 'not_found'])
    const unknown = await app.call('getBoard', { as: stranger, query: { branch: 99 } })
    expect(unknown.body).toEqual(refused.body)
    expect(JSON.stringify(await boardOf(stranger, { branch: TEMPELHOF }))).not.toContain(reference)

    const call = await app.call('noteCall', { as: stranger, params: { reference }, body: { reached: true } })
    expect([call.status, call.body.code]).toEqual([404, 'booking_not_found'])
    const [row] = (await boardOf(await newStaff(app, 'manager'))).pickups
    const body = { wash: true, fuel: true, charge: false, entry: row!.entry }
    const ready = await app.call('reportCarReady', { as: stranger, params: { plate }, body })
    expect([ready.status, ready.body.code]).toEqual([404, 'not_found'])
    expect((await boardOf(await newStaff(app, 'manager'))).pickups[0]!.needs).toEqual(row!.needs)
  })

  test('while a one-way rental stands on both', async () => {
    const { reference } = await book({ dropoff: TEMPELHOF, days: 1 })
    clock(`${day}T08:00`)
    const there = await boardOf(await newStaff(app, 'agent', [AIRPORT]))
    expect(there.pickups).toMatchObject([{ reference, to: TEMPELHOF }])
    const back = await boardOf(await newStaff(app, 'agent', [TEMPELHOF]), { branch: TEMPELHOF, day: addDays(day, 1) })
    expect(back.returns).toMatchObject([{ reference, from: AIRPORT, state: 'coming' }])
  })
})
