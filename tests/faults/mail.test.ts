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

const folder = temporaryFolder('mail')
let database: OwnDatabase | undefined
let server: ServerProcess | undefined

afterAll(async () => {
  await server?.stop()
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
})

test('a mail server that refuses for a while: bookings go on, and every letter arrives in the end, once', async () => {
  const smtp = await openSmtp()
  smtp.refuseWith({ code: 451, text: 'try again later' })
  database = await databaseOf(folder)
  server = await startServer({ DATA_DIR: folder, ...database.env, SMTP_URL: smtp.url })
  const until = Date.now() + REFUSED_MS
  const references: string[] = []
  for (let n = 0; n < BOOKINGS; n++) {
    const trip = { vehicleId: 101 + 100 * (n % 8), pickup: 3, dropoff: 3, start: inDays(9 + n), end: inDays(10 + n) }
    const quote = await requestQuote(server.url, trip)
    const booking = await requestBooking(server.url, quote.body.id, { bookings: 'soon' })
    expect(booking.status).toBe(201)
    references.push(booking.body.reference)
  }
  await expect.poll(() => smtp.refused(), { timeout: 30_000 }).toBeGreaterThanOrEqual(2 * BOOKINGS)
  await sleep(Math.max(0, until - Date.now()))
  expect(smtp.accepted).toEqual([])

  smtp.refuseWith(null)
  const accepted = Date.now()
  await expect.poll(() => smtp.accepted.length, { timeout: 180_000 }).toBe(2 * BOOKINGS)
  const took = Date.now() - accepted
  await sleep(2_000) // a second copy would come by now
  const named = smtp.accepted.map((mail) => /SW-\w{4}-\w{4}/.exec(mail)?.[0] ?? 'none')
  // To the customer and to the branch.
  expect(named.toSorted()).toEqual([...references, ...references].toSorted())
  expect(new Set(smtp.accepted.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1])).size).toBe(2 * BOOKINGS)
  expect(server.log.filter((line) => /"msg":"job send_letter"/.test(line)).length).toBeLessThan(5)
  expect(await server.stop()).toBe(0)
  await smtp.close()
  process.stdout.write(
    `mail server refusing for ${REFUSED_MS / 1_000} s: ${smtp.refused()} refusals, ${named.length} letters once each, the last ${took} ms after it took letters again\n`,
  )
})
