import type { Page } from '@playwright/test'

import german from '#content/de/home.ts'
import germanSite from '#content/de/site.ts'
import { href, type Page as PageName } from '#i18n/links.ts'
import { expectFingerSized, expectNoSidewaysScroll } from '#support/accessible.ts'
import { onPhone } from '#support/devices.ts'
import { coveredWithFocus } from '#support/covered-focus.ts'
import { cutOff } from '#support/cut-off.ts'
import { expect, scriptsLoaded, test } from '#support/site.ts'

const { header, menu } = germanSite

/** Public pages except the booking form, which the journey booking-focus walks step by step. */
const publicPages: readonly PageName[] = [
  'home',
  'about',
  'booking',
  'manageBooking',
  'register',
  'login',
  'privacy',
  'terms',
]

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await scriptsLoaded(page)
  await page.waitForLoadState('networkidle')
}

/** Spaces the text out as WCAG 1.4.12 lets readers do. The page's content policy does not block an adopted style sheet. */
async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets = [sheet]
  })
}

for (const name of publicPages) {
  test(`at 400 % zoom, and with wide spacing, ${name} can be read without scrolling sideways`, async ({
    page,
    site,
  }) => {
    await site.setBookings('soon')
    await page.setViewportSize({ width: 320, height: 256 })
    await open(page, href('de', name))
    await expectNoSidewaysScroll(page)
    expect(await coveredWithFocus(page, 'body')).toEqual({ seen: expect.any(Number), covered: [] })
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await coveredWithFocus(page, 'body')).toEqual({ seen: expect.any(Number), covered: [] })
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await spaceOut(page)
      await expectNoSidewaysScroll(page)
      expect(await cutOff(page)).toEqual([])
    }
  })
}

// The journeys measure the other pages on their way: the steps of the form, an offer, a booking, the profile.
for (const path of [
  '/',
  '/en/about',
  '/login',
  '/en/register',
  '/booking/new',
  '/booking/manage',
  '/Imprint',
  '/Terms',
])
  test(`every control on ${path} is as big as a finger`, onPhone, async ({ page }) => {
    await open(page, path)
    await expectFingerSized(page)
  })

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  const look = (page: Page, selector: string, property: 'backgroundColor' | 'borderTopWidth' | 'outlineStyle') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property)

  test('the choice, the focus and the controls can still be seen', async ({ page }) => {
    await open(page, '/')
    const fleet = page.locator('#fleet')
    await fleet.getByRole('button', { name: german.fleet.filters.suv }).click()
    await expect(fleet.getByRole('button', { name: german.fleet.filters.suv })).toHaveAttribute('aria-pressed', 'true')
    await fleet.getByRole('button', { name: german.fleet.filters.mini }).focus()
    await page.keyboard.press('Tab')
    expect(await look(page, '#fleet button:focus', 'outlineStyle')).toBe('solid')
    const chosen = await look(page, '#fleet [aria-pressed="true"]', 'backgroundColor')
    expect(chosen).not.toBe(await look(page, '#fleet [aria-pressed="false"]', 'backgroundColor'))
    for (const dots of ['#home [role=toolbar]', '#aboutUs section']) {
      const shown = await look(page, `${dots} button[aria-current] span`, 'backgroundColor')
      expect(shown).not.toBe(await look(page, `${dots} button:not([aria-current]) span`, 'backgroundColor'))
    }
    // The hero's bars consist of a background alone.
    const stage = await look(page, 'body', 'backgroundColor')
    expect(await look(page, '#home [role=toolbar] button:not([aria-current]) span', 'backgroundColor')).not.toBe(stage)
    for (const button of ['#booking [type=submit]', '#loyalty a', 'header a[href="/booking"]'])
      expect(await look(page, button, 'borderTopWidth')).toBe('1px')
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a menu link is followed without a ride, and nothing fades', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('banner').getByRole('link', { name: menu.locations }).click()
    await expect(page.locator('#locations')).toBeFocused()
    // One jump: the section already stands where it stays.
    const place = () => page.evaluate(() => document.getElementById('locations')!.getBoundingClientRect().top)
    expect(Math.abs(await place())).toBeLessThan(200)
    const long = await page.evaluate(() =>
      document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().duration) > 1),
    )
    expect(long).toEqual([])
  })
})

test('the open list of languages closes when the focus leaves it', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: header.language }).click()
  const english = page.getByRole('link', { name: header.languages.en }).filter({ visible: true })
  await english.focus()
  await page.keyboard.press('Tab')
  await expect(english).toHaveCount(0)
})
