import { sql, type RawBuilder } from 'kysely'
import { beforeAll, expect, test } from 'vitest'

import type { Actor } from '#domain/actor.ts'
import { typedOf } from '#domain/typed-search.ts'
import { operator, valueOf } from '#support/acting.ts'
import { appForAll } from '#support/open-app.ts'
import { newStaff } from '#support/staff.ts'
import { findColleague } from '#usecases/staff/find-colleague.ts'
import { bookingLooks, bookingsOfCars, isLike } from './booking-looks.ts'

const app = appForAll()
let agent: Actor
beforeAll(async () => {
  const { email } = await newStaff(app, 'agent', [1, 3])
  agent = valueOf(await findColleague(app.ctx, operator, email))
})

/** Step of a plan as PostgreSQL tells it. */
interface Step {
  'Relation Name'?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  Plans?: Step[]
}

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

/** Tables that a query reads, and by what it finds their rows along an index; 'all' where it has to look at each. */
async function readingOf(query: RawBuilder<unknown>): Promise<{ table: string; by: string }[]> {
  return await app.ctx.db.transaction().execute(async (tx) => {
    // The tables of a test are so small that to read all of them would be best.
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Step }] }>`explain (format json) ${query}`.execute(tx)
    return stepsOf(rows[0]!['QUERY PLAN'][0].Plan).flatMap((step) => {
      const { 'Relation Name': table, 'Index Cond': condition, 'Recheck Cond': recheck } = step
      return table === undefined ? [] : [{ table, by: condition ?? recheck ?? 'all' }]
    })
  })
}

const PLATE = 'SW0143'
const texts = ['SW-AB2C', 'Müller', 'Jörg Müller', 'jm@post.example', '030 23125801', 'B-SW 0143']

test.each(texts)('each look for bookings by %s goes along an index, for managers and for agents', async (text) => {
  for (const actor of [operator, agent])
    for (const look of bookingLooks(actor, typedOf(text), () => 100)) {
      const reading = await readingOf(look)
      expect(reading.filter(({ by }) => by === 'all')).toEqual([])
      const ofBookings = reading.filter(({ table }) => table === 'booking').map(({ by }) => by)
      expect(ofBookings.length).toBeGreaterThan(0)
      // By the beginning of the key, or as one of the few that came back somewhere else.
      for (const by of ofBookings) expect(by).toMatch(/>=|^\(id = s\.id\)$/)
    }
})

test('the bookings of a plate are those in the plan of each car that has it; no table but that of the cars is read whole', async () => {
  expect(await readingOf(bookingsOfCars(PLATE, 100))).toEqual([
    { table: 'car', by: 'all' },
    { table: 'assignment', by: '(car_id = c.id)' },
  ])
})

test('whether a booking is like a text with a plate is asked of its own plan', async () => {
  const like = sql`exists (select from booking where booking.id = l.id and ${isLike(typedOf('B-SW 0143'))})`
  const reading = await readingOf(sql`select l.id from unnest(array[1, 2, 3]::bigint[]) l (id) where ${like}`)
  expect(reading).toHaveLength(3)
  expect(reading).toEqual(
    expect.arrayContaining([
      { table: 'booking', by: '(id = l.id)' },
      { table: 'assignment', by: '(stay_id = booking.id)' },
      { table: 'car', by: '(id = a.car_id)' },
    ]),
  )
})
