import type { Page } from '@playwright/test'

import germanAccount from '#content/de/account.ts'
import germanHome from '#content/de/home.ts'
import strength from '#content/de/password-strength.ts'
import germanSite from '#content/de/site.ts'
import englishAccount from '#content/en/account.ts'
import englishHome from '#content/en/home.ts'
import englishSite from '#content/en/site.ts'
import { href, type Language } from '#i18n/links.ts'
import { expectAccessible } from '#support/accessible.ts'
import { PASSWORD } from '#support/customer.ts'
import { registeredMember, signIn } from '#support/member.ts'
import { expect, holdScripts, openDays, scriptsLoaded, test } from '#support/site.ts'

const texts = {
  de: { ...germanAccount, ...germanSite, home: germanHome },
  en: { ...englishAccount, ...englishSite, home: englishHome },
}

/** Opens a dialog from the header with the keyboard alone. @returns the element that has the focus afterwards */
async function openFromHeader(page: Page, language: Language, name: string) {
  const { openMenu } = texts[language].header
  const menu = page.getByRole('button', { name: openMenu })
  const link = page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true })
  const onPhone = !(await link.isVisible())
  if (onPhone) await menu.press('Enter')
  await link.focus()
  await page.keyboard.press('Enter')
  return onPhone ? menu : link
}

const scrolled = (page: Page) => page.evaluate(() => scrollY)
const entries = (page: Page) => page.evaluate(() => history.length)

for (const language of ['de', 'en'] as const) {
  const t = texts[language]
  const { signIn: signInLink, signUp: signUpLink } = t.header

  test(`opening a dialog is a step of the history, with the keyboard alone (${language})`, async ({ page }) => {
    await page.goto(`${href(language, 'about')}?x=1%2C2#main`)
    await scriptsLoaded(page)
    await page.evaluate(() => scrollTo(0, 300))
    const address = page.url()
    const dialog = page.getByRole('dialog')
    const opener = await openFromHeader(page, language, signInLink)
    await expect(dialog.getByRole('heading')).toHaveText(t.login.heading)
    await expect(dialog.locator('[name=email]')).toBeFocused()
    await expect(page).toHaveURL(address.replace('#', '&dialog=sign-in#'))
    await expectAccessible(page)
    const before = await entries(page)
    // Each dialog replaces the other.
    await dialog.getByRole('button', { name: t.login.create }).press('Enter')
    await expect(dialog.locator('[name=fullName]')).toBeFocused()
    await expect(page).toHaveURL(address.replace('#', '&dialog=sign-up#'))
    await expectAccessible(page)
    expect(await entries(page)).toBe(before)

    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(address)
    await expect(opener).toBeFocused()
    expect(Math.abs((await scrolled(page)) - 300)).toBeLessThanOrEqual(1)
    await page.goForward()
    await expect(dialog.getByRole('heading')).toHaveText(t.signUp.heading)
    // Closing equals going back: the dialog leaves no trace in the history.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(address)
    expect(Math.abs((await scrolled(page)) - 300)).toBeLessThanOrEqual(1)
  })

  test(`a link opens a dialog, and a reload does (${language})`, async ({ page }) => {
    const path = `${href(language, 'imprint')}?dialog=sign-up&tier=elite&x=1`
    await page.goto(path)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(t.signUp.tier.elite)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/Imprint$/)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    await page.reload()
    await expect(dialog).toContainText(t.signUp.tier.elite)
    await dialog.getByRole('button', { name: t.common.close, exact: true }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`${href(language, 'imprint')}\\?x=1$`))
    // No link on the page opened the dialog, so none gets the focus back.
    await expect(page.getByRole('main')).toBeFocused()
    expect(await scrolled(page)).toBe(0)
  })

  // The rest is about neither words nor width, and is walked once.
  if (language === 'en') continue

  test(`members see no dialog, and signing in leads on (${language})`, async ({ page, site }) => {
    const email = await registeredMember(site)
    await page.goto(`${href(language, 'terms')}?dialog=sign-in`)
    const dialog = page.getByRole('dialog')
    await dialog.locator('[name=email]').fill(email)
    await dialog.locator('[name=password]').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href(language, 'dashboard')}$`))
    for (const name of ['sign-in', 'sign-up']) {
      await page.goto(`${href(language, 'terms')}?dialog=${name}&x=1#main`)
      await expect(page).toHaveURL(new RegExp(`${href(language, 'terms')}\\?x=1#main$`))
      await expect(dialog).toBeHidden()
    }
  })

  test(`a customer who signs in while booking goes on booking (${language})`, async ({ page, site }) => {
    const email = await registeredMember(site)
    const { start, end } = await openDays(site, 40, 2)
    const trip = { pickup: 3, dropoff: 3, start: `${start}T10:00`, end: `${end}T10:00`, step: 'vehicle' }
    await page.goto(href(language, 'newBooking', trip))
    const address = page.url()
    await openFromHeader(page, language, signInLink)
    const dialog = page.getByRole('dialog')
    await dialog.locator('[name=email]').fill(email)
    await dialog.locator('[name=password]').fill(PASSWORD)
    await expect(page).toHaveURL(/start=.*dialog=sign-in$/)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page).not.toHaveURL(/dialog/)
    expect(decodeURIComponent(page.url())).toBe(decodeURIComponent(address))
  })

  test(`the full pages for signing in and up need no dialog (${language})`, async ({ page }) => {
    await page.goto(`${href(language, 'login')}?dialog=sign-in`)
    await expect(page).toHaveURL(new RegExp(`${href(language, 'login')}$`))
    const email = page.getByRole('main').locator('[name=email]')
    await expect(email).toBeFocused()
    await expect(page.getByRole('dialog')).toBeHidden()
    // The header of a page with the form does not lead to it once more.
    await expect(page.getByRole('banner').getByRole('link', { name: signInLink, exact: true })).toHaveCount(0)
    await openFromHeader(page, language, signUpLink)
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(t.signUp.heading)
    await page.getByRole('dialog').getByRole('button', { name: t.login.heading }).click()
    await expect(email).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`${href(language, 'login')}$`))
  })
}

test('an unknown dialog in the address is ignored', async ({ page }) => {
  for (const name of ['constructor', 'sign-out', 'sign-in2', '%00', '']) {
    await page.goto(`/about?dialog=${name}`)
    await scriptsLoaded(page)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test('the chosen tier is in the address', async ({ page }) => {
  const t = texts.de.home.loyalty
  await page.goto('/')
  await scriptsLoaded(page)
  const select = page.locator('#loyalty').getByRole('link', { name: `${t.select}: ${t.tiers.elite.name}` })
  await select.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(texts.de.signUp.tier.elite)
  await expect(page).toHaveURL(/\/\?dialog=sign-up&tier=elite$/)
  const before = await scrolled(page)
  await dialog.getByRole('button', { name: texts.de.login.heading }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.de.login.create }).click()
  await expect(dialog).toContainText(texts.de.signUp.tier.elite)
  await page.keyboard.press('Escape')
  await expect(select).toBeFocused()
  await expect(page).toHaveURL(/\/$/)
  expect(Math.abs((await scrolled(page)) - before)).toBeLessThanOrEqual(1)
})

test('a dialog waits for no other part of the page', async ({ page }) => {
  await page.goto('/')
  await scriptsLoaded(page)
  const release = await holdScripts(page, /\/assets\/(fleet|gallery|loyalty|locations)-/)
  await openFromHeader(page, 'de', texts.de.header.signIn)
  await expect(page.getByRole('dialog').locator('[name=email]')).toBeFocused()
  await expect(page.locator('#loyalty').getByRole('link').first()).toBeAttached()
  release()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('going on to another page from a dialog leaves a way back into it', async ({ page }) => {
  await page.goto('/about?dialog=sign-in')
  await page.getByRole('dialog').getByRole('link', { name: texts.de.login.forgot }).click()
  await expect(page).toHaveURL(/\/password$/)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(texts.de.login.heading)
})

test('a new customer hears that their own name makes a weak password', async ({ page }) => {
  await page.goto('/about')
  await openFromHeader(page, 'de', texts.de.header.signUp)
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=password]').fill('Weberknecht-12')
  await expect(dialog.getByText(strength.strong).or(dialog.getByText(strength.fair)).first()).toBeVisible()
  await dialog.locator('[name=fullName]').fill('Friederike Weberknecht')
  await dialog.locator('[name=password]').fill('Weberknecht-1234')
  await expect(dialog.getByText(strength.weak).first()).toBeVisible()
  await expectAccessible(page)
})

test('everything typed to create an account survives going back, except the password', async ({ page }) => {
  await page.goto('/about')
  await openFromHeader(page, 'de', texts.de.header.signUp)
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=fullName]').fill('Mara Muster')
  await dialog.locator('[name=email]').fill('mara@post.example')
  await dialog.locator('[name=password]').fill(PASSWORD)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await openFromHeader(page, 'de', texts.de.header.signUp)
  await expect(dialog.locator('[name=fullName]')).toHaveValue('Mara Muster')
  await expect(dialog.locator('[name=email]')).toHaveValue('mara@post.example')
  await expect(dialog.locator('[name=password]')).toHaveValue('')
  expect(await page.evaluate(() => Object.values({ ...sessionStorage }).join(' '))).not.toContain(PASSWORD)
  await dialog.locator('[name=password]').fill(PASSWORD)
  await dialog.getByRole('checkbox').check()
  await dialog.locator('[name=email]').press('Enter')
  await expect(dialog).toContainText(texts.de.signUp.doneTitle)
  expect(await page.evaluate(() => sessionStorage.getItem('signUp'))).toBeNull()
})

test('a member who has signed in in another tab is not asked again', async ({ page, site }) => {
  await signIn(page, await registeredMember(site))
  await page.goto('/en?dialog=sign-in')
  await expect(page).toHaveURL(/\/en$/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('where the line is down', () => {
  test.use({ expectedNoise: /net::ERR_FAILED/ })

  test('the sign-in page says so itself, without fetching a dialog', async ({ page }) => {
    await page.goto('/login')
    const main = page.getByRole('main')
    await main.locator('[name=email]').fill('mara@post.example')
    await main.locator('[name=password]').fill(PASSWORD)
    await page.waitForLoadState('networkidle')
    await page.route(/\/assets\/|\/api\//, (route) => route.abort())
    await page.keyboard.press('Enter')
    await expect(main.getByRole('alert')).toContainText(texts.de.errors.unavailable)
    await expect(main.locator('[name=email]')).toHaveValue('mara@post.example')
    await expect(page).toHaveURL(/\/login$/)
  })
})
