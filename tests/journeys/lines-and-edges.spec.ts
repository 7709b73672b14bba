import type { Locator } from '@playwright/test'

import booking from '#content/de/booking.ts'
import home from '#content/de/home.ts'
import legal from '#content/de/legal.ts'
import newsletter from '#content/de/newsletter.ts'
import shell from '#content/de/site/shell.ts'
import { href } from '#i18n/links.ts'
import { onBoth, onPhone } from '#support/devices.ts'
import { expect, openDays, scriptsLoaded, test } from '#support/site.ts'

/** Faults that the eye sees at once and no check of the tree finds: torn words, and edges slightly out of line. */

/** Texts that start on one line and end on another. */
const torn = (texts: Locator) =>
  texts.evaluateAll((all) => all.filter((one) => one.getClientRects().length !== 1).map((one) => one.textContent))

const box = async (one: Locator) => (await one.boundingBox())!

/** Left edge of the words in pixels, without the padding of a link. */
const startOf = (one: Locator) =>
  one.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    return words.getBoundingClientRect().left
  })

test('„oder ähnlich“ is not torn apart, on any card', onBoth, async ({ page, site }) => {
  await page.goto('/#fleet')
  const fleet = page.locator('#fleet').getByText(home.fleet.similar, { exact: true })
  await expect(fleet).toHaveCount(24)
  expect(await torn(fleet)).toEqual([])
  const { start, end } = await openDays(site, 40, 2)
  await page.goto(
    href('de', 'newBooking', { step: 'vehicle', pickup: 1, dropoff: 1, start: `${start}T10:00`, end: `${end}T10:00` }),
  )
  const offers = page.getByRole('article').getByText(booking.vehicle.similar, { exact: true })
  await expect.poll(() => offers.count()).toBeGreaterThan(7)
  expect(await torn(offers)).toEqual([])
})

test('a button beside a field has the same height and top edge', async ({ page }) => {
  // Opened at a section, the page is laid out whole at once.
  await page.goto('/#fleet')
  const footer = page.locator('#newsletter')
  const search = page.locator('#fleet form')
  for (const [field, button] of [
    [footer.getByRole('textbox'), footer.getByRole('button', { name: newsletter.box.submit })],
    [search.getByRole('combobox').first(), search.getByRole('button', { name: home.search.submit })],
  ] as const) {
    const [one, other] = [await box(field), await box(button)]
    expect(Math.abs(one.y - other.y)).toBeLessThan(1)
    expect(Math.abs(one.height - other.height)).toBeLessThan(1)
  }
})

test('a link within a sentence does not push its lines apart', onPhone, async ({ page }) => {
  await page.goto(href('de', 'manageBooking'))
  const link = page.getByRole('main').locator(`p a[href='${href('de', 'ownBookings')}']`)
  const lines = await link.evaluate((one) => ({
    highest: Math.max(...[...one.getClientRects()].map(({ height }) => height)),
    line: Number.parseFloat(getComputedStyle(one.parentElement!).lineHeight),
  }))
  expect(lines.highest).toBeLessThanOrEqual(lines.line)
})

test('the menu’s items line up with the word mark', async ({ page }) => {
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await scriptsLoaded(page)
    await page.getByRole('button', { name: shell.header.openMenu }).click()
    const banner = page.getByRole('banner')
    const mark = await startOf(banner.getByRole('link').first())
    const item = await startOf(banner.getByRole('navigation').getByRole('link').filter({ visible: true }).first())
    expect(Math.abs(mark - item)).toBeLessThan(2)
  }
})

test('a long word in a heading is hyphenated on a phone only', onBoth, async ({ page, isMobile }) => {
  await page.goto(href('de', 'terms'))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(legal.terms.heading)
  const lines = await heading.evaluate((element) => {
    const words = element.firstChild!
    const word = document.createRange()
    word.setStart(words, words.textContent!.indexOf('Geschäfts'))
    word.setEnd(words, words.textContent!.length)
    return new Set([...word.getClientRects()].map(({ top }) => Math.round(top))).size
  })
  expect(lines).toBe(isMobile ? 2 : 1)
})

test('no section is marked after a jump from the end of a legal text to its start', onPhone, async ({ page }) => {
  await page.goto(href('de', 'terms'))
  const marked = page.getByRole('navigation', { name: legal.contents }).locator('[aria-current]')
  const leap = (to: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), to)
  await scriptsLoaded(page)
  await expect(page.locator('section[id]').last()).toBeAttached()
  await leap(1e6)
  await expect(marked).toHaveCount(1)
  await leap(0)
  await expect(marked).toHaveCount(0)
})
