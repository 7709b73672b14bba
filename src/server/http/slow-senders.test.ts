import { connect, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'

import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { hurrySenders } from './slow-senders.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = fastify()
  hurrySenders(app, 300)
  app.post('/call', async ({ body }) => body)
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, parsed) => {
    parsed(null, body)
  })
  app.post('/file', { config: { takesFile: true } }, async ({ body }) => String(body))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

function send(path: string, type: string): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 4\r\n\r\n"a`)
  return socket
}
const received = async (socket: Socket) => {
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

test('cuts off senders that do not finish the body of a call', async () => {
  expect(await received(send('/call', 'application/json'))).not.toContain('200 OK')
})

test('answers a body that arrives in time, and a file that takes longer', async () => {
  const quick = send('/call', 'application/json')
  quick.write('b"')
  expect(String((await once(quick, 'data'))[0])).toContain('200 OK')
  // The connection stays open for the next call.
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(quick.closed).toBe(false)
  quick.destroy()

  const slow = send('/file', 'application/octet-stream')
  await new Promise((resolve) => setTimeout(resolve, 600))
  slow.write('b"')
  expect(String((await once(slow, 'data'))[0])).toContain('200 OK')
  slow.destroy()
})
