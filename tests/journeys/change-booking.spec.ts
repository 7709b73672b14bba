import type { Page } from '@playwright/test'

import german from '#content/de/change-booking.ts'
import english from '#content/en/change-booking.ts'
import type { Booking } from '#contract/booking.ts'
import { addDays } from '#domain/period.ts'
import { href } from '#i18n/links.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { chooseDate, startsWith } from '#support/booking-journey.ts'
import { callServer } from '#support/client.ts'
import { onPhone } from '#support/devices.ts'
import { bookAs, registeredMember, signIn, signInOver, tokenOf } from '#support/member.ts'
import { expect, openDays, test, type Site } from '#support/site.ts'

const texts = { de: german, en: english }

/** Days from today at which the next booking starts; each journey uses its own, so that none takes another's cars. */
let used = 150
async function bookedBy(page: Page, site: Site, bookings: 'soon' | 'open') {
  const email = await registeredMember(site)
  await signIn(page, email)
  const token = await tokenOf(site, email)
  const days = await openDays(site, used, 3)
  used += 8
  const trip = {
    vehicleId: 302,
    pickup: 3,
    dropoff: 3,
    start: `${days.start}T10:00`,
    end: `${days.end}T10:00`,
  } as const
  const booking = await bookAs(site, token, { ...trip, bookings })
  return { email, token, booking }
}

const read = async (site: Site, token: string, { reference }: Booking) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await callServer(site.url, 'getOwnBooking', { params: { reference }, headers })).body
}
const offersLoaded = (page: Page, name: RegExp) => expect(page.getByRole('button', { name })).toBeVisible()
const differenceIn = (more: string) => new RegExp(more.replace('{amount}', '.+'))

for (const language of ['de', 'en'] as const) {
  const t = texts[language]
  const own = ({ reference }: Booking) => href(language, 'ownBookings', { booking: reference })

  test(`place, vehicle and extras change at the price shown first, with the keyboard alone (${language})`, async ({
    page,
    site,
  }) => {
    const { token, booking } = await bookedBy(page, site, 'open')
    await page.goto(own(booking))
    await page.getByRole('link', { name: t.manage.actions.change, exact: true }).focus()
    await page.keyboard.press('Enter')
    const title = t.change.heading.replace('{vehicle}', 'Ford Focus')
    await expect(page.getByRole('heading', { name: title })).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${title} – `))
    await expect(page.getByRole('heading', { name: t.change.summary })).toBeHidden()
    await expectAccessible(page)

    const dropoff = page.getByRole('group', { name: t.dates.dropoff }).getByRole('combobox').first()
    await dropoff.focus()
    await dropoff.selectOption('1')
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: differenceIn(t.change.more) })
        .first(),
    ).toBeVisible()
    await page.getByRole('button', { name: t.change.other }).focus()
    await page.keyboard.press('Enter')
    const suv = page.getByRole('radio', { name: /VW Tiguan/ })
    await suv.focus()
    await page.keyboard.press('Space')
    await expect(suv).toBeChecked()
    const abroad = page.getByRole('checkbox', { name: startsWith(t.vehicle.crossBorder) })
    await abroad.focus()
    await page.keyboard.press('Space')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // A reload loses nothing.
    await page.reload()
    await expect(abroad).toBeChecked()
    // The bar is there while the overview is out of sight.
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('button', { name: t.change.toSummary }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: t.change.summary })).toBeFocused()
    // No bar covers the overview.
    await expect(page.getByRole('button', { name: t.change.toSummary })).toBeHidden()
    await expect(page.getByText(t.change.before.split('{')[0] + 'Ford Focus', { exact: false })).toBeVisible()
    const order = page.getByRole('button', { name: t.change.submitMore })
    await order.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: t.own.changed.booking })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: t.own.history.changed })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('VW Tiguan')
    await expectAccessible(page)
    const now = await read(site, token, booking)
    expect(now).toMatchObject({ dropoff: 1, crossBorder: true, revision: 2, vehicle: { id: 501 } })
    expect(now.price.totalMinor).toBeGreaterThan(booking.price.totalMinor)
  })

  test(`a request gets other days and stays a request (${language})`, async ({ page, site }) => {
    const { token, booking } = await bookedBy(page, site, 'soon')
    await page.goto(own(booking))
    await page.getByRole('link', { name: t.manage.actions.changeRequest }).click()
    const day = addDays(booking.end.slice(0, 10), 1)
    await chooseDate(page, t.dates.dropoffDate, day)
    await page.getByRole('button', { name: t.change.submitRequest }).click()
    await expect(page.getByRole('status').filter({ hasText: t.own.changed.request })).toBeVisible()
    expect(await read(site, token, booking)).toMatchObject({ status: 'requested', end: `${day}T10:00` })
  })
}

test.describe('what goes wrong', onPhone, () => {
  test.use({ expectedNoise: /status of (401|409|422)/ })

  test('a price that has changed meanwhile is shown before the customer agrees to it', async ({ page, site }) => {
    const { booking } = await bookedBy(page, site, 'open')
    // The page first shows an older price than the one the server asks for.
    await page.route(
      /\/offers\?.*crossBorder=true/,
      async (route) => {
        const answer = await route.fetch()
        const body = (await answer.json()) as { offers: { price: { totalMinor: number } | null }[] }
        for (const { price } of body.offers) if (price) price.totalMinor -= 100
        await route.fulfill({ response: answer, json: body })
      },
      { times: 1 },
    )
    await page.goto(href('de', 'ownBookings', { booking: booking.reference, change: '' }))
    await page.getByRole('checkbox', { name: startsWith(german.vehicle.crossBorder) }).check()
    await page.getByRole('button', { name: german.change.submitMore }).click()
    await expect(page.getByRole('alert')).toContainText(german.change.priceChanged)
    await expect(page.getByRole('checkbox', { name: startsWith(german.vehicle.crossBorder) })).toBeChecked()
    await page.getByRole('button', { name: german.change.submitMore }).click()
    await expect(page.getByRole('status').filter({ hasText: german.own.changed.booking })).toBeVisible()
  })

  test('a customer whose session ends halfway signs in again and finds the change as it was', async ({
    page,
    site,
  }) => {
    const { email, token, booking } = await bookedBy(page, site, 'open')
    await page.goto(href('de', 'ownBookings', { booking: booking.reference, change: '' }))
    const abroad = page.getByRole('checkbox', { name: startsWith(german.vehicle.crossBorder) })
    await abroad.check()
    await offersLoaded(page, new RegExp(german.change.submitMore))
    const headers = { authorization: `Bearer ${token}` }
    await callServer(site.url, 'endSessions', { query: { keepThis: false }, headers })
    await page.getByRole('button', { name: german.change.submitMore }).click()
    await signInOver(page, email)
    await expect(page.getByRole('status').filter({ hasText: german.own.changed.booking })).toBeVisible()
  })

  test('impossible dates are named at their field, and nothing can be sent', async ({ page, site }) => {
    const { booking } = await bookedBy(page, site, 'open')
    const start = addDays(booking.end.slice(0, 10), 3)
    const query = { booking: booking.reference, change: '', pickup: '3', dropoff: '3', vehicle: '302' }
    await page.goto(href('de', 'ownBookings', { ...query, start: `${start}T10:00`, end: booking.end }))
    await expect(page.getByText(german.dates.problems.reversed)).toBeVisible()
    await expect(page.getByText(german.change.fixDates)).toBeVisible()
    await expect(page.getByRole('button', { name: german.change.submitMore })).toBeHidden()
    await expectAccessible(page)
  })
})
