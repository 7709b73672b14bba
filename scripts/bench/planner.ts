import { chromium, type Page } from '@playwright/test'

import german from '#content/de/staff/planner.ts'
import { findBrowser } from '#support/browser.ts'
import { callServer, inDays } from '#support/client.ts'
import { atWork } from '#support/colleague.ts'
import { openOffice } from './office-site.ts'
import { ms, percentile, printTable, timesOf } from './report.ts'

/** Seconds for which each movement lasts. */
const SECONDS = 5
const VIEWPORT = { width: 1440, height: 960 }

/** Runs in the page: notes the time of every frame. */
function watchFrames(): void {
  const found: number[] = []
  const note = (at: number) => {
    found.push(at)
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
  Object.assign(window, { takeFrames: () => found.splice(0) })
}

/** Frames in a second while work goes on, and the length in ms that 95 of 100 do not exceed. */
async function framesDuring(page: Page, work: () => Promise<void>): Promise<string> {
  const take = async () => await page.evaluate(() => (window as unknown as { takeFrames: () => number[] }).takeFrames())
  await take()
  await work()
  const at = await take()
  const gaps = at.slice(1).map((time, n) => time - at[n]!)
  const rate = ((at.length - 1) * 1_000) / (at.at(-1)! - at[0]!)
  return `${rate.toFixed(1)} frames a second, 95 % of them within ${ms(percentile(gaps, 0.95))}, slowest ${ms(Math.max(...gaps))}`
}

async function until(seconds: number, step: (n: number) => Promise<void>): Promise<void> {
  const end = performance.now() + seconds * 1_000
  for (let n = 0; performance.now() < end; n++) await step(n)
}

/** Opens the planner and moves in it as a colleague does. */
async function inBrowser(page: Page, url: string): Promise<[string, string][]> {
  const rows: [string, string][] = []
  const begun = performance.now()
  await page.goto(`${url}/staff/planner`)
  await page.locator('[data-bar]').first().waitFor()
  rows.push(['opened, with the first bars, first visit', ms(performance.now() - begun)])
  await page.waitForTimeout(3_000)
  const lines = await page.getByRole('grid').getAttribute('aria-rowcount')
  rows.push(['lines of the grid', lines!], ['lines drawn', String(await page.getByRole('row').count())])
  await page.mouse.move(900, 500)
  const wheel = (x: number, y: number) =>
    until(SECONDS, async (n) => {
      await page.mouse.wheel(x, n % 400 < 200 ? y : -y)
      await page.waitForTimeout(8)
    })
  const down = await framesDuring(page, () => wheel(0, 60))
  rows.push(['scroll down and up', down])
  await page.waitForTimeout(1_500)
  rows.push(['scroll through the months', await framesDuring(page, () => wheel(40, 0))])
  await page.waitForTimeout(2_500)
  await page.keyboard.press('t')
  await page.waitForTimeout(2_500)
  rows.push(['drag of a rental over the lines', await drag(page)])
  return rows
}

/** Drags a rental that has not begun over the lines in sight, and puts it back. */
async function drag(page: Page): Promise<string> {
  const bar = page.locator('[data-bar]', { hasText: german.states.confirmed })
  const boxes = await bar.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
  const box = boxes.find(({ x, y, width }) => x > 320 && x + width < 1_380 && y > 200 && y < 700)
  if (box === undefined) throw new Error('no rental to drag in sight')
  await page.mouse.move(box.x + 20, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 30, box.y + 16)
  const frames = await framesDuring(page, () =>
    until(SECONDS, async (n) => {
      await page.mouse.move(box.x + 30 + 120 * Math.sin(n / 30), 480 + 240 * Math.sin(n / 47))
      await page.waitForTimeout(8)
    }),
  )
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return frames
}

type Ask = (n: number) => Promise<{ status: number }>

/** Asks for windows of the plan over HTTP, one after the other, each time for other cars and days. */
async function overHttp(url: string, as: string): Promise<[string, string][]> {
  const { body } = await callServer(url, 'getPlanRows', { as, query: {} })
  const { groups } = body
  const pagesAt = (n: number, count: number) =>
    Array.from({ length: count }, (_, at) => {
      const { branch, classId } = groups[(n * 7 + at) % groups.length]!
      return `${branch}-${classId}-0`
    }).join(',')
  const listed = await callServer(url, 'getPlanCars', { as, query: { pages: pagesAt(0, 60) } })
  const ids = listed.body.pages.flatMap((page) => page.ids)
  const ask =
    (cars: number, days: number): Ask =>
    async (n) => {
      const at = (n * 97) % (ids.length - cars)
      const { branch, classId } = groups[n % groups.length]!
      const query = {
        cars: ids.slice(at, at + cars).join(','),
        cells: `${branch}-${classId}`,
        from: `${inDays(n % 300).slice(0, 10)}T00:00`,
        to: `${inDays((n % 300) + days).slice(0, 10)}T00:00`,
        step: days > 14 ? '720' : '120',
      }
      return await callServer(url, 'getPlan', { as, query })
    }
  return [
    ['a week of 200 cars', await timesOf(ask(200, 7))],
    ['31 days of 60 cars', await timesOf(ask(60, 31))],
    [
      'pages of cars for 120 lines',
      await timesOf((n) => callServer(url, 'getPlanCars', { as, query: { pages: pagesAt(n, 5) } })),
    ],
    ['the number of lines of all branches', await timesOf(() => callServer(url, 'getPlanRows', { as, query: {} }))],
  ]
}

/** Planner of a large company: the answers of the server, and the frames of a browser while one scrolls and drags. */
export async function main(): Promise<void> {
  const site = await openOffice()
  const { manager } = site
  const browser = await chromium.launch({ ...(await findBrowser()) })
  const page = await browser.newPage({ viewport: VIEWPORT, locale: 'de-DE' })
  await page.addInitScript(watchFrames)
  await atWork(page, site, manager)
  await page.addInitScript(() => localStorage.setItem('staff-branch', 'all'))
  const rows = [...(await overHttp(site.url, manager.token)), ...(await inBrowser(page, site.url))]
  await browser.close()
  await site.close()
  printTable(`Planner, ${site.size}, window of ${VIEWPORT.width} × ${VIEWPORT.height}`, rows)
}
