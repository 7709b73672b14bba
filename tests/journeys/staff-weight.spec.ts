import type { Page } from '@playwright/test'

import german from '#content/de/staff/planner.ts'
import { atWork, newColleague } from '#support/colleague.ts'
import { expect, test } from '#support/site.ts'
import { untilQuiet, weigh } from '#support/weight.ts'

const KB = 1_024
/** Compressed JavaScript of the first page of the back office. */
const MOST = 300 * KB

async function scriptOf(page: Page, path: string, ready: (page: Page) => Promise<void>): Promise<number> {
  const weight = await weigh(await page.context().newCDPSession(page))
  await page.goto(path)
  await ready(page)
  await untilQuiet(weight)
  return weight.script
}

test('the first load of the back office stays light, at its door and at work', async ({ page, site }) => {
  const atDoor = await scriptOf(page, '/staff', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
  expect(atDoor).toBeGreaterThan(50 * KB)
  expect(atDoor).toBeLessThanOrEqual(MOST)
  await atWork(page, site, await newColleague(site))
  const today = await scriptOf(page, '/staff', async () => {
    await expect(page.getByRole('main')).toBeVisible()
  })
  expect(today).toBeLessThanOrEqual(MOST)
})

test('the planner as the first page stays light', async ({ page, site }) => {
  await atWork(page, site, await newColleague(site))
  const planner = await scriptOf(page, '/staff/planner', async () => {
    await expect(page.getByRole('grid', { name: german.grid })).toBeVisible()
  })
  expect(planner).toBeGreaterThan(50 * KB)
  expect(planner).toBeLessThanOrEqual(MOST)
})
