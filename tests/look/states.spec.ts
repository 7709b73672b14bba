import type { Page } from '@playwright/test'

import type { BookingEvent, OwnBooking } from '#contract/own-bookings.ts'
import {
  chooseVehicle,
  endAllHolds,
  endLastHold,
  fillDetails,
  showVehicle,
  startsWith,
  takeAll,
  texts,
} from '#support/booking-journey.ts'
import { requestBooking, requestQuote, sampleDriver } from '#support/client.ts'
import { bookAs, registeredMember, signIn, tokenOf } from '#support/member.ts'
import { href, type Page as SitePage } from '#i18n/links.ts'
import { linkFor } from '#support/outbox.ts'
import { expect, openDays, ownDays, test } from '#support/site.ts'
import { keeper, keepWindow } from './keeper.ts'

/** States of a booking that take days to come about: for looking alone, the answer of the server is changed. */
const states: Readonly<Record<string, Partial<OwnBooking>>> = {
  requested: { decisionBy: '2026-12-01T17:00:00.000Z', events: after('requested') },
  offered: { offerUntil: '2026-12-01T17:00:00.000Z', events: after('requested', 'offered') },
  pending_payment: { events: after('pending_payment') },
  confirmed: { changeable: 'all' },
  active: { cancellation: null, events: after('confirmed', 'active') },
  returned: { cancellation: null, events: after('confirmed', 'active', 'returned') },
  closed: { cancellation: null, events: after('confirmed', 'active', 'returned', 'closed') },
  cancelled: { cancellation: null, chargedMinor: 2800, events: after('confirmed', 'cancelled') },
  no_show: { cancellation: null, chargedMinor: 2800, events: after('confirmed', 'no_show') },
  expired: { cancellation: null, chargedMinor: 0, events: after('requested', 'expired') },
}

/** History of a booking, an event a day. */
function after(...statuses: BookingEvent['status'][]): BookingEvent[] {
  return statuses.map((status, day) => ({
    at: `2026-11-${21 + day}T09:00:00.000Z`,
    status,
    by: status === 'cancelled' ? 'customer' : 'company',
  }))
}

/** Answers with another state than the booking is in. */
async function pretend(page: Page, of: string, change: object): Promise<void> {
  await page.route(of, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...change } })
  })
}

test.use({ expectedNoise: /404|409|Failed to load/ })

for (const language of ['de', 'en'] as const) {
  const to = (name: SitePage, query = {}) => href(language, name, query)
  const t = texts[language]
  /** The other language brings the cars back, so that there is one at every width. */
  const way = language === 'de' ? ({ pickup: 1, dropoff: 3 } as const) : ({ pickup: 3, dropoff: 1 } as const)

  test(`states of a booking (${language})`, async ({ page, site }, { project }) => {
    const keep = keeper(page, language, project.name)
    const email = await registeredMember(site)
    const { start, end } = await openDays(site, 30, 3)
    const trip = { vehicleId: 703, ...way, start: `${start}T10:00`, end: `${end}T10:00` } as const
    const { reference } = await bookAs(site, await tokenOf(site, email), { ...trip, bookings: 'open' })
    await signIn(page, email)
    for (const [status, change] of Object.entries(states)) {
      await pretend(page, `**/api/account/bookings/${reference}`, { status, changeable: null, ...change })
      await page.goto(to('ownBookings', { booking: reference }))
      await page.getByText(reference).first().waitFor()
      await keep(`state-${status}`)
      await page.unrouteAll()
    }
    await page.goto(to('ownBookings', { booking: reference }))
    await page.getByRole('button', { name: startsWith(t.manage.cancel.open) }).click()
    await keepWindow(page, 'cancel-dialog', language, project.name)
    await page.keyboard.press('Escape')
    await page.goto(to('ownBookings', { booking: reference, change: '' }))
    await keep('change')
  })

  test(`trouble in the form (${language})`, async ({ page, site }, { project }) => {
    const keep = keeper(page, language, project.name)
    const look = (name: string) => keepWindow(page, name, language, project.name)
    await site.setBookings('open')
    const days = await ownDays(site, 2)
    const trip = { pickup: 3, dropoff: 3, start: `${days.start}T10:00`, end: `${days.end}T10:00` }
    await page.route('**/img/vehicles/**', (route) => route.abort())
    await page.goto(to('newBooking', { step: 'vehicle', ...trip }))
    await showVehicle(page, language, 'VW Golf')
    await keep('no-pictures')
    await page.unrouteAll()
    await takeAll(site, 801, days)
    await page.goto(to('newBooking', { step: 'vehicle', vehicle: 801, ...trip }))
    await showVehicle(page, language, 'VW Golf')
    await keep('taken')
    await endLastHold(site)
    await page.goto(to('newBooking', { step: 'vehicle', ...trip }))
    await chooseVehicle(page, language, 'VW Crafter')
    await fillDetails(page, language)
    await page.getByRole('heading', { name: t.flow.steps.payment }).waitFor()
    await endAllHolds(site)
    await takeAll(site, 801, days)
    await page.getByRole('radio').first().check()
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: t.payment.submit, exact: true }).click()
    await page.getByRole('alertdialog').waitFor()
    await look('sold-out')
    await page.goto(to('newBooking', { step: 'vehicle', ...trip }))
    await chooseVehicle(page, language, 'VW Golf')
    await page.getByRole('heading', { name: t.flow.steps.details }).waitFor()
    await page.clock.install()
    await endAllHolds(site)
    await page.clock.fastForward('16:00')
    await page.getByRole('alertdialog').waitFor()
    await page.clock.resume()
    await look('hold-over')
  })

  test(`our offer in answer to a request (${language})`, async ({ page, site }, { project }) => {
    const keep = keeper(page, language, project.name)
    await site.setBookings('soon')
    // The visitor of the other screens has booked as much as somebody unproven may.
    await site.manage('setting', 'unprovenRentals', '100')
    const { start, end } = await openDays(site, 60, 3)
    const trip = { vehicleId: 503, ...way, start: `${start}T10:00`, end: `${end}T10:00` } as const
    const { passportNumber: _passport, licenseNumber: _licence, ...withoutNumbers } = sampleDriver
    const driver = { ...withoutNumbers, email: `offer-${language}-${project.name}@post.example` }
    let reference = ''
    // The server hears of the setting a moment later.
    await expect(async () => {
      const quote = await requestQuote(site.url, trip)
      const asked = await requestBooking(site.url, quote.body.id, { bookings: 'soon', driver, language })
      expect(asked.status, JSON.stringify([quote.body, asked.body])).toBeLessThan(300)
      reference = asked.body.reference
    }).toPass({ timeout: 30_000 })
    await site.manage('offer', reference)
    const link = await linkFor(site, driver.email, '/booking/offer')
    await page.goto(link)
    const button = page.getByRole('button', { name: t.payment.submit, exact: true })
    await button.waitFor()
    await keep('offer')
    await button.click()
    await keep('offer-errors')
    await pretend(page, '**/api/offers/view', { status: 'expired', offerUntil: null })
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await keep('offer-over')
  })

  test(`pages for who comes from a letter (${language})`, async ({ page }, { project }) => {
    const keep = keeper(page, language, project.name)
    await page.goto(to('offer'))
    await keep('offer-no-link')
    await page.goto(`${to('offer')}#token=${'x'.repeat(43)}`)
    await keep('offer-invalid')
    await page.goto(to('manageBooking'))
    await page.getByLabel(t.manage.reference).fill('SW-7KQM-42XR')
    await page.getByLabel(t.manage.email).fill('mara@post.example')
    await page.getByRole('button', { name: t.manage.find, exact: true }).click()
    await page.getByText(t.manage.notFoundTitle).waitFor()
    await keep('manage-not-found')
  })
}
