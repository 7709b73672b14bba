import { existsSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import path from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { inDays, requestBooking, requestQuote } from '#support/client.ts'
import { commandLine } from '#support/command-line.ts'
import { temporaryFolder } from '#support/folder.ts'
import { startServer, type ServerProcess } from '#support/server.ts'

const folder = temporaryFolder('stop')
let server: ServerProcess

beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const manage = (...args: string[]) => commandLine('', folder, '')(args)

test('the operator lists, offers and declines while the server runs', async () => {
  const references: string[] = []
  for (const day of [9, 12]) {
    const quote = await requestQuote(server.url, {
      vehicleId: 401,
      pickup: 3,
      dropoff: 3,
      start: inDays(day),
      end: inDays(day + 1),
    })
    references.push((await requestBooking(server.url, quote.body.id, { bookings: 'soon' })).body.reference)
  }
  const [one, two] = references
  const listed = await manage('requests')
  for (const reference of references) expect(listed.out).toContain(reference)
  expect((await manage('offer', one!, '--hours', '5')).out).toContain('is offered until')
  expect((await manage('decline', two!, '--reason', 'closed')).out).toContain('declined')
  expect((await manage('requests')).out).toContain('no request is waiting')
  const refused = async (...args: string[]) => {
    const { code, said } = await manage(...args)
    return [code, said]
  }
  expect(await refused('offer', one!)).toEqual([1, expect.stringMatching(/is offered already/)])
  expect(await refused('offer', two!, '--hours', '0')).toEqual([
    1,
    expect.stringMatching(/not a whole number from 1 to 1500/),
  ])
  expect(await refused('confirm', one!)).toEqual([1, expect.stringMatching(/offer/)])
  expect(await manage('bookings', 'maybe')).toMatchObject({ code: 1 })
})

test('a stop answers the requests in progress, even on a kept-alive connection, and leaves nothing running', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const body = JSON.stringify({ email: 'nobody@post.example', password: 'long enough to be checked' })
  const answered = new Promise<number>((resolve, reject) => {
    const call = request(
      `${server.url}/api/user/Login`,
      { agent, method: 'POST', headers: { 'content-type': 'application/json', 'content-length': body.length } },
      (answer) => {
        answer.resume().on('end', () => {
          resolve(answer.statusCode!)
        })
      },
    )
    call.on('error', reject)
    call.end(body)
  })
  await new Promise((resolve) => setTimeout(resolve, 60)) // the sign-in is in progress now; it takes at least 200 ms
  const code = await server.stop()
  expect(await answered).toBe(401)
  expect(code).toBe(0)
  expect(existsSync(path.join(folder, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false)
  agent.destroy()
})
