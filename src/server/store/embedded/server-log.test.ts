import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import pg from 'pg'
import { afterAll, expect, test } from 'vitest'

import { temporaryFolder } from '#support/folder.ts'
import { openEmbedded } from './index.ts'
import { keepSmall } from './server-log.ts'

const folder = temporaryFolder('server-log')
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('a log that has grown replaces its predecessor, and there is never a third', () => {
  const file = path.join(folder, 'some.log')
  keepSmall(file, 10) // there is none yet
  writeFileSync(file, 'short\n')
  keepSmall(file, 10)
  expect(readFileSync(file, 'utf8')).toBe('short\n')
  for (const text of ['first and long\n', 'second and long\n']) {
    writeFileSync(file, text)
    keepSmall(file, 10)
    expect([readFileSync(file, 'utf8'), readFileSync(`${file}.1`, 'utf8')]).toEqual(['', text])
  }
})

test('failing statements leave no content in the log, which can be emptied while it is written', async () => {
  const database = await openEmbedded(path.join(folder, 'data'))
  const log = path.join(folder, 'data', 'postgres', 'postgres.log')
  const client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  await client.query('create table person (email text unique check (length(email) < 20))')
  await client.query('insert into person values ($1)', ['mara@post.example'])
  const failing: [string, string[]?][] = [
    ['select $1::int', ['X0000GEHEIM']],
    [`select 'X0000GEHEIM'::date`],
    ['insert into person values ($1)', ['mara@post.example']],
    ['insert into person values ($1)', ['X0000GEHEIM.X0000GEHEIM@post.example']],
    ['do $$ begin raise warning $w$X0000GEHEIM$w$; end $$'],
  ]
  for (const [text, values] of failing) await client.query(text, values).catch(() => {})
  await client.query('select pg_reload_conf()')
  await expect.poll(() => readFileSync(log, 'utf8')).toMatch(/reloading configuration/)
  expect(readFileSync(log, 'utf8')).not.toMatch(/GEHEIM|mara|person/)

  appendFileSync(log, 'x'.repeat(2 << 20))
  await expect.poll(() => readFileSync(log, 'utf8'), { timeout: 5_000 }).toBe('')
  await client.query('select pg_reload_conf()')
  await expect.poll(() => readFileSync(log, 'utf8')).toMatch(/^\d{4}-[^\0]*reloading configuration/)
  await client.end()
  await database.close()
})

test('watching the database goes on after a check that fails at once', async () => {
  const troubles: string[] = []
  const data = path.join(folder, 'troubled')
  const database = await openEmbedded(data, { onRestart: (reason) => troubles.push(reason) })
  const log = path.join(data, 'postgres', 'postgres.log')
  mkdirSync(`${log}.lock`) // a folder in the place of the lock's file, so that taking the lock fails
  appendFileSync(log, 'x'.repeat(2 << 20))
  await expect.poll(() => troubles, { timeout: 5_000 }).not.toEqual([])
  rmSync(`${log}.lock`, { recursive: true })
  await expect.poll(() => readFileSync(log, 'utf8'), { timeout: 5_000 }).toBe('')
  await database.close()
})
