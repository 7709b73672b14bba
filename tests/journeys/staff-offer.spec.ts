import { randomUUID } from 'node:crypto'

import germanOffer from '#content/de/booking/offer.ts'
import germanLetters from '#content/de/mail-offers.ts'
import german from '#content/de/staff/bookings.ts'
import germanCounter from '#content/de/staff/counter.ts'
import { expectFingerSized } from '#support/accessible.ts'
import { texts } from '#support/booking-journey.ts'
import { callServer, sampleDriver } from '#support/client.ts'
import { atWork, newColleague } from '#support/colleague.ts'
import { headingOf, madeReference, offerByMail, openAllDay } from '#support/counter-work.ts'
import { onBoth } from '#support/devices.ts'
import { calm, openBooking } from '#support/office-page.ts'
import { officeBooking, ordered } from '#support/office-rental.ts'
import { letterWith, linkFor } from '#support/outbox.ts'
import { expect, test } from '#support/site.ts'

/** Papers that the desk does not ask for. */
const { passportNumber, licenseNumber, licenseExpiry, address } = sampleDriver
const papers = { passportNumber, licenseNumber, licenseExpiry, address }

test(
  'an offer of the desk is ordered by its letter, and the desk sees it confirmed',
  onBoth,
  async ({ page, site, browser, isMobile }) => {
    await site.setBookings('open')
    await openAllDay(site)
    await atWork(page, site, await newColleague(site, { role: 'agent', branches: ['tempelhof'] }))
    await page.goto('/staff/new')
    const email = `olga.${isMobile ? 'mobil' : 'tisch'}@post.example`
    if (isMobile) await page.getByRole('combobox', { name: germanCounter.who.search }).focus()
    await offerByMail(page, germanCounter, { firstName: 'Olga', lastName: 'Offerte', email })
    await expect(headingOf(page, germanCounter.done.offered)).toBeFocused()
    await calm(page)
    const reference = await madeReference(page, germanCounter, 'offered')
    await openBooking(page, '/staff', reference)
    await expect(page.getByText(german.states.offered, { exact: true }).first()).toBeVisible()
    await calm(page)

    const own = await browser.newContext({ baseURL: site.url, locale: 'de-DE', viewport: page.viewportSize() })
    const theirs = await own.newPage()
    const t = texts.de
    await theirs.goto(await linkFor(site, email, '/booking/offer'))
    await expect(theirs.getByRole('heading', { level: 1, name: germanOffer.heading })).toBeVisible()
    await calm(theirs)
    for (const [field, value] of Object.entries(papers)) {
      const asked = theirs.locator(`main [name=${field}]`)
      if ((await asked.count()) > 0) await asked.fill(value)
    }
    await theirs.getByRole('main').getByRole('checkbox').first().check()
    await calm(theirs)
    if (isMobile) await expectFingerSized(theirs)
    await theirs.getByRole('button', { name: t.payment.submit, exact: true }).click()
    await expect(theirs.getByRole('heading', { level: 1, name: t.payment.done.title })).toBeVisible()
    await expect(theirs.getByText(reference).first()).toBeVisible()
    await calm(theirs)
    await own.close()

    // Nobody loads the desk's page anew: the server tells.
    await expect(page.getByText(german.states.confirmed, { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: german.letters.booking_confirmed })).toBeVisible()
    await letterWith(site, `To: ${email}`, reference)
    await calm(page)
  },
)

test('a caller wants a child seat more: the offer is changed, and both letters lead to it, in German', async ({
  page,
  site,
}) => {
  const nele = await newColleague(site)
  const email = `${randomUUID()}@post.example`
  const { reference } = await ordered(site, 'Anders', { bookings: 'soon', driver: { email } })
  const params = { reference }
  const { version } = await officeBooking(site, nele, reference)
  await callServer(site.url, 'offerStaffRequest', { as: nele.token, params, body: { version, hours: null } })
  const first = await linkFor(site, email, '/booking/offer')
  await atWork(page, site, nele)
  await openBooking(page, '/staff', reference)
  await page.keyboard.press('x')
  const dialog = page.getByRole('dialog', { name: german.form.change.extras })
  await dialog.getByLabel(/GPS/).check()
  await expect(dialog.getByText(german.form.change.mailedOffer)).toBeVisible()
  await calm(page)
  await dialog.getByRole('button', { name: german.form.change.submit }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(german.states.offered, { exact: false }).first()).toBeVisible()
  const { price, letters } = await officeBooking(site, nele, reference)
  const latest = letters.find(({ kind }) => kind === 'request_offered')
  const letter = { as: nele.token, params: { reference, letterId: latest!.id } }
  const { html } = (await callServer(site.url, 'getStaffLetter', letter)).body
  expect(html).toContain(germanLetters.offerRevised.heading)
  await page.goto(first)
  await expect(page.getByRole('heading', { level: 1, name: germanOffer.heading })).toBeVisible()
  await expect(page.getByText(/GPS/).first()).toBeVisible()
  expect(price.items.some(({ kind }) => kind === 'extra')).toBe(true)
})
