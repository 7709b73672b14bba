import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openAtAnyHour } from '#support/any-hour.ts'
import { createTestApp, type TestApp } from '#support/app.ts'
import { covers, type ModelClass, type Part } from '#support/parts-model.ts'
import { checkSoundness } from '#store/soundness.ts'
import { givenIn } from '#support/given.ts'
import { rowOf, rowsOf } from '#support/rows.ts'

const [TEMPELHOF, AIRPORT] = [1, 3]
const COMPACT = 3
/** Steps into which two days of rental and the turnaround are divided. */
const STEPS = 6
const STEP_MS = ((48 * 60 + 90) * 60_000) / STEPS
const MOST_PARTS = 3

let app: TestApp
let stay: number
let starts: number
let classes: ModelClass[]
/** Cars of this test, one for each class, branch and position of a part. */
const cars = new Map<string, number>()
const nameOf = (classId: number, branch: number, part: number) => `T ${classId} ${branch} ${part}`

beforeAll(async () => {
  app = await createTestApp()
  await app.setBookings('open')
  await openAtAnyHour(app.db.pool, app.ctx.catalogue)
  const made = await givenIn(app).booking({ pickup: TEMPELHOF, from: 9 })
  const booking = await rowOf(app, 'booking', { reference: made.reference })
  stay = booking.id
  starts = booking.starts_at.getTime()
  classes = (await rowsOf(app, 'vehicle_class', { coming_soon: false })).map(({ id, rank, seats, transmission }) => {
    return { id, rank, seats, automatic: transmission === 'Automatic' }
  })
  for (const { id } of classes)
    for (const branch of [TEMPELHOF, AIRPORT])
      for (let part = 0; part < MOST_PARTS; part++) {
        const plate = nameOf(id, branch, part)
        cars.set(plate, await givenIn(app).car({ classId: id, branch, plate }))
      }
}, 60_000)
afterAll(async () => {
  await app.close()
})

/** Gives the rental these parts, checks and rolls back. @returns the database's refusal; null if there is none */
async function tryParts(parts: readonly Part[], client: pg.PoolClient): Promise<string | null> {
  const at = (step: number) => new Date(starts + step * STEP_MS)
  await client.query('begin')
  try {
    await client.query('delete from assignment where stay_id = $1', [stay])
    for (const [index, { since, until, from, to, car }] of parts.entries()) {
      await client.query(
        `insert into assignment (car_id, kind, stay_id, part, instead_of, from_branch, to_branch, period)
         values ($1, 'rental', $2, $3, $4, $5, $6, tstzrange($7, $8))`,
        [
          cars.get(nameOf(car.id, from, index)),
          stay,
          index + 1,
          car.id === COMPACT ? null : COMPACT,
          from,
          to,
          at(since),
          at(until),
        ],
      )
    }
    await client.query('set constraints all immediate')
    expect(await checkSoundness(client)).toEqual([])
    return null
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === undefined) throw error
    return code
  } finally {
    await client.query('rollback')
  }
}

const branch = fc.constantFrom(TEMPELHOF, AIRPORT)
const anyClass = fc
  .oneof({ weight: 2, arbitrary: fc.constant(COMPACT - 1) }, { weight: 3, arbitrary: fc.nat({ max: 7 }) })
  .map((index) => classes[index]!)
/** Random parts: mostly one after the other, seldom right. */
const anyParts = fc
  .record({
    cuts: fc.uniqueArray(fc.integer({ min: 1, max: STEPS - 1 }), { maxLength: MOST_PARTS - 1 }),
    places: fc.array(branch, { minLength: MOST_PARTS, maxLength: MOST_PARTS }),
    cars: fc.array(anyClass, { minLength: MOST_PARTS, maxLength: MOST_PARTS }),
    wrong: fc.option(
      fc.record({ part: fc.nat({ max: MOST_PARTS - 1 }), by: fc.constantFrom(-1, 1), end: fc.boolean() }),
    ),
    elsewhere: fc.option(fc.record({ part: fc.nat({ max: MOST_PARTS - 1 }), to: branch }), { freq: 1 }),
  })
  .map(({ cuts, places, cars: chosen, wrong, elsewhere }) => {
    const times = [0, ...cuts.toSorted((a, b) => a - b), STEPS]
    return times.slice(1).map((until, index): Part => {
      const last = index === times.length - 2
      const since = times[index]!
      const slip = wrong?.part === index ? wrong : null
      return {
        since: slip && !slip.end && since + slip.by < until ? since + slip.by : since,
        until: slip?.end && until + slip.by > since ? until + slip.by : until,
        from: index === 0 ? TEMPELHOF : places[index - 1]!,
        to: elsewhere?.part === index ? elsewhere.to : last ? TEMPELHOF : places[index]!,
        car: chosen[index]!,
      }
    })
  })

test('the database takes the parts of a rental exactly if they cover it with cars that are good enough', async () => {
  const outcomes = { kept: 0, refused: 0, several: 0 }
  const booked = classes.find(({ id }) => id === COMPACT)!
  const rental: Part = { since: 0, until: STEPS, from: TEMPELHOF, to: TEMPELHOF, car: booked }
  const client = await app.db.pool.connect()
  try {
    await fc.assert(
      fc.asyncProperty(anyParts, async (parts) => {
        const sound = covers(parts, rental)
        expect([parts, await tryParts(parts, client)]).toEqual([parts, sound ? null : 'SW004'])
        outcomes[sound ? 'kept' : 'refused'] += 1
        if (sound && parts.length > 1) outcomes.several += 1
      }),
      { numRuns: 250 },
    )
  } finally {
    client.release()
  }
  expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(15)
}, 120_000)

test('a second part at the same time is refused, even by SQL', async () => {
  const second = `insert into assignment (car_id, kind, stay_id, part, from_branch, to_branch, period)
    select $1, 'rental', stay_id, $2, from_branch, to_branch, period from assignment where stay_id = $3`
  const car = cars.get(nameOf(COMPACT, TEMPELHOF, 0))
  await expect(app.db.pool.query(second, [car, 2, stay])).rejects.toMatchObject({ code: 'SW004' })
  await expect(app.db.pool.query(second, [car, 1, stay])).rejects.toMatchObject({ code: '23505' })
})
