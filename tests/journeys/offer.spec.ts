import type { Page } from '@playwright/test'

import germanOffer from '#content/de/booking/offer.ts'
import englishOffer from '#content/en/booking/offer.ts'
import { href } from '#i18n/links.ts'
import { expectAccessible, expectFingerSized, expectNoSidewaysScroll } from '#support/accessible.ts'
import { chooseVehicle, fillDates, order, startsWith, texts } from '#support/booking-journey.ts'
import { requestBooking, requestQuote, sampleDriver } from '#support/client.ts'
import { linkFor } from '#support/outbox.ts'
import { expect, openDays, test } from '#support/site.ts'

const { passportNumber, licenseNumber, licenseExpiry, address, ...withoutPapers } = sampleDriver
const papers = { passportNumber, licenseNumber, licenseExpiry, address }

const shownReference = async (page: Page) =>
  (await page
    .getByText(/^SW-\w{4}-\w{4}$/)
    .first()
    .textContent())!

test('a request without papers, our offer, the order (de)', async ({ page, site }) => {
  test.setTimeout(120_000)
  await site.setBookings('soon')
  const t = texts.de
  await page.goto(href('de', 'newBooking'))
  await fillDates(page, site, 'de')
  await chooseVehicle(page, 'de', 'VW Golf')
  await expect(page.getByRole('heading', { name: t.flow.steps.details })).toBeVisible()
  for (const [field, value] of Object.entries(withoutPapers)) await page.locator(`main [name=${field}]`).fill(value)
  await page.getByRole('button', { name: startsWith(t.flow.next) }).click()
  await order(page, 'de', 'soon')
  await expect(page.getByRole('heading', { level: 1, name: t.payment.done.titleRequest })).toBeVisible()
  const reference = await shownReference(page)
  expect(await site.manage('offer', reference)).toContain('is offered until')

  await page.goto(await linkFor(site, sampleDriver.email, '/booking/offer'))
  await expect(page.getByRole('heading', { level: 1, name: germanOffer.heading })).toBeVisible()
  expect(page.url()).not.toContain('token')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expectFingerSized(page)
  const button = page.getByRole('button', { name: t.payment.submit, exact: true })
  await button.click()
  await expect(page.locator('main [name=passportNumber]')).toBeFocused()
  await expect(page.getByText(t.details.missing.licenseNumber)).toBeVisible()
  await expectAccessible(page)
  for (const [field, value] of Object.entries(papers)) await page.locator(`main [name=${field}]`).fill(value)
  await page.getByRole('main').getByRole('checkbox').first().check()
  await button.dblclick()
  await expect(page.getByRole('heading', { level: 1, name: t.payment.done.title })).toBeVisible()
  expect(await shownReference(page)).toBe(reference)

  await page.goto(await linkFor(site, sampleDriver.email, '/booking/offer'))
  await expect(page.getByRole('heading', { level: 1, name: germanOffer.over.booked.heading })).toBeVisible()
  await expectAccessible(page)
})

test('our offer is found without the letter and ordered with the keyboard alone (en)', async ({ page, site }) => {
  await site.setBookings('soon')
  const t = texts.en
  const days = await openDays(site, 40, 2)
  const trip = { vehicleId: 302, pickup: 3, dropoff: 3, start: `${days.start}T10:00`, end: `${days.end}T10:00` }
  const quote = await requestQuote(site.url, trip)
  const { body } = await requestBooking(site.url, quote.body.id, {
    bookings: 'soon',
    language: 'en',
    driver: sampleDriver,
  })
  await site.manage('offer', body.reference)

  await page.goto(href('en', 'manageBooking'))
  await page.getByLabel(t.manage.reference).fill(body.reference)
  await page.getByRole('main').getByLabel(t.manage.email, { exact: false }).fill(sampleDriver.email)
  await page.keyboard.press('Enter')
  const link = page.getByRole('link', { name: t.manage.actions.offer })
  await expect(link).toBeVisible()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: englishOffer.heading })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  // Nothing is missing, because the request contained everything.
  await expect(page.getByRole('heading', { level: 1, name: englishOffer.heading })).toBeVisible()
  await expect(page.getByText(englishOffer.missing.heading)).toBeHidden()
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.getByRole('main').getByRole('checkbox').first().focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: t.payment.submit, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t.payment.done.title })).toBeVisible()
})
