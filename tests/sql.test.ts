import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import {
  changingConflicts,
  misnamed,
  nestedReads,
  queriesIn,
  readingFunctions,
  tablesOf,
  transitionTables,
  unnamedConstraints,
  unqualified,
  type SqlText,
} from '#support/sql-rules.ts'

const store = path.resolve(import.meta.dirname, '../src/server/store')
const read = (pattern: string): SqlText[] =>
  globSync(pattern, { cwd: store })
    .toSorted()
    .map((name) => ({ name, text: readFileSync(path.join(store, name), 'utf8') }))

const schema = read('{schema,migrations}/*.sql')
const engine = read('engine/**/*.sql')
const code = read('../**/*.ts').filter(({ name }) => !name.endsWith('.test.ts'))
const queries = code.flatMap(queriesIn)
const tables = tablesOf([...schema, ...engine])
const reading = readingFunctions(engine, tables)

/** A file of the engine that a rule has to refuse. */
const bad = (text: string): SqlText[] => [{ name: 'engine/bad.sql', text }]
const body = (text: string) => bad(`create function bad() returns integer language plpgsql as $$ begin ${text} end $$;`)

test('all SQL is read', () => {
  expect(tables.length).toBeGreaterThan(50)
  expect(tables).toEqual(expect.arrayContaining(['booking', 'call_count', 'booking_over']))
  expect(engine.length).toBeGreaterThan(50)
  expect(queries.length).toBeGreaterThan(100)
  expect([...reading]).toEqual(expect.arrayContaining(['stock_low', 'has_overdue', 'hold_free_car', 'transfer_time']))
  for (const computing of ['occupies', 'back_of', 'is_unproven', 'days_kept']) expect(reading).not.toContain(computing)
})

describe('a file of the engine makes what it is called', () => {
  test('and nothing else', () => {
    expect(misnamed(engine)).toEqual([])
    expect(misnamed(bad('create function good() returns integer language sql return 1;'))).toHaveLength(1)
  })
})

describe('a function finds its tables whatever the path', () => {
  test.each([
    ['select * from booking;'],
    ['select * from company.car c, (select 1) one, booking b where b.id = c.id;'],
    ['delete from company.car c using company.branch h, booking b where b.id = c.id;'],
    ['insert into company.standing select * from (select * from car) c;'],
    ['return stock_low(1, 1, now(), now());'],
    ['update assignment set late = true;'],
  ])('so not by: %s', (text) => {
    expect(unqualified([...body(text), { name: 'stock_low.sql', text: '' }], tables)).toHaveLength(1)
  })
  test('nor by a body in quotes', () => {
    expect(
      unqualified(bad('create function bad() returns integer language sql as $$ select 1 $$;'), tables),
    ).toHaveLength(1)
  })
  test('and all do', () => {
    expect(unqualified(engine, tables)).toEqual([])
  })
})

describe('a constraint has a name', () => {
  test.each([
    'create table bad (id integer primary key);',
    'create table bad (id integer constraint bad_pkey primary key check (id > 0));',
    'create table bad (id integer, constraint bad_id foreign key (id) references good, unique (id));',
    'alter table bad add column good_id integer references good;',
  ])('so not: %s', (text) => {
    expect(unnamedConstraints(bad(text))).toHaveLength(1)
  })
  test('and all have', () => {
    expect(unnamedConstraints(schema)).toEqual([])
  })
})

test('no trigger has a transition table', () => {
  expect(
    transitionTables(bad('create trigger bad after insert on a referencing new table as b for each statement')),
  ).toHaveLength(1)
  expect(transitionTables(engine)).toEqual([])
})

describe('a function that reads tables is asked by itself', () => {
  test.each([
    'select company.stock_low(a, b, c, d) from company.inventory;',
    'select company.stock_low(a, b, c, d) from generate_series(1, 2) n, company.inventory i where i.id = n;',
    'update company.assignment set note = company.transfer_time();',
    'if exists (select from company.booking where company.has_overdue(1, 2)) then return 1; end if;',
  ])('so not: %s', (text) => {
    expect(nestedReads(body(text), reading, tables)).toHaveLength(1)
  })
  test.each([
    'sql`select stock_low(a, b) from inventory`',
    'sql<number>`select x from needless_drives(${of({ a: 1 })}, null) n join car c on c.id = n.car_id`',
    'query.where(sql<boolean>`has_overdue(b.class_id, null)`)',
  ])('nor in a query: %s', (text) => {
    expect(nestedReads(queriesIn({ name: 'bad.ts', text }), reading, tables)).toHaveLength(1)
  })
  test('also one that names its table second', () => {
    const second = body('perform 1 from generate_series(1, 2) n, company.car c;')
    expect([...readingFunctions(second, tables)]).toEqual(['bad'])
  })
  test('and all are', () => {
    expect(nestedReads(engine, reading, tables)).toEqual([])
    expect(nestedReads(queries, reading, tables)).toEqual([])
  })
})

test('a lock of a matter names its company', () => {
  const locking = (files: readonly SqlText[]) => files.filter(({ text }) => /pg_(try_)?advisory/.test(text))
  // In SQL by 'company.', which becomes the company's own name; in code by `lockKey`.
  const nameless = locking(engine).filter(({ text }) => !/_locks constant integer := hashtext\('company\./.test(text))
  expect(nameless).toEqual([])
  expect(locking(code).map(({ name }) => path.basename(name))).toEqual(['advisory-lock.ts', 'file-leftover.ts'])
})

describe('what is written where a row is there already is a value', () => {
  test.each([
    'insert into a values (1) on conflict (id) do update set at = now();',
    `insert into a values (1) on conflict (id) do update set at = excluded.at + interval '1 day';`,
    'conflict.doUpdateSet({ at: sql`now()` })).execute()',
  ])('so not: %s', (text) => {
    expect(changingConflicts(bad(text))).toHaveLength(1)
  })
  test('and always', () => {
    expect(changingConflicts([...engine, ...code])).toEqual([])
  })
})
