import { rmSync } from 'node:fs'

import { chromium, devices, type Page } from '@playwright/test'

import german from '#content/de/booking.ts'
import calendar from '#content/de/calendar.ts'
import { findBrowser } from '#support/browser.ts'
import { sampleDriver } from '#support/client.ts'
import { temporaryFolder } from '#support/folder.ts'
import { startServer } from '#support/server.ts'
import { openDays } from '#support/site.ts'
import { slowest, watchInteractions, type Interaction } from './interactions.ts'
import { median, ms, printTable } from './report.ts'

const RUNS = Number(process.env['RUNS'] ?? 5)
const SLOW_DOWN = Number(process.env['SLOW_DOWN'] ?? 4)
/** Pause in milliseconds between two actions; a customer's finger needs time to reach the next button. */
const PAUSE_MS = 250
const { dates, flow, payment } = german

const startsWith = (text: string) =>
  new RegExp(`^${text.replace(/[{(].*$/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)

const next = (page: Page) => page.getByRole('button', { name: startsWith(flow.next) })

async function chooseDay(page: Page, label: string, date: string): Promise<void> {
  await page.getByRole('button', { name: startsWith(label) }).click()
  const day = page.locator(`[data-date="${date}"]`)
  while (!(await day.isVisible())) await page.getByRole('button', { name: calendar.next }).click()
  await day.click()
}

async function chooseBranch(page: Page, label: string, downs: number): Promise<void> {
  await page.getByLabel(label).focus()
  for (let n = 0; n < downs; n++) await page.keyboard.press('ArrowDown')
}

type Step = keyof typeof flow.steps

/** Actions of a hurried customer in each step of the form, up to the press that leads to the next. */
const steps: Record<Step, (page: Page, days: { start: string; end: string }) => Promise<void>> = {
  dates: async (page, days) => {
    await chooseBranch(page, dates.pickupBranch, 1)
    await chooseBranch(page, dates.dropoffBranch, 1)
    await chooseDay(page, dates.pickupDate, days.start)
    await chooseDay(page, dates.dropoffDate, days.end)
    await next(page).click()
    await page.getByRole('heading', { name: flow.steps.vehicle }).waitFor()
  },
  vehicle: async (page) => {
    const { chooseName, details, similar } = german.vehicle
    await page.getByRole('button', { name: details, exact: false }).first().click()
    await page.getByRole('button', { name: chooseName.replace('{name}', `VW Golf ${similar}`) }).click()
    await next(page).click()
    await page.getByRole('heading', { name: flow.steps.details }).waitFor()
  },
  details: async (page) => {
    for (const [field, value] of Object.entries(sampleDriver)) {
      const input = page.locator(`main [name=${field}]`)
      if ((await input.getAttribute('type')) === 'date') await input.fill(value)
      else await input.pressSequentially(value)
    }
    await next(page).click()
    await page.getByRole('heading', { name: flow.steps.payment }).waitFor()
  },
  payment: async (page) => {
    await page.getByRole('radio').first().check()
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: payment.submitRequest, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: payment.done.titleRequest }).waitFor()
  },
}

/** Measures the slowest answer to a press or a key in each step of the booking form, on a phone with a throttled processor. */
export async function main(): Promise<void> {
  const folder = temporaryFolder('bench-inp')
  const server = await startServer({ DATA_DIR: folder })
  const browser = await chromium.launch({ ...(await findBrowser()), slowMo: PAUSE_MS })
  const found: Record<Step, Interaction[]> = { dates: [], vehicle: [], details: [], payment: [] }
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'de-DE' })
    const page = await context.newPage()
    await page.addInitScript(watchInteractions)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    const days = await openDays(server, 12 + run, 3)
    await page.goto(`${server.url}/booking/new`)
    for (const [step, go] of Object.entries(steps) as [Step, (typeof steps)[Step]][]) {
      await go(page, days)
      found[step].push(await slowest(page))
    }
    await context.close()
  }
  await browser.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  printTable(
    `Booking form: slowest interaction at ${SLOW_DOWN}× slow-down, medians of ${RUNS}`,
    Object.entries(found).map(([step, runs]) => {
      const worst = runs.toSorted((a, b) => b.duration - a.duration)[0]!
      const middle = `${ms(median(runs.map((one) => one.duration)))}, of it handlers ${ms(median(runs.map((one) => one.handlers)))}`
      return [step, `${middle}; slowest of all ${ms(worst.duration)} (${worst.what})`]
    }),
  )
}
