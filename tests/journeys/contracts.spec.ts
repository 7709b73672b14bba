import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import germanOwn from '#content/de/booking/own.ts'
import german from '#content/de/contracts.ts'
import germanDashboard from '#content/de/dashboard.ts'
import englishOwn from '#content/en/booking/own.ts'
import english from '#content/en/contracts.ts'
import englishDashboard from '#content/en/dashboard.ts'
import { href } from '#i18n/links.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { requestBooking, requestQuote, sampleDriver } from '#support/client.ts'
import { onPhone } from '#support/devices.ts'
import { accountMenu, bookAs, registeredMember, signIn, tokenOf } from '#support/member.ts'
import { pdfText } from '#support/pdf-text.ts'
import { expect, openDays, test } from '#support/site.ts'

const texts = {
  de: { contracts: german, own: germanOwn, dashboard: germanDashboard },
  en: { contracts: english, own: englishOwn, dashboard: englishDashboard },
}
/** Days from today at which the next booking starts; each journey uses its own, so that none takes another's cars. */
let used = 60

for (const language of ['de', 'en'] as const) {
  const { contracts: t, own, dashboard } = texts[language]

  test(`a customer downloads the rental agreement, and the file has the hash that is shown (${language})`, async ({
    page,
    site,
  }) => {
    const email = await registeredMember(site)
    await signIn(page, email)
    const { start, end } = await openDays(site, used, 2)
    used += 6
    await page.goto(href(language, 'dashboard'))
    await (await accountMenu(page)).getByRole('link', { name: dashboard.pages.contracts.entry, exact: true }).click()
    await expect(page.getByRole('heading', { name: t.empty.title })).toBeVisible()
    await expectAccessible(page)

    const times = { start: `${start}T10:00`, end: `${end}T10:00` }
    const { reference } = await bookAs(site, await tokenOf(site, email), {
      vehicleId: 302,
      pickup: 3,
      dropoff: 3,
      ...times,
      bookings: 'open',
    })
    await page.goto(href(language, 'ownBookings', { booking: reference }))
    await page.getByRole('link', { name: own.contract.link }).click()
    await expect(page).toHaveURL(new RegExp(`${href(language, 'contracts')}\\?booking=${reference}$`))
    await page.getByRole('link', { name: t.all }).click()
    await expect(page.getByText(t.lead)).toBeVisible()
    await expect(page.getByRole('list', { name: t.versions.replace('{reference}', reference) })).toBeVisible()
    await expectNoSidewaysScroll(page)

    // The keyboard is enough to download it.
    const button = page.getByRole('button', {
      name: t.downloadNamed.replace('{reference}', reference).replace('{revision}', '1'),
    })
    const [download] = await Promise.all([page.waitForEvent('download'), button.press('Enter')])
    await expect(page.getByText(t.saved.replace('{name}', download.suggestedFilename()))).toBeVisible()
    const file = readFileSync(await download.path())
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdfText(file)).toContain(reference)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('code')).toHaveText(createHash('sha256').update(file).digest('hex'))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}

test(
  'of a booking made without signing in no agreement is offered, and where it is handed out is said',
  onPhone,
  async ({ page, site }) => {
    const email = await registeredMember(site)
    await site.setBookings('open')
    const { start, end } = await openDays(site, used, 2)
    used += 6
    const trip = { vehicleId: 302, pickup: 3, dropoff: 3, start: `${start}T10:00`, end: `${end}T10:00` }
    const quote = await requestQuote(site.url, trip)
    const made = await requestBooking(site.url, quote.body.id, { driver: { ...sampleDriver, email } })
    expect(made.status).toBe(201)
    await signIn(page, email)
    await page.goto(href('de', 'ownBookings', { booking: made.body.reference }))
    await expect(page.getByText(germanOwn.contract.atPickup)).toBeVisible()
    await expect(page.getByRole('link', { name: germanOwn.contract.link })).toHaveCount(0)
    await expectAccessible(page)
  },
)

test.describe('where the line is down', onPhone, () => {
  test.use({ expectedNoise: /Failed to load resource|net::ERR_/ })

  test('the list and a file can be requested again', async ({ page, site }) => {
    const email = await registeredMember(site)
    await signIn(page, email)
    const { start, end } = await openDays(site, used, 2)
    const times = { start: `${start}T10:00`, end: `${end}T10:00` }
    await bookAs(site, await tokenOf(site, email), {
      vehicleId: 302,
      pickup: 3,
      dropoff: 3,
      ...times,
      bookings: 'open',
    })
    await page.route('**/api/account/agreements**', (route) => route.abort())
    await page.goto(href('de', 'contracts'))
    await expect(page.getByText(germanDashboard.frame.notLoaded)).toBeVisible()
    // The button and its focus stay while the server is asked again.
    const again = page.getByRole('button', { name: germanDashboard.frame.retry })
    const failed = page.waitForEvent('requestfailed')
    await again.focus()
    await page.keyboard.press('Enter')
    await failed
    await expect(again).toBeFocused()
    // The page tries twice more by itself before it gives up.
    await page.unroute('**/api/account/agreements**')
    const button = page.getByRole('button', { name: new RegExp(german.download, 'i') })
    await expect(button).toBeVisible()
    await page.route('**/api/account/agreements/**', (route) => route.abort())
    await button.click()
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
    await page.unroute('**/api/account/agreements/**')
    await Promise.all([page.waitForEvent('download'), button.click()])
  })
})

test('an address without a booking of the account says so', onPhone, async ({ page, site }) => {
  await signIn(page, await registeredMember(site))
  await page.goto(href('de', 'contracts', { booking: 'SW-2222-2222' }))
  await expect(page.getByText(german.noneOfOne)).toBeVisible()
})
