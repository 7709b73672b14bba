import type { Page } from '@playwright/test'

import { expectAccessible } from '#support/accessible.ts'
import { closeBranch, showVehicle, startsWith, texts } from '#support/booking-journey.ts'
import { onPhone } from '#support/devices.ts'
import { expect, openDays, test } from '#support/site.ts'

const { dates, flow } = texts.de

const nextPickup = (page: Page) => page.getByRole('button', { name: startsWith(dates.nextPickup) })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

/** A Sunday, when the city office is closed, at least two weeks ahead, and the Wednesday after it. */
function sundayAndWednesday(): { sunday: string; wednesday: string } {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + 21 - day.getUTCDay())
  const sunday = day.toISOString().slice(0, 10)
  day.setUTCDate(day.getUTCDate() + 3)
  return { sunday, wednesday: day.toISOString().slice(0, 10) }
}

test('a closed day offers the next pickup time, and the other branch if that is open', onPhone, async ({ page }) => {
  const { sunday, wednesday } = sundayAndWednesday()
  await page.goto(`/booking/new?step=vehicle&pickup=1&dropoff=1&start=${sunday}T10:00&end=${wednesday}T10:00`)
  const problem = page.getByText(startsWith(dates.problems.closed_day))
  await expect(problem).toBeVisible()
  await expect(page.getByRole('button', { name: startsWith(dates.elsewhere) })).toBeVisible()
  await expect(nextPickup(page)).toHaveText(/^Nächste Abholung: \p{L}+\., \d+\. \p{L}+\.?, 08:00\sUhr$/u)
  await expectAccessible(page)
  await nextPickup(page).click()
  await expect(problem).toBeHidden()
  await expect(nextPickup(page)).toBeHidden()
  await expect(page.getByRole('button', { name: startsWith(dates.pickupDate) })).toBeFocused()
  await expect(page.getByLabel(dates.pickupTime)).toHaveValue('08:00')
  await page.getByRole('button', { name: startsWith(flow.next) }).click()
  await expect(page.getByRole('button', { name: /auswählen$/ }).first()).toBeVisible()
})

test('a time outside the opening hours offers the next one', onPhone, async ({ page, site }) => {
  const { start, end } = await openDays(site, 14, 2)
  await page.goto(`/booking/new?step=dates&pickup=1&dropoff=1&start=${start}T06:30&end=${end}T10:00`)
  await expect(page.getByText(dates.problems.closed)).toBeVisible()
  await nextPickup(page).click()
  await expect(page.getByLabel(dates.pickupTime)).toHaveValue('08:00')
  expect(new URL(page.url()).searchParams.get('start')).toBe(`${start}T08:00`)
})

test.describe(() => {
  test.use({ expectedNoise: /422/ })

  test(
    'a day that was closed meanwhile: the server refuses, and the next pick-up is offered',
    onPhone,
    async ({ page, site }) => {
      // Separate days, because other journeys on this server rely on theirs.
      const { start, end } = await openDays(site, 150, 4)
      await page.goto(`/booking/new?step=vehicle&pickup=1&dropoff=1&start=${start}T10:00&end=${end}T10:00`)
      await (await showVehicle(page, 'de', 'Ford Focus')).click()
      await closeBranch(site, 1, start)
      await page.getByRole('button', { name: startsWith(flow.next) }).click()
      await expect(heading(page, flow.steps.dates)).toBeVisible()
      await expect(page.getByText('Umbau').first()).toBeVisible()
      await nextPickup(page).click()
      await page.getByRole('button', { name: startsWith(flow.next) }).click()
      await expect(page.getByText(texts.de.vehicle.guaranteed)).toBeVisible()
      await page.getByRole('button', { name: startsWith(flow.next) }).click()
      await expect(heading(page, flow.steps.details)).toBeVisible()
    },
  )
})
