import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, expect, test } from 'vitest'

import { inDays, requestBooking, requestQuote } from '#support/client.ts'
import { temporaryFolder } from '#support/folder.ts'
import { databaseOf, type OwnDatabase } from '#support/postgres.ts'
import { startServer, type ServerProcess } from '#support/server.ts'
import { openSmtp } from '#support/smtp.ts'

const REFUSED_MS = Number(process.env['MAIL_SECONDS'] ?? 4) * 1_000
const BOOKINGS = 12
const KILLS = 2
/** Time in ms that the mail server takes for a letter; the process is killed in the middle of it. */
const THINKS_MS = 600

const folders = [temporaryFolder('mail'), temporaryFolder('mail-kill')] as const
const databases = new Map<string, OwnDatabase>()
let server: ServerProcess | undefined

afterAll(async () => {
  await server?.stop()
  for (const database of databases.values()) await database.drop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

async function startIn(folder: string, smtpUrl: string): Promise<ServerProcess> {
  const database = databases.get(folder) ?? (await databaseOf(folder))
  databases.set(folder, database)
  return await startServer({ DATA_DIR: folder, ...database.env, SMTP_URL: smtpUrl })
}

async function book(base: string, n: number): Promise<string> {
  const trip = { vehicleId: 101 + 100 * (n % 8), pickup: 3, dropoff: 3, start: inDays(9 + n), end: inDays(10 + n) }
  const quote = await requestQuote(base, trip)
  const booking = await requestBooking(base, quote.body.id, { bookings: 'soon' })
  expect(booking.status).toBe(201)
  return booking.body.reference
}

const messageIds = (mails: readonly string[]) => mails.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1])

test('bookings go on while the mail server refuses, and every letter arrives in the end, once', async () => {
  const smtp = await openSmtp()
  smtp.refuseWith({ code: 451, text: 'try again later' })
  server = await startIn(folders[0], smtp.url)
  const until = Date.now() + REFUSED_MS
  const references: string[] = []
  for (let n = 0; n < BOOKINGS; n++) references.push(await book(server.url, n))
  await expect.poll(() => smtp.refused(), { timeout: 30_000 }).toBeGreaterThanOrEqual(2 * BOOKINGS)
  await sleep(Math.max(0, until - Date.now()))
  expect(smtp.accepted).toEqual([])

  smtp.refuseWith(null)
  const accepted = Date.now()
  await expect.poll(() => smtp.accepted.length, { timeout: 180_000 }).toBe(2 * BOOKINGS)
  const took = Date.now() - accepted
  await sleep(2_000) // a second copy would come by now
  const named = smtp.accepted.map((mail) => /SW-\w{4}-\w{4}/.exec(mail)?.[0] ?? 'none')
  // One letter to the customer and one to the branch.
  expect(named.toSorted()).toEqual([...references, ...references].toSorted())
  expect(new Set(messageIds(smtp.accepted)).size).toBe(2 * BOOKINGS)
  expect(server.log.filter((line) => /"msg":"job send_letter"/.test(line)).length).toBeLessThan(5)
  expect(await server.stop()).toBe(0)
  await smtp.close()
  process.stdout.write(
    `mail server refusing for ${REFUSED_MS / 1_000} s: ${smtp.refused()} refusals, ${named.length} letters once each, the last ${took} ms after it took letters again\n`,
  )
})

test('a kill -9 in the middle of sending loses no letter and sends none twice', async () => {
  const smtp = await openSmtp()
  smtp.think(THINKS_MS)
  server = await startIn(folders[1], smtp.url)
  for (let n = 0; n < BOOKINGS; n++) await book(server.url, n)
  for (let kills = 0; kills < KILLS; kills++) {
    await expect.poll(() => smtp.thinking(), { timeout: 90_000, interval: 20 }).toBeGreaterThan(0)
    await sleep(THINKS_MS / 4)
    expect(smtp.thinking()).toBeGreaterThan(0)
    await server.kill()
    server = await startIn(folders[1], smtp.url)
  }
  const killed = Date.now()
  await expect.poll(() => new Set(messageIds(smtp.accepted)).size, { timeout: 180_000 }).toBe(2 * BOOKINGS)
  const took = Date.now() - killed
  await sleep(2_000) // a second copy would come by now
  expect(smtp.accepted).toHaveLength(2 * BOOKINGS)
  expect(await server.stop()).toBe(0)
  await smtp.close()
  process.stdout.write(
    `kill -9 while letters go out: ${KILLS} times, ${2 * BOOKINGS} letters once each, the last ${took} ms after the last kill\n`,
  )
})
