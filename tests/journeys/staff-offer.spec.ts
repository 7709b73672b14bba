import germanOffer from '#content/de/booking/offer.ts'
import german from '#content/de/staff/bookings.ts'
import germanCounter from '#content/de/staff/counter.ts'
import { expectFingerSized } from '#support/accessible.ts'
import { texts } from '#support/booking-journey.ts'
import { sampleDriver } from '#support/client.ts'
import { atWork, newColleague } from '#support/colleague.ts'
import { headingOf, madeReference, offerByMail, openAllDay } from '#support/counter-work.ts'
import { onBoth } from '#support/devices.ts'
import { calm, openBooking } from '#support/office-page.ts'
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
