import { chooseVehicle, fillDetails, order, texts } from '#support/booking-journey.ts'
import { onPhone } from '#support/devices.ts'
import { expect, ownDays, test } from '#support/site.ts'

test(
  'the confirmation leads to the booking itself, without asking for its number again',
  onPhone,
  async ({ page, site }) => {
    await site.setBookings('open')
    const t = texts.de
    const { start, end } = await ownDays(site, 2)
    await page.goto(`/booking/new?step=vehicle&pickup=3&dropoff=3&start=${start}T10:00&end=${end}T10:00`)
    await chooseVehicle(page, 'de', 'VW Polo')
    await fillDetails(page, 'de')
    await order(page, 'de', 'open')
    await page.getByRole('link', { name: t.payment.done.manage, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Abholung am/ })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('VW Polo')
    // Neither number nor address of the customer is in what a browser remembers or sends on.
    expect(page.url()).toBe(`${site.url}/booking/manage`)
    await page.getByRole('button', { name: t.manage.other, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: t.manage.heading })).toBeVisible()
    await expect(page.getByLabel(t.manage.reference)).toHaveValue('')
  },
)
