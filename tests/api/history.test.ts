import { describe, expect, test } from 'vitest'

import { appForAll } from '#support/open-app.ts'
import { inDays } from '#support/client.ts'
import { commandLine, commandLineFolder } from '#support/command-line.ts'

const folder = commandLineFolder('history')

const app = appForAll()

interface Line {
  actor_kind: string
  verb: string
  event: string
  subject_kind: string
  subject_id: string
  branch: number | null
  before: object | null
  after: object | null
}

/** Lines that the log got during an act. */
async function linesOf(work: () => Promise<unknown>): Promise<Line[]> {
  const last = async () => (await app.db.pool.query<{ id: number }>('select max(id) as id from audit')).rows[0]!.id
  const from = await last()
  await work()
  const { rows } = await app.db.pool.query<Line>(
    `select actor_kind, verb, event, subject_kind, subject_id, branch, before, after from audit where id > $1 order by id`,
    [from],
  )
  return rows
}

const bySql = { actor_kind: 'database', verb: 'sql' }

describe('a change past the software is told with what was and what is', () => {
  test.each([
    [
      `insert into branch_hours (branch_id, weekday, opens, closes) values (1, 6, '10:00', '12:00')`,
      ['branch_hours', '1', 1, 'added'],
      null,
      { weekday: 6, opens: '10:00:00', closes: '12:00:00' },
    ],
    [
      `update branch_hours set closes = '19:00' where branch_id = 1 and weekday = 0`,
      ['branch_hours', '1', 1, 'changed'],
      { closes: '18:00:00' },
      { closes: '19:00:00' },
    ],
    [
      `delete from branch_hours where branch_id = 1 and weekday = 6`,
      ['branch_hours', '1', 1, 'removed'],
      { weekday: 6, opens: '10:00:00', closes: '12:00:00' },
      null,
    ],
    [
      `update branch set street = 'Flugfeldallee 14' where id = 1`,
      ['branch', '1', 1, 'changed'],
      { street: 'Flugfeldallee 12' },
      { street: 'Flugfeldallee 14' },
    ],
    [
      `insert into branch_exception (branch_id, day, name_de, name_en) values (3, '2027-05-05', 'Inventur', 'Stocktaking')`,
      ['branch_exception', '3', 3, 'added'],
      null,
      { day: '2027-05-05', name_en: 'Stocktaking' },
    ],
    [
      `update vehicle_class set seats = 4 where code = 'Economy'`,
      ['vehicle_class', '2', null, 'changed'],
      { seats: 5 },
      { seats: 4 },
    ],
    [
      `update vehicle set listed = false where id = 103`,
      ['vehicle', '103', null, 'changed'],
      { listed: true },
      { listed: false },
    ],
    [
      `update service set max_quantity = 4 where code = 'child_seat'`,
      ['service', 'child_seat', null, 'changed'],
      { max_quantity: 3 },
      { max_quantity: 4 },
    ],
    [
      `insert into rate_length (valid_from, min_days, discount_bp) values ('2027-01-01', 2, 1000)`,
      ['rate_length', '2027-01-01', null, 'added'],
      null,
      { min_days: 2, discount_bp: 1_000 },
    ],
    [
      `update rate_season set percent_bp = 12000 where id = 1`,
      ['rate_season', '1', null, 'changed'],
      { percent_bp: 11_500 },
      { percent_bp: 12_000 },
    ],
    [
      `update car set plate = 'B-SW 0998' where plate = 'B-SW 0101'`,
      ['car', '1', 1, 'changed'],
      { plate: 'B-SW 0101' },
      { plate: 'B-SW 0998' },
    ],
    [
      `insert into rate (service_code, valid_from, amount_minor) values ('gps', '2027-01-01', 1200)`,
      ['rate', '105', null, 'added'],
      null,
      { service_code: 'gps', valid_from: '2027-01-01', amount_minor: 1_200 },
    ],
    [
      `insert into setting (key, valid_from, value) values ('graceMinutes', '2027-01-01', '30')`,
      ['setting', 'graceMinutes', null, 'set'],
      { value: 59 },
      { value: 30, from: '2027-01-01' },
    ],
    [
      `delete from setting where key = 'graceMinutes' and valid_from = '2027-01-01'`,
      ['setting', 'graceMinutes', null, 'set'],
      { value: 30, from: '2027-01-01' },
      { value: 59, from: '2020-01-01' },
    ],
  ] as const)('%s', async (sql, [subject_kind, subject_id, branch, event], before, after) => {
    const lines = await linesOf(() => app.db.pool.query(sql))
    expect(lines).toMatchObject([
      {
        ...bySql,
        event,
        subject_kind,
        // Prices have consecutive numbers, which differ from run to run.
        ...(subject_kind !== 'rate' && { subject_id }),
        branch,
        before: before as object | null,
        after: after as object | null,
      },
    ])
    if (event === 'changed') expect(lines.map((line) => line.after)).toEqual([after])
  })

  test('and nothing is told of a change that changes nothing', async () => {
    expect(await linesOf(() => app.db.pool.query('update branch set popular = popular'))).toEqual([])
  })

  test('nor can it be left untold by emptying a table as a whole', async () => {
    for (const table of ['branch_hours', 'branch_exception', 'rate_length', 'rate_season', 'setting'])
      await expect(app.db.pool.query(`truncate ${table}`)).rejects.toMatchObject({ code: 'SW002' })
  })
})

describe('a change by a command', () => {
  const manage = (...args: string[]) => commandLine(app.db.url, folder)(args)
  const place = '--name-de Potsdam --name-en Potsdam --street Gasse --phone +493312312520 --email p@spreewagen.example'
  const where = '--at 52.39,13.06 --state BB --hours'
  const potsdam = ['branch', 'add', 'potsdam', '--city', '14473 Potsdam', ...`${place} ${where}`.split(' ')]
  const byCommand = { actor_kind: 'operator' }

  test('is told as the act of the one who gave it, with the tiers before and after', async () => {
    await manage(...potsdam, 'Mon-Tue 08:00-18:00')
    const lines = await linesOf(() => manage(...potsdam, 'Mon 08:00-18:00, Tue 08:00-17:00'))
    expect(lines.map(({ event, subject_kind: kind, before, after }) => [event, kind, before ?? after])).toEqual([
      ['removed', 'branch_hours', expect.objectContaining({ weekday: 1, closes: '18:00:00' })],
      ['added', 'branch_hours', expect.objectContaining({ weekday: 1, closes: '17:00:00' })],
    ])
    const others = await linesOf(async () => {
      const vehicle = ['Kia Ceed', '--class', 'Compact', '--brand', 'Kia', '--fuel', 'Petrol', '--price', '44']
      expect((await manage('vehicle', 'add', ...vehicle)).said).toBe('')
      const car = ['--vehicle', '304', '--branch', 'potsdam', '--inspection', inDays(200).slice(0, 10)]
      expect((await manage('car', 'add', 'B-SW 0999', ...car)).said).toBe('')
      await manage('rate', 'vehicle', '304', '45')
      await manage('setting', 'graceMinutes', '45')
    })
    expect(others.map(({ subject_kind: kind, verb }) => [kind, verb])).toEqual([
      ['vehicle', 'addVehicle'],
      ['rate', 'addVehicle'],
      ['car', 'addCar'],
      ['rate', 'setRate'],
      ['setting', 'changeSetting'],
    ])
    for (const line of [...lines, ...others]) expect(line).toMatchObject(byCommand)
  })

  test('and "history" lists both kinds, the newest first', async () => {
    await app.db.pool.query(`update branch set popular = true where code = 'potsdam'`)
    const { out } = await manage('history', 'branch')
    expect(out).toMatch(/ SQL +branch +potsdam +changed, popular false → true\n/)
    expect(out).toMatch(/ operator +branch +potsdam +added, .*street Gasse/)
    const listed = JSON.parse((await manage('history', 'branch', '--most', '1', '--json')).out) as unknown[]
    expect(listed).toEqual([expect.objectContaining({ by: 'SQL', thing: 'branch', after: { popular: true } })])
    expect((await manage('history', 'weather')).code).toBe(1)
  })

  test('of a car that is noted every day only what changed of the car itself', async () => {
    await manage('car', 'note', 'B-SW 0999', '--km', '12', '--clean')
    const listed = JSON.parse((await manage('history', 'car', '--json')).out) as { which: string; event: string }[]
    expect(listed.filter(({ which }) => which === 'B-SW 0999').map(({ event }) => event)).toEqual(['added'])
  })
})
