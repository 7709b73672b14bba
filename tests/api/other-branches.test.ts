import { beforeAll, describe, expect, test } from 'vitest'

import type { Staff } from '#domain/actor.ts'
import { finishDrive } from '#usecases/booking/finish-drive.ts'
import { handOver } from '#usecases/booking/hand-over.ts'
import { listDrives } from '#usecases/booking/list-drives.ts'
import { listOverdue } from '#usecases/booking/list-overdue.ts'
import { takeBack } from '#usecases/booking/take-back.ts'
import { noteCar } from '#usecases/fleet/note-car.ts'
import { showCar, type ShownCar } from '#usecases/fleet/show-car.ts'
import { operator, valueOf } from '#support/acting.ts'
import { appForAll } from '#support/open-app.ts'
import { agentAt } from '#support/staff.ts'
import { givenIn } from '#support/given.ts'
import { yardOf } from '#support/yard.ts'

const [TEMPELHOF, AIRPORT, HOUR_MS] = [1, 3, 3_600_000]
/** Vehicles; there are three transporters at the airport. */
const [ECONOMY, COMPACT, TRANSPORTER] = [201, 302, 801]
let here: Staff
let elsewhere: Staff

const app = appForAll({ bookings: 'open' })
beforeAll(async () => {
  here = await agentAt(app, TEMPELHOF)
  elsewhere = await agentAt(app, AIRPORT)
})

const book = async (pickup: number, dropoff: number, from: number, vehicleId = COMPACT) =>
  (await givenIn(app).booking({ vehicleId, pickup, dropoff, from, days: 2 })).reference

test('of a car that came from another branch, staff see its state, and who had it only at the branch of the rental', async () => {
  const yard = yardOf(app)
  const reference = await book(AIRPORT, AIRPORT, app.ownDays(3))
  const { plate, starts_at: start, ends_at: end } = await yard.planned(reference)
  valueOf(await yard.handOver(reference))
  valueOf(await yard.takeBack(reference))
  const later = new Date(end.getTime() + HOUR_MS)
  const seen = { place: { kind: 'branch', branch: TEMPELHOF } } as const
  valueOf(await noteCar(yard.on(later), operator, { plate, seen, at: null }))
  const during = new Date(start.getTime() + HOUR_MS)
  const sheets = async (who: Staff) =>
    [
      valueOf(await showCar(app.ctx, who, { plate, at: during })),
      valueOf(await showCar(app.ctx, who, { plate, at: later })),
    ] as const
  const namesOf = ({ renter, entries }: ShownCar) => [
    renter?.reference ?? null,
    ...entries.filter(({ cause }) => cause === 'handover' || cause === 'return').map((entry) => entry.reference),
  ]
  const [thenHere, laterHere] = await sheets(here)
  expect([namesOf(thenHere), namesOf(laterHere)]).toEqual([
    [null, null],
    [null, null, null],
  ])
  expect([thenHere.elsewhere, laterHere.elsewhere]).toEqual([true, false])
  const [thenThere, laterThere] = await sheets(elsewhere)
  expect([namesOf(thenThere), namesOf(laterThere)]).toEqual([
    [reference, reference],
    [null, reference, reference],
  ])
  expect([thenThere.elsewhere, laterThere.elsewhere]).toEqual([false, false])
})

test('staff see of the bookings that an overdue car endangers those of their own branch', async () => {
  const day = app.ownDays(8)
  const late = await book(TEMPELHOF, AIRPORT, day)
  const next = await book(AIRPORT, AIRPORT, day + 4)
  const yard = yardOf(app)
  valueOf(await yard.handOver(late))
  await app.db.pool.query(`
    begin;
    insert into car_missing (stay_id, cause_id)
      select n.id, l.id from booking n, booking l where n.reference = '${next}' and l.reference = '${late}';
    delete from assignment a using booking b where b.id = a.stay_id and b.reference = '${next}';
    commit`)
  const { ends_at: end } = await yard.planned(late)
  const afterwards = yard.on(new Date(end.getTime() + 10 * HOUR_MS))
  const listed = async (who: Staff) => {
    const { out, others } = valueOf(await listOverdue(afterwards, who))
    expect(others).toEqual([])
    return out.map(({ reference, endangers }) => [reference, endangers.map((one) => one.reference)])
  }
  expect(await listed(elsewhere)).toEqual([[late, [next]]])
  expect(await listed(here)).toEqual([[late, []]])
})

test('staff who take a car back see which bookings of their own branch lose theirs, and how many of others do', async () => {
  const yard = yardOf(app)
  const day = app.ownDays(8)
  const oneWay = await book(TEMPELHOF, AIRPORT, day, TRANSPORTER)
  const others = new Set<string>()
  for (let n = 0; n < 4; n++) others.add(await book(AIRPORT, AIRPORT, day + 4, TRANSPORTER))
  valueOf(await yard.handOver(oneWay))
  const { ends_at: end, km } = await yard.planned(oneWay)
  const wish = { reference: oneWay, odometerKm: km + 100, at: null, branch: TEMPELHOF }
  const { missing, found, missingElsewhere } = valueOf(await takeBack(yard.on(end), here, wish))
  expect([missing, found, missingElsewhere]).toEqual([[], [], 1])
  const without = valueOf(await listOverdue(app.ctx, elsewhere)).others
  expect(without.filter(({ reference }) => others.has(reference))).toHaveLength(1)
})

describe('a customer of another branch who has a car', () => {
  let out: string
  let next: string
  let plate: string

  beforeAll(async () => {
    const day = app.ownDays(12)
    out = await book(AIRPORT, AIRPORT, day, ECONOMY)
    next = await book(TEMPELHOF, TEMPELHOF, day + 8, ECONOMY)
    const yard = yardOf(app)
    const { car_id: car, ends_at: end } = await yard.planned(out)
    plate = (await yard.planned(out)).plate
    valueOf(await yard.handOver(out))
    // Staff are to drive it to Tempelhof, for the next booking.
    await app.db.pool.query(
      `insert into assignment (car_id, kind, from_branch, to_branch, period)
       values ($1, 'transfer', 3, 1, tstzrange($2::timestamptz + interval '5 hours', $2::timestamptz + interval '9 hours'))`,
      [car, end],
    )
    await app.db.pool.query(
      `update assignment a set car_id = $1 from booking b where b.id = a.stay_id and b.reference = $2`,
      [car, next],
    )
  })

  test('is not named by the drive for which it is not there', async () => {
    const drive = valueOf(await listDrives(app.ctx, here)).find((one) => one.plate === plate)!
    const asked = (who: Staff) => finishDrive(app.ctx, who, { driveId: drive.id, km: null, at: null })
    expect(await asked(here)).toEqual({ ok: false, refusal: { code: 'car_out', plate, reference: null } })
    expect(await asked(elsewhere)).toEqual({ ok: false, refusal: { code: 'car_out', plate, reference: out } })
  })

  test('is not named at the handover of the booking that waits for it', async () => {
    const { starts_at: start, km } = await yardOf(app).planned(next)
    const asked = await handOver(yardOf(app).on(start), here, { reference: next, odometerKm: km })
    expect(asked).toMatchObject({ ok: false, refusal: { code: 'car_out', plate, holder: { reference: null } } })
  })
})
