import { expectFingerSized } from '#support/accessible.ts'
import { chooseVehicle, fillDetails, order, showVehicle, texts } from '#support/booking-journey.ts'
import { onDesktop, onPhone } from '#support/devices.ts'
import { coveredWithFocus } from '#support/covered-focus.ts'
import { expect, openDays, test } from '#support/site.ts'

const { steps } = texts.de.flow

// A phone with its browser's bars, and a desktop window at 400 % zoom.
for (const { viewport, device } of [
  { viewport: { width: 390, height: 664 }, device: onPhone },
  { viewport: { width: 320, height: 256 }, device: onDesktop },
]) {
  test(
    `nothing that has the focus is covered at ${viewport.width} × ${viewport.height}`,
    device,
    async ({ page, site }) => {
      test.setTimeout(120_000)
      await site.setBookings('soon')
      await page.setViewportSize(viewport)
      const expectSeen = async (step: string) => {
        await expect(page.getByRole('heading', { name: step })).toBeVisible()
        const { seen, covered } = await coveredWithFocus(page)
        expect(covered).toEqual([])
        expect(seen).toBeGreaterThan(5)
        if (device === onPhone) await expectFingerSized(page)
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(sideways).toBeLessThanOrEqual(0)
      }
      const days = await openDays(site, 20, 2)
      await page.goto(`/booking/new?step=dates&pickup=3&dropoff=3&start=${days.start}T10:00&end=${days.end}T10:00`)
      await expectSeen(steps.dates)
      await page.getByRole('button', { name: texts.de.flow.next, exact: true }).click()
      await showVehicle(page, 'de', 'VW Golf')
      await expectSeen(steps.vehicle)
      await chooseVehicle(page, 'de', 'VW Golf')
      await expectSeen(steps.details)
      await page.goBack()
      await expect(page.getByText(texts.de.vehicle.guaranteed)).toBeVisible()
      await expectSeen(steps.vehicle)
      await page.goForward()
      await fillDetails(page, 'de')
      await expectSeen(steps.payment)
      await order(page, 'de', 'soon')
      await expect(page.getByRole('heading', { level: 1, name: texts.de.payment.done.titleRequest })).toBeVisible()
    },
  )
}

test('the banner stands still in the form and leads nowhere', onPhone, async ({ page, site }) => {
  await site.setBookings('soon')
  await page.goto('/booking/new')
  const banner = page.getByRole('complementary', { name: 'Hinweis' })
  await expect(banner).toBeAttached()
  await expect(banner).toHaveCSS('position', 'static')
  await expect(banner.getByRole('link')).toHaveCount(0)
  await page.goto('/Imprint')
  await expect(banner).toHaveCSS('position', 'fixed')
})
