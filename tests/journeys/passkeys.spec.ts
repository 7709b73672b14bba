import type { Page } from '@playwright/test'

import germanAccount from '#content/de/account.ts'
import germanSignIn from '#content/de/passkey-sign-in.ts'
import german from '#content/de/passkeys.ts'
import germanFactor from '#content/de/second-factor.ts'
import { serverMessages as germanServer } from '#content/de/server.ts'
import germanSettings from '#content/de/settings.ts'
import germanShell from '#content/de/site/shell.ts'
import englishAccount from '#content/en/account.ts'
import englishSignIn from '#content/en/passkey-sign-in.ts'
import english from '#content/en/passkeys.ts'
import englishFactor from '#content/en/second-factor.ts'
import { serverMessages as englishServer } from '#content/en/server.ts'
import englishSettings from '#content/en/settings.ts'
import englishShell from '#content/en/site/shell.ts'
import { href, type Language } from '#i18n/links.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { codeAt } from '#support/authenticator.ts'
import { callServer } from '#support/client.ts'
import { PASSWORD } from '#support/customer.ts'
import { onPhone } from '#support/devices.ts'
import { accountMenu, registeredMember, signIn, signInOver, tokenOf } from '#support/member.ts'
import { letterWith } from '#support/outbox.ts'
import { expect, test } from '#support/site.ts'
import { addAuthenticator } from '#support/virtual-authenticator.ts'

const texts = {
  de: {
    passkeys: german,
    signIn: germanSignIn,
    account: germanAccount,
    factor: germanFactor,
    server: germanServer,
    settings: germanSettings,
    shell: germanShell,
  },
  en: {
    passkeys: english,
    signIn: englishSignIn,
    account: englishAccount,
    factor: englishFactor,
    server: englishServer,
    settings: englishSettings,
    shell: englishShell,
  },
}

/** Passkeys need a host name instead of an address. The browser itself logs refused requests. */
test.use({ host: 'localhost', expectedNoise: /status of 4\d\d|ERR_FAILED/ })

const panelOf = (page: Page, language: Language) =>
  page.getByRole('region', { name: texts[language].passkeys.heading, exact: true })
const withPasskey = (page: Page, language: Language) =>
  page.getByRole('button', { name: texts[language].account.login.passkey })
const at = (language: Language, page: 'login' | 'dashboard' | 'settings') => new RegExp(`${href(language, page)}$`)

async function signOut(page: Page): Promise<void> {
  const logout = (await accountMenu(page)).getByRole('button', { name: /^(Abmelden|Logout)$/ })
  await logout.click()
}

/** Adds a passkey in the settings. */
async function addPasskey(page: Page, language: Language): Promise<void> {
  const panel = panelOf(page, language)
  await panel.getByRole('button', { name: texts[language].passkeys.add }).click()
  await panel.locator('[name=currentPassword]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('listitem')).toHaveCount(1)
}

for (const language of ['de', 'en'] as const) {
  const t = texts[language]

  test(`a passkey is added, signs in, is named and removed, by keyboard alone (${language})`, async ({
    page,
    site,
  }) => {
    const device = await addAuthenticator(page)
    const email = await registeredMember(site)
    await signIn(page, email)
    await page.goto(href(language, 'settings'))
    const panel = panelOf(page, language)
    await expect(panel.getByText(t.passkeys.none)).toBeVisible()
    await panel.getByRole('button', { name: t.passkeys.add }).focus()
    await page.keyboard.press('Enter')
    await expect(panel.locator('[name=currentPassword]')).toBeFocused()
    await page.keyboard.type('not the password')
    await page.keyboard.press('Enter')
    await expect(panel.getByText(t.account.invalid.currentPassword)).toBeVisible()
    expect(await device.passkeys()).toBe(0)
    await panel.locator('[name=currentPassword]').fill(PASSWORD)
    await page.keyboard.press('Enter')
    const row = panel.getByRole('listitem')
    await expect(row).toHaveCount(1)
    await expect(panel.getByRole('status')).toContainText(/Chrome/)
    await expect(row).toContainText(t.passkeys.unused)
    expect(await device.passkeys()).toBe(1)
    await letterWith(site, `To: ${email}`, 'Passkey hinzugef')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await signOut(page)
    await expect(page).toHaveURL(at(language, 'login'))
    await withPasskey(page, language).focus()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at(language, 'dashboard'))

    await page.goto(href(language, 'settings'))
    await expect(row).not.toContainText(t.passkeys.unused)
    await row.getByRole('button', { name: t.passkeys.rename.slice(1) }).focus()
    await page.keyboard.press('Enter')
    const name = row.locator('[name=name]')
    await expect(name).toBeFocused()
    await name.fill(' ')
    await page.keyboard.press('Enter')
    await expect(row.getByText(t.passkeys.nameMissing)).toBeVisible()
    await name.fill('Mein Laptop')
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('status')).toContainText('Mein Laptop')
    await expect(row.getByText('Mein Laptop', { exact: true })).toBeVisible()
    await row.getByRole('button', { name: t.passkeys.removeNamed.replace('{name}', 'Mein Laptop') }).focus()
    await page.keyboard.press('Enter')
    await expect(row.locator('[name=currentPassword]')).toBeFocused()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(panel.getByText(t.passkeys.none)).toBeVisible()
    await letterWith(site, `To: ${email}`, 'Passkey entfernt')

    // The device still has the passkey; the account does not.
    await signOut(page)
    await withPasskey(page, language).press('Enter')
    await expect(page.getByRole('alertdialog')).toContainText(t.server.passkey_refused)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(withPasskey(page, language)).toBeFocused()
  })

  // The rest is about neither words nor width, and is walked once.
  if (language === 'en') continue

  test(`a name typed when the session had ended is not lost (${language})`, async ({ page, site }) => {
    await addAuthenticator(page)
    const email = await registeredMember(site)
    await signIn(page, email)
    await page.goto(href(language, 'settings'))
    await addPasskey(page, language)
    const row = panelOf(page, language).getByRole('listitem')
    const rename = row.getByRole('button', { name: t.passkeys.rename.slice(1) })
    await rename.click()
    await row.locator('[name=name]').fill('Mein Laptop')
    const authorization = `Bearer ${await tokenOf(site, email)}`
    await callServer(site.url, 'endSessions', { query: { keepThis: false }, headers: { authorization } })
    await page.keyboard.press('Enter')
    await signInOver(page, email)
    await expect(row.getByText('Mein Laptop', { exact: true })).toBeVisible()
    // A discarded name is not offered again.
    await rename.click()
    await row.locator('[name=name]').fill('Anders')
    await row.getByRole('button', { name: t.settings.cancel, exact: true }).click()
    await rename.click()
    await expect(row.locator('[name=name]')).toHaveValue('Mein Laptop')
    expect(await page.evaluate(() => sessionStorage.getItem('passkey'))).toBeNull()
  })

  test(`a failure in the browser gets a message and can be tried again (${language})`, async ({ page, site }) => {
    const device = await addAuthenticator(page)
    const email = await registeredMember(site)
    // Nobody unlocks the device.
    await page.goto(href(language, 'login'))
    await withPasskey(page, language).click()
    const alert = page.getByRole('alertdialog')
    await expect(alert).toContainText(t.signIn.cancelled)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await signIn(page, email)
    await page.goto(href(language, 'settings'))
    const panel = panelOf(page, language)
    await device.willing(false)
    await panel.getByRole('button', { name: t.passkeys.add }).click()
    await panel.locator('[name=currentPassword]').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(panel.getByText(t.passkeys.trouble.cancelled)).toBeVisible()
    await expect(panel.locator('[name=currentPassword]')).toHaveValue(PASSWORD)
    await expectAccessible(page)
    await device.willing(true)
    await panel.getByRole('button', { name: t.passkeys.continue }).click()
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    // The same device cannot be added twice.
    await panel.getByRole('button', { name: t.passkeys.add }).click()
    await panel.locator('[name=currentPassword]').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(panel.getByText(t.passkeys.trouble.known)).toBeVisible()
    await panel.getByRole('button', { name: t.settings.cancel }).click()
    await expect(panel.getByRole('button', { name: t.passkeys.add })).toBeFocused()
    await expect(panel.getByRole('listitem')).toHaveCount(1)
  })

  test(`a passkey spares the code of the app, in the dialog over any page (${language})`, async ({ page, site }) => {
    await addAuthenticator(page)
    const email = await registeredMember(site)
    await signIn(page, email)
    await page.goto(href(language, 'settings'))
    const factor = page.getByRole('region', { name: t.factor.heading, exact: true })
    await factor.getByRole('button', { name: t.factor.begin, exact: true }).click()
    await factor.locator('[name=currentPassword]').fill(PASSWORD)
    await page.keyboard.press('Enter')
    const uri = await factor.getByRole('link', { name: t.factor.setup.open }).getAttribute('href')
    const secret = new URL(uri!).searchParams.get('secret')!
    await factor.locator('[name=code]').fill(codeAt(secret, new Date()))
    await page.keyboard.press('Enter')
    const recovery = await factor.getByRole('listitem').first().innerText()
    await factor.getByRole('button', { name: t.factor.codes.kept }).click()
    await expect(factor.getByRole('button', { name: t.factor.end })).toBeVisible()
    const panel = panelOf(page, language)
    await panel.getByRole('button', { name: t.passkeys.add }).click()
    await panel.locator('[name=currentPassword]').fill(PASSWORD)
    await panel.locator('[name=code]').fill('AAAA-AAAA-AAAA')
    await page.keyboard.press('Enter')
    await expect(panel.getByText(t.factor.invalid)).toBeVisible()
    await panel.locator('[name=code]').fill(recovery)
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    await signOut(page)
    await expect(page).toHaveURL(at(language, 'login'))
    await page.goto(href(language, 'about'))
    const { openMenu, signIn: open } = t.shell.header
    const menu = page.getByRole('button', { name: openMenu })
    if (await menu.isVisible()) await menu.click()
    await page.getByRole('link', { name: open }).filter({ visible: true }).click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await dialog.getByRole('button', { name: t.account.login.passkey }).click()
    await expect(page).toHaveURL(at(language, 'dashboard'))
  })

  test(`a browser without passkeys says so, and offers none (${language})`, async ({ page, site }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'PublicKeyCredential')
    })
    const email = await registeredMember(site)
    await page.goto(href(language, 'login'))
    await expect(
      page.getByRole('main').getByRole('button', { name: t.account.login.submit, exact: true }),
    ).toBeEnabled()
    await expect(withPasskey(page, language)).toHaveCount(0)
    await signIn(page, email)
    await page.goto(href(language, 'settings'))
    await expect(panelOf(page, language).getByText(t.passkeys.unsupported)).toBeVisible()
    await expect(panelOf(page, language).getByRole('button', { name: t.passkeys.add })).toHaveCount(0)
    await expectAccessible(page)
  })
}

test('a copy of all data takes the passkey beside the password, and so does the end of the account', async ({
  page,
  site,
}) => {
  const t = texts.en
  const device = await addAuthenticator(page)
  const email = await registeredMember(site)
  await signIn(page, email)
  await page.goto(href('en', 'settings'))
  await addPasskey(page, 'en')
  const data = page.getByRole('region', { name: t.settings.data.heading, exact: true })
  await data.getByRole('button', { name: t.settings.data.open }).click()
  await expect(data.getByText(t.passkeys.proof.lead)).toBeVisible()
  await data.locator('[name=currentPassword]').fill(PASSWORD)
  // Nobody unlocks the device: a message says so, and nothing typed is lost.
  await device.willing(false)
  await page.keyboard.press('Enter')
  await expect(data.getByText(t.passkeys.proof.cancelled)).toBeVisible()
  await expect(data.locator('[name=currentPassword]')).toHaveValue(PASSWORD)
  await expectAccessible(page)
  await device.willing(true)
  for (const format of ['pdf', 'json'] as const) {
    const download = page.waitForEvent('download')
    await data.getByRole('button', { name: t.settings.data[format], exact: true }).click()
    expect((await download).suggestedFilename()).toMatch(new RegExp(`\\.${format}$`))
    if (format === 'json') continue
    await data.getByRole('button', { name: t.settings.data.open }).click()
    await data.locator('[name=currentPassword]').fill(PASSWORD)
  }
  const remove = page.getByRole('region', { name: t.settings.remove.heading, exact: true })
  await remove.getByRole('button', { name: t.settings.remove.heading }).click()
  await remove.locator('[name=currentPassword]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText(t.settings.remove.doneTitle)
})

test('a broken connection gets the usual message', onPhone, async ({ page }) => {
  await addAuthenticator(page)
  await page.route(/\/assets\/passkey-sign-in-/, (route) => route.abort())
  await page.goto(href('de', 'login'))
  await withPasskey(page, 'de').click()
  await expect(page.getByRole('alertdialog')).toContainText(germanAccount.login.noAnswer)
})

test('staff set up a passkey instead of an app, and the password alone no longer opens anything', async ({
  page,
  site,
}) => {
  await addAuthenticator(page)
  const email = await registeredMember(site)
  await site.manageWith(PASSWORD, 'staff', email, 'Kim Beispiel', '--branch', 'all')
  await signIn(page, email)
  await page.goto(href('de', 'dashboard'))
  await expect(page).toHaveURL(at('de', 'settings'))
  const regions = page.getByRole('main').getByRole('region')
  await expect(regions).toHaveCount(2)
  await addPasskey(page, 'de')
  await expect(regions).not.toHaveCount(2)
  await expect(panelOf(page, 'de').locator(':focus').getByRole('status')).toBeVisible()
  await expectAccessible(page)
  await page.goto(href('de', 'profile'))
  await expect(page.getByRole('main').locator('[name=firstName]')).toBeVisible()
  await signOut(page)
  const main = page.getByRole('main')
  await main.locator('[name=email]').fill(email)
  await main.locator('[name=password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText(germanServer.passkey_required)
  await page.keyboard.press('Escape')
  await withPasskey(page, 'de').click()
  await expect(page).toHaveURL(at('de', 'dashboard'))
  expect(await site.manage('second-factor', 'reset', email)).toContain('passkeys')
  await page.reload()
  await expect(page).toHaveURL(at('de', 'login'))
})
