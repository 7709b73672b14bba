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

test('an empty setting counts as none', () => {
  expect(readEnv({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({ databaseUrl: undefined, port: 3000 })
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

test('an origin ends without a slash', () => {
  expect(readEnv({ ORIGIN: 'https://www.spreewagen.example/' }).origin).toBe('https://www.spreewagen.example')
})
