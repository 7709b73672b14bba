import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { appendOnly, written } from '#store/roles.ts'
import { createTestApp, type TestApp } from '#support/app.ts'

const DENIED = '42501'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(async () => {
  await app.close()
})

const asServer = async <Row>(text: string) => (await sql.raw<Row>(text).execute(app.ctx.db)).rows

test('the server owns nothing and is nobody special', async () => {
  const [role] = await asServer<object>(
    `select current_user as name, rolsuper, rolcreatedb, rolcreaterole, rolbypassrls, rolreplication from pg_roles where rolname = current_user`,
  )
  expect(role).toEqual({
    name: 'spreewagen_server',
    rolsuper: false,
    rolcreatedb: false,
    rolcreaterole: false,
    rolbypassrls: false,
    rolreplication: false,
  })
  expect(await asServer(`select relname from pg_class where relowner = 'spreewagen_server'::regrole`)).toEqual([])
  for (const made of ['create table mine (id integer)', 'create schema mine', 'create table pgboss.mine (id integer)'])
    await expect(asServer(made)).rejects.toMatchObject({ code: DENIED })
})

test('every table has its rights: all, to add only, or to read only', async () => {
  const tables = await asServer<{ name: string; may: string }>(`
    select relname as name, array_to_string(array(
      select p from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER']) p
      where has_table_privilege(oid, p)), ' ') as may
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`)
  expect(tables.length).toBeGreaterThan(30)
  for (const name of [...appendOnly, ...written]) expect(tables.map((table) => table.name)).toContain(name)
  for (const { name, may } of tables) {
    const wanted = written.has(name) ? 'SELECT' : appendOnly.has(name) ? 'SELECT INSERT' : 'SELECT INSERT UPDATE DELETE'
    expect([name, may]).toEqual([name, wanted])
  }
})

test('every table whose triggers forbid to change it forbids it by rights as well', async () => {
  const { rows } = await app.db.pool.query<{ name: string }>(
    `select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
     where p.proname ~ 'stay' and t.tgtype & 24 = 24`,
  )
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...appendOnly].toSorted())
})

describe('the ledger of the stock', () => {
  test.each([
    `insert into stock_move values (3, 4, now(), 1, 'c', 1)`,
    'delete from stock_move',
    'update stock_day set net = net + 1',
    'truncate stock_day',
    'alter table stock_move disable trigger all',
  ])('is not written by hand: %s', async (statement) => {
    await expect(asServer(statement)).rejects.toMatchObject({ code: DENIED })
  })

  test('is written by functions whose path nobody can bend', async () => {
    const { rows } = await app.db.pool.query<{ name: string; path: string | null }>(
      `select proname as name, array_to_string(proconfig, ',') as path from pg_proc
       where prosecdef and pronamespace = 'public'::regnamespace`,
    )
    expect(rows.length).toBeGreaterThan(4)
    for (const { name, path } of rows) expect([name, path]).toEqual([name, expect.stringMatching(/^search_path=\S/)])
  })
})
