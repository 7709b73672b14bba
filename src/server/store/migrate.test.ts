import { randomBytes } from 'node:crypto'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'

import { temporaryFolder } from '#support/folder.ts'
import { administer, onDatabase } from '#support/postgres.ts'
import { connect, type Connection } from './db.ts'
import { ForeignSchemaError, migrate } from './migrate.ts'

const name = `spreewagen_test_${randomBytes(6).toString('hex')}`
let here: Connection
/** A copy of our files that a test may change. */
let root: string

const open = () => connect(onDatabase(inject('postgres'), name), () => {}, 2, { patient: true })
const write = (file: string, text: string) => {
  writeFileSync(path.join(root, file), text)
}
const remove = (file: string) => {
  rmSync(path.join(root, file))
}

beforeEach(async () => {
  await administer(inject('postgres'), `create database ${name}`)
  here = open()
  root = temporaryFolder('schema')
  for (const part of ['schema', 'engine', 'migrations'])
    cpSync(path.join(import.meta.dirname, part), path.join(root, part), { recursive: true })
})
afterEach(async () => {
  await here.close()
  rmSync(root, { recursive: true })
  await administer(inject('postgres'), `drop database ${name} with (force)`)
})

const rowsOf = async <Row>(text: string) => (await sql.raw<Row>(text).execute(here.db)).rows
const functionsNamed = async (...names: string[]) =>
  (
    await rowsOf<{ signature: string }>(
      `select oid::regprocedure::text as signature from pg_proc
       where pronamespace = 'public'::regnamespace and proname in (${names.map((one) => `'${one}'`).join()}) order by 1`,
    )
  ).map((row) => row.signature)
/** Tables, functions and triggers. */
const everything = async () =>
  await rowsOf(
    `select relname::text as what from pg_class where relnamespace = 'public'::regnamespace
     union all select oid::text || pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
     union all select pg_get_triggerdef(oid) from pg_trigger order by 1`,
  )

test('an empty database gets everything, once, however many processes start', async () => {
  const others = [open(), open()]
  try {
    const applied = await Promise.all([here, ...others].map(({ db }) => migrate(db)))
    expect(applied.filter((files) => files.length > 0)).toEqual([['schema', 'migrations', 'engine']])
    expect(await functionsNamed('hold_free_car', 'occupies')).toHaveLength(2)
    const before = await everything()
    expect(await migrate(here.db)).toEqual([])
    expect(await everything()).toEqual(before)
  } finally {
    await Promise.all(others.map((other) => other.close()))
  }
})

describe('a later release', () => {
  beforeEach(async () => {
    await migrate(here.db, root)
  })

  test('has its migrations applied once, in order, without the triggers', async () => {
    await sql`insert into branch (id, code, name_de, name_en, street, city, phone, email, latitude, longitude, federal_state)
      values (1, 'here', 'Hier', 'Here', 'Gasse 1', '10115 Berlin', '+49 30 23125-1', 'a@b.example', 52.5, 13.4, 'BE')`.execute(
      here.db,
    )
    await sql`insert into setting (key, value) values ('transferMinutes', '60')`.execute(here.db)
    write(
      'migrations/002-mayor.sql',
      `update branch set mayor = 'Berlin'; alter table branch alter mayor set not null;`,
    )
    write('migrations/001-mayor.sql', `alter table branch add mayor text; update setting set value = '90';`)
    expect(await migrate(here.db, root)).toEqual(['migrations/001-mayor.sql', 'migrations/002-mayor.sql'])
    expect(await rowsOf('select mayor from branch')).toEqual([{ mayor: 'Berlin' }])
    expect(
      await rowsOf(`select (after ->> 'value')::int as new_value from audit where subject_kind = 'setting'`),
    ).toEqual([{ new_value: 60 }])
    expect(await migrate(here.db, root)).toEqual([])

    write('migrations/003-more.sql', 'alter table branch drop mayor;')
    expect(await migrate(here.db, root)).toEqual(['migrations/003-more.sql'])
    // The triggers are back.
    await sql`update setting set value = '120'`.execute(here.db)
    expect(
      await rowsOf(
        `select (after ->> 'value')::int as new_value from audit where subject_kind = 'setting' order by id`,
      ),
    ).toEqual([{ new_value: 60 }, { new_value: 120 }])
  })

  test('has an empty database go the same way', async () => {
    write('migrations/001-mayor.sql', `alter table branch add mayor text`)
    const fresh = `${name}_fresh`
    await administer(inject('postgres'), `create database ${fresh}`)
    const other = connect(onDatabase(inject('postgres'), fresh), () => {})
    try {
      await migrate(other.db, root)
      await expect(sql`select mayor from branch`.execute(other.db)).resolves.toMatchObject({ rows: [] })
      expect(await migrate(other.db, root)).toEqual([])
    } finally {
      await other.close()
      await administer(inject('postgres'), `drop database ${fresh} with (force)`)
    }
  })

  test('replaces, adds and removes functions, their signatures and triggers too', async () => {
    // First in the order of names, and it needs the one after it.
    write('engine/aaa.sql', `create function aaa() returns integer language sql begin atomic select zzz(1); end;`)
    write('engine/zzz.sql', `create function zzz(of integer) returns integer language sql return of * 2;`)
    remove('engine/stock/car_stays.sql')
    expect(await migrate(here.db, root)).toEqual(['engine/zzz.sql', 'engine/aaa.sql'])
    expect(await rowsOf('select aaa()')).toEqual([{ aaa: 2 }])
    expect(await functionsNamed('car_stays')).toEqual([])
    expect(await rowsOf(`select tgname from pg_trigger where tgname = 'car_stays'`)).toEqual([])

    write('engine/zzz.sql', `create function zzz(of text) returns text language sql return of;`)
    write('engine/aaa.sql', `create function aaa() returns text language sql return zzz('so');`)
    await migrate(here.db, root)
    expect(await functionsNamed('aaa', 'zzz')).toEqual(['aaa()', 'zzz(text)'])
    expect(await rowsOf('select aaa()')).toEqual([{ aaa: 'so' }])
  })

  test('that fails leaves everything as it was, and says where', async () => {
    const before = await everything()
    write('migrations/001-mayor.sql', `alter table branch add mayor text`)
    write('engine/zzz.sql', 'create function zzz() returns integer language sql return nothing_of_the_kind;')
    await expect(migrate(here.db, root)).rejects.toThrow('engine/zzz.sql: column "nothing_of_the_kind" does not exist')
    expect(await everything()).toEqual(before)
    remove('engine/zzz.sql')
    expect(await migrate(here.db, root)).toEqual(['migrations/001-mayor.sql'])
  })

  test.each([
    ['other tables', () => write('schema/01-company.sql', '-- another'), 'schema/01-company.sql'],
    ['a migration that was changed', () => write('migrations/001-a.sql', 'select 2'), 'migrations/001-a.sql'],
    ['a newer release', () => remove('migrations/001-a.sql'), 'migrations/001-a.sql'],
  ])('refuses a database of %s', async (_, change, named) => {
    write('migrations/001-a.sql', 'select 1')
    await migrate(here.db, root)
    const before = await everything()
    change()
    const refusal = migrate(here.db, root)
    await expect(refusal).rejects.toBeInstanceOf(ForeignSchemaError)
    await expect(refusal).rejects.toThrow(new RegExp(`${named}\\. .*move the folder postgres of DATA_DIR away`))
    expect(await everything()).toEqual(before)
  })
})

test('tables of an early version are refused and left alone', async () => {
  await sql`create table booking (id integer)`.execute(here.db)
  await sql`create table kysely_migration (name text)`.execute(here.db)
  const before = await everything()
  await expect(migrate(here.db)).rejects.toThrow(/early version of this software.*Nothing in it was changed/)
  expect(await everything()).toEqual(before)
})
