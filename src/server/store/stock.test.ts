import { within } from '#support/acting.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestDb, type TestDb } from '#support/database.ts'
import { lowestLevel } from '#support/stock-model.ts'
import { meltPastStock, openStock } from './stock.ts'

const HOUR_MS = 3_600_000
const HOURS = 9 * 24
const BRANCH = 3
const CLASS = 5

let db: TestDb
/** Two days before the last midnight of UTC: what lies before yesterday is melted. */
let start: number

beforeAll(async () => {
  db = await createTestDb()
  start = Math.floor(Date.now() / (24 * HOUR_MS)) * 24 * HOUR_MS - 2 * 24 * HOUR_MS
})
afterAll(async () => {
  await db.close()
})

const hour = (n: number) => start + n * HOUR_MS

/** The moves of the class alone, at full hours, so that many come at once and some at midnight. */
async function write(moves: readonly { hour: number; delta: number }[]): Promise<void> {
  await db.pool.query('delete from stock_move where class_id = $1', [CLASS])
  await db.pool.query('delete from stock_day where class_id = $1', [CLASS])
  await db.pool.query(
    `select put_stock_moves('c', 1000 + n, $2, case delta when -1 then $1::smallint end, at,
                            case delta when 1 then $1::smallint end, at)
     from unnest($3::timestamptz[], $4::integer[]) with ordinality as move(at, delta, n)`,
    [BRANCH, CLASS, moves.map((move) => new Date(hour(move.hour))), moves.map(({ delta }) => delta)],
  )
  await within(db.db, (tx) => meltPastStock(tx))
}

const moveAt = fc.record({ hour: fc.nat({ max: HOURS }), delta: fc.constantFrom(-1, 1) })
// Stays begin yesterday at the earliest: the past cannot be oversold any more, so nobody asks about it.
const stayAt = fc.record({ from: fc.integer({ min: 24, max: HOURS }), length: fc.integer({ min: 1, max: HOURS }) })

test('the lowest stock of a stay equals a count move by move, at any hour and for good', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(moveAt, { maxLength: 40 }),
      fc.array(stayAt, { minLength: 8, maxLength: 8 }),
      async (moves, stays) => {
        await write(moves)
        const known = moves.map(({ hour: at, delta }) => ({ at: hour(at), delta }))
        for (const { from, length } of stays) {
          for (const until of [hour(from + length), Infinity]) {
            const stay = {
              branch: BRANCH,
              from: new Date(hour(from)),
              until: until === Infinity ? null : new Date(until),
            }
            const low = (await openStock(db.db, stay, null)).get(CLASS)
            expect(low).toBe(lowestLevel(known, hour(from), until))
          }
        }
      },
    ),
    { numRuns: 40 },
  )
})
