import ownBookings from '#content/de/own-bookings.ts'
import germanOffer from '#content/de/booking/offer.ts'
import flow from '#content/de/booking/flow.ts'
import { href, hrefs, ofAccount, pages, type Page } from '#i18n/links.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { onPhone } from '#support/devices.ts'
import { requestBooking, requestQuote, sampleDriver } from '#support/client.ts'
import { registeredMember, signIn } from '#support/member.ts'
import { linkFor } from '#support/outbox.ts'
import { expect, openDays, test } from '#support/site.ts'
import { untilLoaded, weigh, type Weight } from '#support/weight.ts'

/** Checks every page on its first load; the journeys check what comes after. */

const KB = 1_024
/** Budget for a phone; number and size of the pictures depend on the width. */
const home: Weight = { script: 120 * KB, text: 175 * KB, font: 40 * KB, largestPicture: 60 * KB, requests: 24 }
const other: Weight = { ...home, requests: 30 }
const booking: Weight = { ...other, script: 190 * KB, text: 245 * KB }
/** Budget for pages of the account. A stranger is led on to the sign-in page, whose bytes count too, so such a page is never a first view. */
const account: Weight = { ...other, script: 132 * KB, text: 188 * KB }
const budgets: Partial<Record<Page, Weight>> = {
  home,
  newBooking: booking,
  manageBooking: booking,
}

const everywhere = ['script', 'text', 'font'] as const

function expectWithin(weight: Weight, budget: Weight, isMobile: boolean): void {
  const kinds = isMobile ? (Object.keys(budget) as (keyof Weight)[]) : everywhere
  for (const kind of kinds)
    expect.soft(weight[kind], `${kind} ${weight[kind]} of ${budget[kind]}`).toBeLessThanOrEqual(budget[kind])
  // A page whose scripts failed to load would keep any budget.
  expect(weight.script).toBeGreaterThan(10 * KB)
}

for (const name of pages) {
  for (const [language, path] of Object.entries(hrefs(name))) {
    // A desktop shows more of the home page at once and therefore loads more.
    const device = name === 'home' ? onPhone : {}
    test(`${path} has no violation and keeps its bytes (${language})`, device, async ({ page, site, isMobile }) => {
      await site.setBookings('soon') // with open bookings, /booking redirects to the form
      const weight = await weigh(await page.context().newCDPSession(page))
      await page.goto(path)
      await untilLoaded(page, weight)
      expectWithin(weight, budgets[name] ?? (ofAccount(name) ? account : other), isMobile)
      // A redirect to the sign-in page may outlast the quiet network.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
  }
}

// A visitor never loads these bytes: they come after the account's frame has let a member in.
test('the bookings of an account keep the bytes of the booking form', onPhone, async ({ page, site }) => {
  await site.setBookings('soon')
  await signIn(page, await registeredMember(site))
  const weight = await weigh(await page.context().newCDPSession(page))
  await page.goto(href('de', 'ownBookings'))
  await expect(page.getByRole('heading', { name: ownBookings.own.empty.title })).toBeVisible()
  await untilLoaded(page, weight)
  expectWithin(weight, booking, true)
})

// Each step loads its own script, and none may cost more than the first.
test('the list of vehicles, opened by a link, keeps the bytes of the booking form', onPhone, async ({ page, site }) => {
  const { start, end } = await openDays(site, 40, 2)
  const weight = await weigh(await page.context().newCDPSession(page))
  const trip = { step: 'vehicle', pickup: 1, dropoff: 1, start: `${start}T10:00`, end: `${end}T10:00` }
  await page.goto(href('de', 'newBooking', trip))
  await expect(page.getByRole('heading', { level: 2, name: flow.steps.vehicle })).toBeVisible()
  await untilLoaded(page, weight)
  // The number of pictures depends on the fleet.
  expectWithin(weight, booking, false)
})

test('an offer, opened by its link, keeps the bytes of the booking form', onPhone, async ({ page, site }) => {
  await site.setBookings('soon')
  const { start, end } = await openDays(site, 50, 2)
  const trip = { vehicleId: 302, pickup: 3, dropoff: 3, start: `${start}T10:00`, end: `${end}T10:00` }
  const quote = await requestQuote(site.url, trip)
  const driver = { ...sampleDriver, email: 'offered@post.example' }
  const { body } = await requestBooking(site.url, quote.body.id, { bookings: 'soon', driver })
  await site.manage('offer', body.reference)
  const weight = await weigh(await page.context().newCDPSession(page))
  await page.goto(await linkFor(site, driver.email, '/booking/offer'))
  await expect(page.getByRole('heading', { level: 1, name: germanOffer.heading })).toBeVisible()
  await untilLoaded(page, weight)
  expectWithin(weight, booking, false)
})
