import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import germanAccount from '#content/de/account.ts'
import germanDashboard from '#content/de/dashboard.ts'
import germanStrength from '#content/de/password-strength.ts'
import german from '#content/de/settings.ts'
import englishAccount from '#content/en/account.ts'
import englishDashboard from '#content/en/dashboard.ts'
import englishStrength from '#content/en/password-strength.ts'
import english from '#content/en/settings.ts'
import { unbroken } from '#content/unbroken.ts'
import type { OwnData } from '#contract/own-data.ts'
import { href, type Language } from '#i18n/links.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { callServer, bookingBody, sampleDriver } from '#support/client.ts'
import { PASSWORD } from '#support/customer.ts'
import { registeredMember, signIn, signInOver } from '#support/member.ts'
import { letterWith, linkFor } from '#support/outbox.ts'
import { pdfText } from '#support/pdf-text.ts'
import { expect, openDays, test, type Site } from '#support/site.ts'

const texts = {
  de: { ...german, account: germanAccount, strength: germanStrength, frame: germanDashboard.frame },
  en: { ...english, account: englishAccount, strength: englishStrength, frame: englishDashboard.frame },
}
const NEXT = 'Laterne Zebra Kompott Vier'

/** The browser itself logs refused requests. */
test.use({ expectedNoise: /status of 4\d\d|net::ERR_FAILED/ })

/** Signs in on another device. @returns token of the new session */
async function signInElsewhere(site: Site, email: string, password = PASSWORD): Promise<string> {
  const { body } = await callServer(site.url, 'login', {
    body: { email, password },
    headers: { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' },
  })
  return body.token
}

const statusOf = async (site: Site, token: string) => (await callServer(site.url, 'getAccount', { as: token })).status

async function openSettings(page: Page, site: Site, language: Language): Promise<string> {
  const email = await registeredMember(site)
  await signIn(page, email)
  await page.goto(href(language, 'settings'))
  return email
}

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

for (const language of ['de', 'en'] as const) {
  const t = texts[language]

  test(`a session on another device is listed and ended (${language})`, async ({ page, site }) => {
    const email = await registeredMember(site)
    const phone = await signInElsewhere(site, email)
    await signIn(page, email)
    await page.goto(href(language, 'settings'))
    const sessions = panel(page, t.sessions.heading)
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await sessions.getByRole('button', { name: /Firefox/ }).focus()
    await page.keyboard.press('Enter')
    await expect(sessions.getByRole('status')).toContainText('Firefox')
    expect(await statusOf(site, phone)).toBe(401)
    await expectAccessible(page)
    const other = await signInElsewhere(site, email)
    await sessions.getByRole('button', { name: t.sessions.endAll }).click()
    await expect(page).toHaveURL(new RegExp(`${href(language, 'login')}$`))
    expect(await statusOf(site, other)).toBe(401)
  })

  test(`a menu in the page leads to each of its parts, and says how long sessions last (${language})`, async ({
    page,
    site,
    isMobile,
  }) => {
    await openSettings(page, site, language)
    const menu = page.getByRole('navigation', { name: t.account.onThisPage })
    await expect(panel(page, t.sessions.heading)).toContainText(language === 'de' ? 'ohne Nutzung' : 'without use')
    // A wide screen shows enough of the page to need no menu.
    if (!isMobile) return await expect(menu).toBeHidden()
    await expect(menu.getByRole('link')).toHaveCount(7)
    await menu.getByRole('link', { name: t.data.heading }).press('Enter')
    await expect(page.getByRole('heading', { name: t.data.heading, exact: true })).toBeInViewport()
    await page.keyboard.press('Tab')
    expect(await panel(page, t.data.heading).evaluate((own) => own.contains(document.activeElement))).toBe(true)
  })

  test(`the language of the site can be chosen here too, and the focus stays on the choice (${language})`, async ({
    page,
    site,
  }) => {
    await openSettings(page, site, language)
    const other = language === 'de' ? 'en' : 'de'
    const choice = panel(page, t.mail.heading).getByRole('link', { name: other === 'de' ? 'Deutsch' : 'English' })
    await choice.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href(other, 'settings')}$`))
    const chosen = panel(page, texts[other].mail.heading).locator('[aria-current]')
    await expect(chosen).toHaveText(other === 'de' ? 'Deutsch' : 'English')
    await expect(chosen).toBeFocused()
    // The language of the letters stays.
    await expect(panel(page, texts[other].mail.heading).getByLabel(texts[other].mail.language)).toHaveValue('de')
    // Only a fresh choice keeps the focus; a later visit does not.
    await page.goto(href(other, 'settings'))
    await expect(chosen).toBeVisible()
    await expect(chosen).not.toBeFocused()
  })

  test(`language and newsletter of the account (${language})`, async ({ page, site }) => {
    const email = await openSettings(page, site, language)
    const mail = panel(page, t.mail.heading)
    await mail.getByLabel(t.mail.language).selectOption('en')
    await mail.getByRole('button', { name: t.mail.save, exact: true }).click()
    await expect(mail.getByRole('status')).toContainText(t.mail.languageDone)
    await mail.getByRole('button', { name: t.mail.subscribe, exact: true }).click()
    await expect(mail.getByText(t.mail.state.asked.replace('{email}', email))).toBeVisible()
    // A note names the letters that cannot be switched off.
    await expect(mail.getByText(t.mail.alwaysText)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const link = await linkFor(site, email, '/newsletter/confirm')
    const token = link.split('=')[1]
    expect((await callServer(site.url, 'confirmSubscription', { body: { token } })).status).toBe(200)
    await page.reload()
    await expect(mail.getByLabel(t.mail.language)).toHaveValue('en')
    await mail.getByRole('button', { name: t.mail.end, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(mail.getByRole('status')).toContainText(t.mail.ended)
    await expect(mail.getByRole('button', { name: t.mail.subscribe, exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  test(`a copy of all data is downloaded (${language})`, async ({ page, site }) => {
    const email = await openSettings(page, site, language)
    const data = panel(page, t.data.heading)
    const button = (name: string) => data.getByRole('button', { name, exact: true })
    await button(t.data.open).click()
    for (const format of ['pdf', 'json'] as const) {
      await data.locator('[name=currentPassword]').fill('not the password')
      await button(t.data[format]).click()
      await expect(data.getByText(t.account.invalid.currentPassword)).toBeVisible()
    }
    // The Enter key chooses the readable copy.
    await data.locator('[name=currentPassword]').fill(PASSWORD)
    const [paper] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    await expect(data.getByRole('status')).toContainText(t.data.done)
    expect(paper.suggestedFilename()).toMatch(/\.pdf$/)
    const text = pdfText(readFileSync(await paper.path()))
    expect(text).toContain(email)
    expect(text).toContain('X00000001')
    await button(t.data.open).click()
    await data.locator('[name=currentPassword]').fill(PASSWORD)
    const [file] = await Promise.all([page.waitForEvent('download'), button(t.data.json).click()])
    expect(file.suggestedFilename()).toMatch(/\.json$/)
    const copy = JSON.parse(readFileSync(await file.path(), 'utf8')) as OwnData
    expect(copy.account).toMatchObject({ email, documents: { passportNo: 'X00000001' } })
    await expectAccessible(page)
  })

  // The rest is about neither words nor width, and is walked once.
  if (language === 'en') continue

  test(`a list of sessions that cannot be refreshed is marked as old and can be requested again (${language})`, async ({
    page,
    site,
  }) => {
    const email = await registeredMember(site)
    await signInElsewhere(site, email)
    await signIn(page, email)
    await page.goto(href(language, 'settings'))
    const sessions = panel(page, t.sessions.heading)
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    let broken = true
    await page.route('**/api/account/sessions', (route) => (broken ? route.abort() : route.continue()))
    await sessions.getByRole('button', { name: /Firefox/ }).click()
    await expect(sessions.getByRole('alert')).toContainText(t.frame.outdated)
    await expectAccessible(page)
    broken = false
    await sessions.getByRole('button', { name: t.frame.retry }).press('Enter')
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await expect(sessions.getByText(t.frame.outdated)).toHaveCount(0)
  })

  test(`a new password ends the other sessions and is announced by mail (${language})`, async ({ page, site }) => {
    const email = await openSettings(page, site, language)
    const elsewhere = await signInElsewhere(site, email)
    const password = panel(page, t.password.heading)
    const submit = password.getByRole('button', { name: t.password.submit, exact: true })
    // The page asks for the password only when a change is about to happen.
    await expect(page.locator('main [name=currentPassword]')).toHaveCount(0)
    await submit.press('Enter')
    await expect(password.locator('[name=currentPassword]')).toBeFocused()
    await password.getByRole('button', { name: t.cancel, exact: true }).press('Enter')
    await expect(submit).toBeFocused()
    await submit.press('Enter')
    await submit.click()
    await expect(password.getByText(t.account.missing.currentPassword)).toBeVisible()
    await expectAccessible(page)
    await password.locator('[name=currentPassword]').fill('not the password')
    await password.locator('[name=password]').fill(NEXT)
    await submit.click()
    await expect(password.getByText(t.account.invalid.currentPassword)).toBeVisible()
    await expect(password.locator('[name=currentPassword]')).toBeFocused()
    await expect(password.locator('[name=password]')).toHaveValue(NEXT)
    await password.locator('[name=currentPassword]').fill(PASSWORD)
    await password.locator('[name=password]').fill('passwort1234')
    await page.keyboard.press('Enter')
    await expect(password.getByText(t.account.invalid.weakPassword)).toBeVisible()
    await password.locator('[name=password]').fill(NEXT)
    await page.keyboard.press('Enter')
    await expect(password.getByRole('status')).toContainText(t.password.done)
    await expect(password.locator('[name=currentPassword]')).toHaveCount(0)
    await expectAccessible(page)
    expect(await statusOf(site, elsewhere)).toBe(401)
    await letterWith(site, `To: ${email}`, 'Ihr Passwort wurde ge')
    expect((await callServer(site.url, 'login', { body: { email, password: NEXT } })).status).toBe(200)
  })

  test(`password managers learn whose password is requested (${language})`, async ({ page, site }) => {
    const email = await openSettings(page, site, language)
    for (const [heading, button] of [
      [t.password.heading, t.password.submit],
      [t.data.heading, t.data.open],
      [t.remove.heading, t.remove.heading],
    ] as const) {
      const asking = panel(page, heading)
      await asking.getByRole('button', { name: button, exact: true }).click()
      const password = asking.locator('[name=currentPassword]')
      await expect(password).toBeFocused()
      const username = asking.locator('input[autocomplete=username]')
      await expect(username).toHaveValue(email)
      await expect(username).toHaveAttribute('readonly')
      // The field serves password managers alone.
      await expect(asking.getByRole('textbox', { name: email })).toHaveCount(0)
      await expect(username).toHaveAttribute('aria-hidden', 'true')
      await page.keyboard.press('Shift+Tab')
      await expect(username).not.toBeFocused()
      const before = await username.evaluate(
        (input, other) => input.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
        await password.elementHandle(),
      )
      expect(before).not.toBe(0)
    }
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  test(`the page is honest about how hard a new password is to guess (${language})`, async ({ page, site }) => {
    await openSettings(page, site, language)
    const password = panel(page, t.password.heading)
    await password.getByRole('button', { name: t.password.submit, exact: true }).press('Enter')
    const field = password.locator('[name=password]')
    const described = () =>
      field.evaluate((input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent)
    // The estimate is not spoken at every key, or a screen reader would never stop.
    const spoken = password.locator('[aria-live=polite]')
    expect(await described()).toBe(t.account.strength.rule)
    await field.pressSequentially('aaaaaaaaaaa')
    await expect(spoken).toHaveText(t.account.strength.more.replace(/^.*one \{([^}]*)\}.*$/, '$1'))
    await field.press('a')
    await expect.poll(described).toBe(t.strength.weak)
    await expect(spoken).toHaveText(t.strength.weak)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    for (const weak of ['qwertzuiop12', 'MaraMuster1990', 'Spreewagen2025!', 'password1234', 'hX7 kqsommer']) {
      await field.fill(weak)
      await expect.poll(described).toBe(t.strength.weak)
    }
    await field.fill('hX7 kqdragon')
    await expect.poll(described).toBe(t.strength.fair)
    await expectAccessible(page)
    await field.fill(NEXT)
    await expect.poll(described).toBe(t.strength.strong)
    await expect(spoken).toHaveText(t.strength.strong)
    await expectAccessible(page)
  })

  test(`if the strength of a password cannot be estimated, the page names only its length (${language})`, async ({
    page,
    site,
  }) => {
    await page.route('**/assets/password-strength-*', (route) => route.abort())
    await openSettings(page, site, language)
    const password = panel(page, t.password.heading)
    await password.getByRole('button', { name: t.password.submit, exact: true }).press('Enter')
    await password.locator('[name=password]').fill('aaaaaaaaaaaa')
    await expect(password.getByText(t.account.strength.enough).first()).toBeVisible()
    await expectAccessible(page)
  })

  test(`a session that ends meanwhile leads to signing in, and back (${language})`, async ({ page, site }) => {
    const email = await openSettings(page, site, language)
    await expect(panel(page, t.sessions.heading).getByRole('listitem')).not.toHaveCount(0)
    const elsewhere = await signInElsewhere(site, email)
    const authorization = `Bearer ${elsewhere}`
    await callServer(site.url, 'endSessions', { query: { keepThis: true }, headers: { authorization } })
    const password = panel(page, t.password.heading)
    await password.getByRole('button', { name: t.password.submit, exact: true }).click()
    await password.locator('[name=currentPassword]').fill(PASSWORD)
    await password.locator('[name=password]').fill(NEXT)
    await page.keyboard.press('Enter')
    await signInOver(page, email)
    await expect(page.getByText(t.password.done)).toBeVisible()
  })

  test(`a language chosen when the session had ended is not lost (${language})`, async ({ page, site }) => {
    const email = await openSettings(page, site, language)
    const choice = panel(page, t.mail.heading).getByLabel(t.mail.language)
    const other = (await choice.inputValue()) === 'de' ? 'en' : 'de'
    await choice.selectOption(other)
    const authorization = `Bearer ${await signInElsewhere(site, email)}`
    await callServer(site.url, 'endSessions', { query: { keepThis: true }, headers: { authorization } })
    await panel(page, t.mail.heading).getByRole('button', { name: t.mail.save, exact: true }).click()
    await signInOver(page, email)
    await expect(panel(page, t.mail.heading).getByRole('status')).toContainText(t.mail.languageDone)
    expect(await page.evaluate(() => sessionStorage.getItem('mail'))).toBeNull()
  })

  test(`an account with an open request is not deleted, one without is (${language})`, async ({ page, site }) => {
    const email = await registeredMember(site)
    const token = await signInElsewhere(site, email)
    const reference = await requestRental(site, email, token)
    await signIn(page, email)
    await page.goto(href(language, 'settings'))
    const remove = panel(page, t.remove.heading)
    await expect(remove.getByText(t.remove.openTitle)).toBeVisible()
    const open = remove.getByRole('link', { name: unbroken(reference) })
    await expect(open).toHaveAttribute('href', href(language, 'ownBookings', { booking: reference }))
    await expect(remove.getByRole('button', { name: t.remove.submit })).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const credentials = { reference, email, feeMinor: 0 }
    expect((await callServer(site.url, 'cancelBooking', { body: credentials })).status).toBe(200)
    await page.reload()
    const submit = remove.getByRole('button', { name: t.remove.submit, exact: true })
    await remove.getByRole('button', { name: t.remove.heading, exact: true }).click()
    for (const [title, words] of [
      [t.remove.goes, t.remove.goesList.account],
      [t.remove.stays, t.remove.staysList.rentals],
    ] as const) {
      await remove.getByText(title, { exact: true }).click()
      await expect(remove.getByText(words)).toBeVisible()
    }
    await remove.locator('[name=currentPassword]').fill('not the password')
    await submit.click()
    await expect(remove.getByText(t.account.invalid.currentPassword)).toBeVisible()
    await remove.locator('[name=currentPassword]').fill(PASSWORD)
    await page.keyboard.press('Enter')
    const goodbye = page.getByRole('alertdialog')
    await expect(goodbye).toContainText(t.remove.doneTitle)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(new RegExp(`${href(language, 'home')}$`))
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await expect(page).toHaveURL(new RegExp(`${href(language, 'home')}$`))
    expect(await statusOf(site, token)).toBe(401)
    await letterWith(site, `To: ${email}`, 'Ihr Konto ist gel')
  })
}

/** Sends a request of the signed-in member. @returns the request's reference */
async function requestRental(site: Site, email: string, token: string): Promise<string> {
  await site.setBookings('soon')
  const { start, end } = await openDays(site, 30, 2)
  const trip = { pickup: 1, dropoff: 1, start: `${start}T10:00`, end: `${end}T10:00` }
  const key = () => ({ 'idempotency-key': randomUUID(), authorization: `Bearer ${token}` })
  const quote = await callServer(site.url, 'createQuote', {
    body: { vehicleId: 302, extras: [], crossBorder: false, ...trip },
    headers: key(),
  })
  const body = { ...bookingBody(quote.body.id), driver: { ...sampleDriver, email }, bookings: 'soon' }
  const made = await callServer(site.url, 'createBooking', { body, headers: key() })
  expect(made.status).toBe(201)
  return made.body.reference
}

test('one form is open at a time, and the others keep what was typed', async ({ page, site }) => {
  await openSettings(page, site, 'de')
  const t = texts.de
  const password = panel(page, t.password.heading)
  const data = panel(page, t.data.heading)
  const fields = page.locator('main [name=currentPassword]:visible')
  await password.getByRole('button', { name: t.password.submit }).click()
  await password.locator('[name=password]').fill(NEXT)
  await data.getByRole('button', { name: t.data.open }).click()
  await expect(data.locator('[name=currentPassword]')).toBeFocused()
  await expect(fields).toHaveCount(1)
  await password.getByRole('button', { name: t.password.submit }).click()
  await expect(password.locator('[name=currentPassword]')).toBeFocused()
  await expect(password.locator('[name=password]')).toHaveValue(NEXT)
  await expect(fields).toHaveCount(1)
  await expectAccessible(page)
})
