import { rmSync } from 'node:fs'

import { afterAll, expect, test } from 'vitest'

import type { Offer, Quote } from '#contract/booking.ts'
import { inDays, requestQuote } from '#support/client.ts'
import { temporaryFolder } from '#support/folder.ts'
import { startServer, type ServerProcess } from '#support/server.ts'
import { openStandby, type Standby } from '#support/standby.ts'

const folders = [temporaryFolder('primary'), temporaryFolder('standby')] as const
const servers: ServerProcess[] = []
let standby: Standby | undefined

afterAll(async () => {
  for (const server of servers) await server.stop()
  await standby?.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: folders[0], DATABASE_URL: '', ...env })
  servers.push(server)
  return server
}

const VEHICLE = 801
/** The airport, which is open every day. */
const BRANCH = 3

/** Takes one car after the other. After each, both processes are asked at once what is left. */
async function sellOut(base: string, other: string, day: number): Promise<void> {
  const trip = { pickup: BRANCH, dropoff: BRANCH, start: inDays(day), end: inDays(day + 1) }
  const isFree = async (at: string, own = '') => {
    const answer = await fetch(
      `${at}/api/availability?pickup=${BRANCH}&dropoff=${BRANCH}&start=${trip.start}&end=${trip.end}${own}`,
    )
    expect(answer.status).toBe(200)
    const { offers } = (await answer.json()) as { offers: Offer[] }
    return offers.find(({ vehicleId }) => vehicleId === VEHICLE)!.available
  }
  let last: Quote | undefined
  for (;;) {
    const quote = await requestQuote(base, { ...trip, vehicleId: VEHICLE })
    if (quote.status !== 201) break
    last = quote.body
    // The own car counts as free; if the answer did not know of it, a full class would look full.
    expect(await isFree(other, `&quote=${last.id}`)).toBe(true)
  }
  expect(last).toBeDefined()
  // The last car is taken just now: neither process may still have it.
  expect(await Promise.all([isFree(base), isFree(other)])).toEqual([false, false])
}

test('a replica answers questions, and nobody misses what was written, however far it lags', async () => {
  const one = await start()
  standby = await openStandby(folders[0], folders[1])
  const two = await start({ DATABASE_READ_URL: standby.url, ROLES: 'web' })

  const before = await standby.transactions()
  await sellOut(one.url, two.url, 9)
  await sellOut(two.url, two.url, 12)
  await expect.poll(() => standby!.transactions(), { timeout: 10_000 }).toBeGreaterThan(before + 10)

  await standby.pause()
  await sellOut(one.url, two.url, 15)
  expect(two.log.join('\n')).toContain('it is behind')
  await standby.resume()

  await standby.close()
  await sellOut(one.url, two.url, 18)
  expect(two.log.filter((line) => /"level":50|"msg":"fault"/.test(line))).toEqual([])
})
