import type { Page } from '@playwright/test'

import german from '#content/de/site/first-view.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { onPhone } from '#support/devices.ts'
import { expect, openDays, test } from '#support/site.ts'

const { form } = german.home
const day = 86_400_000
/** Opens the form with a press, which loads the form's script, as it does for a visitor. */
async function openForm(page: Page) {
  await page.goto('/')
  await page.getByRole('heading', { name: form.heading }).click()
  const pickup = page.getByLabel(form.pickupDate)
  await expect(pickup).toHaveAttribute('min', berlin(0))
  return pickup
}

const berlin = (ahead: number) => dateOf(toLocal(new Date(Date.now() + ahead * day)))

test('a clock that is days fast prevents nobody from booking the next day', onPhone, async ({ page, site }) => {
  const days = await openDays(site, 1, 2)
  await page.clock.setFixedTime(Date.parse(days.start) + 3 * day)
  const pickup = await openForm(page)
  await pickup.fill(days.start)
  await page.getByLabel(form.dropoffDate).fill(days.end)
  await expect(page.getByLabel(form.pickupTime).locator('option[value="10:00"]')).toBeEnabled()
  await page.getByRole('button', { name: form.submit }).click()
  await expect(page).toHaveURL(new RegExp(`/booking/new\\?.*start=${days.start}`))
  await expect(page.getByRole('button', { name: /Ford Focus/ })).toBeVisible()
})

test('a clock that is days slow lets nobody rent for yesterday', onPhone, async ({ page }) => {
  await page.clock.setFixedTime(Date.now() - 3 * day)
  const pickup = await openForm(page)
  await pickup.fill(berlin(-1))
  await page.getByLabel(form.dropoffDate).fill(berlin(3))
  await page.getByRole('button', { name: form.submit }).click()
  await expect(page.getByText(form.problems.in_past).first()).toBeVisible()
  await expect(pickup).toBeFocused()
})
