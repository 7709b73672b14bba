import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { inDays, requestQuote } from '#support/client.ts'
import { temporaryFolder } from '#support/folder.ts'

const folder = temporaryFolder('log-full')
let child: ChildProcess | undefined

afterAll(() => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const main = path.resolve(import.meta.dirname, '../../src/server/main.ts')

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

test.runIf(existsSync('/dev/full'))('a server whose log has no room serves and stops as usual', async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  child = spawn(process.execPath, [main], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'info' },
    stdio: ['ignore', openSync('/dev/full', 'w'), 'inherit'],
  })
  const ready = () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.status,
      () => 'not listening',
    )
  await expect.poll(ready, { timeout: 60_000, interval: 100 }).toBe(200)
  for (let n = 0; n < 50; n++) {
    const trip = { vehicleId: 101, pickup: 3, dropoff: 3, start: inDays(9 + 2 * n), end: inDays(10 + 2 * n) }
    expect((await requestQuote(url, trip)).status).toBeLessThan(500)
  }
  expect(await ready()).toBe(200)
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
})
