import { AliasNode, SelectQueryNode, TableNode, type KyselyPlugin } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { createTestDb, type TestDb } from '#support/database.ts'
import { openCatalogueCache, type CatalogueCache } from './catalogue-cache.ts'
import type { Catalogue } from './catalogue.ts'
import { openNoticeLine, type NoticeLine } from './notice-line.ts'

let db: TestDb
let line: NoticeLine
let cache: CatalogueCache
/** Tables that were read, by query. */
let read: string[] = []
let now = new Date('2026-12-01T12:00:00Z')

/** Notes the first table of each query. */
const noting: KyselyPlugin = {
  transformQuery({ node }) {
    const from = SelectQueryNode.is(node) ? node.from?.froms[0] : undefined
    const table = from !== undefined && AliasNode.is(from) ? from.node : from
    if (table !== undefined && TableNode.is(table)) read.push(table.table.identifier.name)
    return node
  },
  transformResult: async ({ result }) => await Promise.resolve(result),
}

beforeAll(async () => {
  db = await createTestDb()
})
afterAll(async () => {
  await db.close()
})
beforeEach(async () => {
  line = await openNoticeLine(db.db, db.url, () => {})
  cache = openCatalogueCache(
    db.db.withPlugin(noting),
    line,
    () => {},
    () => now,
  )
  await cache.get()
  read = []
})
afterEach(async () => {
  await line.close()
})

const all = [
  'branch',
  'branch_exception',
  'branch_hours',
  'rate',
  'rate_length',
  'rate_season',
  'service',
  'setting',
  'vehicle',
  'vehicle_class',
]

/** The tables that are read again after a change. */
async function readAfter(change: string, seen: (catalogue: Catalogue) => unknown): Promise<string[]> {
  const before = seen(await cache.get())
  await db.pool.query(change)
  await expect.poll(async () => seen(await cache.get()), { interval: 5 }).not.toEqual(before)
  return read.toSorted()
}

describe('a change reads its own part again, and no other', () => {
  test.each<[string, string, (catalogue: Catalogue) => unknown, string[]]>([
    [
      'a rate',
      `insert into rate (vehicle_id, valid_from, amount_minor) select id, '2026-01-02', 9900 from vehicle where id = 101`,
      ({ vehicles }) => vehicles.find(({ id }) => id === 101)?.dailyRateMinor,
      ['rate', 'rate_length', 'rate_season'],
    ],
    [
      'a setting',
      `insert into setting (key, value, valid_from) values ('maxDays', '80', '2026-01-02')`,
      ({ rules }) => rules.maxDays,
      ['setting'],
    ],
    [
      'an opening hour',
      `update branch_hours set closes = '20:00' where branch_id = 1 and weekday = 0`,
      ({ branches }) => branches[0]!.calendar.weekly[0],
      ['branch_exception', 'branch_hours'],
    ],
    [
      'a branch',
      `update branch set phone = '+49 30 23125-901' where id = 1`,
      ({ branches }) => branches[0]!.phone,
      ['branch'],
    ],
    [
      'a service',
      `update service set name_en = 'Sat nav' where code = 'gps'`,
      ({ services }) => services[0]!.names.en,
      ['service'],
    ],
    [
      'a vehicle',
      `update vehicle set luggage = luggage + 1 where id = 101`,
      ({ vehicles }) => vehicles.find(({ id }) => id === 101)?.luggage,
      ['vehicle', 'vehicle_class'],
    ],
    [
      'another car',
      `insert into car (vehicle_id, class_id, home_branch, plate, next_inspection, in_service_from)
       select vehicle_id, class_id, home_branch, 'B-SW 0998', '2027-09-01', now() from car where home_branch = 1 limit 1`,
      ({ branches }) => branches[0]!.cars,
      ['branch'],
    ],
  ])('%s', async (_, change, seen, tables) => {
    expect(await readAfter(change, seen)).toEqual(tables)
  })

  test('what happens to cars every day reads nothing', async () => {
    const before = await cache.get()
    await db.pool.query(`update car set next_inspection = next_inspection - 1 where id = (select min(id) from car)`)
    await db.pool.query(
      `insert into car_log (car_id, at, cause, km)
       select car_id, now(), 'noted', max(km) + 1 from car_log group by car_id order by car_id limit 1`,
    )
    // Notices come in order: once this one is here, any before it would be.
    expect(
      await readAfter(
        `update branch set phone = '+49 30 23125-902' where id = 1`,
        ({ branches }) => branches[0]!.phone,
      ),
    ).toEqual(['branch'])
    expect((await cache.get()).vehicles).toEqual(before.vehicles)
  })
})

test('a part that this release does not know drops everything', async () => {
  const before = await cache.get()
  await db.pool.query(`select pg_notify('catalogue_changed', 'public something_new')`)
  await expect.poll(async () => (await cache.get()) !== before, { interval: 5 }).toBe(true)
  expect(read.toSorted()).toEqual(all)
})

test('so does the next day', async () => {
  await cache.get()
  expect(read).toEqual([])
  now = new Date('2026-12-01T23:30:00Z')
  await cache.get()
  expect(read.toSorted()).toEqual(all)
})

test('many who ask at once read each part once, and get the same', async () => {
  now = new Date('2026-12-05T12:00:00Z')
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => cache.get()))
  expect(read.toSorted()).toEqual(all)
  expect(others.every((other) => other === first)).toBe(true)
})
