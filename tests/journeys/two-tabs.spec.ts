import type { Page } from '@playwright/test'

import germanAccount from '#content/de/account.ts'
import germanDashboard from '#content/de/dashboard.ts'
import germanOverview from '#content/de/overview.ts'
import german from '#content/de/profile.ts'
import englishAccount from '#content/en/account.ts'
import englishDashboard from '#content/en/dashboard.ts'
import englishOverview from '#content/en/overview.ts'
import english from '#content/en/profile.ts'
import { href } from '#i18n/links.ts'
import { expectAccessible } from '#support/accessible.ts'
import { PASSWORD } from '#support/customer.ts'
import { accountMenu, registeredMember, signIn } from '#support/member.ts'
import { expect, test } from '#support/site.ts'

const texts = {
  de: { profile: german, account: germanAccount, dashboard: germanDashboard, overview: germanOverview },
  en: { profile: english, account: englishAccount, dashboard: englishDashboard, overview: englishOverview },
}

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`)

test.use({ expectedNoise: /status of 409/ })

for (const language of ['de', 'en'] as const) {
  const t = texts[language]
  const at = (page: 'login' | 'dashboard' | 'profile') => new RegExp(`${href(language, page)}$`)
  const save = (page: Page) => page.getByRole('main').getByRole('button', { name: t.profile.save, exact: true }).click()

  test(`a change saved in one tab is not overwritten by another (${language})`, async ({ page, site, context }) => {
    await signIn(page, await registeredMember(site))
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto(href(language, 'profile'))
      await expect(field(tab, 'city')).toHaveValue('Berlin')
    }
    await field(page, 'city').fill('Bernau')
    await field(other, 'city').fill('Potsdam')
    await field(other, 'country').fill('Polska')
    await field(other, 'firstName').fill('Marlene')
    await save(other)
    await expect(other.getByText(t.profile.saved)).toBeVisible()

    await save(page)
    await expect(page.getByText(t.profile.changed)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Potsdam' })).toBeVisible()
    await expect(field(page, 'city')).toHaveValue('Bernau')
    await expect(field(page, 'country')).toHaveValue('Polska')
    await expect(field(page, 'firstName')).toHaveValue('Marlene')
    await expectAccessible(page)
    await save(page)
    await expect(page.getByText(t.profile.saved)).toBeVisible()
    await other.goto(href(language, 'dashboard'))
    await expect(other.getByRole('heading', { name: t.overview.greeting.replace('{name}', 'Marlene') })).toBeVisible()
    await other.goto(href(language, 'profile'))
    await expect(field(other, 'city')).toHaveValue('Bernau')
    await expect(field(other, 'country')).toHaveValue('Polska')
  })

  // The rest is about neither words nor width, and is walked once.
  if (language === 'de') continue

  test(`signing out in one tab signs out the other, which can go on (${language})`, async ({ page, site, context }) => {
    const email = await registeredMember(site)
    await signIn(page, email)
    await page.goto(href(language, 'profile'))
    await field(page, 'city').fill('Potsdam')
    const other = await context.newPage()
    await other.goto(href(language, 'dashboard'))
    await (await accountMenu(other)).getByRole('button', { name: t.dashboard.frame.logout }).click()
    await expect(other).toHaveURL(at('login'))
    await expect(other.getByRole('main').getByText(t.account.login.signedOut)).toBeVisible()

    await expect(page).toHaveURL(at('login'))
    await expect(page.getByRole('main').getByText(t.account.login.before.signed_out)).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Potsdam')
    await field(other, 'email').fill(email)
    await field(other, 'password').fill(PASSWORD)
    await other.keyboard.press('Enter')
    await expect(other).toHaveURL(at('dashboard'))
    // The tab returns to its page; the entries there went with the member who left.
    await expect(page).toHaveURL(at('profile'))
    await expect(field(page, 'city')).toHaveValue('Berlin')
  })
}
