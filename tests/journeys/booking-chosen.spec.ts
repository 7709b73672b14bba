import type { Page } from '@playwright/test'

import { texts, toPayment } from '#support/booking-journey.ts'
import { onDesktop, onPhone } from '#support/devices.ts'
import { expect, openDays, test } from '#support/site.ts'

const { dates, flow, payment } = texts.de
const touran = '703'

const chosen = (page: Page) => page.getByRole('region', { name: /^VW Touran/ })
const bar = (page: Page) => page.getByRole('button', { expanded: false }).filter({ hasText: flow.summary.show })

/** Total for the vehicle and the days: the server's figure, written as the page writes it. */
async function totalOf(page: Page, days: { start: string; end: string }): Promise<string> {
  const query = `pickup=3&dropoff=3&start=${days.start}T10:00&end=${days.end}T10:00`
  const answer = await page.request.get(`/api/availability?${query}`)
  const { offers } = (await answer.json()) as { offers: { vehicleId: number; price: { totalMinor: number } }[] }
  const { totalMinor } = offers.find(({ vehicleId }) => vehicleId === Number(touran))!.price
  return (totalMinor / 100).toFixed(2).replace('.', ',')
}

test('the first step shows the chosen vehicle before there are dates', onPhone, async ({ page }) => {
  await page.goto(`/booking/new?step=dates&vehicle=${touran}`)
  await expect(chosen(page)).toBeVisible()
  await expect(chosen(page).getByText(/^ab .* pro Tag/)).toBeVisible()
  await chosen(page).getByRole('link', { name: dates.chosen.change }).click()
  await expect(page).toHaveURL(/#fleet$/)
})

test('with dates, first step and bar show its price, whatever else is cheaper', onPhone, async ({ page, site }) => {
  const days = await openDays(site, 20, 7)
  await page.goto(
    `/booking/new?step=dates&pickup=3&dropoff=3&start=${days.start}T10:00&end=${days.end}T10:00&vehicle=${touran}`,
  )
  const total = await totalOf(page, days)
  await expect(bar(page)).toContainText(total)
  await expect(chosen(page)).toContainText(total.replace(',00', ''))
  await page.reload()
  await expect(bar(page)).toContainText(total)
  await chosen(page).getByRole('link', { name: dates.chosen.change }).click()
  await expect(page.getByRole('heading', { name: flow.steps.vehicle })).toBeVisible()
  await page.goBack()
  await expect(bar(page)).toContainText(total)
})

test('the order button waits until everything ordered stands above it', onPhone, async ({ page, site }) => {
  // A request needs no document numbers, which a reload would drop.
  await site.setBookings('soon')
  await toPayment(page, site, 'Ford Focus')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/api\/quotes\//, async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  const order = page.getByRole('button', { name: payment.submitRequest, exact: true })
  await expect(order).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(order).not.toHaveAttribute('aria-busy')
})

test(
  'a visitor reads how much an account would save, and signs in without leaving',
  onDesktop,
  async ({ page, site }) => {
    const days = await openDays(site, 20, 7)
    await page.goto(
      `/booking/new?step=vehicle&pickup=3&dropoff=3&start=${days.start}T10:00&end=${days.end}T10:00&vehicle=${touran}`,
    )
    const summary = page.getByRole('complementary', { name: flow.summary.heading })
    // 15 % of the vehicle's price, which is the whole total here.
    const off = (Math.round(Number((await totalOf(page, days)).replace(',', '.')) * 15) / 100)
      .toFixed(2)
      .replace('.', ',')
    await expect(summary).toContainText(new RegExp(`Mit Konto sparen Sie ${off}`))
    await summary.getByRole('button', { name: 'anmelden', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
)
