import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'

import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'

import german from '#content/de/booking.ts'
import { dateOf } from '#domain/period.ts'
import { findBrowser } from '#support/browser.ts'
import { inDays, sampleDriver } from '#support/client.ts'
import { temporaryFolder } from '#support/folder.ts'
import { startServer } from '#support/server.ts'
import { walkOffice } from './office-pictures.ts'

const target = path.resolve(import.meta.dirname, '../docs/pictures')
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

/**
 * `node scripts/pictures.ts` walks the main journey and the back office of a demonstration and takes the README's pictures
 * on the way; with `site` or `office` only one of them.
 */
async function walk(page: Page, base: string, keep: (name: string) => Promise<void>): Promise<void> {
  const next = page.getByRole('button', { name: /^Weiter/ })
  const day = (ahead: number) => dateOf(inDays(ahead))
  const trip = `pickup=3&dropoff=1&start=${day(18)}T10:00&end=${day(21)}T10:00`
  await page.goto(base, { waitUntil: 'networkidle' })
  await keep('home')
  await page.goto(`${base}/booking/new?step=dates&${trip}`, { waitUntil: 'networkidle' })
  await keep('dates')
  await next.click()
  const { chooseName, similar } = german.vehicle
  const choice = page.getByRole('button', { name: chooseName.replace('{name}', `Ford Focus ${similar}`) })
  await choice.waitFor()
  await page.waitForLoadState('networkidle')
  await keep('vehicle')
  await choice.click()
  await page.getByText(german.vehicle.guaranteed).waitFor()
  await next.click()
  await page.getByRole('heading', { name: german.flow.steps.details }).waitFor()
  for (const [field, value] of Object.entries(sampleDriver)) await page.locator(`main [name=${field}]`).fill(value)
  await keep('details')
  await next.click()
  await page.getByRole('radio').first().check()
  await page.getByRole('checkbox').first().check()
  await keep('payment')
  await page.getByRole('button', { name: german.payment.submitRequest, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: german.payment.done.titleRequest }).waitFor()
  await keep('confirmation')
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(400)
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(path.join(target, `${name}.webp`))
}

const browser = await chromium.launch(await findBrowser())
const openPage = async (viewport: (typeof sizes)[keyof typeof sizes]) =>
  await browser.newPage({ viewport, locale: 'de-DE', timezoneId: 'Europe/Berlin', deviceScaleFactor: 1 })

async function takeSite(): Promise<void> {
  const folder = temporaryFolder('pictures')
  const server = await startServer({ DATA_DIR: folder })
  for (const [size, viewport] of Object.entries(sizes)) {
    const page = await openPage(viewport)
    await walk(page, server.url, (name) => take(page, `${name}-${size}`))
  }
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function takeOffice(): Promise<void> {
  const page = await openPage(sizes.desktop)
  await walkOffice(page, (name) => take(page, `office-${name}-desktop`))
}

mkdirSync(target, { recursive: true })
const [, , part] = process.argv
if (part !== 'office') await takeSite()
if (part !== 'site') await takeOffice()
await browser.close()
