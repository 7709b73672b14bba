import type { Page } from '@playwright/test'

import german from '#content/de/site/first-view.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { chooseDate } from '#support/booking-journey.ts'
import { onPhone } from '#support/devices.ts'
import { expect, openDays, test } from '#support/site.ts'

const { form } = german.home
const day = 86_400_000
/** Opens the calendar until it knows the server's day: the first that can be chosen is today. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/')
  await expect(async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: form.pickupDate }).click()
    await expect(page.locator('[data-date]:not([aria-disabled="true"])').first()).toHaveAttribute(
      'data-date',
      berlin(0),
      { timeout: 1_000 },
    )
  }).toPass()
  await page.keyboard.press('Escape')
}

const berlin = (ahead: number) => dateOf(toLocal(new Date(Date.now() + ahead * day)))

test('a clock that is days fast prevents nobody from booking the next day', onPhone, async ({ page, site }) => {
  const days = await openDays(site, 1, 2)
  await page.clock.setFixedTime(Date.parse(days.start) + 3 * day)
  await openForm(page)
  await chooseDate(page, form.pickupDate, days.start)
  await chooseDate(page, form.dropoffDate, days.end)
  await expect(page.getByLabel(form.pickupTime).locator('option[value="10:00"]')).toBeEnabled()
  await page.getByRole('button', { name: form.submit }).click()
  await expect(page).toHaveURL(new RegExp(`/booking/new\\?.*start=${days.start}`))
  await expect(page.getByRole('button', { name: /^Ford Focus .* auswählen$/ })).toBeVisible()
})

test('a clock that is days slow lets nobody rent for yesterday', onPhone, async ({ page }) => {
  await page.clock.setFixedTime(Date.now() - 3 * day)
  await openForm(page)
})
