import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import type { Board } from '#contract/staff-board.ts'
import type { Language } from '#domain/language.ts'
import { toLocal } from '#domain/period.ts'
import { findCarState } from '#store/car-log.ts'
import { checkSoundness } from '#store/soundness.ts'
import { operator } from '#support/acting.ts'
import type { SignedIn } from '#support/customer.ts'
import { givenIn } from '#support/given.ts'
import { appForEach } from '#support/open-app.ts'
import { rowOf, rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'
import { yardOf } from '#support/yard.ts'

const [TEMPELHOF, AIRPORT] = [1, 3]
const VAN = 801
const HOUR_MS = 3_600_000

const app = appForEach({ bookings: 'open', anyHour: true })
let kim: SignedIn
let plate: string
let drive: number

beforeEach(async () => {
  kim = await newStaff(app, 'agent', [TEMPELHOF])
  plate = await givenIn(app).drive()
  const { id: car } = await rowOf(app, 'car', { plate })
  drive = (await rowOf(app, 'assignment', { car_id: car, kind: 'transfer' })).id
})
afterEach(async () => {
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

interface Wish {
  as?: SignedIn
  id?: number
  km?: number | null
  at?: Date
  language?: Language
}
const arrive = ({ as = kim, id = drive, km = null, at, language = 'de' }: Wish = {}) =>
  app.call('reportArrival', {
    as,
    params: { id: String(id) },
    body: { km, at: at === undefined ? null : toLocal(at) },
    headers: { 'accept-language': language },
  })
const refusalOf = async (wish: Wish) => {
  const { status, body } = await arrive(wish)
  return { status, code: body.code, message: body.message }
}
const boardAt = async (branch: number, as: SignedIn): Promise<Board> =>
  (await app.call('getBoard', { as, query: { branch: String(branch) } })).body
const stateOf = async () => (await findCarState(app.ctx.db, operator, plate))!

/** Lets the drive have been to arrive an hour ago. */
const late = () =>
  app.db.pool.query(
    `update assignment set period = tstzrange(now() - interval '5 hours', now() - interval '1 hour') where id = $1`,
    [drive],
  )

test('a drive that is late stands among what is due; its arrival ends it, and the car is at the other branch', async () => {
  await late()
  const before = await boardAt(TEMPELHOF, kim)
  expect(before.due).toMatchObject([{ act: 'drive', late: true, of: { id: drive, plate, from: AIRPORT } }])
  const { km } = await stateOf()
  const at = new Date(Date.now() - HOUR_MS / 2)
  const { status, body } = await arrive({ km: km + 21, at })
  expect([status, body]).toEqual([200, { plate, to: TEMPELHOF, missing: [], missingElsewhere: 0, found: [] }])
  expect(await stateOf()).toMatchObject({ km: km + 21, branch_id: TEMPELHOF })
  const after = await boardAt(TEMPELHOF, kim)
  expect([after.due, after.drives]).toEqual([[], []])
  expect(await rowsOf(app, 'audit', { event: 'driven' })).toMatchObject([
    { subject_kind: 'drive', subject_id: String(drive), after: { plate, km: km + 21 } },
  ])
})

test('nobody has to read the kilometres or the clock', async () => {
  const { km } = await stateOf()
  expect((await arrive()).status).toBe(200)
  expect(await stateOf()).toMatchObject({ km, branch_id: TEMPELHOF })
})

describe('it is refused, with what to do,', () => {
  test('if it is unknown, or of other branches, or over', async () => {
    await app.db.pool.query(
      `insert into branch (id, code, name_de, name_en, street, city, phone, email, latitude, longitude, federal_state)
       values (9, 'cottbus', 'Cottbus', 'Cottbus', 'Gasse 1', '03046 Cottbus', '+49 355 23125-1',
               'cottbus@spreewagen.example', 51.75, 14.33, 'BB')`,
    )
    const stranger = await newStaff(app, 'agent', [9])
    const unknown = await refusalOf({ id: 2_147_483_000 })
    expect(unknown).toMatchObject({ status: 404, code: 'no_drive' })
    expect(unknown.message).toContain('nicht mehr offen')
    expect(await refusalOf({ as: stranger })).toEqual(unknown)
    const both = await Promise.all([arrive(), arrive()])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    const over = await refusalOf({ language: 'en' })
    expect(over.status).toBe(404)
    expect(over.message).toContain('no longer open')
  })

  test('if the car had more kilometres before, with their number', async () => {
    const { km } = await stateOf()
    const known = (language: Language) => new Intl.NumberFormat(language).format(km)
    const low = await refusalOf({ km: km - 1 })
    expect(low).toMatchObject({ status: 422, code: 'drive_odometer' })
    expect(low.message).toContain(`Zuletzt hatte der Wagen ${known('de')}\u00A0km`)
    expect((await refusalOf({ km: km - 1, language: 'en' })).message).toContain(`last had ${known('en')}\u00A0km`)
    expect((await refusalOf({ at: new Date(Date.now() + HOUR_MS) })).code).toBe('in_future')
    expect((await arrive({ km })).status).toBe(200)
  })

  test('if a customer has the car, with the booking for those who may see it', async () => {
    const { id: car } = await rowOf(app, 'car', { plate })
    const booking = await givenIn(app).booking({ vehicleId: VAN, from: 3, pickup: AIRPORT, dropoff: AIRPORT })
    await app.db.pool.query(
      `update assignment a set car_id = $1 from booking b where b.id = a.stay_id and b.reference = $2`,
      [car, booking.reference],
    )
    expect((await yardOf(app).handOver(booking.reference)).ok).toBe(true)
    const out = await refusalOf({ as: await newStaff(app, 'manager'), language: 'en' })
    expect(out).toMatchObject({ status: 409, code: 'drive_car_out' })
    expect(out.message).toContain(`${plate} is still out with booking ${booking.reference}`)
    const elsewhere = await refusalOf({})
    expect(elsewhere).toMatchObject({ status: 409, code: 'drive_car_out_elsewhere' })
    expect(elsewhere.message).not.toContain(booking.reference)
  })
})

test('a car that leaves before its time names the bookings that have none by it', async () => {
  const { id: car } = await rowOf(app, 'car', { plate })
  const bookings = []
  // All vans of the airport, so that nobody can stand in.
  for (let n = 0; n < 3; n++)
    bookings.push(await givenIn(app).booking({ vehicleId: VAN, from: 10, pickup: AIRPORT, dropoff: AIRPORT }))
  const cars = await Promise.all(bookings.map(async ({ reference }) => (await yardOf(app).planned(reference)).car_id))
  const { reference } = bookings[cars.indexOf(car)]!
  const manager = await newStaff(app, 'manager')
  const { body } = await arrive({ as: manager })
  expect(body).toMatchObject({ missing: [{ reference }], missingElsewhere: 0 })
})
