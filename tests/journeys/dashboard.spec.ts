import germanAccount from '../../src/content/de/account.ts'
import german from '../../src/content/de/dashboard.ts'
import english from '../../src/content/en/dashboard.ts'
import { href, ofAccount, pages } from '../../src/web/links.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { PASSWORD } from '../support/customer.ts'
import { registeredMember, signIn } from '../support/member.ts'
import { expect, test } from '../support/site.ts'

const texts = { de: german, en: english }
const own = pages.filter(ofAccount)

test('whoever signs in comes to the page that was asked for', async ({ page, site }) => {
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

  test(`the pages of the account lead to each other (${language})`, async ({ page, site }) => {
    await signIn(page, await registeredMember(site))
    await page.goto(href(language, 'dashboard'))
    const sidebar = page.getByRole('navigation', { name: t.frame.label })
    for (const name of own) {
      const { entry, title } = t.pages[name as keyof typeof t.pages]
      const link = sidebar.getByRole('link', { name: entry, exact: true })
      await link.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${href(language, name)}$`))
      await expect(page).toHaveTitle(new RegExp(`^${title} – `))
      await expect(sidebar.locator('[aria-current=page]')).toHaveText(entry)
      await expect(link).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
    await sidebar.getByRole('button', { name: t.frame.logout }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href(language, 'login')}$`))
  })
}
