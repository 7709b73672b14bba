import { randomUUID } from 'node:crypto'

import germanAccount from '#content/de/account.ts'
import german from '#content/de/dashboard.ts'
import germanOverview from '#content/de/overview.ts'
import englishAccount from '#content/en/account.ts'
import english from '#content/en/dashboard.ts'
import englishOverview from '#content/en/overview.ts'
import { unbroken } from '#content/unbroken.ts'
import { href, ofAccount, pages } from '#i18n/links.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { PASSWORD } from '#support/customer.ts'
import { callServer, bookingBody } from '#support/client.ts'
import { accountMenu, registeredMember, signIn } from '#support/member.ts'
import { expect, openDays, scriptsLoaded, test, type Site } from '#support/site.ts'

const texts = { de: german, en: english }
const overviews = { de: germanOverview, en: englishOverview }
const accounts = { de: germanAccount, en: englishAccount }
const own = pages.filter(ofAccount)

test('signing in leads to the page that was requested', async ({ page, site }) => {
  const email = await registeredMember(site)
  const wanted = `${href('de', 'dashboard')}?from=mail`
  await page.goto(wanted)
  await expect(page).toHaveURL(/\/login$/)
  await page.locator('main [name=email]').fill(email)
  await page.locator('main [name=password]').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: germanAccount.login.submit, exact: true }).click()
  await expect(page).toHaveURL(wanted)
})

for (const language of ['de', 'en'] as const) {
  const t = texts[language]

  test(`the sign-in page says what it is for (${language})`, async ({ page }) => {
    const { wanted } = accounts[language].login
    for (const name of own) {
      await page.goto(`${href(language, name)}?x=1#y`)
      await expect(page).toHaveURL(new RegExp(`${href(language, 'login')}$`))
      await expect(page.getByRole('main').getByText(wanted[name as keyof typeof wanted])).toBeVisible()
    }
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('main').getByText(wanted.settings)).toBeVisible()
    // A later visit to the sign-in page no longer says so.
    await page.goto(href(language, 'imprint'))
    await page.goto(href(language, 'login'))
    await scriptsLoaded(page)
    await expect(page.getByRole('main').getByText(wanted.settings)).toHaveCount(0)
  })

  test(`the pages of the account lead to each other (${language})`, async ({ page, site }, { project }) => {
    await signIn(page, await registeredMember(site))
    await page.goto(href(language, 'dashboard'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const name of own) {
      const sidebar = await accountMenu(page)
      const { entry, title } = t.pages[name as keyof typeof t.pages]
      const link = sidebar.getByRole('link', { name: entry, exact: true })
      for (const one of await sidebar.getByRole('listitem').all()) await expect(one).toBeInViewport({ ratio: 1 })
      if (name === own[0]) await expectAccessible(page)
      await link.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${href(language, name)}$`))
      await expect(page).toHaveTitle(new RegExp(`^${title} – `))
      await expect(sidebar.locator('[aria-current=page]')).toHaveText(entry)
      if (project.name === 'phone') {
        await expect(link).toBeHidden()
        await expect(sidebar.getByRole('button')).toHaveText(`${t.frame.label} · ${entry}`)
      }
      // The first page greets the customer instead.
      if (name !== 'dashboard') await expect(page.getByRole('heading', { level: 1 })).toHaveText(entry)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('#newsletter')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
    await page.keyboard.press('Escape')
    await (await accountMenu(page)).getByRole('button', { name: t.frame.logout }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href(language, 'login')}$`))
  })
}

/** Sends a request of the signed-in customer. @returns its reference */
async function request(site: Site, token: string): Promise<string> {
  const { start, end } = await openDays(site, 30, 3)
  const trip = { vehicleId: 302, pickup: 3, dropoff: 3, start: `${start}T10:00`, end: `${end}T10:00` }
  const headers = () => ({ authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() })
  const wish = { ...trip, extras: [], crossBorder: false }
  const quote = await callServer(site.url, 'createQuote', { body: wish, headers: headers() })
  const body = { ...bookingBody(quote.body.id), bookings: 'soon' }
  const made = await callServer(site.url, 'createBooking', { body, headers: headers() })
  expect(made.status).toBe(201)
  return made.body.reference
}

for (const language of ['de', 'en'] as const) {
  const t = overviews[language]

  test(`the first page shows the next rental, the account’s state and recent events (${language})`, async ({
    page,
    site,
  }) => {
    await site.setBookings('soon')
    await signIn(page, await registeredMember(site))
    await page.goto(href(language, 'dashboard'))
    await expect(page.getByRole('heading', { name: t.next.none })).toBeVisible()
    for (const label of [t.figures.users, t.figures.documents, t.figures.analytics, t.figures.growth]) {
      await expect(page.getByRole('main').getByRole('term').filter({ hasText: label })).toBeVisible()
    }
    const history = page.getByRole('region', { name: t.activity.heading }).getByRole('listitem')
    await expect(history.first()).toContainText(t.activity.account.signed_in)
    await expectAccessible(page)

    const reference = await request(site, await page.evaluate(() => localStorage.getItem('token')!))
    await page.reload()
    const next = page.getByRole('region', { name: t.next.heading })
    await expect(next).toContainText('Ford Focus')
    await expect(next).toContainText(t.next.status.requested)
    await expect(next).toContainText(t.next.bring)
    await expect(history.first()).toContainText(unbroken(reference))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await next.getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href(language, 'ownBookings')}\\?booking=${reference}$`))
    await page.goBack()
    const actions = page.getByRole('region', { name: t.actions.heading })
    await actions.getByRole('link', { name: t.actions.profile }).click()
    await expect(page).toHaveURL(new RegExp(`${href(language, 'profile')}$`))
  })
}
