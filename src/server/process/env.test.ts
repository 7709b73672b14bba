import path from 'node:path'

import { expect, test } from 'vitest'

import { EnvError, readEnv } from './env.ts'

test('a fresh start needs no setting', () => {
  const env = readEnv({})
  expect(env).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
    origin: 'http://localhost:3000',
    trustProxy: false,
  })
  expect(env.dataDir).toMatch(/\/data$/)
})

test('nightly copies are for the embedded database alone', () => {
  expect(readEnv({ BACKUP_DIR: 'copies' })).toMatchObject({ backupDir: path.resolve('copies'), backupKeep: 14 })
  const both = { BACKUP_DIR: '/copies', DATABASE_URL: 'postgres://a@b/c' }
  expect(() => readEnv(both)).toThrow(/BACKUP_DIR: is for the embedded database/)
})

test('keys are read, the newest and the others', () => {
  const [one, two] = ['01'.repeat(32), '02'.repeat(32)]
  expect(readEnv({}).secretKeys).toEqual({ newest: undefined, old: [] })
  const given = { SECRET_KEY: one, SECRET_KEYS_OLD: `${two}, ${one}` }
  expect(readEnv(given).secretKeys).toEqual({ newest: one, old: [two, one] })
  expect(() => readEnv({ SECRET_KEYS_OLD: `${one} ${two}` })).toThrow(/SECRET_KEYS_OLD: must be keys/)
})

test('an empty setting counts as none', () => {
  expect(readEnv({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({ databaseUrl: undefined, port: 3000 })
})

test.each([
  [undefined, ['web', 'worker']],
  ['web', ['web']],
  ['worker', ['worker']],
  ['worker, web', ['web', 'worker']],
])('ROLES %s makes a process %j', (ROLES, roles) => {
  expect([...readEnv({ ROLES }).roles]).toEqual(roles)
})

test('every wrong setting is named, with what it should be', () => {
  const wrong = {
    PORT: '70000',
    SMTP_URL: 'mail.example',
    DATABASE_URL: 'mysql://x',
    SECRET_KEY: 'short',
    TRUST_PROXY: 'yes',
    ORIGIN: 'ftp://x',
    RATE_LIMITS: 'no',
    ROLES: 'web,mail',
  }
  let message = ''
  try {
    readEnv(wrong)
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError)
    message = (error as Error).message
  }
  for (const name of Object.keys(wrong)) expect(message).toContain(`${name}: `)
})

test.each(['Other', 'a-b', 'pg_own', 'pgboss', 'x'.repeat(41), 'public; drop'])(
  'a schema that would need quotes, or is taken, is refused: %s',
  (DATABASE_SCHEMA) => {
    expect(() => readEnv({ DATABASE_URL: 'postgres://a@b/c', DATABASE_SCHEMA })).toThrow(/DATABASE_SCHEMA: must/)
  },
)

test('a schema is one of a database of one’s own', () => {
  expect(readEnv({}).databaseSchema).toBe('public')
  const named = { DATABASE_URL: 'postgres://a@b/c', DATABASE_SCHEMA: 'potsdam' }
  expect(readEnv(named).databaseSchema).toBe('potsdam')
  expect(() => readEnv({ DATABASE_SCHEMA: 'potsdam' })).toThrow(/DATABASE_SCHEMA: is for a database of DATABASE_URL/)
})

test.each([
  'smtp://user:p#geheim@mail.example:587',
  'smtp://user:12#geheim@mail.example:587',
  'smtp://user:p/geheim@mail.example:587',
  'smtp://mail.example:70000',
  'smtp://',
])('a mail server that no program would find is refused without saying its password: %s', (SMTP_URL) => {
  const refused = () => readEnv({ SMTP_URL })
  expect(refused).toThrow(/SMTP_URL: must/)
  expect(refused).not.toThrow(/geheim/)
})

test.each(['postgres://a:p#geheim/1@127.0.0.1:1/x', 'postgres://a:1#geheim@127.0.0.1/x', 'postgresql://host:99999/x'])(
  'so is a database: %s',
  (DATABASE_URL) => {
    const refused = () => readEnv({ DATABASE_URL })
    expect(refused).toThrow(/DATABASE_URL: must/)
    expect(refused).not.toThrow(/geheim/)
  },
)

test.each([
  ['SMTP_URL', 'smtps://user:p%23@mail.example:465'],
  ['SMTP_URL', 'smtp://mail.example'],
  ['DATABASE_URL', 'postgresql://spreewagen@/postgres?host=%2Frun%2Fpostgres&port=5432'],
  ['DATABASE_URL', 'postgresql:///postgres?host=/run/postgres'],
  ['DATABASE_URL', 'postgres://user:secret@db.example:5432/spreewagen?sslmode=require'],
])('%s may be %s', (name, value) => {
  expect(() => readEnv({ [name]: value })).not.toThrow()
})

test('an origin ends without a slash', () => {
  expect(readEnv({ ORIGIN: 'https://www.spreewagen.example/' }).origin).toBe('https://www.spreewagen.example')
})
