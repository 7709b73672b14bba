import { randomUUID } from 'node:crypto'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { defaultRules, settingProblem, settings, type Setting, type SettingName } from '#domain/settings.ts'
import { openCatalogueCache } from '#store/catalogue-cache.ts'
import { openNoticeLine } from '#store/notice-line.ts'
import { appForAll } from '#support/open-app.ts'
import { inDays } from '#support/client.ts'
import { byForce } from '#support/rows.ts'

const app = appForAll()

const all = Object.entries<Setting>(settings) as [SettingName, Setting][]
const query = (text: string, values: unknown[] = []) => app.db.pool.query(text, values)

const otherValues = [null, true, {}, [], '', 'soon', 'EUR', 'eur', '1900', -5, 0, 1e300, '2028-02-29', '2027-02-29']

/** Numbers at and beyond the limits, and values of other types. */
const oddValues = (setting: Setting): unknown[] => [
  ...(setting.kind === 'number'
    ? [setting.least, setting.most, setting.least - 1, setting.most + 1, setting.initial + 0.5]
    : []),
  ...otherValues,
  setting.initial,
]

describe('the database and the code agree', () => {
  /** Cases on which the database and settingProblem() differ. */
  async function differing(cases: readonly (readonly [string, unknown])[]) {
    const { rows } = await query(
      `select setting_fits(one ->> 0, one -> 1) as fits from jsonb_array_elements($1::jsonb) as one`,
      [JSON.stringify(cases)],
    )
    return cases.filter(([name, value], n) => rows[n].fits !== (settingProblem(name, value) === undefined))
  }

  test('on what each setting may be', async () => {
    const cases = all.flatMap(([name, setting]) => oddValues(setting).map((value) => [name, value] as const))
    expect(await differing(cases)).toEqual([])
    expect(cases.length).toBeGreaterThan(all.length * 15)
  })

  test('whatever is tried', async () => {
    const anyName = fc.constantFrom(...all.map(([name]) => name), 'unknown', 'toString')
    // PostgreSQL has no character zero.
    const anyText = fc.string().map((text) => text.replaceAll('\0', ''))
    const anyValue = fc.oneof(fc.integer(), fc.double({ noNaN: true, min: -1e12, max: 1e12 }), anyText, fc.boolean())
    expect(await differing(fc.sample(fc.tuple(anyName, anyValue), 2_000))).toEqual([])
  })

  test('on each default', async () => {
    const { rows } = await query(`select key, initial from setting_rules()`)
    expect(Object.fromEntries(rows.map(({ key, initial }) => [key, initial]))).toEqual(defaultRules)
  })
})

test.each([
  ['oneWayFeeMinor', '"1900"'],
  ['vatBp', '"nineteen"'],
  ['holdMinutes', '-5'],
  ['graceMinutes', '1e300'],
  ['maxDays', 'null'],
  ['minAge', '{"years": 18}'],
  ['somethingElse', '1'],
])('no %s of %s is stored', async (key, value) => {
  const stored = query(
    `insert into setting (key, value) values ($1, $2) on conflict (key, valid_from) do update set value = $2`,
    [key, value],
  )
  await expect(stored).rejects.toMatchObject({ code: '23514', constraint: 'setting_fits' })
})

const trip = () => ({
  vehicleId: 302,
  pickup: 3,
  dropoff: 1,
  start: inDays(20),
  end: inDays(24),
  crossBorder: true,
  extras: [],
})
const answers = async () => {
  const { pickup, dropoff, start, end } = trip()
  const asked = new URLSearchParams({ pickup: `${pickup}`, dropoff: `${dropoff}`, start, end })
  const quote = await app.post<{ id: string }>('/api/quotes', trip(), { 'idempotency-key': randomUUID() })
  const found = await app.get(`/api/availability?${asked}`)
  const site = await app.get('/api/site')
  if (quote.status === 201) await query(`delete from stay where state = 'held'`)
  return [site.status, found.status, quote.status]
}

/** Stores a value that the database would refuse, as an older version or SQL by hand could have. */
async function smuggle(key: string, value: string): Promise<void> {
  await byForce(
    app,
    `insert into setting (key, value) values ('${key}', '${value}') on conflict (key, valid_from) do update set value = excluded.value`,
  )
}

test('what got there all the same is ignored, and no call fails of it', async () => {
  for (const [name] of all) await smuggle(name, '{"not": "a figure"}')
  await smuggle('somethingElse', '"anything"')
  const told: string[] = []
  const line = await openNoticeLine(app.db.db, app.db.url, () => {})
  const other = openCatalogueCache(app.db.db, line, (problem) => told.push(problem), app.ctx.now)
  expect((await other.get()).rules).toEqual(defaultRules)
  await line.close()
  expect(told).toHaveLength(all.length + 1)
  expect(told).toContain('vatBp must be a whole number from 0 to 10000, not {"not":"a figure"}')
  expect(told).toContain('there is no setting somethingElse')
  expect(await answers()).toEqual([200, 200, 201])
  await query('delete from setting')
})

test('no call fails of a setting at either end of what it may be', async () => {
  const failed: string[] = []
  for (const [name, setting] of all) {
    if (setting.kind !== 'number') continue
    for (const value of [setting.least, setting.most]) {
      await query(`insert into setting (key, value) values ($1, $2)`, [name, JSON.stringify(value)])
      await expect.poll(async () => (await app.ctx.catalogue()).rules[name]).toBe(value)
      const statuses = await answers()
      if (statuses.some((status) => status >= 500)) failed.push(`${name} = ${value}: ${statuses.join(' ')}`)
      await query('delete from setting')
    }
  }
  expect(failed).toEqual([])
})
