import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { texts } from '#support/booking-journey.ts'
import { requestBooking, requestQuote } from '#support/client.ts'
import { expect, ownDays, test } from '#support/site.ts'
import { href } from '#i18n/links.ts'

for (const language of ['de', 'en'] as const) {
  const { manage } = texts[language]
  const { contact } = manage

  test(`a customer without an account replaces the phone number of a booking (${language})`, async ({ page, site }) => {
    await site.setBookings('open')
    const { start, end } = await ownDays(site, 2)
    const trip = { vehicleId: 302, pickup: 1, dropoff: 3, start: `${start}T10:00`, end: `${end}T10:00` } as const
    const quote = await requestQuote(site.url, trip)
    const { reference, email } = (await requestBooking(site.url, quote.body.id, { bookings: 'open' })).body
    await page.goto(`${href(language, 'manageBooking')}#reference=${reference}`)
    await page.getByLabel(manage.email).fill(email)
    await page.getByRole('button', { name: manage.find }).click()
    await page.getByRole('button', { name: contact.changeName }).click()
    const field = page.getByLabel(contact.new)
    await expect(field).toBeFocused()
    await field.fill('call me')
    await page.getByRole('button', { name: manage.save }).click()
    await expect(page.getByText(contact.wrong)).toBeVisible()
    await expect(field).toHaveValue('call me')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await field.fill('+49 30 23125901')
    await page.getByRole('button', { name: manage.save }).click()
    await expect(page.getByText(contact.saved)).toBeVisible()
    await expect(page.getByRole('button', { name: contact.changeName })).toBeFocused()
  })
}
