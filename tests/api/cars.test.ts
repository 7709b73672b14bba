import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { operator, valueOf } from '#support/acting.ts'
import { appForAll } from '#support/open-app.ts'
import { fits, stateOf, type ModelEntry } from '#support/car-model.ts'
import { bookingBody, inDays } from '#support/client.ts'
import { commandLine } from '#support/command-line.ts'
import { temporaryFolder } from '#support/folder.ts'
import { yardOf } from '#support/yard.ts'
import { agentAt } from '#support/staff.ts'
import { findCarState } from '#store/car-log.ts'
import { noteCar } from '#usecases/fleet/note-car.ts'
import { showCar } from '#usecases/fleet/show-car.ts'
import { waysToRewrite, rowOf, rowsOf } from '#support/rows.ts'
import { givenIn } from '#support/given.ts'

const [AIRPORT, TEMPELHOF] = [3, 1]
const app = appForAll({ bookings: 'open', anyHour: true })

const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await app.db.pool.query<T>(text, values)).rows
const stateOfCar = async (plate: string) => (await findCarState(app.ctx.db, operator, plate))!
const note = (plate: string, seen: Parameters<typeof noteCar>[2]['seen'], at: Date | null = null) =>
  noteCar(app.ctx, operator, { plate, seen, at })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** Columns of a car's state that nobody checked. */
const unknown = {
  fuel_eighths: null,
  charge_percent: null,
  clean: null,
  key_place: null,
  stay_id: null,
  drive_id: null,
}
/** A new car for each test. */
let cars = 0
async function ownCar(): Promise<{ id: number; plate: string; km: number }> {
  const plate = `B-SW 09${String((cars += 1)).padStart(2, '0')}`
  const at = daysAgo(365)
  const id = await givenIn(app).car({ plate, since: at })
  const added = { car_id: id, at, cause: 'added', km: 1_000, place: 'branch', branch_id: 1, ...unknown } as const
  await app.db.db.insertInto('car_log').values(added).execute()
  return { id, plate, km: 1_000 }
}

async function book(): Promise<string> {
  const day = app.ownDays(2)
  const trip = { vehicleId: 302, pickup: TEMPELHOF, dropoff: AIRPORT, start: inDays(day), end: inDays(day + 2) }
  const headers = () => ({ 'idempotency-key': randomUUID() })
  const quote = await app.call('createQuote', { body: { ...trip, extras: [], crossBorder: false }, headers: headers() })
  return (await app.call('createBooking', { body: bookingBody(quote.body.id), headers: headers() })).body.reference
}

describe('the state of a car', () => {
  test('is the newest of everything that was seen, whenever it was written down', async () => {
    const { plate } = await ownCar()
    valueOf(await note(plate, { km: 1_500, fuelEighths: 8, clean: true }, daysAgo(3)))
    valueOf(await note(plate, { chargePercent: 80, key: 'key_box' }, daysAgo(2)))
    valueOf(await note(plate, { km: 1_700, clean: false, place: { kind: 'workshop' } }))
    // An entry that is written last but was seen earlier.
    valueOf(
      await note(
        plate,
        { km: 1_600, clean: true, fuelEighths: 3, place: { kind: 'branch', branch: AIRPORT } },
        daysAgo(1),
      ),
    )
    expect(await stateOfCar(plate)).toMatchObject({
      km: 1_700,
      fuel_eighths: 3,
      charge_percent: 80,
      clean: false,
      place: 'workshop',
      branch_id: null,
      key_place: 'key_box',
    })
  })

  test('follows handover and return, and tells who had it at any moment', async () => {
    const yard = yardOf(app)
    const reference = await book()
    const plan = await yard.planned(reference)
    valueOf(await yard.handOver(reference))
    expect(await stateOfCar(plan.plate)).toMatchObject({ km: plan.km, place: 'customer', key_place: 'customer' })
    const moved = { plate: plan.plate, seen: { place: { kind: 'road' } }, at: null } as const
    expect(await noteCar(yard.on(plan.starts_at), operator, moved)).toMatchObject({
      refusal: { code: 'with_customer' },
    })
    valueOf(await yard.takeBack(reference, { km: plan.km + 250 }))
    expect(await stateOfCar(plan.plate)).toMatchObject({ km: plan.km + 250, place: 'branch', branch_id: AIRPORT })
    const hadAt = async (at: Date) =>
      valueOf(await showCar(app.ctx, operator, { plate: plan.plate, at })).renter?.reference ?? null
    expect(await hadAt(new Date(plan.starts_at.getTime() - 60_000))).toBeNull()
    expect(await hadAt(plan.starts_at)).toBe(reference)
    expect(await hadAt(new Date(plan.ends_at.getTime() - 60_000))).toBe(reference)
    expect(await hadAt(plan.ends_at)).toBeNull()
  })

  test('can be noted for a moment past, but not so that another had the car then', async () => {
    const yard = yardOf(app)
    const reference = await book()
    const agreed = await yard.planned(reference)
    await yard.moveInTime(reference, `-${Math.ceil((agreed.ends_at.getTime() - Date.now()) / 86_400_000)} days`)
    const { plate, starts_at: start, ends_at: end } = await yard.planned(reference)
    const at = (hours: number) => new Date(start.getTime() + hours * 3_600_000)
    const place = { kind: 'road' } as const
    const hadIt = async () => valueOf(await showCar(app.ctx, operator, { plate, at: at(5) })).renter?.reference
    valueOf(await yard.handOver(reference))
    // While it is out, what was seen before the handover can still be noted.
    valueOf(await note(plate, { place }, at(-1)))
    expect(await note(plate, { place }, at(1))).toEqual({ ok: false, refusal: { code: 'with_customer', plate } })
    valueOf(await yard.takeBack(reference))
    for (const seen of [{ place }, { key: 'branch' }] as const)
      expect(await note(plate, seen, at(1))).toEqual({ ok: false, refusal: { code: 'with_customer', plate } })
    valueOf(await note(plate, { clean: false }, at(1)))
    valueOf(await note(plate, { place }, end))
    expect(await hadIt()).toBe(reference)
  })

  test('is what the simplest model says, entry by entry', async () => {
    const entry = fc.record<ModelEntry>({
      at: fc.nat({ max: 9 }),
      km: fc.option(fc.nat({ max: 12 })),
      fuel: fc.option(fc.nat({ max: 8 })),
      clean: fc.option(fc.boolean()),
    })
    const base = Date.parse('2026-01-01T00:00:00Z')
    const outcomes = { kept: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 12 }), async (entries) => {
        const id = await givenIn(app).car()
        const kept: ModelEntry[] = []
        for (const one of entries.filter(({ km, fuel, clean }) => km !== null || fuel !== null || clean !== null)) {
          const at = new Date(base + one.at * 3_600_000)
          const seen = { km: one.km, fuel_eighths: one.fuel, clean: one.clean }
          const row = { ...unknown, car_id: id, at, cause: 'noted', place: null, branch_id: null, ...seen } as const
          const written = await app.db.db
            .insertInto('car_log')
            .values(row)
            .execute()
            .then(
              () => true,
              (error: { code: string }) => error.code !== 'SW007' && Promise.reject(error as unknown as Error),
            )
          expect(written).toBe(fits(kept, one))
          outcomes[written ? 'kept' : 'refused'] += 1
          if (written) kept.push(one)
        }
        const { km, fuel, clean } = stateOf(kept)
        expect(await rowOf(app, 'car_state', { car_id: id })).toMatchObject({ km: km ?? 0, fuel_eighths: fuel, clean })
      }),
      { numRuns: 60 },
    )
    expect(Math.min(outcomes.kept, outcomes.refused)).toBeGreaterThan(30)
  })
})

describe('an odometer', () => {
  test('never goes down, not even by SQL', async () => {
    const { id, plate, km } = await ownCar()
    valueOf(await note(plate, { km: km + 500 }, daysAgo(2)))
    expect(await note(plate, { km: km + 499 })).toEqual({
      ok: false,
      refusal: { code: 'odometer', km: km + 500, plate },
    })
    expect(await note(plate, { km: km + 501 }, daysAgo(5))).toEqual({
      ok: false,
      refusal: { code: 'odometer_later', km: km + 500, plate },
    })
    await expect(query(`insert into car_log (car_id, cause, km) values ($1, 'noted', 3)`, [id])).rejects.toMatchObject({
      code: 'SW007',
    })
    valueOf(await note(plate, { km: km + 500 }))
  })

  test('goes to one of two who read less than the other at once', async () => {
    const { id, plate } = await ownCar()
    const readings = Array.from({ length: 12 }, (_, n) => 2_000 + ((n * 7) % 12))
    const answers = await Promise.all(readings.map((km) => note(plate, { km })))
    const seen = (await rowsOf(app, 'car_log', { car_id: id })).toSorted((a, b) => a.at.getTime() - b.at.getTime())
    const kms = seen.map(({ km }) => km!)
    expect(kms).toEqual(kms.toSorted((a, b) => a - b))
    expect(answers.some(({ ok }) => ok)).toBe(true)
    for (const answer of answers) if (!answer.ok) expect(answer.refusal.code).toMatch(/^odometer/)
  })
})

test('an entry is never changed, and says who made it', async () => {
  const { id, plate } = await ownCar()
  valueOf(await note(plate, { clean: true }))
  expect(await waysToRewrite(app, 'car_log')).toEqual([])
  expect(await rowsOf(app, 'car_log', { car_id: id })).toMatchObject([
    { actor_kind: 'database', cause: 'added' },
    { actor_kind: 'operator', cause: 'noted' },
  ])
  expect(await note(plate, {})).toEqual({ ok: false, refusal: { code: 'nothing_seen' } })
  expect(await note('B-XX 1', { clean: true })).toEqual({ ok: false, refusal: { code: 'no_car' } })
  expect(await note(plate, { clean: true }, new Date(Date.now() + 60_000))).toMatchObject({
    refusal: { code: 'in_future' },
  })
})

test('an agent who sends a car to another branch is told its state, and does not find it afterwards', async () => {
  const { plate } = await ownCar()
  const agent = await agentAt(app, TEMPELHOF)
  const there = { kind: 'branch', branch: AIRPORT } as const
  const noted = valueOf(await noteCar(app.ctx, agent, { plate, seen: { place: there }, at: null }))
  expect(noted).toMatchObject({ plate, km: 1_000, place: 'branch', branch_id: AIRPORT })
  expect(await showCar(app.ctx, agent, { plate, at: null })).toEqual({ ok: false, refusal: { code: 'no_car' } })
})

test('the command line notes what somebody sees, and shows it', async () => {
  const { plate } = await ownCar()
  const folder = temporaryFolder('cars')
  const manage = commandLine(app.db.url, folder)
  const typed = plate.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  expect((await manage(['car', 'note', typed, '--km', '1234', '--fuel', '6', '--dirty', '--key', 'key_box'])).out).toBe(
    `${plate}: 1234 km, tank 6/8, not clean, at Tempelhof Office, key: key box\n`,
  )
  for (const [args, said] of [
    [[plate, '--km', '1233'], `${plate} already has 1234 km\n`],
    [[plate], 'say what you see: --km, --fuel, --charge, --clean, --dirty, --branch, --place or --key\n'],
    [['B-XX 1', '--clean'], 'there is no car B-XX 1\n'],
    [[plate, '--clean', '--at', '2099-01-01T10:00'], 'that is in the future; times are Berlin time\n'],
    [[plate, '--branch', 'potsdam'], 'there is no branch potsdam: tempelhof or airport\n'],
  ] as const)
    expect(await manage(['car', 'note', ...args])).toMatchObject({ code: 1, out: '', said })
  const shown = (await manage(['car', 'show', plate])).out
  expect(shown).toMatch(/^HAS IT +no customer$/m)
  expect(shown).toMatch(/operator +noted +1234 km, tank 6\/8, not clean, key: key box$/m)
  expect(JSON.parse((await manage(['car', 'show', plate, '--json'])).out)).toMatchObject({
    plate,
    km: 1_234,
    renter: null,
  })
  rmSync(folder, { recursive: true, force: true })
})
