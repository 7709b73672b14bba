import type { Page } from '@playwright/test'

import german from '../../src/content/de/site/home.ts'
import english from '../../src/content/en/site/home.ts'
import { dateOf, toLocal } from '../../src/domain/period.ts'
import { expect, openDays, test } from '../support/site.ts'

const day = 86_400_000
/** As with every visitor, there is a press before anything is entered: the form's script comes with it. */
async function openForm(page: Page, path: string, form: typeof german.home.form | typeof english.home.form) {
  await page.goto(path)
  await page.getByRole('heading', { name: form.heading }).click()
  const pickup = page.getByLabel(form.pickupDate)
  await expect(pickup).toHaveAttribute('min', berlin(0))
  return pickup
}

const berlin = (ahead: number) => dateOf(toLocal(new Date(Date.now() + ahead * day)))

for (const [language, path, { form }] of [
  ['de', '/', german.home],
  ['en', '/en', english.home],
] as const) {
  test(`a clock that is days fast keeps nobody from the next day (${language})`, async ({ page, site }) => {
    const days = await openDays(site, 1, 2)
    await page.clock.setFixedTime(Date.parse(days.start) + 3 * day)
    const pickup = await openForm(page, path, form)
    await pickup.fill(days.start)
    await page.getByLabel(form.dropoffDate).fill(days.end)
    await expect(page.getByLabel(form.pickupTime).locator('option[value="10:00"]')).toBeEnabled()
    await page.getByRole('button', { name: form.submit }).click()
    await expect(page).toHaveURL(new RegExp(`/booking/new\\?.*start=${days.start}`))
    await expect(page.getByRole('button', { name: /Ford Focus/ })).toBeVisible()
  })

  test(`a clock that is days slow lets nobody rent for yesterday (${language})`, async ({ page }) => {
    await page.clock.setFixedTime(Date.now() - 3 * day)
    const pickup = await openForm(page, path, form)
    await pickup.fill(berlin(-1))
    await page.getByLabel(form.dropoffDate).fill(berlin(3))
    await page.getByRole('button', { name: form.submit }).click()
    await expect(page.getByText(form.problems.in_past).first()).toBeVisible()
    await expect(pickup).toBeFocused()
  })
}
