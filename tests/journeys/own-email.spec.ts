import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import germanFrame from '#content/de/dashboard.ts'
import german from '#content/de/profile.ts'
import germanChange from '#content/de/email-change.ts'
import germanAccount from '#content/de/account.ts'
import englishAccount from '#content/en/account.ts'
import englishChange from '#content/en/email-change.ts'
import englishFrame from '#content/en/dashboard.ts'
import english from '#content/en/profile.ts'
import { href } from '#i18n/links.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { callServer } from '#support/client.ts'
import { PASSWORD } from '#support/customer.ts'
import { registeredMember, signIn, signInOver, tokenOf } from '#support/member.ts'
import { letterWith, linkFor } from '#support/outbox.ts'
import { expect, test } from '#support/site.ts'

const texts = {
  de: {
    profile: { ...german.email, open: german.emailChange },
    change: germanChange,
    account: germanAccount,
    frame: germanFrame.frame,
  },
  en: {
    profile: { ...english.email, open: english.emailChange },
    change: englishChange,
    account: englishAccount,
    frame: englishFrame.frame,
  },
}

/** The browser itself logs refused requests. */
test.use({ expectedNoise: /status of 4\d\d|net::ERR/ })

/** Waits until the page has drawn the effect of an answer. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))))

for (const language of ['de', 'en'] as const) {
  const t = texts[language]

  test(`another address is requested and confirmed in both mailboxes (${language})`, async ({ page, site }) => {
    const email = await registeredMember(site)
    const next = `neu-${randomUUID()}@post.example`
    await signIn(page, email)
    await page.goto(href(language, 'profile'))
    const panel = page.getByRole('region', { name: t.profile.heading })
    const submit = panel.getByRole('button', { name: t.profile.submit })
    await panel.getByRole('button', { name: t.profile.open }).click()
    await expect(panel.locator('[name=email]')).toBeFocused()
    await panel.locator('[name=email]').fill('no address')
    await submit.click()
    await expect(panel.getByText(t.account.missing.currentPassword)).toBeVisible()
    await expect(panel.locator('[name=email]')).toBeFocused()
    await expectAccessible(page)
    await panel.locator('[name=email]').fill(next)
    await panel.locator('[name=currentPassword]').fill('not the password')
    await page.keyboard.press('Enter')
    await expect(panel.getByText(t.account.invalid.currentPassword)).toBeVisible()
    await expect(panel.locator('[name=email]')).toHaveValue(next)
    await panel.locator('[name=currentPassword]').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('status')).toContainText(t.profile.asked)
    await expect(panel.getByText(`${t.profile.new}: ${t.profile.missing}`)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const toNew = await linkFor(site, next, '/confirm')
    await page.goto(language === 'en' ? `/en${toNew}` : toNew)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.change.new.heading)
    await expectAccessible(page)
    await page.getByRole('button', { name: t.change.new.submit }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.change.end.half.heading)
    await page.getByRole('link', { name: t.change.toProfile }).click()
    await expect(panel.getByText(`${t.profile.new}: ${t.profile.confirmed}`)).toBeVisible()

    const toOld = await linkFor(site, email, '/confirm')
    await page.goto(language === 'en' ? `/en${toOld}` : toOld)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.change.old.heading)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: t.change.old.submit, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.change.end.changed.heading)
    await expectAccessible(page)
    await page.getByRole('link', { name: t.change.toProfile }).click()
    await expect(panel.getByText(next)).toBeVisible()
    await letterWith(site, `To: ${next}`, 'E-Mail-Adresse wurde ge')
    const login = { email: next, password: PASSWORD }
    expect((await callServer(site.url, 'login', { body: login })).status).toBe(200)
  })

  // The rest is about neither words nor width, and is walked once.
  if (language === 'de') continue

  test(`another address is refused by the old mailbox, or given up (${language})`, async ({ page, site }) => {
    const email = await registeredMember(site)
    await signIn(page, email)
    await page.goto(href(language, 'profile'))
    const panel = page.getByRole('region', { name: t.profile.heading })
    const ask = async () => {
      const next = `neu-${randomUUID()}@post.example`
      await panel.getByRole('button', { name: t.profile.open }).click()
      await panel.locator('[name=email]').fill(next)
      await panel.locator('[name=currentPassword]').fill(PASSWORD)
      await page.keyboard.press('Enter')
      await expect(panel.getByText(t.profile.waiting)).toBeVisible()
      return next
    }
    await ask()
    await panel.getByRole('button', { name: t.profile.cancel }).focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('status')).toContainText(t.profile.cancelled)
    const letter = await letterWith(site, `To: ${email}`, '/confirm#token=old-', await ask())
    expect(letter).toContain('48 Stunden')
    const link = /\/confirm#token=old-[\w-]+/.exec(letter)![0]
    await page.goto(language === 'en' ? `/en${link}` : link)
    await page.getByRole('button', { name: t.change.refuse }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.change.end.refused.heading)
    await expect(page.getByRole('link', { name: t.change.password })).toHaveAttribute(
      'href',
      href(language, 'settings'),
    )
    await expectAccessible(page)
    await page.goto(language === 'en' ? `/en${link}` : link)
    await page.getByRole('button', { name: t.change.old.submit, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.change.end.invalid.heading)
    await expectAccessible(page)
    await page.goto(href(language, 'profile'))
    await expect(panel.getByRole('button', { name: t.profile.open })).toBeVisible()
  })

  test(`the links of both mailboxes open one after the other in one tab (${language})`, async ({ page, site }) => {
    const email = await registeredMember(site)
    const next = `neu-${randomUUID()}@post.example`
    const headers = { authorization: `Bearer ${await tokenOf(site, email)}` }
    const wish = { email: next, currentPassword: PASSWORD }
    expect((await callServer(site.url, 'changeEmail', { body: wish, headers })).status).toBe(200)
    const at = (link: string) => (language === 'en' ? `/en${link}` : link)
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto(at(await linkFor(site, email, '/confirm')))
    await expect(heading).toHaveText(t.change.old.heading)
    await page.goto(at(await linkFor(site, next, '/confirm')))
    await expect(heading).toHaveText(t.change.new.heading)
    await expect(page.getByRole('button', { name: t.change.refuse })).toHaveCount(0)
    await page.getByRole('button', { name: t.change.new.submit }).click()
    await expect(heading).toHaveText(t.change.end.half.heading)
  })

  test(`the new address survives a session that ends meanwhile, the password does not (${language})`, async ({
    page,
    site,
  }) => {
    const email = await registeredMember(site)
    const next = `neu-${randomUUID()}@post.example`
    await signIn(page, email)
    await page.goto(href(language, 'profile'))
    const panel = page.getByRole('region', { name: t.profile.heading })
    await panel.getByRole('button', { name: t.profile.open }).click()
    await panel.locator('[name=email]').fill(next)
    await panel.locator('[name=currentPassword]').fill(PASSWORD)
    await panel.getByRole('button', { name: /anzeigen|show/i }).click()
    await panel.locator('[name=currentPassword]').fill(`${PASSWORD}!`)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(PASSWORD)
    const token = await page.evaluate(() => localStorage.getItem('token'))
    await callServer(site.url, 'logout', { as: token })
    await page.keyboard.press('Enter')
    await signInOver(page, email)
    await expect(panel.locator('[name=email]')).toHaveValue(next)
  })

  test(`a broken connection costs nothing that was typed, and a finished step is not offered again (${language})`, async ({
    page,
    site,
  }) => {
    const email = await registeredMember(site)
    const next = `neu-${randomUUID()}@post.example`
    await signIn(page, email)
    await page.goto(href(language, 'profile'))
    const panel = page.getByRole('region', { name: t.profile.heading })
    await panel.getByRole('button', { name: t.profile.open }).click()
    await panel.locator('[name=email]').fill(next)
    await panel.locator('[name=currentPassword]').fill(PASSWORD)
    let broken = true
    await page.route('**/api/account/email', async (route) => {
      if (broken && route.request().method() === 'GET') await route.abort('connectionreset')
      else await route.continue()
    })
    // The same event as when the customer comes back to the tab.
    const failed = page.waitForEvent('requestfailed')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await failed
    await settled(page)
    await expect(panel.locator('[name=email]')).toHaveValue(next)
    await expect(panel.locator('[name=currentPassword]')).toHaveValue(PASSWORD)
    await expect(panel.getByRole('alert')).toHaveCount(0)

    await panel.getByRole('button', { name: t.profile.submit }).click()
    await expect(panel.getByRole('alert')).toContainText(t.frame.notLoaded)
    await expect(panel.getByRole('status')).toContainText(t.profile.asked)
    await expect(panel.locator('[name=email]')).toHaveCount(0)
    await expectAccessible(page)
    broken = false
    await panel.getByRole('button', { name: t.frame.retry }).press('Enter')
    await expect(panel.getByText(`${t.profile.new}: ${t.profile.missing}`)).toBeVisible()
  })
}
