import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { chooseVehicle, fillDetails, order, showVehicle, texts } from '#support/booking-journey.ts'
import { onBoth } from '#support/devices.ts'
import { difference, showAll } from '#support/look.ts'
import { bookAs, registeredMember, signIn, tokenOf } from '#support/member.ts'
import { href, type Page as SitePage } from '#i18n/links.ts'
import { expect, openDays, test } from '#support/site.ts'

/**
 * Pictures of the main screens as they shall look. `LOOK=accept npx playwright test same-look` takes them anew after a
 * change that is meant; look at each of them before you commit it.
 */
const folder = path.resolve(import.meta.dirname, 'same-look')
const accept = process.env['LOOK'] === 'accept'
/** Share of a picture's tiles that may differ: dates, prices and another machine's letters stay below. */
const TOLERANCE = 0.03
/** Width in pixels in which a picture is kept: enough for a person to recognise each block. */
const KEPT = { desktop: 480, phone: 240 }

type Check = (name: string) => Promise<void>

function checker(page: Page, device: string): Check {
  return async (name) => {
    await showAll(page)
    // As small as what is kept: a picture and its reduction differ at every edge.
    const width = KEPT[device as keyof typeof KEPT]
    const whole = await page.screenshot({ fullPage: true, scale: 'css' })
    const taken = await sharp(whole).resize(width).webp({ quality: 70 }).toBuffer()
    const kept = path.join(folder, `${name}-${device}.webp`)
    if (accept) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(kept, taken)
      return
    }
    expect(existsSync(kept), `${kept} is missing: take it with LOOK=accept`).toBe(true)
    const share = await difference(readFileSync(kept), taken)
    if (share > TOLERANCE) writeFileSync(test.info().outputPath(`${name}-${device}.webp`), taken)
    expect
      .soft(share, `${name} looks different: compare ${kept} with the picture in build/test`)
      .toBeLessThan(TOLERANCE)
  }
}

test.use({ expectedNoise: /404/ })
// Slides stand still.
test.beforeEach(async ({ page }) => await page.emulateMedia({ reducedMotion: 'reduce' }))

const to = (name: SitePage, query = {}) => href('de', name, query)
const stills: readonly SitePage[] = ['home', 'about', 'booking', 'manageBooking', 'register', 'login', 'imprint']

test.describe('screens look as they did', onBoth, () => {
  test('pages', async ({ page, site }, { project }) => {
    const check = checker(page, project.name)
    await site.setBookings('soon')
    for (const name of stills) {
      await page.goto(to(name))
      await check(name)
    }
    await page.goto(`${to('about')}/nowhere`)
    await check('404')
  })

  test('booking', async ({ page, site }, { project }) => {
    const check = checker(page, project.name)
    await site.setBookings('open')
    const { start, end } = await openDays(site, 12, 3)
    const trip = { pickup: 1, dropoff: 3, start: `${start}T10:00`, end: `${end}T10:00` }
    await page.goto(to('newBooking'))
    await check('dates')
    await page.goto(to('newBooking', { step: 'vehicle', ...trip }))
    await showVehicle(page, 'de', 'VW Golf')
    await check('vehicle')
    await chooseVehicle(page, 'de', 'VW Golf')
    await page.getByRole('heading', { name: texts.de.flow.steps.details }).waitFor()
    await check('details')
    await fillDetails(page, 'de')
    await page.getByRole('heading', { name: texts.de.flow.steps.payment }).waitFor()
    await check('payment')
    await order(page, 'de', 'open')
    await page
      .getByText(/^SW-\w{4}-\w{4}$/)
      .first()
      .waitFor()
    // The day of the rental wraps by the length of its name, and moves everything below by a line.
    await page
      .getByRole('heading', { level: 1 })
      .getByText(/^Bis/)
      .evaluate((words) => (words.textContent = 'Bis Dienstag, 8. Dezember, 10 Uhr.'))
    await check('confirmation')
  })

  test('account', async ({ page, site }, { project }) => {
    const check = checker(page, project.name)
    const email = await registeredMember(site)
    const { start, end } = await openDays(site, 30, 2)
    const trip = { vehicleId: 403, pickup: 1, dropoff: 3, start: `${start}T10:00`, end: `${end}T10:00` } as const
    await bookAs(site, await tokenOf(site, email), { ...trip, bookings: 'open' })
    await signIn(page, email)
    for (const name of ['dashboard', 'profile', 'ownBookings', 'documents', 'loyalty', 'settings'] as const) {
      await page.goto(to(name))
      await check(name)
    }
  })
})
