import type { Page } from '@playwright/test'

import germanInbox from '#content/de/staff/inbox.ts'
import german from '#content/de/staff/privacy.ts'
import englishInbox from '#content/en/staff/inbox.ts'
import english from '#content/en/staff/privacy.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { callServer } from '#support/client.ts'
import { atWork, newColleague } from '#support/colleague.ts'
import { registeredMember } from '#support/member.ts'
import { letterWith } from '#support/outbox.ts'
import { expect, test, type Site } from '#support/site.ts'

const languages = [
  { language: 'German', code: 'de', root: '/staff', t: german, inbox: germanInbox },
  { language: 'English', code: 'en', root: '/en/staff', t: english, inbox: englishInbox },
] as const

/** The browser itself logs refused requests: a copy before it is noted how the person is known. */
test.use({ expectedNoise: /status of 4\d\d/ })

async function calm(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

async function write(site: Site, name: string, email: string): Promise<void> {
  const sent = await callServer(site.url, 'sendContactMessage', {
    headers: { 'idempotency-key': `journey-of-a-request-${email.replaceAll(/\W/g, '-')}` },
    body: {
      name,
      email,
      phone: '',
      reference: '',
      branch: 'tempelhof',
      message: 'Was wissen Sie über mich?',
      website: '',
      language: 'de',
      filledMs: 20_000,
    },
  })
  expect(sent.status).toBe(201)
}

for (const { language, code, root, t, inbox } of languages) {
  test(`a request is filed from a message and worked off by keys, in ${language}`, async ({ page, site }) => {
    const nele = await newColleague(site)
    const email = `cosima.${code}@post.example`
    // Each language has a person of its own: both may run on one site.
    const name = { de: 'Cosima Beispiel', en: 'Cosima Muster' }[code]
    await write(site, name, email)
    await atWork(page, site, nele)
    await page.goto(`${root}/inbox`)
    await page
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .click()
    await page.getByRole('button', { name: t.file.open }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel(t.file.name)).toHaveValue(name)
    await expect(dialog.getByLabel(t.file.email)).toHaveValue(email)
    await calm(page)
    await dialog.getByRole('button', { name: t.file.act, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()

    await page.goto(`${root}/privacy`)
    const row = page.getByRole('button', { name: new RegExp(name) }).first()
    await expect(row).toBeVisible()
    await row.press('Enter')
    await expect(page.getByRole('heading', { name: t.facts.heading })).toBeVisible()
    // Later steps are folded until they are next, and can be looked into.
    await page.getByRole('button', { name: t.steps.answer }).press('Enter')
    await page.getByRole('button', { name: t.acts.json }).press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    await page.getByLabel(t.work.identity).selectOption('known_address')
    await page.getByRole('button', { name: t.work.saveIdentity }).press('Enter')
    await expect(page.getByText(t.work.saved)).toBeVisible()
    // A step that is done folds to one line.
    const proven = (how: 'known_address' | 'paper') => t.work.proven.replace('{how}', t.work.identities[how])
    await expect(page.getByRole('heading', { name: proven('known_address') })).toBeVisible()
    await expect(page.getByLabel(t.work.identity)).toHaveCount(0)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: t.acts.json }).press('Enter')
    expect((await saved).suggestedFilename()).toMatch(/\.json$/)
    // The answer becomes the loud act once the page has heard of the copy.
    await expect(page.getByRole('button', { name: t.answer.send, exact: true })).toHaveClass(/bg-petrol-600/)
    await calm(page)

    await page.locator('h2').first().click()
    await page.keyboard.press('r')
    await page.keyboard.type('anbei die Kopie.')
    await page.keyboard.press('Control+Enter')
    await letterWith(site, `To: ${email}`, 'anbei die Kopie.')
    await expect(page.getByLabel(t.answer.label, { exact: true })).toHaveValue('')
    await expect(page.getByRole('heading', { name: t.steps.answered })).toBeVisible()

    await page.getByRole('button', { name: t.acts.erase }).press('Enter')
    await expect(page.getByRole('dialog').getByText(t.acts.eraseGone)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: t.work.done, exact: true }).press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    await page.locator('h2').first().click()
    await page.keyboard.press('p')
    await expectAccessible(page)
    // The choice above is saved along, without a press of its own.
    await page.getByLabel(t.work.identity).selectOption('paper')
    await page.getByLabel(t.work.outcome).fill('Kopie gesendet.')
    await page.getByRole('button', { name: t.work.done, exact: true }).press('Enter')
    await expect(page.getByRole('button', { name: t.work.reopen })).toBeVisible()
    await page.reload()
    await expect(page.getByText(proven('paper'))).toBeVisible()
    await page.getByRole('button', { name: t.parts.over, exact: true }).press('Enter')
    await expect(page.getByRole('button', { name: new RegExp(name) }).first()).toBeVisible()
    await calm(page)
    // On a tablet, too, the request stands beside its list.
    await page.setViewportSize({ width: 768, height: 1024 })
    await expect(page.getByRole('button', { name: new RegExp(name) }).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(name) })).toBeVisible()
    await calm(page)
    await page.goto(`${root}/inbox`)
    await expect(page.getByRole('heading', { name: inbox.title })).toBeVisible()
  })
}

test('a person who asks for it is erased by keys, and the request that remains says what was done, in German', async ({
  page,
  site,
}) => {
  const nele = await newColleague(site)
  const email = 'loeschen@post.example'
  const name = 'Lina Löschmich'
  await registeredMember(site, email, { firstName: 'Lina', lastName: 'Löschmich' })
  const asked = { way: 'email', receivedOn: dateOf(toLocal(new Date())), language: 'de', note: '' } as const
  const from = { message: null, customer: null }
  const body = { ...asked, kind: 'erasure', identity: 'known_address', name, email, ...from } as const
  const headers = { 'idempotency-key': 'journey-of-an-erasure' }
  expect(await callServer(site.url, 'filePrivacyRequest', { as: nele.token, headers, body })).toMatchObject({
    status: 201,
  })
  await atWork(page, site, nele)
  await page.goto('/staff/privacy')
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .press('Enter')
  const heading = page.getByRole('heading', { level: 2, name: new RegExp(name) })
  await expect(heading).toBeVisible()
  await expect(page.getByText(german.facts.account)).toBeVisible()

  await page.getByRole('button', { name: german.acts.erase }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(german.acts.eraseGone)).toBeVisible()
  await calm(page)
  await dialog.getByRole('button', { name: german.acts.eraseAct }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(german.acts.erased)).toBeVisible()
  await expect(page.getByText(german.facts.none)).toBeVisible()
  const found = await callServer(site.url, 'getStaffCustomers', { as: nele.token, body: { q: email } })
  expect(found.body.customers).toEqual([])

  // Nothing is left to erase; the focus goes on to what is next.
  await expect(page.getByRole('button', { name: german.acts.erase })).toHaveCount(0)
  await expect(page.getByRole('button', { name: german.steps.answer })).toBeFocused()
  await page.getByRole('button', { name: german.steps.end }).press('Enter')
  await page.getByLabel(german.work.outcome).fill('Gelöscht.')
  await page.getByRole('button', { name: german.work.done, exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: german.work.reopen })).toBeVisible()
  await calm(page)
})
