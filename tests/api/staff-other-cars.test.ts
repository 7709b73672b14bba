import { beforeAll, expect, test } from 'vitest'

import { givenIn } from '#support/given.ts'
import { appForAll } from '#support/open-app.ts'
import { newStaff } from '#support/staff.ts'
import { checkSoundness } from '#store/soundness.ts'

const app = appForAll({ bookings: 'open', anyHour: true })
const given = givenIn(app)

let agent: { token: string }
let atAirport: { token: string }

beforeAll(async () => {
  agent = await newStaff(app, 'agent', [1])
  atAirport = await newStaff(app, 'agent', [3])
})

const book = async (more: object = {}) => {
  return (await given.booking({ vehicleId: 302, pickup: 1, dropoff: 1, ...more })).reference
}
const page = async (reference: string) => (await app.call('getStaffBooking', { as: agent, params: { reference } })).body
const others = (reference: string, as = agent) => app.call('getStaffOtherCars', { as, params: { reference } })
const plateOf = async (reference: string) => (await page(reference)).cars.at(-1)?.plate

test('a booking has the cars of its class, better ones and those of other branches, each as an act that works', async () => {
  const reference = await book()
  const before = await plateOf(reference)
  const { body } = await others(reference)
  expect(body.plate).toBe(before)
  expect(new Set(body.cars.map(({ kind }) => kind))).toEqual(new Set(['same_class', 'upgrade', 'fetch']))
  expect(body.cars.map(({ plate }) => plate)).not.toContain(before)
  for (const kind of ['same_class', 'upgrade', 'fetch'] as const) {
    const chosen = (await others(reference)).body.cars.find((car) => car.kind === kind)!
    const done = await app.call('doPlanAct', { as: agent, body: chosen.act })
    expect([kind, done.status, await plateOf(reference)]).toEqual([kind, 200, chosen.plate])
    // A drive that brings a car is called off on its own.
    if (kind === 'fetch') continue
    expect((await app.call('doPlanAct', { as: agent, body: done.body.undo! })).status).toBe(200)
    expect(await plateOf(reference)).toBe(before)
  }
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

test('asking changes nothing: neither the plan, nor the booking, nor the log', async () => {
  const reference = await book()
  const before = await page(reference)
  await others(reference)
  expect(await page(reference)).toEqual(before)
})

test('a car that somebody fixed is named with who has it, and is no choice', async () => {
  const day = app.ownDays(2)
  const [reference, other] = [await book({ from: day }), await book({ from: day })]
  const theirs = await others(other)
  const mine = theirs.body.cars.find(({ kind }) => kind === 'same_class')!
  expect((await app.call('doPlanAct', { as: agent, body: mine.act })).status).toBe(200)
  const { body } = await others(reference)
  expect(body.cars.map(({ plate }) => plate)).not.toContain(mine.plate)
  const refused = body.others.find(({ plate }) => plate === mine.plate)
  expect(refused!.trouble).toMatchObject({ code: 'in_the_way', by: [{ reference: other }] })
})

test('a booking of another branch does not exist', async () => {
  expect((await others(await book(), atAirport)).status).toBe(404)
})
