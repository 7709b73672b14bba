import { rmSync } from 'node:fs'
import path from 'node:path'
import { execFile } from 'node:child_process'
import { loadavg } from 'node:os'
import { promisify } from 'node:util'

import { chromium, type Browser, type Page } from '@playwright/test'

import planner from '#content/de/staff/planner.ts'
import { findBrowser } from '#support/browser.ts'
import { callServer } from '#support/client.ts'
import { atWork, newColleague, type Colleague } from '#support/colleague.ts'
import { temporaryFolder } from '#support/folder.ts'
import { startServer } from '#support/server.ts'
import { fill } from './fill.ts'
import { slowest, watchInteractions, type Interaction } from './interactions.ts'
import { openPool } from '#support/postgres.ts'
import { median, ms, printTable } from './report.ts'

const RUNS = Number(process.env['RUNS'] ?? 5)
const SLOW_DOWN = Number(process.env['SLOW_DOWN'] ?? 4)
const PAUSE_MS = 250
const cli = path.resolve(import.meta.dirname, '../../src/server/manage.ts')

interface Place {
  readonly address: string
  /** Waits until it can be used. */
  readonly ready: (page: Page) => Promise<void>
  /** Presses and keys of a colleague. */
  readonly use: (page: Page) => Promise<void>
}

const press = async (page: Page, keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

const places = (reference: string): Record<string, Place> => ({
  today: {
    address: '/staff',
    ready: (page) => page.locator('main h2').first().waitFor(),
    use: async (page) => {
      await press(page, ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', '?', 'Escape'])
    },
  },
  planner: {
    address: '/staff/planner',
    ready: (page) => page.locator('[data-bar]').first().waitFor(),
    use: async (page) => {
      await page.locator('[data-bar]').first().focus()
      await press(page, ['ArrowDown', 'ArrowRight', 'ArrowDown', 'Enter', 'Escape'])
      await page.getByRole('button', { name: planner.views.month, exact: true }).click()
      await page.getByRole('button', { name: planner.views.day, exact: true }).click()
      await page.getByRole('button', { name: planner.views.week, exact: true }).click()
      await page.getByRole('button', { name: planner.later }).click()
    },
  },
  booking: {
    address: `/staff/bookings/${reference}`,
    ready: (page) => page.getByText(reference).first().waitFor(),
    use: async (page) => {
      await press(page, ['Tab', 'Tab', '?', 'Escape'])
      await page.locator('main button').last().click()
      await press(page, ['Escape'])
    },
  },
})

/** Time in ms until a page can be used, from its address on, with everything it loads in the browser's cache. */
async function warmTimes(browser: Browser, site: { url: string }, as: Colleague, place: Place): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 960 }, locale: 'de-DE' })
  const page = await context.newPage()
  await atWork(page, site, as)
  const times: number[] = []
  for (let run = -1; run < RUNS; run++) {
    const from = performance.now()
    await page.goto(site.url + place.address)
    await place.ready(page)
    if (run >= 0) times.push(performance.now() - from)
  }
  await context.close()
  return times
}

async function slowestOf(site: { url: string }, as: Colleague, place: Place): Promise<Interaction[]> {
  const browser = await chromium.launch({ ...(await findBrowser()), slowMo: PAUSE_MS })
  const found: Interaction[] = []
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 960 }, locale: 'de-DE' })
    const page = await context.newPage()
    await page.addInitScript(watchInteractions)
    await atWork(page, site, as)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    await page.goto(site.url + place.address)
    await place.ready(page)
    await slowest(page)
    await place.use(page)
    found.push(await slowest(page))
    await context.close()
  }
  await browser.close()
  return found
}

/** Pages of the office with 200 cars at a branch: how soon they can be used, and their slowest press or key on a slow machine. */
export async function main(): Promise<void> {
  const folder = temporaryFolder('bench-pages')
  const server = await startServer({ DATA_DIR: folder, ROLES: 'web' })
  const pool = openPool(`postgresql://spreewagen@/postgres?host=${encodeURIComponent(`${folder}/postgres/run`)}`, 1)
  await fill(pool, { branches: 2, cars: 400, bookings: 100_000, plan: true, customers: 5_000 })
  await pool.end()
  const manageWith = async (typed: string, ...args: string[]) => {
    const running = promisify(execFile)(process.execPath, [cli, ...args], { env: { ...process.env, DATA_DIR: folder } })
    running.child.stdin?.end(typed)
    return (await running).stdout
  }
  const as = await newColleague({ url: server.url, manageWith })
  const [first] = (await callServer(server.url, 'getStaffBookings', { as: as.token, body: { status: 'confirmed' } }))
    .body.bookings
  const browser = await chromium.launch({ ...(await findBrowser()) })
  const rows: [string, string][] = []
  for (const [name, place] of Object.entries(places(first!.reference))) {
    const times = await warmTimes(browser, server, as, place)
    const found = await slowestOf(server, as, place)
    const worst = found.toSorted((a, b) => b.duration - a.duration)[0]!
    rows.push([`${name}: usable, warm cache`, `${ms(median(times))}, slowest ${ms(Math.max(...times))}`])
    const middle = `${ms(median(found.map(({ duration }) => duration)))}, of it handlers ${ms(median(found.map(({ handlers }) => handlers)))}`
    rows.push([`${name}: slowest press or key`, `${middle}; slowest of all ${ms(worst.duration)} (${worst.what})`])
  }
  await browser.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  rows.push(['load average', loadavg()[0]!.toFixed(1)])
  printTable(`Pages of the office, medians of ${RUNS}, presses at ${SLOW_DOWN}× slow-down`, rows)
}
