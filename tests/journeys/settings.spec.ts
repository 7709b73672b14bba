import type { Page } from '@playwright/test'

import germanAccount from '../../src/content/de/account.ts'
import german from '../../src/content/de/settings.ts'
import englishAccount from '../../src/content/en/account.ts'
import english from '../../src/content/en/settings.ts'
import { href, type Language } from '../../src/web/links.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { send } from '../support/client.ts'
import { PASSWORD } from '../support/customer.ts'
import { registeredMember, signIn } from '../support/member.ts'
import { letterWith } from '../support/outbox.ts'
import { expect, test, type Site } from '../support/site.ts'

const texts = { de: { ...german, account: germanAccount }, en: { ...english, account: englishAccount } }
const NEXT = 'Laterne Zebra Kompott Vier'

/** What is refused is noted by the browser itself. */
test.use({ expectedNoise: /status of 4\d\d/ })

/** Signs in elsewhere. @returns the token */
async function signInElsewhere(site: Site, email: string, password = PASSWORD): Promise<string> {
  const { body } = await send<{ token: string }>(
    site.url,
    'POST',
    '/api/user/Login',
    { email, password },
    { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' },
  )
  return body.token
}

const statusOf = async (site: Site, token: string) =>
  (await send(site.url, 'GET', '/api/account', undefined, { authorization: `Bearer ${token}` })).status

async function openSettings(page: Page, site: Site, language: Language): Promise<string> {
  const email = await registeredMember(site)
  await signIn(page, email)
  await page.goto(href(language, 'settings'))
  return email
}

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

for (const language of ['de', 'en'] as const) {
  const t = texts[language]

  test(`a session elsewhere is seen and ended (${language})`, async ({ page, site }) => {
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

  test(`a new password ends the other sessions and is told by mail (${language})`, async ({ page, site }) => {
    const email = await openSettings(page, site, language)
    const elsewhere = await signInElsewhere(site, email)
    const password = panel(page, t.password.heading)
    const submit = password.getByRole('button', { name: t.password.submit, exact: true })
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
    await expect(password.locator('[name=currentPassword]')).toHaveValue('')
    await expectAccessible(page)
    expect(await statusOf(site, elsewhere)).toBe(401)
    await letterWith(site, `To: ${email}`, 'Ihr Passwort wurde ge')
    expect((await send(site.url, 'POST', '/api/user/Login', { email, password: NEXT })).status).toBe(200)
  })

  test(`a session that ends meanwhile leads to signing in, and back (${language})`, async ({ page, site }) => {
    const email = await openSettings(page, site, language)
    await expect(panel(page, t.sessions.heading).getByRole('listitem')).not.toHaveCount(0)
    const elsewhere = await signInElsewhere(site, email)
    const authorization = `Bearer ${elsewhere}`
    await send(site.url, 'POST', '/api/account/sessions/end-all', { keepThis: true }, { authorization })
    const password = panel(page, t.password.heading)
    await password.locator('[name=currentPassword]').fill(PASSWORD)
    await password.locator('[name=password]').fill(NEXT)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href(language, 'login')}$`))
    await page.locator('main [name=email]').fill(email)
    await page.locator('main [name=password]').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href(language, 'settings')}$`))
  })
}
