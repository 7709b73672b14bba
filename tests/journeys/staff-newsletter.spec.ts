import type { Page } from '@playwright/test'

import { newsletterConsent } from '#content/consent.ts'
import germanDoor from '#content/de/staff/frame.ts'
import german from '#content/de/staff/issues.ts'
import englishDoor from '#content/en/staff/frame.ts'
import english from '#content/en/staff/issues.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { callServer } from '#support/client.ts'
import { atWork, newColleague, type Colleague } from '#support/colleague.ts'
import { letterWith, linkFor } from '#support/outbox.ts'
import { expect, test, type Site } from '#support/site.ts'

const languages = [
  { language: 'German', code: 'de', root: '/staff', t: german, door: germanDoor },
  { language: 'English', code: 'en', root: '/en/staff', t: english, door: englishDoor },
] as const

/** The browser itself logs refused requests, and that the frame of a letter keeps the test and its axe out. */
test.use({ expectedNoise: /status of 4\d\d|document is sandboxed|'postMessage' on 'DOMWindow'/ })

async function calm(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** A reader who has confirmed. */
async function newReader(site: Site, email: string, language: 'de' | 'en'): Promise<void> {
  const { version: consent } = newsletterConsent
  await callServer(site.url, 'subscribe', { body: { email, language, consent } })
  const link = await linkFor(site, email, '/newsletter/confirm')
  const token = /token=([\w-]+)/.exec(link)![1]!
  expect((await callServer(site.url, 'confirmSubscription', { body: { token } })).status).toBe(200)
}

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

/** Types into the field that has the focus after it was reached by Tab alone. */
async function typeInto(page: Page, name: string, text: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await field(page, name).evaluate((one) => one === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(field(page, name)).toBeFocused()
  await page.keyboard.type(text)
}

for (const { language, code, root, t, door } of languages) {
  test(`an issue is written, looked at, tried and sent by keys, in ${language}`, async ({ page, site }) => {
    const nele = await newColleague(site)
    const [mara, jo] = [`mara.${code}@leser.example`, `jo.${code}@leser.example`]
    await newReader(site, mara, 'de')
    await newReader(site, jo, 'en')
    await atWork(page, site, nele)
    await page.goto(root)
    await expect(page.getByRole('link', { name: door.nav.newsletter })).toBeVisible()
    await page.keyboard.press('g')
    await page.keyboard.press('w')
    await expect(page.getByRole('heading', { name: t.title })).toBeVisible()
    await calm(page)
    await page.keyboard.press('i')
    await expect(field(page, 'subject-de')).toBeFocused()
    await typeInto(page, 'subject-de', `Winter ${code}`)
    await typeInto(page, 'text-de', 'ab heute [hier](fleet) mehr.')
    await expect(page.getByText(t.lacks.link.replace('{to}', 'fleet'))).toBeVisible()
    await field(page, 'text-de').fill('ab heute [hier](/fleet) mehr.')
    const letter = page.frameLocator(`iframe[title="${t.preview.de}"]`)
    await expect(letter.getByRole('paragraph').filter({ hasText: 'ab heute hier mehr.' })).toBeVisible()
    await expect(letter.getByRole('link', { name: 'Newsletter abbestellen' })).toBeVisible()

    // A draft that lacks something is not sent, and says so at the field.
    await page.getByRole('button', { name: t.send }).press('Enter')
    await expect(page.getByText(t.lacks.subject)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await typeInto(page, 'subject-en', `Winter ${code}`)
    await typeInto(page, 'text-en', 'From today more.')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(t.savedToast)).toBeVisible()
    await calm(page)

    await page.getByRole('region', { name: t.languages.de }).getByRole('button', { name: t.test }).press('Enter')
    await letterWith(site, `To: ${nele.email}`, 'ab heute hier')

    await page.getByRole('button', { name: t.send }).press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(
      dialog.getByText(t.sendDe.replace('{count}', '1').replace('{subject}', `Winter ${code}`)),
    ).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t.sendAct }).press('Enter')
    await expect(page.getByRole('heading', { name: t.progress })).toBeVisible()
    await expect(page.getByText(t.states.sent, { exact: true })).toBeVisible({ timeout: 60_000 })
    await calm(page)

    const sent = await letterWith(site, `To: ${mara}`, 'ab heute hier')
    expect(sent).toMatch(/^List-Unsubscribe: <https?:\S+>,/m)
    expect(sent).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
    await letterWith(site, `To: ${jo}`, 'From today more.')

    // The list of subscribers, with proof and way out.
    await page.goto(`${root}/newsletter/subscribers`)
    const other = page.getByRole('button', { name: new RegExp(mara) })
    await expect(other).toBeVisible()
    await page.getByRole('searchbox', { name: t.search }).fill(jo.slice(0, 5))
    await expect(other).toHaveCount(0)
    const row = page.getByRole('button', { name: new RegExp(jo) })
    await row.press('Enter')
    await expect(page.getByText(t.proof)).toBeVisible()
    await calm(page)
    await page.getByRole('button', { name: t.end }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: t.endAct }).press('Enter')
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: new RegExp(t.subscriberStates.ended) }).press('Enter')
    await expect(row).toBeVisible()
    await calm(page)
  })
}

test('text that is not saved survives leaving the page and another’s saving, until one version is chosen', async ({
  page,
  site,
}) => {
  const [nele, kim] = [await newColleague(site), await newColleague(site, { name: 'Kim Muster' })]
  const { id } = await draftBy(site, kim)
  await atWork(page, site, nele)
  const address = `/staff/newsletter/${id}`
  await page.goto(address)
  await field(page, 'subject-de').fill('von Nele')
  await page.getByRole('link', { name: german.title }).last().click()
  await page.getByRole('link', { name: /von Kim/ }).click()
  await expect(field(page, 'subject-de')).toHaveValue('von Nele')
  await expect(page.getByText(german.restored)).toBeVisible()

  await saveBy(site, kim, id, 'noch einmal von Kim', 1)
  const conflict = page.getByRole('alert').filter({ hasText: 'Kim Muster' })
  await expect(conflict).toBeVisible()
  await expect(field(page, 'subject-de')).toHaveValue('von Nele')
  await expect(page.getByText('noch einmal von Kim', { exact: true }).first()).toBeVisible()
  await calm(page)
  await page.keyboard.press('Control+s')
  await conflict.getByRole('button', { name: german.takeTheirs }).click()
  await expect(field(page, 'subject-de')).toHaveValue('noch einmal von Kim')
  // It was a click too many.
  await page.getByRole('button', { name: germanDoor.undo }).click()
  await conflict.getByRole('button', { name: german.keepMine }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(german.savedToast)).toBeVisible()
  const { body } = await callServer(site.url, 'getIssue', { as: kim.token, params: { id } })
  expect([body.content.de.subject, body.version]).toEqual(['von Nele', 3])
})

const contentOf = (subject: string) => ({
  de: { subject, text: 'ab heute.' },
  en: { subject, text: 'From today.' },
  car: null,
})

async function draftBy(site: Site, { token }: Colleague): Promise<{ id: string }> {
  return (await callServer(site.url, 'createIssue', { as: token, body: contentOf('von Kim') })).body
}

async function saveBy(site: Site, { token }: Colleague, id: string, subject: string, version: number): Promise<void> {
  const body = { content: contentOf(subject), version }
  expect((await callServer(site.url, 'saveIssue', { as: token, params: { id }, body })).status).toBe(200)
}
