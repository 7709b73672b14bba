import type { Page } from '@playwright/test'

import germanAccount from '#content/de/account.ts'
import germanHome from '#content/de/home.ts'
import germanNewsletter from '#content/de/newsletter.ts'
import germanSite from '#content/de/site.ts'
import englishAccount from '#content/en/account.ts'
import englishHome from '#content/en/home.ts'
import englishNewsletter from '#content/en/newsletter.ts'
import englishSite from '#content/en/site.ts'
import { href } from '#i18n/links.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { chooseVehicle, fillDetails, startsWith, texts as bookingTexts } from '#support/booking-journey.ts'
import { expect, openDays, scriptsLoaded, test } from '#support/site.ts'

const texts = {
  de: {
    account: germanAccount,
    booking: bookingTexts.de,
    home: germanHome,
    newsletter: germanNewsletter,
    site: germanSite,
  },
  en: {
    account: englishAccount,
    booking: bookingTexts.en,
    home: englishHome,
    newsletter: englishNewsletter,
    site: englishSite,
  },
}
type Texts = (typeof texts)[keyof typeof texts]

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await scriptsLoaded(page)
  await page.waitForLoadState('networkidle')
}

async function expectFine(page: Page, part?: string): Promise<void> {
  await expectAccessible(page, part)
  await expectNoSidewaysScroll(page)
}

test('a violation anywhere on the page is found', async ({ page }) => {
  await open(page, href('en', 'imprint'))
  await page.evaluate(() => {
    document.querySelector('footer')!.insertAdjacentHTML('beforeend', '<p style="color:#777;background:#666">faint</p>')
    document.querySelector('main')!.insertAdjacentHTML('beforeend', '<input type="text"><button></button>')
  })
  const found = expectAccessible(page)
  for (const rule of ['color-contrast', 'label', 'button-name']) await expect(found).rejects.toThrow(`${rule}: `)
})

/** Opens the list of languages in the header, or on a phone the menu. */
async function openMenu(page: Page, { site }: Texts): Promise<void> {
  const menu = page.getByRole('button', { name: site.header.openMenu })
  const list = page.getByRole('button', { name: site.header.language })
  await menu.or(list).filter({ visible: true }).first().click()
  await expect(page.getByRole('link', { name: site.header.languages.en }).filter({ visible: true })).toHaveCount(1)
}

async function openAccountDialog(page: Page, { site }: Texts, which: 'signIn' | 'signUp'): Promise<void> {
  const menu = page.getByRole('button', { name: site.header.openMenu })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('banner').getByRole('link', { name: site.header[which] }).filter({ visible: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** Shows every error message and opens everything that unfolds, all at once. */
async function unfoldHome(page: Page, t: Texts): Promise<void> {
  const { site, home, newsletter } = t
  const fleet = page.locator('#fleet')
  await fleet.getByRole('button', { name: home.fleet.filters.mini }).click()
  await fleet.getByRole('button', { name: /Fiat 500/ }).click()
  await fleet.getByRole('button', { name: home.search.submit }).click()
  await expect(fleet.getByText(site.home.form.problems.pickupDate)).toBeVisible()
  for (const question of await page.locator('#faq summary').all()) await question.click()
  await page.locator('#newsletter').getByRole('button', { name: newsletter.box.submit }).click()
  await expect(page.getByText(newsletter.box.missing)).toBeVisible()
  await page.locator('#booking').getByRole('button', { name: site.home.form.submit }).click()
  await expect(page.locator('#booking').getByText(site.home.form.problems.pickupDate)).toBeVisible()
}

for (const language of ['de', 'en'] as const) {
  const t = texts[language]
  const to = (name: Parameters<typeof href>[1], more = '') => href(language, name) + more

  test(`the home page in use, with bookings open, has no violation (${language})`, async ({ page, site }) => {
    await site.setBookings('open')
    await open(page, to('home'))
    await openMenu(page, t)
    await expectFine(page, 'header')
    await page.keyboard.press('Escape')
    await unfoldHome(page, t)
    await expectFine(page)
    await page.locator('#gallery').getByRole('button').first().click()
    await expect(page.getByRole('dialog', { name: t.home.viewer.label })).toBeVisible()
    await expectFine(page, 'dialog')
    await page.keyboard.press('Escape')
    for (const [which, submit, missing] of [
      ['signIn', t.account.login.submit, t.account.missing.email],
      ['signUp', t.account.signUp.submit, t.account.missing.fullName],
    ] as const) {
      await openAccountDialog(page, t, which)
      await page.getByRole('dialog').getByRole('button', { name: submit, exact: true }).click()
      await expect(page.getByRole('dialog').getByText(missing)).toBeVisible()
      await expectFine(page, 'dialog')
      await page.keyboard.press('Escape')
    }
  })

  test(`the booking form in use has no violation (${language})`, async ({ page, site }) => {
    await site.setBookings('soon')
    const { dates, details, flow, payment } = t.booking
    const next = page.getByRole('button', { name: startsWith(flow.next) })
    await open(page, to('newBooking'))
    await next.click()
    await expect(page.getByText(dates.problems.pickup_missing)).toBeVisible()
    await page.getByRole('button', { name: startsWith(dates.pickupDate) }).click()
    await expect(page.locator('[data-date]').first()).toBeVisible()
    await expectFine(page, 'main')

    const { start, end } = await openDays(site, 40, 2)
    await open(page, to('newBooking', `?step=vehicle&pickup=1&dropoff=1&start=${start}T10:00&end=${end}T10:00`))
    await chooseVehicle(page, language, 'VW Tiguan')
    await expect(page.getByRole('heading', { name: flow.steps.details })).toBeVisible()
    await next.click()
    await expect(page.getByText(details.missing.firstName)).toBeVisible()
    await expectFine(page, 'main')
    await fillDetails(page, language)
    await expect(page.getByRole('heading', { name: flow.steps.payment })).toBeVisible()
    await page.getByRole('button', { name: payment.submitRequest, exact: true }).click()
    await expect(page.getByText(payment.methodMissing)).toBeVisible()
    await expectFine(page, 'main')
  })

  test.describe(() => {
    test.use({ expectedNoise: /status of (404|422)/ })

    test(`small pages and their messages have no violation (${language})`, async ({ page }) => {
      const main = page.getByRole('main')
      const { manage } = t.booking
      const { confirm, password } = t.account
      await open(page, to('manageBooking'))
      await main.getByRole('button', { name: manage.find }).click()
      await expect(page.getByText(manage.referenceMissing)).toBeVisible()
      await expectFine(page, 'main')
      await main.locator('[name=reference]').fill('SW-7KQM-42XR')
      await main.locator('[name=email]').fill('mara@post.example')
      await main.getByRole('button', { name: manage.find }).click()
      await expect(page.getByText(manage.notFoundTitle)).toBeVisible()
      await expectFine(page, 'main')

      await open(page, to('password', `#token=${'x'.repeat(43)}`))
      await expect(page.getByText(password.invalid)).toBeVisible()
      await expectFine(page, 'main')
      // The pages show their forms only for a usable link.
      await page.route('**/api/account/link', async (route) => await route.fulfill({ json: { usable: true } }))
      await open(page, to('about'))
      await open(page, to('password', `#token=${'x'.repeat(43)}`))
      await main.getByRole('button', { name: password.set }).click()
      await expect(page.getByText(t.account.missing.password)).toBeVisible()
      await expectFine(page, 'main')
      await open(page, to('confirm', `#token=${'x'.repeat(43)}`))
      await main.getByRole('button', { name: confirm.submit }).click()
      await expect(page.getByText(t.account.missing.currentPassword)).toBeVisible()
      await expectFine(page, 'main')
      await main.locator('[name=currentPassword]').fill('what I chose')
      await main.getByRole('button', { name: confirm.submit }).click()
      await expect(page.getByText(confirm.invalidHeading)).toBeVisible()
      await expectFine(page, 'main')
      await open(page, to('about', '/this-does-not-exist'))
      await expectFine(page, 'main')
    })
  })
}
