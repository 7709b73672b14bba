import germanAccount from '../../src/content/de/account.ts'
import german from '../../src/content/de/settings.ts'
import englishAccount from '../../src/content/en/account.ts'
import english from '../../src/content/en/settings.ts'
import { href } from '../../src/web/links.ts'
import { expectAccessible } from '../support/accessible.ts'
import { PASSWORD } from '../support/customer.ts'
import { registeredMember, signIn } from '../support/member.ts'
import { expect, test } from '../support/site.ts'

const texts = { de: { ...german, account: germanAccount }, en: { ...english, account: englishAccount } }

test.use({ expectedNoise: /status of 401/ })

for (const language of ['de', 'en'] as const) {
  const t = texts[language]

  test(`who signs out everywhere has left, and the next begins afresh (${language})`, async ({ page, site }) => {
    await signIn(page, await registeredMember(site))
    await page.goto(href(language, 'profile'))
    await page.locator('main [name=city]').fill('Potsdam')
    await page.goto(href(language, 'settings'))
    expect(await page.evaluate(() => sessionStorage.getItem('profile'))).toContain('Potsdam')
    await page.getByRole('button', { name: t.sessions.endAll, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${href(language, 'login')}$`))
    await expect(page.getByRole('main').getByText(t.account.login.signedOut)).toBeVisible()
    await expect(page.getByRole('main').getByText(t.account.login.ended)).toHaveCount(0)
    await expectAccessible(page)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Potsdam')

    await page.locator('main [name=email]').fill(await registeredMember(site))
    await page.locator('main [name=password]').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href(language, 'dashboard')}$`))
  })
}
