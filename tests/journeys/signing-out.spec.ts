import type { Page } from '@playwright/test'

import germanAccount from '#content/de/account.ts'
import germanDashboard from '#content/de/dashboard.ts'
import { company } from '#content/company.ts'
import germanProfile from '#content/de/profile.ts'
import german from '#content/de/settings.ts'
import germanShell from '#content/de/site/shell.ts'
import englishAccount from '#content/en/account.ts'
import english from '#content/en/settings.ts'
import { href, type Language } from '#i18n/links.ts'
import { expectAccessible } from '#support/accessible.ts'
import { callServer } from '#support/client.ts'
import { PASSWORD } from '#support/customer.ts'
import { onPhone } from '#support/devices.ts'
import { accountMenu, registeredMember, signIn } from '#support/member.ts'
import { linkFor } from '#support/outbox.ts'
import { expect, test, type Site } from '#support/site.ts'

const texts = { de: { ...german, account: germanAccount }, en: { ...english, account: englishAccount } }
const NEXT = 'Laterne Zebra Kompott Vier'

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('token'))
const statusOf = async (site: Site, token: string) => (await callServer(site.url, 'getAccount', { as: token })).status
const signOutButton = async (page: Page) =>
  (await accountMenu(page)).getByRole('button', { name: germanDashboard.frame.logout })

/** Sets a password with a fresh link. */
async function setPassword(page: Page, site: Site, language: Language, email: string): Promise<void> {
  const t = texts[language].account
  const used = await linkFor(site, email, '/password')
  expect((await callServer(site.url, 'requestPasswordLink', { body: { email, language } })).status).toBe(200)
  await expect.poll(() => linkFor(site, email, '/password')).not.toBe(used)
  await page.goto(await linkFor(site, email, '/password'))
  await page.locator('input[autocomplete=new-password]').first().fill(NEXT)
  await page.getByRole('button', { name: t.password.set }).click()
  await expect(page.getByRole('heading', { name: t.password.doneHeading })).toBeVisible()
}

test.use({ expectedNoise: /status of 401/ })

for (const language of ['de', 'en'] as const) {
  const t = texts[language]

  test(`signing out everywhere signs out here too, and the next person starts afresh (${language})`, async ({
    page,
    site,
  }) => {
    await signIn(page, await registeredMember(site))
    await page.goto(href(language, 'profile'))
    await page.locator('main [name=city]').fill('Potsdam')
    // The form's script loads with the first touch.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('profile'))).toContain('Potsdam')
    await page.goto(href(language, 'settings'))
    await page.getByRole('button', { name: t.sessions.endAll, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${href(language, 'login')}$`))
    await expect(page.getByRole('main').getByText(t.account.login.signedOut)).toBeVisible()
    await expect(page.getByRole('main').getByText(t.account.login.before.ended)).toHaveCount(0)
    await expectAccessible(page)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Potsdam')

    await page.locator('main [name=email]').fill(await registeredMember(site))
    await page.locator('main [name=password]').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href(language, 'dashboard')}$`))
  })

  // The rest is about neither words nor width, and is walked once.
  if (language === 'en') continue

  test(`a password set here leaves another member signed in, and says whose it is (${language})`, async ({
    page,
    site,
  }) => {
    const [other, email] = [await registeredMember(site), await registeredMember(site)]
    await signIn(page, other)
    const token = (await tokenIn(page))!
    await setPassword(page, site, language, email)
    const said = t.account.password.doneOther.replace('{email}', email).replace('{other}', other)
    await expect(page.getByRole('main').getByText(said)).toBeVisible()
    await expectAccessible(page)
    expect(await tokenIn(page)).toBe(token)
    expect(await statusOf(site, token)).toBe(200)
    await page.getByRole('link', { name: t.account.password.stay }).click()
    await expect(page).toHaveURL(new RegExp(`${href(language, 'dashboard')}$`))
  })

  test(`a member who sets a password where another is signed in takes over (${language})`, async ({ page, site }) => {
    const [other, email] = [await registeredMember(site), await registeredMember(site)]
    await signIn(page, other)
    const token = (await tokenIn(page))!
    await setPassword(page, site, language, email)
    await page.getByRole('button', { name: t.account.password.switch }).click()
    await expect(page).toHaveURL(new RegExp(`${href(language, 'login')}$`))
    await expect.poll(() => statusOf(site, token)).toBe(401)
    await page.locator('main [name=email]').fill(email)
    await page.locator('main [name=password]').fill(NEXT)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href(language, 'dashboard')}$`))
    expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(email)
  })

  test(`a password set for the account that is open here ends it here too (${language})`, async ({ page, site }) => {
    const email = await registeredMember(site)
    await signIn(page, email)
    await setPassword(page, site, language, email)
    expect(await tokenIn(page)).toBeNull()
    await page.getByRole('main').getByRole('link', { name: t.account.login.submit, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${href(language, 'login')}$`))
  })
}

test('the next person after a member has signed out can create an account', async ({ page, site }) => {
  await signIn(page, await registeredMember(site))
  await page.goto(href('de', 'dashboard'))
  await (await signOutButton(page)).click()
  await expect(page).toHaveURL(/\/login$/)
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: germanShell.header.home.replace('{company}', company.name) }).click()
  await expect(page).toHaveURL(/\/$/)
  await header.getByRole('link', { name: germanShell.header.signIn }).click()
  await page.getByRole('dialog').getByRole('button', { name: germanAccount.login.create }).click()
  await expect(page).toHaveURL(/dialog=sign-up/)
})

test(
  'an answer that comes when its member has signed out elsewhere signs nobody in',
  onPhone,
  async ({ page, site, context }) => {
    await signIn(page, await registeredMember(site))
    await page.goto(href('de', 'profile'))
    await page.locator('main [name=firstName]').fill('Marlene')
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    let answered = false
    await page.route('**/api/account/profile', async (route) => {
      if (route.request().method() !== 'PATCH') return await route.continue()
      const response = await route.fetch()
      await held
      await route.fulfill({ response })
      answered = true
    })
    await page.getByRole('main').getByRole('button', { name: germanProfile.save, exact: true }).click()
    const other = await context.newPage()
    await other.goto(href('de', 'dashboard'))
    await (await signOutButton(other)).click()
    await expect(other).toHaveURL(/\/login$/)
    await expect(page).toHaveURL(/\/login$/)
    await other.evaluate(() => addEventListener('storage', ({ key }) => Object.assign(window, { heard: key })))
    answer()
    await expect.poll(() => answered).toBe(true)
    // The other tab would react at once; half a second is plenty.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
    expect(await other.evaluate(() => 'heard' in window)).toBe(false)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await expect(other).toHaveURL(/\/login$/)
  },
)
