import type { Page } from '@playwright/test'

import { company } from '#content/company.ts'
import german from '#content/de/site.ts'
import germanPages from '#content/de/pages.ts'
import { expectAccessible } from '#support/accessible.ts'
import { chooseVehicle, startsWith, texts } from '#support/booking-journey.ts'
import { sampleDriver } from '#support/client.ts'
import { onPhone } from '#support/devices.ts'
import { expect, openDays, scriptsLoaded, test, type Site } from '#support/site.ts'

const { flow, dates, vehicle } = texts.de

const header = (page: Page) => page.getByRole('banner')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const resumed = (page: Page) => page.getByText(flow.resumed.text)

/** Walks to the third step, with a vehicle held and a name typed. */
async function toDetails(page: Page, site: Site): Promise<void> {
  const { start, end } = await openDays(site, 28, 2)
  await page.goto(`/booking/new?step=vehicle&pickup=3&dropoff=1&start=${start}T10:00&end=${end}T10:00`)
  await chooseVehicle(page, 'de', 'Ford Focus')
  await page.locator('main [name=firstName]').fill(sampleDriver.firstName)
}

async function leaveForHome(page: Page): Promise<void> {
  const home = german.header.home.replace('{company}', company.name)
  await header(page).getByRole('link', { name: home }).click()
  await expect(page).toHaveURL(/\/$/)
}

for (const width of [320, 390, 1440]) {
  test(`the form's header leads home, to help, to the other language and to the account (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/booking/new')
    await scriptsLoaded(page)
    const phone = page.getByRole('link', { name: company.phone.text }).filter({ visible: true })
    // On a phone, the number is in the foot; the name of the step has its place at the top.
    await (width < 768 ? expect(phone.first()).toBeVisible() : expect(phone.first()).toBeInViewport())
    const shown = header(page).getByRole('link').filter({ visible: true })
    await expect(shown).toHaveCount(width < 768 ? 2 : 3)
    const account = header(page).getByRole('link', { name: german.header.signIn })
    const { x, width: wide } = (await account.boundingBox())!
    expect(x + wide).toBeLessThanOrEqual(width)
    await expect(header(page).getByRole('link', { name: german.common.bookNow })).toHaveCount(0)
    await header(page)
      .getByRole('button', { name: startsWith('DE') })
      .click()
    await page.getByRole('link', { name: german.header.languages.en }).click()
    await expect(page).toHaveURL(/\/en\/booking\/new/)
    await expect(heading(page, texts.en.flow.steps.dates)).toBeVisible()
    await expect(header(page).getByRole('button', { name: startsWith('EN') })).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })
}

test(
  'a visitor who leaves the form and comes back goes on where they were, or starts afresh',
  onPhone,
  async ({ page, site }) => {
    await site.setBookings('soon')
    await toDetails(page, site)
    await leaveForHome(page)
    await header(page).getByRole('link', { name: german.common.bookNow }).click()
    await page.getByRole('link', { name: germanPages.bookingLanding.request }).click()
    await expect(heading(page, flow.steps.details)).toBeVisible()
    await expect(page.locator('main [name=firstName]')).toHaveValue(sampleDriver.firstName)
    await expect(page).toHaveURL(/vehicle=302/)
    await expect(resumed(page)).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: flow.resumed.startOver }).click()
    await expect(heading(page, flow.steps.dates)).toBeFocused()
    await expect(resumed(page)).toBeHidden()
    await expect(page.getByLabel(dates.pickupBranch)).toHaveValue('')
    await page.reload()
    await expect(page.getByLabel(dates.pickupBranch)).toHaveValue('')
    await expect(resumed(page)).toBeHidden()
  },
)

test('a vehicle chosen in the fleet joins the period that was entered before', onPhone, async ({ page, site }) => {
  await toDetails(page, site)
  await leaveForHome(page)
  await page.goto('/booking/new?vehicle=501&step=vehicle')
  await expect(page.getByText(vehicle.guaranteed)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^VW Tiguan/ })).toBeVisible()
  await expect(resumed(page)).toBeVisible()
  await page.getByRole('button', { name: startsWith(flow.next) }).click()
  await expect(heading(page, flow.steps.details)).toBeVisible()
  await expect(resumed(page)).toBeHidden()
})
