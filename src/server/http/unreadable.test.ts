import http from 'node:http'
import type { AddressInfo } from 'node:net'

import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { sendBytes, sendOnWire } from '#support/wire.ts'
import { refuseUnreadable } from './unreadable.ts'

let app: FastifyInstance
let base: URL
beforeAll(async () => {
  app = fastify({ clientErrorHandler: refuseUnreadable })
  app.get('/', () => ({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  base = new URL(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
})
afterAll(() => app.close())

test.each(['GET', 'HEAD', 'POST'])('a head that is too large is refused, also to %s', async (method) => {
  const request = { what: 'too large a head', method, path: `/?${'x'.repeat(24_000)}`, headers: {}, chunks: [] }
  const { statusCode, body } = await sendOnWire(base, new http.Agent(), request, 10_000)
  expect([statusCode, body]).toEqual([431, ''])
})

test('refuses bytes that are no request, and closes the connection', async () => {
  expect(await sendBytes(base, 'nonsense\r\n\r\n', 10_000)).toBe(
    'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
  )
})
