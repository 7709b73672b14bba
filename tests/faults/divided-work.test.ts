import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, expect, test } from 'vitest'

import { inDays, requestBooking, requestQuote } from '#support/client.ts'
import { temporaryFolder } from '#support/folder.ts'
import { databaseOf, type OwnDatabase } from '#support/postgres.ts'
import { startServer, type ServerProcess } from '#support/server.ts'
import { openSmtp } from '#support/smtp.ts'

const folder = temporaryFolder('roles')
let database: OwnDatabase | undefined
const processes: ServerProcess[] = []

afterAll(async () => {
  for (const one of processes) await one.stop()
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function start(role: 'web' | 'worker', smtpUrl: string): Promise<ServerProcess> {
  database ??= await databaseOf(folder)
  const one = await startServer({ DATA_DIR: folder, ...database.env, SMTP_URL: smtpUrl, ROLES: role })
  processes.push(one)
  return one
}

async function book(base: string, day: number): Promise<void> {
  const trip = { vehicleId: 101, pickup: 3, dropoff: 3, start: inDays(day), end: inDays(day + 1) }
  const quote = await requestQuote(base, trip)
  expect((await requestBooking(base, quote.body.id, { bookings: 'soon' })).status).toBe(201)
}

const stateOf = async (base: string, path: string) => {
  const answer = await fetch(base + path)
  return { status: answer.status, body: (await answer.json()) as { roles: string[] } }
}

test('what one process books, another sends; without a worker letters wait, and nothing is lost', async () => {
  const smtp = await openSmtp()
  const web = await start('web', smtp.url)
  const worker = await start('worker', smtp.url)
  for (const path of ['/healthz', '/readyz']) {
    expect(await stateOf(web.url, path)).toMatchObject({ status: 200, body: { roles: ['web'] } })
    expect(await stateOf(worker.url, path)).toMatchObject({ status: 200, body: { roles: ['worker'] } })
  }
  expect((await stateOf(worker.url, '/api/site')).status).toBe(404)

  await book(web.url, 9)
  // One letter to the customer, one to the branch.
  await expect.poll(() => smtp.accepted.length, { timeout: 30_000 }).toBe(2)

  await worker.kill()
  await book(web.url, 12)
  await sleep(3_000)
  expect(smtp.accepted).toHaveLength(2)

  await start('worker', smtp.url)
  await expect.poll(() => smtp.accepted.length, { timeout: 60_000 }).toBe(4)
  await sleep(1_500)
  expect(smtp.accepted).toHaveLength(4)
  await smtp.close()
})
