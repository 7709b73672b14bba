import { beforeEach, describe, expect, test } from 'vitest'

import type { PlanAct } from '#contract/staff-plan.ts'
import { addDays, toInstant } from '#domain/period.ts'
import { checkSoundness } from '#store/soundness.ts'
import type { SignedIn } from '#support/customer.ts'
import { inDays } from '#support/client.ts'
import { givenIn } from '#support/given.ts'
import { appForEach } from '#support/open-app.ts'
import { rowOf, rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'

const [TEMPELHOF, AIRPORT] = [1, 3]
const COMPACT = 3
const app = appForEach({ bookings: 'open', anyHour: true })
const given = givenIn(app)
let kim: SignedIn
let day: number
let eve: string

/** A day on which both branches open at eight, after one on which both are open from ten to two. */
beforeEach(async () => {
  kim = await newStaff(app, 'manager')
  day = app.ownDays(3)
  eve = addDays(inDays(day).slice(0, 10), -1)
  for (const branch of [TEMPELHOF, AIRPORT]) await given.specialDay(branch, eve)
})

const book = async (end = inDays(day + 2)) => {
  const times = { start: inDays(day, '08:00'), end }
  return (await given.booking({ vehicleId: COMPACT * 100 + 1, pickup: AIRPORT, ...times })).reference
}
const otherCars = async (reference: string) =>
  (await app.call('getStaffOtherCars', { as: kim, params: { reference } })).body.cars
const broughtTo = async (reference: string) => (await otherCars(reference)).filter(({ kind }) => kind === 'fetch')
const waiting = async (reference: string) => {
  const { body } = await app.call('getPlanUnplaced', { as: kim, query: { branch: String(AIRPORT) } })
  return body.rentals.find((one) => one.reference === reference)!
}
const perform = (act: PlanAct) => app.call('doPlanAct', { as: kim, body: act })
/** Lets a later time be now. Sessions from before are over. */
async function setClock(local: string) {
  const now = toInstant(local)
  app.ctx.now = () => now
  kim = await newStaff(app, 'manager')
}

describe('a car of another branch, for a rental that begins as soon as its branch opens,', () => {
  test('is driven there on the day before, while both are open', async () => {
    const reference = await book()
    const [car] = await broughtTo(reference)
    const drive = { leaves: `${eve}T10:00`, arrives: `${eve}T14:00` }
    expect(car!.fetch).toEqual(drive)
    expect((await perform(car!.act)).body.fetch).toEqual(drive)
    const { plate } = car!
    const { id } = await rowOf(app, 'car', { plate })
    const way = { from_branch: TEMPELHOF, to_branch: AIRPORT }
    expect(await rowsOf(app, 'assignment', { car_id: id, kind: 'transfer' })).toMatchObject([way])
    expect(await checkSoundness(app.db.pool)).toEqual([])
  })

  test('is no choice if it is free only in the night', async () => {
    const reference = await book()
    const cars = await rowsOf(app, 'car', { class_id: COMPACT, home_branch: TEMPELHOF })
    for (const { id } of cars)
      await given.block(id, toInstant(`${eve}T12:00`), toInstant(inDays(day, '03:00')), TEMPELHOF)
    expect((await otherCars(reference)).length).toBeGreaterThan(0)
    expect(await broughtTo(reference)).toEqual([])
  })

  test('is refused once the last of these hours are too near, with the reason', async () => {
    const reference = await book()
    const [car] = await broughtTo(reference)
    await setClock(`${eve}T10:01`)
    expect(await broughtTo(reference)).toEqual([])
    const { body } = await app.call('tryPlanAct', { as: kim, body: car!.act })
    expect(body).toMatchObject({ verdict: 'refused', trouble: { code: 'no_drive' } })
    expect(body.exits.map(({ kind }) => kind)).toEqual(['same_class', 'upgrade'])
  })

  test('does not come once the rental is over', async () => {
    const end = inDays(day, '10:30')
    const reference = await book(end)
    await given.withoutCar(reference)
    await setClock(`${eve}T20:10`)
    const { stay, version } = await waiting(reference)
    const { id: car } = await given.freeCar({ classId: COMPACT, branch: TEMPELHOF })
    const act = { kind: 'place', stay, version, car, upgrade: false, fetch: true, fixed: true } as const
    const { body } = await app.call('tryPlanAct', { as: kim, body: act })
    expect(body).toMatchObject({ verdict: 'refused', trouble: { code: 'no_drive' } })
    expect(body.exits.map(({ kind }) => kind)).not.toContain('fetch')
  })

  test('comes in the morning, not in the night, to a customer who would otherwise have none', async () => {
    const reference = await book()
    await given.withoutCar(reference)
    await setClock(`${eve}T20:10`)
    const { stay, version } = await waiting(reference)
    const { id: car } = await given.freeCar({ classId: COMPACT, branch: TEMPELHOF })
    const act = { kind: 'place', stay, version, car, upgrade: false, fetch: true, fixed: true } as const
    const done = await perform(act)
    expect(done.body.fetch).toEqual({ leaves: inDays(day, '08:00'), arrives: inDays(day, '12:00') })
    const { id } = await rowOf(app, 'booking', { reference })
    expect(await rowOf(app, 'assignment', { stay_id: id })).toMatchObject({ car_id: car, late: true })
    expect(await checkSoundness(app.db.pool)).toEqual([])
  })
})
