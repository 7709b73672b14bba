import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Staff } from '#domain/actor.ts'
import { listOverdue } from '#usecases/booking/list-overdue.ts'
import { noteCar } from '#usecases/fleet/note-car.ts'
import { showCar, type ShownCar } from '#usecases/fleet/show-car.ts'
import { addStaff } from '#usecases/staff/add-staff.ts'
import { findColleague } from '#usecases/staff/find-colleague.ts'
import { operator, valueOf } from '#support/acting.ts'
import { createTestApp, type TestApp } from '#support/app.ts'
import { givenIn } from '#support/given.ts'
import { yardOf } from '#support/yard.ts'

const [TEMPELHOF, AIRPORT, HOUR_MS] = [1, 3, 3_600_000]
let app: TestApp
let here: Staff
let elsewhere: Staff

beforeAll(async () => {
  app = await createTestApp()
  await app.setBookings('open')
  here = await agentAt(TEMPELHOF)
  elsewhere = await agentAt(AIRPORT)
})
afterAll(async () => {
  await app.close()
})

async function agentAt(branch: number): Promise<Staff> {
  const email = `agent.${branch}@spreewagen.example`
  const wish = { email, name: 'Kim Beispiel', role: 'agent' as const, branches: [branch] }
  valueOf(await addStaff(app.ctx, operator, { ...wish, password: 'Laterne Zebra Kompott' }))
  return valueOf(await findColleague(app.ctx, operator, email))
}

const book = async (pickup: number, dropoff: number, from: number) =>
  (await givenIn(app).booking({ vehicleId: 302, pickup, dropoff, from, days: 2 })).reference

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
