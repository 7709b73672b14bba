import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import germanAccount from '#content/de/account.ts'
import germanDashboard from '#content/de/dashboard.ts'
import germanOverview from '#content/de/overview.ts'
import german from '#content/de/profile.ts'
import englishAccount from '#content/en/account.ts'
import englishDashboard from '#content/en/dashboard.ts'
import englishOverview from '#content/en/overview.ts'
import english from '#content/en/profile.ts'
import { dateText } from '#forms/date-text.ts'
import { href } from '#i18n/links.ts'
import { callServer } from '#support/client.ts'
import { expectAccessible, expectFingerSized, expectNoSidewaysScroll } from '#support/accessible.ts'
import { PASSWORD } from '#support/customer.ts'
import { onPhone } from '#support/devices.ts'
import { switchLanguage } from '#support/language.ts'
import { accountMenu, registeredMember, signIn, signInOver } from '#support/member.ts'
import { photo } from '#support/papers.ts'
import { expect, test, type Site } from '#support/site.ts'

const texts = {
  de: { profile: german, account: germanAccount, dashboard: germanDashboard, overview: germanOverview },
  en: { profile: english, account: englishAccount, dashboard: englishDashboard, overview: englishOverview },
}

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`)
/** Line of a document, which unfolds its fields. */
const paper = (page: Page, text: string) => page.locator('#papers summary').filter({ hasText: text })
const save = (page: Page, t: { readonly save: string }) =>
  page.getByRole('main').getByRole('button', { name: t.save, exact: true })
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token')!)

/** Changes the profile as another device would. */
async function elsewhere(site: Site, token: string, change: object): Promise<void> {
  const { body: now } = await callServer(site.url, 'getProfile', { as: token })
  const { email: _email, picture: _picture, passportStored: _p, idCardStored: _i, licenseStored: _l, ...rest } = now
  const answer = await callServer(site.url, 'changeProfile', { as: token, body: { ...rest, ...change } })
  expect(answer.status).toBe(200)
}

/** Expects the menu to lead to each part of the page, which is many screens long on a phone. */
async function expectMenuLeadsToParts(page: Page, t: (typeof texts)['de' | 'en']): Promise<void> {
  await expectFingerSized(page)
  const menu = page.getByRole('navigation', { name: t.account.onThisPage })
  const parts = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(parts).toEqual(['#email', '#person', '#address', '#papers', '#picture', '#drivers'])
  for (const part of parts) await expect(page.locator(part)).toHaveCount(1)
  await menu.getByRole('link', { name: t.profile.email.heading }).press('Enter')
  await expect(page.locator('#email')).toBeFocused()
  await expect(page.getByRole('heading', { name: t.profile.email.heading })).toBeInViewport()
}

for (const language of ['de', 'en'] as const) {
  const t = texts[language]

  test(`a member changes the profile with the keyboard (${language})`, async ({ page, site, isMobile }) => {
    await signIn(page, await registeredMember(site))
    await page.goto(href(language, 'profile'))
    await expect(field(page, 'city')).toHaveValue('Berlin')
    if (isMobile) await expectMenuLeadsToParts(page, t)
    // Document numbers are stored and never shown.
    await expect(paper(page, t.profile.documents.stored)).toHaveCount(2)
    await expect(field(page, 'LicenseNo')).toHaveCount(0)
    // There is nothing to save yet.
    await expect(save(page, t.profile)).toHaveCount(0)
    await expect(field(page, 'licenseExpiry')).toHaveValue(dateText('2035-01-01', language))

    await field(page, 'firstName').fill('')
    await field(page, 'dob').fill(`${new Date().getUTCFullYear() - 17}-01-01`)
    await paper(page, t.profile.documents.license).click()
    await field(page, 'licenseIssue').fill('2036-01-01')
    // A folded document opens when one of its dates is wrong.
    await paper(page, t.profile.documents.license).click()
    await save(page, t.profile).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(t.account.missing.firstName)).toBeVisible()
    await expect(page.getByText(t.profile.wrong.underAge.replace('{age, number}', '18'))).toBeVisible()
    await expect(page.getByText(t.profile.wrong.inFuture)).toBeVisible()
    await expect(field(page, 'firstName')).toBeFocused()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.keyboard.type('Marlene')
    await field(page, 'dob').fill('1990-05-18')
    await field(page, 'licenseIssue').fill('2020-01-01')
    await field(page, 'city').fill('Potsdam')
    await paper(page, t.profile.documents.passport).click()
    await page.getByRole('button', { name: t.profile.documents.remove.passport }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(t.profile.documents.removedOnSave).filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('button', { name: t.profile.documents.keepNamed.passport })).toBeFocused()
    await field(page, 'city').press('Enter')
    await expect(page.getByText(t.profile.saved)).toBeVisible()
    await expect(paper(page, t.profile.documents.stored)).toHaveCount(1)
    await expectAccessible(page)
    expect(await page.evaluate(() => localStorage.getItem('user'))).toContain('Marlene')

    await page.reload()
    await expect(field(page, 'city')).toHaveValue('Potsdam')
    await expect(field(page, 'dob')).toHaveValue(dateText('1990-05-18', language))
    await (await accountMenu(page)).getByRole('link', { name: t.dashboard.pages.dashboard.entry, exact: true }).click()
    const greeting = t.overview.greeting.replace('{name}', 'Marlene')
    await expect(page.getByRole('heading', { name: greeting })).toBeVisible()
    await expect(page.getByText(t.overview.activity.account.profile_changed)).toBeVisible()
  })
}

test(
  'a change of language keeps what was typed, and nobody else gets to see it',
  onPhone,
  async ({ page, site, context }) => {
    const t = texts.de
    await signIn(page, await registeredMember(site))
    await page.goto(href('de', 'profile'))
    await field(page, 'city').fill('Potsdam')
    await switchLanguage(page, 'de')
    await expect(page).toHaveURL(new RegExp(`${href('en', 'profile')}$`))
    await expect(field(page, 'city')).toHaveValue('Potsdam')
    await expect(field(page, 'streetName')).toHaveValue('Musterweg')
    // It is still to be saved, and can be given up.
    await expect(save(page, english)).toBeVisible()

    await switchLanguage(page, 'en')
    await expect(field(page, 'city')).toHaveValue('Potsdam')

    // The member signs out in another tab, and another person signs in here.
    const other = await context.newPage()
    await other.goto(href('de', 'dashboard'))
    await (await accountMenu(other)).getByRole('button', { name: t.dashboard.frame.logout }).click()
    await expect(page).toHaveURL(/\/login$/)
    // The entries are deleted at once, and the page says so.
    await expect(page.getByText(t.account.login.before.signed_out)).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('profile'))).toBeNull()
    await page.locator('main [name=email]').fill(await registeredMember(site))
    await page.locator('main [name=password]').fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: t.account.login.submit, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${href('de', 'profile')}$`))
    await expect(field(page, 'city')).toHaveValue('Berlin')
    await (await accountMenu(page)).getByRole('button', { name: t.dashboard.frame.logout }).click()
    await expect(page).toHaveURL(/\/login$/)
    expect(await page.evaluate(() => sessionStorage.getItem('profile'))).toBeNull()
  },
)

test.describe('what comes in between', onPhone, () => {
  test.use({ expectedNoise: /status of (401|409)/ })
  const t = texts.de.profile

  test('a change from elsewhere is adopted, and the entries are kept and compared with it', async ({ page, site }) => {
    await signIn(page, await registeredMember(site))
    await page.goto(href('de', 'profile'))
    await field(page, 'city').fill('Bernau')
    await elsewhere(site, await tokenOf(page), { city: 'Potsdam', country: 'Polska' })
    await save(page, t).click()
    await expect(page.getByText(t.changed)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Ort: Potsdam' })).toBeVisible()
    await expect(field(page, 'city')).toHaveValue('Bernau')
    await expect(field(page, 'country')).toHaveValue('Polska')
    await expectAccessible(page)
    await save(page, t).click()
    await expect(page.getByText(t.saved)).toBeVisible()
    await page.reload()
    await expect(field(page, 'city')).toHaveValue('Bernau')
    await expect(field(page, 'country')).toHaveValue('Polska')
  })

  test('a session that ends halfway costs nothing that was typed', async ({ page, site }) => {
    const email = await registeredMember(site)
    await signIn(page, email)
    await page.goto(href('de', 'profile'))
    await field(page, 'city').fill('Potsdam')
    await paper(page, t.documents.license).click()
    await page.getByRole('button', { name: t.documents.replaceNamed.license }).click()
    await expect(field(page, 'LicenseNo')).toBeFocused()
    await field(page, 'LicenseNo').fill('B000000002')
    await callServer(site.url, 'logout', { as: await tokenOf(page) })
    await save(page, t).click()
    await signInOver(page, email)
    // The save resumes by itself.
    await expect(page.getByText(t.saved)).toBeVisible()
  })
})

test('entries that are given up leave what was stored', onPhone, async ({ page, site }) => {
  const t = texts.de.profile
  await signIn(page, await registeredMember(site))
  await page.goto(href('de', 'profile'))
  await field(page, 'city').fill('Potsdam')
  await paper(page, t.documents.license).click()
  await page.getByRole('button', { name: t.documents.remove.license }).click()
  await page.getByRole('button', { name: t.discard }).click()
  await expect(save(page, t)).toHaveCount(0)
  await expect(field(page, 'city')).toHaveValue('Berlin')
  await expect(paper(page, t.documents.stored)).toHaveCount(2)
  await page.reload()
  await expect(field(page, 'city')).toHaveValue('Berlin')
})

test('a long address breaks, and the fields around it keep their width', onPhone, async ({ page, site }) => {
  await signIn(
    page,
    await registeredMember(site, `${'wolkenstein.'.repeat(3)}${randomUUID().slice(0, 8)}@post.example`),
  )
  await page.goto(href('de', 'profile'))
  const widthOf = async (name: string) => (await field(page, name).boundingBox())!.width
  expect(await widthOf('additionalInfo')).toBe(await widthOf('country'))
  await expectNoSidewaysScroll(page)
})

test.describe('the picture', () => {
  test.use({ expectedNoise: /status of 415/ })
  for (const language of ['de', 'en'] as const) {
    const t = texts[language]

    test(`a picture is chosen, refused, replaced and deleted (${language})`, async ({ page, site }) => {
      await signIn(page, await registeredMember(site))
      await page.goto(href(language, 'profile'))
      const panel = page.getByRole('region', { name: t.profile.picture.heading })
      const picture = panel.getByRole('img', { name: t.profile.picture.own })
      const choose = (name: string, buffer: Buffer) =>
        panel.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
      await choose('Notiz.jpg', Buffer.from('a text'))
      await expect(panel.getByRole('alert')).toContainText('HEIC')
      await choose('ich.jpg', await photo())
      await expect(panel.getByText(t.profile.picture.kept)).toBeVisible()
      await expect(panel.getByRole('alert')).toHaveCount(0)
      await expect(picture).toBeVisible()
      await expectAccessible(page)
      await page.reload()
      await expect(picture).toBeVisible()
      await panel.getByRole('button', { name: t.profile.picture.remove }).click()
      await expect(panel.getByText(t.profile.picture.removed)).toBeVisible()
      await expect(picture).toHaveCount(0)
      await expect(panel.getByRole('button', { name: t.profile.picture.choose })).toBeFocused()
    })
  }
})
