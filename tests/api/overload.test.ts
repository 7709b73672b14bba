import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'

import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createApp } from '#http/create-app.ts'
import { createTestApp, type TestApp } from '#support/app.ts'
import { inDays } from '#support/client.ts'

interface Line {
  level: number
  msg: string
  reason?: string
}
const WARN = 40

let tested: TestApp
let app: FastifyInstance
const log: Line[] = []

beforeAll(async () => {
  tested = await createTestApp()
  const kept = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log.push(JSON.parse(chunk.toString()) as Line)
      done()
    },
  })
  app = await createApp({ ctx: { ...tested.ctx, log: pino({ level: 'warn' }, kept) }, rateLimits: false })
})
afterAll(async () => {
  await app.close()
  await tested.close()
})

const quote = (vehicleId: number, language = 'de') =>
  app.inject({
    method: 'POST',
    url: '/api/quotes',
    headers: { 'idempotency-key': randomUUID(), 'accept-language': language },
    payload: { vehicleId, pickup: 3, dropoff: 3, start: inDays(9), end: inDays(10), extras: [], crossBorder: false },
  })

test('while a class is stuck its callers are told of overload, and everybody else is served', async () => {
  const { rows } = await tested.db.pool.query<{ class_id: number }>('select class_id from vehicle where id = 301')
  const client = await tested.db.pool.connect()
  await client.query('begin')
  await client.query('select lock_inventory($1::smallint)', [rows[0]!.class_id])
  const stuck = Array.from({ length: 30 }, (_, n) => quote(301, n % 2 === 0 ? 'de' : 'en'))
  // More calls wait than there are connections, but another class still gets one.
  expect((await quote(101)).statusCode).toBe(201)
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200)
  const answers = await Promise.all(stuck)
  await client.query('rollback')
  client.release()

  for (const [n, answer] of answers.entries()) {
    const body = answer.json<{ code: string; message: string }>()
    expect([answer.statusCode, body.code]).toEqual([503, 'overloaded'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(body.message).toMatch(n % 2 === 0 ? /sehr viel zu tun/ : /very busy/)
  }
  expect(new Set(log.map(({ level, msg }) => `${level} ${msg}`))).toEqual(new Set([`${WARN} overloaded`]))
  const reasons = new Set(log.map(({ reason }) => reason))
  expect(reasons).toContain('class')
  expect(reasons).toContain('lock')
  // The next call in line for the lock waits from the beginning, and so may exceed the limit for statements.
  expect(reasons.difference(new Set(['class', 'lock', 'statement']))).toEqual(new Set())
  expect((await quote(301)).statusCode).toBe(201)
})
