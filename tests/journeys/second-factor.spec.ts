import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import germanAccount from '#content/de/account.ts'
import german from '#content/de/second-factor.ts'
import germanSettings from '#content/de/settings.ts'
import germanShell from '#content/de/site/shell.ts'
import germanCode from '#content/de/sign-in-code.ts'
import englishAccount from '#content/en/account.ts'
import english from '#content/en/second-factor.ts'
import englishSettings from '#content/en/settings.ts'
import englishShell from '#content/en/site/shell.ts'
import englishCode from '#content/en/sign-in-code.ts'
import { href, type Language } from '#i18n/links.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { codeAt } from '#support/authenticator.ts'
import { callServer } from '#support/client.ts'
import { PASSWORD } from '#support/customer.ts'
import { accountMenu, registeredMember, signIn, tokenOf } from '#support/member.ts'
import { letterWith } from '#support/outbox.ts'
import { expect, test, type Site } from '#support/site.ts'

const texts = {
  de: { factor: german, code: germanCode, account: germanAccount, shell: germanShell, cancel: germanSettings.cancel },
  en: {
    factor: english,
    code: englishCode,
    account: englishAccount,
    shell: englishShell,
    cancel: englishSettings.cancel,
  },
}

/** The browser itself logs refused requests. */
test.use({ expectedNoise: /status of 4\d\d/ })

/** Sets up a second factor through the API, without the pages. @returns its secret and its recovery codes */
async function withFactor(site: Site, email: string): Promise<{ secret: string; codes: string[] }> {
  const as = await tokenOf(site, email)
  const begun = await callServer(site.url, 'beginSecondFactor', { as, body: { currentPassword: PASSWORD } })
  const { secret } = begun.body
  const body = { code: codeAt(secret, new Date()) }
  const confirmed = await callServer(site.url, 'confirmSecondFactor', { as, body })
  expect(confirmed.status).toBe(200)
  return { secret, codes: confirmed.body.recoveryCodes }
}

/** A code that is still unused; the server accepts the next one ahead of its time. */
const nextCode = (secret: string) => codeAt(secret, new Date(Date.now() + 30_000))

async function enterPassword(page: Page, language: Language, email: string): Promise<void> {
  const main = page.getByRole('main')
  await main.locator('[name=email]').fill(email)
  await main.locator('[name=password]').fill(PASSWORD)
  await main.getByRole('button', { name: texts[language].account.login.submit, exact: true }).click()
}

for (const language of ['de', 'en'] as const) {
  const t = texts[language]

  test(`a second factor is set up, and signing in asks for it (${language})`, async ({ page, site }) => {
    const email = await registeredMember(site)
    await signIn(page, email)
    await page.goto(href(language, 'settings'))
    const panel = page.getByRole('region', { name: t.factor.heading, exact: true })
    const begin = panel.getByRole('button', { name: t.factor.begin, exact: true })
    await begin.press('Enter')
    await expect(panel.locator('[name=currentPassword]')).toBeFocused()
    await panel.getByRole('button', { name: texts[language].cancel, exact: true }).press('Enter')
    await expect(begin).toBeFocused()
    await begin.press('Enter')
    await panel.locator('[name=currentPassword]').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('img', { name: t.factor.setup.picture })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const uri = await panel.getByRole('link', { name: t.factor.setup.open }).getAttribute('href')
    const secret = new URL(uri!).searchParams.get('secret')!
    await expect(panel.getByText(secret.slice(0, 4)).last()).toBeVisible()
    await panel.getByRole('button', { name: t.factor.setup.submit }).click()
    await expect(panel.getByText(t.factor.missing)).toBeVisible()
    await panel.locator('[name=code]').fill('000000')
    await page.keyboard.press('Enter')
    await expect(panel.getByText(t.factor.invalid)).toBeVisible()
    await expect(panel.locator('[name=code]')).toBeFocused()
    await expectAccessible(page)
    await panel.locator('[name=code]').fill(codeAt(secret, new Date()))
    await page.keyboard.press('Enter')
    await expect(panel.getByText(t.factor.done.on)).toBeVisible()
    const codes = panel.getByRole('listitem')
    await expect(codes).toHaveCount(10)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const recovery = await codes.nth(4).innerText()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: t.factor.codes.download }).click(),
    ])
    expect(readFileSync(await download.path(), 'utf8')).toContain(recovery)
    await panel.getByRole('button', { name: t.factor.codes.kept }).click()
    await expect(codes).toHaveCount(0)
    await expect(panel.getByRole('button', { name: t.factor.end })).toBeVisible()
    await letterWith(site, `To: ${email}`, 'Anmeldung mit zweitem Faktor ist eingeschaltet')

    const logout = (await accountMenu(page)).getByRole('button', { name: /^(Abmelden|Logout)$/ })
    await logout.click()
    await expect(page).toHaveURL(new RegExp(`${href(language, 'login')}$`))
    await enterPassword(page, language, email)
    const main = page.getByRole('main')
    await expect(main.getByText(t.code.app.lead)).toBeVisible()
    const code = main.locator('[name=code]')
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Enter')
    await expect(main.getByText(t.code.missing)).toBeVisible()
    await code.fill('000 000')
    await page.keyboard.press('Enter')
    await expect(main.getByText(t.code.app.invalid)).toBeVisible()
    await expect(code).toHaveValue('000 000')
    await code.fill(nextCode(secret))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href(language, 'dashboard')}$`))
    await page.goto(href(language, 'settings'))
    await panel.getByRole('button', { name: t.factor.end }).click()
    await panel.locator('[name=currentPassword]').fill(PASSWORD)
    await panel.locator('[name=code]').fill(recovery)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(panel.getByText(t.factor.done.off)).toBeVisible()
    await expect(panel.getByText(t.factor.off, { exact: true })).toBeVisible()
  })

  // The rest is about neither words nor width, and is walked once.
  if (language === 'de') continue

  test(`a recovery code signs in, with the keyboard alone (${language})`, async ({ page, site }) => {
    const email = await registeredMember(site)
    const { codes } = await withFactor(site, email)
    await page.goto(href(language, 'login'))
    await enterPassword(page, language, email)
    await expect(page.locator('[name=code]')).toBeFocused()
    // Going back keeps what was typed.
    for (const name of [t.code.app.other, t.code.back]) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name })).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(page.locator('main [name=email]')).toHaveValue(email)
    await expect(page.locator('main [name=password]')).toHaveValue(PASSWORD)
    await page.locator('main [name=password]').press('Enter')
    await expect(page.locator('[name=code]')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(t.code.recovery.label)).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type(codes[0]!.toLowerCase())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href(language, 'dashboard')}$`))
    await letterWith(site, `To: ${email}`, 'Anmeldung mit einem Wiederherstellungscode')
  })

  test(`a member makes new recovery codes, and an operator removes the factor (${language})`, async ({
    page,
    site,
  }) => {
    const email = await registeredMember(site)
    const { secret, codes } = await withFactor(site, email)
    // The dialog opens over any page.
    await page.goto(href(language, 'about'))
    const { openMenu, signIn: open } = t.shell.header
    const menu = page.getByRole('button', { name: openMenu })
    if (await menu.isVisible()) await menu.click()
    await page.getByRole('link', { name: open }).filter({ visible: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('[name=email]').fill(email)
    await dialog.locator('[name=password]').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(dialog.locator('[name=code]')).toBeFocused()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await dialog.locator('[name=code]').fill(nextCode(secret))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href(language, 'dashboard')}$`))
    await page.goto(href(language, 'settings'))
    const panel = page.getByRole('region', { name: t.factor.heading, exact: true })
    const renew = panel.getByRole('button', { name: t.factor.renew }).first()
    await renew.click()
    const form = panel.locator('form')
    await form.getByRole('button', { name: texts[language].cancel, exact: true }).press('Enter')
    await expect(form).toHaveCount(0)
    await expect(renew).toBeFocused()
    await page.keyboard.press('Enter')
    await form.locator('[name=currentPassword]').fill('not the password')
    await form.locator('[name=code]').fill(codes[0]!)
    await page.keyboard.press('Enter')
    await expect(form.getByText(t.account.invalid.currentPassword)).toBeVisible()
    await expect(form.locator('[name=code]')).toHaveValue(codes[0]!)
    await form.locator('[name=currentPassword]').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(panel.getByText(t.factor.done.renewed)).toBeVisible()
    await expect(panel.getByRole('listitem')).toHaveCount(10)
    expect(await site.manage('second-factor', 'reset', email)).toContain('password alone')
    await page.reload()
    await expect(page).toHaveURL(new RegExp(`${href(language, 'login')}$`))
    await enterPassword(page, language, email)
    await expect(page).toHaveURL(new RegExp(`${href(language, 'settings')}$`))
    await letterWith(site, `To: ${email}`, 'Zweiter Faktor zur')
  })
}

test('staff are led to set it up and get no further without it', async ({ page, site }) => {
  const email = await registeredMember(site)
  await site.manageWith(PASSWORD, 'staff', email, 'Kim Beispiel', '--branch', 'all')
  const t = texts.de
  await signIn(page, email)
  await page.goto(href('de', 'dashboard'))
  await expect(page).toHaveURL(new RegExp(`${href('de', 'settings')}$`))
  const panel = page.getByRole('region', { name: t.factor.heading, exact: true })
  await expect(panel.getByText(t.factor.required)).toBeVisible()
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(2)
  await expectAccessible(page)
  await page.goto(href('de', 'profile'))
  await expect(page).toHaveURL(new RegExp(`${href('de', 'settings')}$`))
  await panel.getByRole('button', { name: t.factor.begin, exact: true }).click()
  await panel.locator('[name=currentPassword]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  const uri = await panel.getByRole('link', { name: t.factor.setup.open }).getAttribute('href')
  const secret = new URL(uri!).searchParams.get('secret')!
  await panel.locator('[name=code]').fill(codeAt(secret, new Date()))
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('listitem')).toHaveCount(10)
  await panel.getByRole('button', { name: t.factor.codes.kept }).click()
  await expect(page.getByRole('main').getByRole('region')).not.toHaveCount(2)
  await page.goto(href('de', 'profile'))
  await expect(page.getByRole('main').locator('[name=firstName]')).toBeVisible()
})
