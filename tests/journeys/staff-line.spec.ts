import german from '#content/de/staff/bookings.ts'
import germanFrame from '#content/de/staff/frame.ts'
import germanLog from '#content/de/staff/log.ts'
import shell from '#content/de/site/shell.ts'
import { expectAccessible } from '#support/accessible.ts'
import { atWork, newColleague } from '#support/colleague.ts'
import { openBooking } from '#support/office-page.ts'
import { ordered } from '#support/office-rental.ts'
import { expect, test } from '#support/site.ts'

/** The browser itself logs calls that get no answer. */
test.use({ expectedNoise: /Failed to load resource/ })

test('a log that was opened without a line comes once the line is back', async ({ page, site }) => {
  await atWork(page, site, await newColleague(site))
  await page.route(/\/api\/staff\/(events|log)/, (route) => route.abort())
  await page.goto('/staff/log')
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(shell.errors.unavailable)
  await expect(page.getByRole('button', { name: germanFrame.retry })).toBeVisible()
  await expectAccessible(page)
  // Lines about people belong to no branch.
  await page.getByRole('button', { name: germanLog.everywhere }).click()
  await page.unroute(/\/api\/staff\/(events|log)/)
  await expect(page.getByRole('list', { name: germanLog.label })).toBeVisible({ timeout: 45_000 })
})

test('a browser that goes offline says so at once, and hears again once it is back', async ({ page, site }) => {
  await atWork(page, site, await newColleague(site))
  await page.goto('/staff')
  const { live, away } = germanFrame.live
  await expect(page.getByText(live, { exact: true })).toBeVisible()
  await page.context().setOffline(true)
  // Far sooner than the 45 seconds of silence after which a line counts as dead.
  await expect(page.getByText(away.split('{time}')[1]!)).toBeVisible({ timeout: 15_000 })
  await page.context().setOffline(false)
  await expect(page.getByText(live, { exact: true })).toBeVisible({ timeout: 15_000 })
})

test('a change that was entered without a line is tried again', async ({ page, site }) => {
  const { reference } = await ordered(site, 'Funkloch')
  await atWork(page, site, await newColleague(site))
  await openBooking(page, '/staff', reference)
  const t = german.form.change
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: t.submit })
  let cut = true
  await page.route('**/try', (route) => (cut ? route.abort() : route.continue()))
  await dialog.getByLabel(t.time).last().selectOption('09:30')
  await expect(dialog.getByText(shell.errors.unavailable)).toBeVisible()
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  cut = false
  await dialog.getByRole('button', { name: germanFrame.retry }).click()
  await expect(dialog.getByText(t.total)).toBeVisible()
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
})
