import { expect, test } from 'vitest'

import { settings } from '#domain/settings.ts'
import { createTestApp, type TestApp } from '#support/app.ts'
import { bookingBody, inDays, sampleDriver } from '#support/client.ts'
import { createTestDb } from '#support/database.ts'
import { testKeys } from '#support/secret-key.ts'

const numbersAt = (which: 'least' | 'most'): string =>
  Object.entries(settings)
    .flatMap(([name, one]) => (one.kind === 'number' ? [`('${name}', '${one[which]}')`] : []))
    .join(',')
const settingsAt = (which: 'least' | 'most'): string =>
  `insert into setting (key, value) values ${numbersAt(which)}
   on conflict (key, valid_from) do update set value = excluded.value`

/** Rows past the software that the database takes. */
const taken: Record<string, string> = {
  'hours at all times, days at the ends of time': `
    update branch_hours set opens = '00:00', closes = '24:00';
    insert into branch_hours (branch_id, weekday, opens, closes) select id, 0, '08:00:30', '08:00:31' from branch;
    insert into branch_exception (branch_id, day, name_de, name_en) values (3, '9999-12-31', '', '');
    insert into branch_exception (branch_id, day, opens, closes, name_de, name_en)
    values (3, '0001-01-01', '00:00', '24:00', '', '')`,
  'nothing to choose from': `
    delete from branch_hours;
    update vehicle set image = null, listed = false;
    alter table rate disable trigger all;
    delete from rate where service_code is not null;
    delete from service`,
  'nothing to rent': 'update vehicle_class set coming_soon = true',
  'no prices': 'alter table rate disable trigger all; delete from rate',
  'branches that never close, or always were closed': `
    update branch set closed_from = case id when 1 then '0001-01-01' else '9999-12-31' end::date`,
  'seasons of all time, one upon the other, and discounts that grow smaller': `
    insert into rate_season (valid_from, name, first_day, last_day, percent_bp)
    select '-infinity', '', '0001-01-01', '9999-12-31', 50000 from generate_series(1, 5);
    insert into rate_season (valid_from, valid_until, name, first_day, last_day, percent_bp)
    values ('0044-03-15 BC', '20000-01-01', 'x', '2020-01-01', '2090-01-01', 1000);
    insert into rate_length (min_days, discount_bp) values (1, 9999), (2, 0), (365, 9999)`,
  'the lowest prices': `
    insert into rate (vehicle_id, valid_from, amount_minor) select id, 'infinity', 5 from vehicle;
    insert into rate (vehicle_id, amount_minor) select id, 1 from vehicle;
    insert into rate (service_code, amount_minor) select code, 0 from service;
    insert into rate (class_id, amount_minor) select id, 0 from vehicle_class`,
  'words of any length and script, and places at the ends of the world': `
    update branch set name_de = repeat('Ü🚗', 20000), name_en = E'\\u202e<script>\\n{x}', detail_de = E'\\x01',
                      street = '{', city = '12345 ' || repeat('x', 9999), email = 'a@b', phone = '+-     ';
    update branch set latitude = 90, longitude = -180 where id = 1;
    update branch set latitude = -0.0, longitude = 1e-300 where id = 3;
    update vehicle_class set name_de = '}', name_en = E'\\t\\x1f.', rank = null, seats = 9;
    update vehicle_class set acriss = '    ' where id = 1;
    update vehicle set name = name || E' \\x7f{0}', brand = '', fuel = '?', luggage = 32767, features = '{"",x}',
                       image = 'javascript:alert(1)';
    update service set name_de = repeat('x', 100000), name_en = '{count, plural,}', note_de = '{',
                       position = -position, max_quantity = 9`,
  'cars from the beginning to the end of time': `
    update car set next_inspection = '-infinity';
    insert into car (vehicle_id, class_id, home_branch, plate, next_inspection, in_service_from)
    values (302, 3, 1, repeat('x', 2000), '0044-03-15 BC', '9999-12-31'), (302, 3, 3, '', '2026-01-01', '1970-01-01')`,
  'the least of every setting': settingsAt('least'),
  'the most of every setting': settingsAt('most'),
}

type Answer = Promise<{ status: number; body: unknown }>

/** Goes a visitor's way through the site and a booking. @returns the calls that failed, and how many were made */
async function visit(app: TestApp): Promise<{ failed: string[]; calls: number }> {
  const failed: string[] = []
  let calls = 0
  const ask = async (what: string, asked: Answer) => {
    const { status, body } = await asked
    calls += 1
    if (status >= 500) failed.push(`${what}: ${status}`)
    return { status, body: body as { id: string; reference: string } }
  }
  await ask('getSite', app.call('getSite'))
  await ask('getFigures', app.call('getFigures'))
  await ask('getVehicleByType', app.call('getVehicleByType', { query: { id: '0' } }))
  const { services } = await app.ctx.catalogue()
  const extras = services.map(({ code, maxQuantity }) => ({ code, quantity: maxQuantity }))
  const wishes = [
    { pickup: 1, dropoff: 1, from: 1, days: 1 },
    { pickup: 3, dropoff: 1, from: 20, days: 2 },
    { pickup: 3, dropoff: 3, from: 40, days: 90 },
  ]
  for (const { pickup, dropoff, from, days } of wishes) {
    const trip = { pickup, dropoff, start: inDays(from), end: inDays(from + days) }
    const chosen = extras.map(({ code, quantity }) => `${code}:${quantity}`).join(',')
    const query = { ...trip, pickup: `${pickup}`, dropoff: `${dropoff}`, crossBorder: 'true', extras: chosen }
    await ask(`getAvailability of ${days} days`, app.call('getAvailability', { query }))
    const body = { ...trip, vehicleId: 302, extras, crossBorder: true }
    const quote = await ask(`createQuote of ${days} days`, app.call('createQuote', { body }))
    if (quote.status !== 201) continue
    const params = { id: quote.body.id }
    await ask('extendQuote', app.call('extendQuote', { params }))
    await ask('getQuote', app.call('getQuote', { params }))
    const order = { ...bookingBody(params.id), driver: sampleDriver }
    const booked = await ask('createBooking', app.call('createBooking', { body: order }))
    const key = { reference: booked.body.reference, email: sampleDriver.email }
    await ask('lookUpBooking', app.call('lookUpBooking', { body: key }))
    await ask('cancelBooking', app.call('cancelBooking', { body: { ...key, feeMinor: 0 } }))
  }
  return { failed, calls }
}

test.each(Object.entries(taken))('no call fails with %s', async (_what, rows) => {
  const db = await createTestDb()
  await db.pool.query(rows)
  const app = await createTestApp({}, testKeys, db)
  try {
    const { failed, calls } = await visit(app)
    expect(failed).toEqual([])
    expect(calls).toBeGreaterThan(8)
  } finally {
    await app.close()
  }
})

/** Rows that code could not read: days are texts that are compared, and features are texts. */
test('the database takes no day past the four digits of a year, no rental of years, and no feature that is nothing', async () => {
  const db = await createTestDb()
  const exception = (day: string) =>
    `insert into branch_exception (branch_id, day, name_de, name_en) values (1, '${day}', 'x', 'x')`
  const season = (first: string, last: string) =>
    `insert into rate_season (name, first_day, last_day, percent_bp) values ('x', '${first}', '${last}', 11000)`
  for (const [row, constraint] of [
    [`update branch set closed_from = 'infinity'`, 'branch_closed_from_has_a_date'],
    [`update branch set closed_from = '20000-01-01'`, 'branch_closed_from_has_a_date'],
    [exception('-infinity'), 'branch_exception_day_has_a_date'],
    [exception('10000-01-01'), 'branch_exception_day_has_a_date'],
    [season('0044-03-15 BC', '2030-01-01'), 'rate_season_days_have_dates'],
    [season('2030-01-01', 'infinity'), 'rate_season_days_have_dates'],
    ['insert into rate_length (min_days, discount_bp) values (366, 1)', 'rate_length_days_possible'],
    [`update vehicle set features = '{NULL}'`, 'vehicle_features_are_texts'],
    [`update vehicle set features = '{{a,b},{c,d}}'`, 'vehicle_features_are_texts'],
  ])
    await expect(db.pool.query(row!)).rejects.toThrow(`"${constraint}"`)
  await db.close()
})
