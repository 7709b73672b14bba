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
import { findCarState } from '#store/car-log.ts'
import { noteCar } from '#usecases/fleet/note-car.ts'
import { showCar } from '#usecases/fleet/show-car.ts'

const [AIRPORT, TEMPELHOF] = [3, 1]
const app = appForAll({ bookings: 'open', anyHour: true })

const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await app.db.pool.query<T>(text, values)).rows
const stateOfCar = async (plate: string) => (await findCarState(app.ctx.db, operator, plate))!
const note = (plate: string, seen: Parameters<typeof noteCar>[2]['seen'], at: Date | null = null) =>
  noteCar(app.ctx, operator, { plate, seen, at })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** A new car for each test. */
let cars = 0
async function ownCar(): Promise<{ id: number; plate: string; km: number }> {
  const plate = `B-SW 09${String((cars += 1)).padStart(2, '0')}`
  const [{ id }] = (await query<{ id: number }>(
    `insert into car (vehicle_id, class_id, home_branch, plate, next_inspection, in_service_from)
     values (101, 1, 1, $1, current_date, now() - interval '1 year') returning id`,
    [plate],
  )) as [{ id: number }]
  await query(
    `insert into car_log (car_id, at, cause, km, place, branch_id) values ($1, now() - interval '1 year', 'added', 1000, 'branch', 1)`,
    [id],
  )
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
        const { id } = await ownCarWithout()
        const kept: ModelEntry[] = []
        for (const one of entries.filter(({ km, fuel, clean }) => km !== null || fuel !== null || clean !== null)) {
          const written = await query(
            `insert into car_log (car_id, at, cause, km, fuel_eighths, clean) values ($1, $2, 'noted', $3, $4, $5)`,
            [id, new Date(base + one.at * 3_600_000), one.km, one.fuel, one.clean],
          ).then(
            () => true,
            (error: { code: string }) => error.code !== 'SW007' && Promise.reject(error as unknown as Error),
          )
          expect(written).toBe(fits(kept, one))
          outcomes[written ? 'kept' : 'refused'] += 1
          if (written) kept.push(one)
        }
        const [state] = await query<{ km: number; fuel: number | null; clean: boolean | null }>(
          'select km, fuel_eighths as fuel, clean from car_state where car_id = $1',
          [id],
        )
        const model = stateOf(kept)
        expect(state).toEqual({ ...model, km: model.km ?? 0 })
      }),
      { numRuns: 60 },
    )
    expect(Math.min(outcomes.kept, outcomes.refused)).toBeGreaterThan(30)
  })
})

/** A car about which there is no entry yet. */
async function ownCarWithout(): Promise<{ id: number }> {
  const rows = await query<{ id: number }>(
    `insert into car (vehicle_id, class_id, home_branch, plate, next_inspection, in_service_from)
     values (101, 1, 1, $1, current_date, now()) returning id`,
    [randomUUID()],
  )
  return rows[0]!
}

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
    const { plate } = await ownCar()
    const readings = Array.from({ length: 12 }, (_, n) => 2_000 + ((n * 7) % 12))
    const answers = await Promise.all(readings.map((km) => note(plate, { km })))
    const seen = await query<{ km: number }>(
      `select l.km from car_log l join car c on c.id = l.car_id where c.plate = $1 order by l.at, l.id`,
      [plate],
    )
    const kms = seen.map(({ km }) => km)
    expect(kms).toEqual(kms.toSorted((a, b) => a - b))
    expect(answers.some(({ ok }) => ok)).toBe(true)
    for (const answer of answers) if (!answer.ok) expect(answer.refusal.code).toMatch(/^odometer/)
  })
})

test('an entry is never changed, and says who made it', async () => {
  const { id, plate } = await ownCar()
  valueOf(await note(plate, { clean: true }))
  for (const change of ['update car_log set km = 9', 'delete from car_log', 'truncate car_log cascade'])
    await expect(query(change)).rejects.toMatchObject({ code: 'SW002' })
  expect(await query('select actor_kind, cause from car_log where car_id = $1 order by id', [id])).toEqual([
    { actor_kind: 'database', cause: 'added' },
    { actor_kind: 'operator', cause: 'noted' },
  ])
  expect(await note(plate, {})).toEqual({ ok: false, refusal: { code: 'nothing_seen' } })
  expect(await note('B-XX 1', { clean: true })).toEqual({ ok: false, refusal: { code: 'no_car' } })
  expect(await note(plate, { clean: true }, new Date(Date.now() + 60_000))).toMatchObject({
    refusal: { code: 'in_future' },
  })
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
