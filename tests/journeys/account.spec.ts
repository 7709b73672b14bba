import type { Page } from '@playwright/test'

import german from '#content/de/account.ts'
import germanHome from '#content/de/home.ts'
import germanSlides from '#content/de/site/first-view.ts'
import germanShell from '#content/de/site/shell.ts'
import germanDashboard from '#content/de/dashboard.ts'
import germanOverview from '#content/de/overview.ts'
import english from '#content/en/account.ts'
import englishDashboard from '#content/en/dashboard.ts'
import englishOverview from '#content/en/overview.ts'
import { href } from '#i18n/links.ts'
import { expectAccessible } from '#support/accessible.ts'
import { onPhone } from '#support/devices.ts'
import { switchLanguage } from '#support/language.ts'
import { accountMenu, fillRegistration } from '#support/member.ts'
import { linkFor } from '#support/outbox.ts'
import { expect, test } from '#support/site.ts'

const texts = {
  de: { ...german, dashboard: germanDashboard, overview: germanOverview },
  en: { ...english, dashboard: englishDashboard, overview: englishOverview },
}
const PASSWORD = 'Laterne Zebra Kompott Vier'

/** The browser itself logs a refused sign-in (401). */
test.use({ expectedNoise: /status of 401/ })

test('a change of language keeps everything typed into the registration', onPhone, async ({ page }) => {
  await page.goto('/register')
  await fillRegistration(page, 'mara@post.example', '1990-05-17')
  await switchLanguage(page, 'de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.register.heading)
  await expect(page.locator('[name=lastName]')).toHaveValue('Muster')
  // As it was written out when the field was left; the form understands it in either language.
  await expect(page.locator('[name=dob]')).toHaveValue('17.05.1990')
  await page.locator('[name=city]').fill('Potsdam')
  await switchLanguage(page, 'en')
  await expect(page.locator('[name=city]')).toHaveValue('Potsdam')
})

test('a change of language keeps the visitor’s destination', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login$/)
  await switchLanguage(page, 'de')
  await expect(page).toHaveURL(/\/en\/login$/)
  expect(await page.evaluate(() => (history.state as { usr: object }).usr)).toMatchObject({ from: '/dashboard' })
})

test.describe('the dialogs', () => {
  const { select, tiers } = germanHome.loyalty
  const elite = (page: Page) => page.locator('#loyalty').getByRole('link', { name: `${select}: ${tiers.elite.name}` })

  test('keep the chosen tier while they lead to each other', async ({ page }) => {
    await page.goto('/')
    await elite(page).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(german.signUp.tier.elite)
    await dialog.getByRole('button', { name: german.login.heading }).click()
    await expect(dialog.getByRole('heading')).toHaveText(german.login.heading)
    await dialog.getByRole('button', { name: german.login.create }).click()
    await expect(dialog).toContainText(german.signUp.tier.elite)
  })

  test('open with the tier that was chosen before the page was interactive', async ({ page }) => {
    await page.goto('/')
    // The moving slides show that the page's frame is interactive; its parts wait for a gesture.
    const second = page.locator('#home').getByText(germanSlides.home.slides.mini.second, { exact: true })
    await expect(second).toBeVisible({ timeout: 10_000 })
    let letGo = () => {}
    const wait = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/assets/**', async (route) => {
      await wait
      await route.continue()
    })
    await elite(page).dispatchEvent('click')
    await page.mouse.move(10, 10)
    await expect(page.getByRole('dialog')).toBeHidden()
    letGo()
    await expect(page.getByRole('dialog')).toContainText(german.signUp.tier.elite)
    // Without scripts the link would lead to the full page instead.
    await expect(page).toHaveURL(/\/\?dialog=sign-up&tier=elite$/)
  })

  test('give the focus back to the menu that opened them', onPhone, async ({ page }) => {
    await page.goto('/')
    const { openMenu, signIn } = germanShell.header
    await page.getByRole('button', { name: openMenu }).click()
    await page.getByRole('link', { name: signIn }).filter({ visible: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: openMenu })).toBeFocused()
  })
})

for (const language of ['de', 'en'] as const) {
  const t = texts[language]

  test(`register, set the password by mail, sign in, sign out (${language})`, async ({ page, site }) => {
    const email = `mara.${language}@post.example`
    await page.goto(href(language, 'register'))
    await fillRegistration(page, email, '1990-05-17')
    await page.getByRole('button', { name: t.register.submit, exact: true }).click()
    const done = page.getByRole('alertdialog')
    await expect(done).toContainText(t.register.done)
    await expectAccessible(page)
    await done
      .getByRole('button', { name: t.register.goBack })
      .or(done.getByRole('link', { name: t.register.goBack }))
      .click()

    const link = await linkFor(site, email, '/password')
    await page.goto(link)
    await expect(page).not.toHaveURL(/token/)
    await page.locator('input[autocomplete=new-password]').first().fill(PASSWORD)
    await page.getByRole('button', { name: t.password.set }).click()
    await expect(page.getByRole('heading', { name: t.password.doneHeading })).toBeVisible()
    await expectAccessible(page)

    await page.goto(href(language, 'dashboard'))
    await expect(page).toHaveURL(new RegExp(`${href(language, 'login')}$`))
    await page.locator('main input[type=email]').fill(email)
    await page.locator('input[autocomplete=current-password]').first().fill('not the password')
    await page.getByRole('button', { name: t.login.submit, exact: true }).last().click()
    const refusal = page.getByRole('alertdialog')
    await expect(refusal).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.locator('input[autocomplete=current-password]').first().fill(PASSWORD)
    await page.getByRole('button', { name: t.login.submit, exact: true }).last().click()
    await expect(page).toHaveURL(new RegExp(`${href(language, 'dashboard')}$`))
    const greeting = page.getByRole('heading', { name: t.overview.greeting.replace('{name}', 'Mara') })
    await expect(greeting).toBeVisible()
    await expect(page.getByText(t.overview.activity.account.signed_in)).toBeVisible()
    await expectAccessible(page)
    expect(Object.keys(await page.evaluate(() => ({ ...localStorage }))).toSorted()).toEqual(['token', 'user'])
    // The cookie that recognises this browser is sent with a sign-in and nothing else.
    expect((await page.context().cookies(`${site.url}/api/user/Login`)).map(({ name }) => name)).toContain('device')
    expect(await page.evaluate(() => document.cookie)).not.toContain('device')
    await page.reload()
    await expect(greeting).toBeVisible()
    await (await accountMenu(page)).getByRole('button', { name: t.dashboard.frame.logout }).click()
    await expect(greeting).toBeHidden()
    expect(Object.keys(await page.evaluate(() => ({ ...localStorage })))).toEqual([])
  })

  test(`a customer under 18 is told so and loses nothing typed (${language})`, async ({ page }) => {
    await page.goto(href(language, 'register'))
    await fillRegistration(page, 'jung@post.example', `${new Date().getUTCFullYear() - 17}-01-01`)
    await page.getByRole('button', { name: t.register.submit, exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(t.register.error)
    await expect(dialog).toContainText('18')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.locator('[name=streetName]')).toHaveValue('Musterweg')
  })

  test(`an empty form names every field (${language})`, async ({ page }) => {
    await page.goto(href(language, 'register'))
    await page.getByRole('button', { name: t.register.submit, exact: true }).click()
    await expect(page.getByText(t.register.fixErrors)).toBeVisible()
    await expect(page.getByText(t.missing.lastName)).toBeVisible()
    await expectAccessible(page)
  })
}
