import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import germanChange from '#content/de/booking/change.ts'
import german from '#content/de/own-bookings.ts'
import germanSite from '#content/de/site.ts'
import english from '#content/en/own-bookings.ts'
import { unbroken } from '#content/unbroken.ts'
import { href } from '#i18n/links.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { beginNow, startsWith } from '#support/booking-journey.ts'
import { callServer, send } from '#support/client.ts'
import { onPhone } from '#support/devices.ts'
import { switchLanguage } from '#support/language.ts'
import { bookAs, registeredMember, signIn, signInOver, tokenOf } from '#support/member.ts'
import { expect, openDays, test, type Site } from '#support/site.ts'

const texts = { de: german, en: english }

/** Signs a new member in on the page and, with a second session, on another device. */
async function arrive(page: Page, site: Site): Promise<string> {
  const email = await registeredMember(site)
  await signIn(page, email)
  return await tokenOf(site, email)
}

/** Days from today at which the next rental starts; each journey uses its own, so that none takes another's cars. */
let used = 20
async function rental(site: Site, bookings: 'soon' | 'open', dropoff: 1 | 3 = 3) {
  const days = await openDays(site, used, 2)
  used += 4
  return {
    vehicleId: 302,
    pickup: 3,
    dropoff,
    start: `${days.start}T10:00`,
    end: `${days.end}T10:00`,
    bookings,
  } as const
}

/** Acts as a customer who comes back to the tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

for (const language of ['de', 'en'] as const) {
  const t = texts[language]
  const own = (reference: string) => href(language, 'ownBookings', { booking: reference })

  test(`an account without bookings says what will appear here and what to do (${language})`, async ({
    page,
    site,
  }) => {
    await arrive(page, site)
    await page.goto(href(language, 'ownBookings'))
    await expect(page.getByRole('heading', { name: t.own.empty.title })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: t.own.empty.link }).click()
    await expect(page).toHaveURL(new RegExp(href(language, 'booking')))
  })

  test(`bookings are shown, opened, saved and cancelled with the keyboard alone (${language})`, async ({
    page,
    site,
  }, testInfo) => {
    const token = await arrive(page, site)
    const request = await bookAs(site, token, await rental(site, 'soon'))
    const booking = await bookAs(site, token, await rental(site, 'open', 1))
    await page.goto(href(language, 'ownBookings'))
    for (const section of [t.own.sections.requested, t.own.sections.upcoming])
      await expect(page.getByRole('heading', { name: section, exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: t.own.sections.past, exact: true })).toBeHidden()
    await expect(page.getByText(startsWith(t.own.card.freeUntil))).toHaveCount(1)
    await expect(page.getByText(startsWith(t.own.card.decision))).toHaveCount(1)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page
      .getByRole('heading', { name: new RegExp(unbroken(booking.reference)) })
      .getByRole('link')
      .focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`booking=${booking.reference}$`))
    const heading = page.getByRole('heading', {
      name: t.manage.found.replace('{reference}', unbroken(booking.reference)),
    })
    await expect(heading).toBeFocused()
    // The title tells bookings apart in the history and in the list of tabs.
    await expect(page).toHaveTitle(new RegExp(`^${t.manage.found.replace('{reference}', booking.reference)} – `))
    await expect(page.getByRole('main')).toContainText('Ford Focus')
    await expect(page.getByRole('main')).toContainText('Flugfeldallee 12')
    await expect(page.getByRole('listitem').filter({ hasText: t.own.history.confirmed })).toBeVisible()
    await expect(page.getByText(startsWith(t.manage.cancel.free))).toBeVisible()
    const ways = page.getByRole('main').getByRole('link', { name: startsWith(t.facts.place.directionsTo) })
    await expect(ways).toHaveCount(2)
    await expect(ways.first()).toHaveAttribute('href', /openstreetmap\.org/)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: t.manage.actions.calendar }).focus()
    await page.keyboard.press('Enter')
    const file = await saving
    expect(file.suggestedFilename()).toMatch(/\.ics$/)
    const saved = testInfo.outputPath('rental.ics')
    await file.saveAs(saved)
    expect(readFileSync(saved, 'utf8')).toContain(`UID:${booking.reference}@`)

    await page.getByRole('button', { name: t.manage.cancel.open }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(t.manage.cancel.freeValue)
    await expectAccessible(page)
    // The button that keeps the booking has the focus; the next one cancels.
    await expect(dialog.getByRole('button', { name: t.manage.cancel.keep })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText(t.manage.cancel.done, { exact: true })).toBeInViewport()
    await expect(heading).toBeFocused()
    await expect(page.getByRole('listitem').filter({ hasText: t.own.history.cancelled })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('link', { name: t.own.back }).focus()
    await page.keyboard.press('Enter')
    const past = page.getByRole('region', { name: t.own.sections.past })
    await expect(past.getByText(unbroken(booking.reference))).toBeVisible()
    await expect(past.getByText(t.words.statuses.cancelled)).toBeVisible()
    await expect(past.getByText(unbroken(request.reference))).toBeHidden()
  })

  test(`a request is withdrawn, and rented again at another time (${language})`, async ({ page, site }) => {
    const token = await arrive(page, site)
    const request = await bookAs(site, token, await rental(site, 'soon', 1))
    await page.goto(own(request.reference))
    await page.getByRole('button', { name: t.manage.cancel.openRequest }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: t.manage.cancel.confirmRequest }).click()
    await expect(page.getByText(t.manage.cancel.doneRequest, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: t.manage.actions.again }).click()
    await expect(page).toHaveURL(new RegExp(`${href(language, 'newBooking')}\\?.*vehicle=302`))
    const { searchParams } = new URL(page.url())
    expect(Object.fromEntries(searchParams)).toMatchObject({
      vehicle: '302',
      pickup: '3',
      dropoff: '1',
      extras: 'gps:1',
    })
    expect([searchParams.has('start'), searchParams.has('end')]).toEqual([false, false])
    const branches = page.getByRole('main').getByRole('combobox')
    await expect(branches.first()).toHaveValue('3')
  })

  test(`a booking cancelled in another tab shows as cancelled, with a kind word (${language})`, async ({
    page,
    site,
  }) => {
    const token = await arrive(page, site)
    const [seen, pressed] = [
      await bookAs(site, token, await rental(site, 'open')),
      await bookAs(site, token, await rental(site, 'open')),
    ]
    const elsewhere = async (reference: string) => {
      const headers = { authorization: `Bearer ${token}` }
      const path = `/api/account/bookings/${reference}/cancel`
      expect((await send(site.url, 'POST', path, { feeMinor: 0 }, headers)).status).toBe(200)
    }
    const open = page.getByRole('button', { name: t.manage.cancel.open })
    const dialog = page.getByRole('alertdialog')
    const already = page.getByRole('status').filter({ hasText: t.manage.cancel.already })

    await page.goto(own(seen.reference))
    await open.click()
    await expect(dialog).toBeVisible()
    await elsewhere(seen.reference)
    await comeBack(page)
    await expect(already).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.locator('h1:focus')).toContainText(unbroken(seen.reference))

    await page.goto(own(pressed.reference))
    await open.click()
    await elsewhere(pressed.reference)
    await dialog.getByRole('button', { name: t.manage.cancel.confirm }).click()
    await expect(already).toBeVisible()
    await expect(page.getByText(t.manage.cancel.done, { exact: true })).toBeHidden()
    await expectAccessible(page)
  })
}

test.describe('what goes wrong', onPhone, () => {
  test.use({ expectedNoise: /status of (400|401|404|503)/ })

  test('a reference outside the account gets the way to look up any booking', async ({ page, site }) => {
    await arrive(page, site)
    for (const reference of ['SW-2222-2222', 'nonsense']) {
      await page.goto(href('de', 'ownBookings', { booking: reference }))
      await expect(page.getByText(german.own.notFound.title)).toBeVisible()
    }
    await expectAccessible(page)
    await page.getByRole('alert').getByRole('link').click()
    await expect(page).toHaveURL(/\/booking\/manage$/)
  })

  test('a list that cannot be loaded can be requested again', async ({ page, site }) => {
    const token = await arrive(page, site)
    const { reference } = await bookAs(site, token, await rental(site, 'open'))
    let down = true
    await page.route(/\/api\/account\/bookings/, async (route) => {
      await (down ? route.fulfill({ status: 503, body: '' }) : route.continue())
    })
    await page.goto(href('de', 'ownBookings'))
    await expect(page.getByRole('alert')).toContainText(german.own.failed)
    await expectAccessible(page)
    down = false
    await page.getByRole('button', { name: germanSite.common.retry }).click()
    await expect(page.getByText(unbroken(reference))).toBeVisible()
  })

  test('a session that ends meanwhile asks to sign in and leads back', async ({ page, site }) => {
    const email = await registeredMember(site)
    await signIn(page, email)
    const token = await tokenOf(site, email)
    const { reference } = await bookAs(site, token, await rental(site, 'open'))
    await page.goto(href('de', 'ownBookings', { booking: reference }))
    await expect(page.getByRole('heading', { name: new RegExp(unbroken(reference)) })).toBeVisible()
    const mine = await page.evaluate(() => localStorage.getItem('token'))
    await callServer(site.url, 'logout', { as: mine })
    await page.getByRole('button', { name: german.manage.cancel.open }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: german.manage.cancel.confirm }).click()
    await signInOver(page, email)
    // The confirmed cancellation has been carried out.
    await expect(page.getByText(german.words.statuses.cancelled, { exact: true })).toBeVisible()
  })
})

test('charges and refunds stand on the booking’s page, signed in or not (de)', async ({ page, site }) => {
  const token = await arrive(page, site)
  // A class that no other test moves to this branch, because a rental that begins now cannot wait for a car.
  const booking = await bookAs(site, token, { ...(await rental(site, 'open')), vehicleId: 703 })
  const { reference, email } = booking
  await beginNow(booking, site)
  await site.manage('handover', reference, '--km', '200000')
  await site.manage('return', reference, '--km', '201000')
  const t = german.manage.charges
  const settlement = page.getByRole('main').locator('section').filter({ hasText: t.heading }).last()
  await page.goto(href('de', 'ownBookings', { booking: reference }))
  await expect(settlement).toContainText(/Mehrkilometer: 600\skm zu je 0,25\sUS-\$150,00\sUS-\$/)
  await expect(settlement).toContainText(t.preliminary)
  const { charges } = JSON.parse(await site.manage('show', reference, '--json')) as { charges: { id: number }[] }
  await site.manage('charge', reference, '--waive', String(charges[0]!.id), '--reason', 'Umleitung')
  await site.manage('pay', reference, '--method', 'card_terminal')
  await site.manage('close', reference, '--yes')

  await page.goto(href('de', 'manageBooking'))
  const form = page.getByRole('main').locator('form')
  await form.locator('[name=reference]').fill(reference)
  await form.locator('[name=email]').fill(email)
  await page.keyboard.press('Enter')
  await expect(settlement).toContainText(
    /Erlassen: Mehrkilometer: 600\skm zu je 0,25\sUS-\$Grund: Umleitung−150,00\sUS-\$/,
  )
  await expect(settlement).toContainText(t.nothing)
  // After the refund the rental costs the agreed price again.
  const agreed = await page
    .getByText(german.flow.summary.total, { exact: true })
    .locator('xpath=following-sibling::dd')
    .textContent()
  await expect(settlement).toContainText(`${t.inAll}${agreed}`)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a card of the list leads straight to changing and to cancelling, on a phone', onPhone, async ({ page, site }) => {
  const token = await arrive(page, site)
  const { reference } = await bookAs(site, token, await rental(site, 'open', 1))
  await page.goto(href('de', 'ownBookings'))
  const card = page.getByRole('article').filter({ hasText: unbroken(reference) })
  // The picture adds nothing to the words beside it, so it has no text alternative.
  await expect(card.locator('img').first()).toBeVisible()
  await card.getByRole('link', { name: `${german.manage.actions.change}: ${reference}` }).click()
  await expect(
    page.getByRole('heading', { name: germanChange.heading.replace('{vehicle}', 'Ford Focus') }),
  ).toBeFocused()
  await expect(page.getByText(unbroken(reference), { exact: true })).toBeVisible()
  await page.goBack()
  await card.getByRole('link', { name: `${german.manage.cancel.open}: ${reference}` }).click()
  const cancel = page.getByRole('heading', { name: german.manage.cancel.heading, exact: true })
  await expect(cancel).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: german.manage.cancel.open })).toBeFocused()
})

test('a change of language keeps the booking that is open', onPhone, async ({ page, site }) => {
  const token = await arrive(page, site)
  const { reference } = await bookAs(site, token, await rental(site, 'open'))
  await page.goto(href('de', 'ownBookings', { booking: reference }))
  await expect(
    page.getByRole('heading', { name: german.manage.found.replace('{reference}', unbroken(reference)) }),
  ).toBeVisible()
  await switchLanguage(page, 'de')
  await expect(page).toHaveURL(new RegExp(`/en/dashboard/bookings\\?booking=${reference}$`))
  await expect(
    page.getByRole('heading', { name: english.manage.found.replace('{reference}', unbroken(reference)) }),
  ).toBeVisible()
})

test('many bookings come in pages', onPhone, async ({ page, site }) => {
  const token = await arrive(page, site)
  const one = await bookAs(site, token, await rental(site, 'open'))
  const copies = Array.from({ length: 25 }, (_, at) => ({
    ...one,
    reference: `SW-PAGE-22${String.fromCodePoint(65 + at)}2`,
    status: 'closed',
  }))
  await page.route(/part=past/, async (route) => {
    const second = route.request().url().includes('after=')
    const json = second
      ? { bookings: copies.slice(20), next: null }
      : { bookings: copies.slice(0, 20), next: copies[19]!.reference }
    await route.fulfill({ json })
  })
  await page.goto(href('de', 'ownBookings'))
  const past = page.getByRole('region', { name: german.own.sections.past })
  await expect(past.getByRole('listitem')).toHaveCount(20)
  await page.getByRole('button', { name: german.own.more }).click()
  await expect(past.getByRole('listitem')).toHaveCount(25)
  await expect(page.getByRole('button', { name: german.own.more })).toBeHidden()
})
