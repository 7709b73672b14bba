import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

import { appendOnly, lasting, unchanging, written } from '#store/roles.ts'
import { appForAll } from '#support/open-app.ts'

const DENIED = '42501'

const app = appForAll()

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

function wantedFor(name: string): string {
  if (written.has(name)) return 'SELECT'
  if (appendOnly.has(name)) return 'SELECT INSERT'
  if (unchanging.has(name)) return 'SELECT INSERT DELETE'
  return lasting.has(name) ? 'SELECT INSERT UPDATE' : 'SELECT INSERT UPDATE DELETE'
}

test('every table has its rights: all, to add and change, to add and remove, to add only, or to read only', async () => {
  const tables = await asServer<{ name: string; may: string }>(`
    select relname as name, array_to_string(array(
      select p from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER']) p
      where has_table_privilege(oid, p)), ' ') as may
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`)
  expect(tables.length).toBeGreaterThan(30)
  for (const name of [...appendOnly, ...lasting, ...unchanging, ...written])
    expect(tables.map((table) => table.name)).toContain(name)
  for (const { name, may } of tables) {
    expect([name, may]).toEqual([name, wantedFor(name)])
  }
})

test('every table whose triggers forbid to change it forbids it by rights as well', async () => {
  const { rows } = await app.db.pool.query<{ name: string }>(
    `select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
     where p.proname ~ 'stay' and t.tgtype & 26 = 26`,
  )
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...appendOnly, ...unchanging].toSorted())
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

  test('is written by functions that find their tables whatever path the server sets, and no others', async () => {
    await app.ctx.db.connection().execute(async (own) => {
      const run = async <Row>(text: string) => (await sql.raw<Row>(text).execute(own)).rows
      await run('begin')
      for (const name of ['stock_move', 'stock_day', 'standing', 'inventory', 'assignment'])
        await run(`create temp table ${name} (like public.${name})`)
      await run('set local search_path = pg_temp')
      const held = await run<{ id: number }>(`select (made).stay_id as id from public.hold_free_car(
        (select w from public.vehicle v, jsonb_populate_record(null::public.quote, jsonb_build_object(
           'vehicle_id', v.id, 'class_id', v.class_id, 'pickup_branch', 3, 'dropoff_branch', 3,
           'starts_local', '2030-03-04 10:00', 'ends_local', '2030-03-06 10:00', 'starts_at', '2030-03-04 09:00Z',
           'ends_at', '2030-03-06 09:00Z', 'turnaround', '90 minutes', 'extras', '[]'::jsonb, 'cross_border', false,
           'price', '{"days": 2}'::jsonb, 'total_minor', 1, 'currency', 'EUR', 'key', 'a key', 'request_hash', 'x'))
           w where v.class_id = 5 limit 1),
        15)`)
      expect(await run(`select from public.stock_move where source = 's' and source_id = ${held[0]!.id}`)).toHaveLength(
        2,
      )
      expect(await run(`select from public.assignment where stay_id = ${held[0]!.id}`)).toHaveLength(1)
      for (const name of ['stock_move', 'stock_day', 'standing', 'assignment'])
        expect([name, await run(`select from pg_temp.${name}`)]).toEqual([name, []])
      await run('set constraints all immediate')
      await run('rollback')
    })
  })
})
