import type { Locator, Page } from '@playwright/test'

import frame from '#content/de/dashboard.ts'
import german from '#content/de/documents.ts'
import germanOverview from '#content/de/overview.ts'
import english from '#content/en/documents.ts'
import englishOverview from '#content/en/overview.ts'
import { documentConsent } from '#content/document-consent.ts'
import type { Overview } from '#contract/overview.ts'
import { href, type Language } from '#i18n/links.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { callServer } from '#support/client.ts'
import { onPhone } from '#support/devices.ts'
import { bookAs, registeredMember, signIn, signInOver, tokenOf } from '#support/member.ts'
import { letterWith } from '#support/outbox.ts'
import { heic, pdf, pdfOf, photo } from '#support/papers.ts'
import { expect, openDays, test, type Site } from '#support/site.ts'

const texts = { de: { ...german, overview: germanOverview }, en: { ...english, overview: englishOverview } }
const { outdated, retry } = frame.frame
const PATH = '**/api/account/documents'

/** The browser itself logs refused requests and a broken connection. */
test.use({ expectedNoise: /status of 4\d\d|net::ERR/ })

async function openDocuments(page: Page, site: Site, language: Language): Promise<string> {
  const email = await registeredMember(site)
  await signIn(page, email)
  await page.goto(href(language, 'documents'))
  return email
}

type Texts = typeof german | typeof english

const panel = (page: Page, t: Texts) => page.getByRole('region', { name: t.list.heading, exact: true })
/** Documents that the account has. */
const stored = (page: Page, t: Texts) => page.getByRole('list', { name: t.list.uploads }).getByRole('listitem')
const ofKind = (text: string, kind: string) => text.replace('{kind}', kind)

/** Unfolds the form for documents of a kind, which takes the focus. */
async function openForm(page: Page, t: Texts, kind: keyof Texts['kinds']): Promise<Locator> {
  const name = ofKind(t.list.askNamed, t.kinds[kind])
  await page.getByRole('button', { name, exact: true }).click()
  const form = page.getByRole('form', { name, exact: true })
  await expect(form.getByLabel(/^(Gültig bis|Valid until)/)).toBeFocused()
  return form
}

/** Ticks the consent, which never starts out ticked. */
const agree = (upload: Locator) => upload.getByRole('checkbox').check()
const picture = async (name = 'Vorderseite.jpg') => ({ name, mimeType: 'image/jpeg', buffer: await photo() })
const documentsOf = async (site: Site, email: string) =>
  (await callServer(site.url, 'getDocuments', { headers: { authorization: `Bearer ${await tokenOf(site, email)}` } }))
    .body.documents

async function endAllOf(site: Site, email: string): Promise<void> {
  const authorization = `Bearer ${await tokenOf(site, email)}`
  await callServer(site.url, 'endSessions', { query: { keepThis: false }, headers: { authorization } })
}

for (const language of ['de', 'en'] as const) {
  const t = texts[language]
  const fill = (text: string, values: Record<string, string>) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!)

  test(`a document is uploaded from the dashboard, refused and removed (${language})`, async ({ page, site }) => {
    const email = await registeredMember(site)
    await signIn(page, email)
    await page.goto(href(language, 'dashboard'))
    await page.getByRole('link', { name: t.overview.actions.upload }).click()
    await expect(page).toHaveURL(new RegExp(`${href(language, 'documents')}$`))
    const list = panel(page, t)
    await expect(stored(page, t)).toHaveCount(0)
    await expectAccessible(page)
    // One form is open at a time, and each keeps what was typed.
    await page.getByText(t.list.papers, { exact: true }).click()
    const other = await openForm(page, t, 'passport')
    await expect(other.getByText(t.upload.photoPage)).toBeVisible()
    await other.getByLabel(t.upload.expiry).fill('2034-05-06')
    const upload = await openForm(page, t, 'licence')
    await expect(other).toBeHidden()
    await openForm(page, t, 'passport')
    await expect(other.getByLabel(t.upload.expiry)).toHaveValue(language === 'de' ? '06.05.2034' : '06/05/2034')
    await page.getByRole('button', { name: ofKind(t.list.closeNamed, t.kinds.passport), exact: true }).click()
    await expect(other).toBeHidden()
    await openForm(page, t, 'licence')

    // The form names what is missing and focuses the first such field.
    await upload.getByRole('button', { name: t.upload.submit }).click()
    await expect(upload.getByText(t.problems.expiryMissing)).toBeVisible()
    await expect(upload.getByText(t.problems.noFile)).toBeVisible()
    await expect(upload.getByText(t.problems.consentMissing)).toBeVisible()
    await expect(upload.getByLabel(t.upload.expiry)).toBeFocused()
    await expectAccessible(page)

    await upload.getByLabel(t.upload.expiry).fill('2035-01-01')
    await upload
      .locator('input[type=file]')
      .setInputFiles([await picture(), { ...(await picture()), name: 'Rückseite.jpg' }])
    await expect(upload.getByRole('listitem')).toHaveCount(2)
    // Nothing is sent without consent, and the box gets the focus.
    await upload.getByRole('button', { name: t.upload.submit }).click()
    const box = upload.getByRole('checkbox', { name: documentConsent[language] })
    await expect(box).toBeFocused()
    await box.check()
    await upload.getByRole('button', { name: t.upload.submit }).click()
    // It is said once, above the documents, and the form is closed.
    const told = list.locator(':focus')
    await expect(told).toContainText(fill(t.progress.done, { name: 'Vorderseite.jpg' }))
    await expect(told).toContainText(fill(t.progress.done, { name: 'Rückseite.jpg' }))
    await expect(stored(page, t)).toHaveCount(2)
    await expect(upload).toBeHidden()
    await expect(list.getByText(t.list.states.pending, { exact: true })).toHaveCount(2)
    await expectAccessible(page)
    // The next upload needs a date and a consent of its own.
    await openForm(page, t, 'licence')
    await expect(upload.getByLabel(t.upload.expiry)).toHaveValue('')
    await expect(box).not.toBeChecked()
    await expectNoSidewaysScroll(page)

    const [second, first] = await documentsOf(site, email)
    expect([second!.name, first!.name]).toEqual(['Rückseite.jpg', 'Vorderseite.jpg'])
    await site.manage('document', 'accept', first!.id)
    await site.manage('document', 'refuse', second!.id, 'unleserlich')
    await letterWith(site, `To: ${email}`, 'unleserlich')
    await page.reload()
    const refused = stored(page, t).filter({ hasText: 'Rückseite.jpg' })
    await expect(refused.getByText(t.list.states.refused)).toBeVisible()
    await expect(refused.getByText(fill(t.list.reason, { reason: 'unleserlich.' }))).toBeVisible()
    await expect(list.getByText(t.list.states.accepted, { exact: true })).toHaveCount(1)
    await expectAccessible(page)

    await refused
      .getByRole('button', { name: fill(t.list.viewNamed, { kind: t.kinds.licence, name: 'Rückseite.jpg' }) })
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('img')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    const download = page.waitForEvent('download')
    await refused
      .getByRole('button', { name: fill(t.list.saveNamed, { kind: t.kinds.licence, name: 'Rückseite.jpg' }) })
      .click()
    expect((await download).suggestedFilename()).toBe('Rückseite.jpg')

    await refused
      .getByRole('button', { name: fill(t.list.removeNamed, { kind: t.kinds.licence, name: 'Rückseite.jpg' }) })
      .click()
    await expectAccessible(page)
    await page.getByRole('alertdialog').getByRole('button', { name: t.removeDialog.yes }).click()
    await expect(list.getByText(fill(t.list.removed, { kind: t.kinds.licence }))).toBeVisible()
    await expect(stored(page, t)).toHaveCount(1)
    await page.goto(href(language, 'dashboard'))
    await expect(page.getByText(t.overview.activity.account.document_deleted)).toBeVisible()
    await expect(page.getByText(t.overview.activity.account.document_refused)).toBeVisible()
  })

  test(`a PDF is read page by page with the keyboard alone (${language})`, async ({ page, site }) => {
    await openDocuments(page, site, language)
    const [upload, list] = [await openForm(page, t, 'other'), panel(page, t)]
    await upload
      .locator('input[type=file]')
      .setInputFiles({ name: 'Vollmacht.pdf', mimeType: 'application/pdf', buffer: await pdfOf(2) })
    await agree(upload)
    await upload.getByRole('button', { name: t.upload.submit }).click()
    const view = list.getByRole('button', {
      name: fill(t.list.viewNamed, { kind: t.kinds.other, name: 'Vollmacht.pdf' }),
    })
    await view.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const shown = (at: number) =>
      dialog.getByRole('img', {
        name: fill(t.preview.picture, { kind: t.kinds.other, name: 'Vollmacht.pdf', page: String(at), pages: '2' }),
      })
    await expect(shown(1)).toBeVisible()
    await expectAccessible(page)
    const [earlier, later] = [t.preview.earlier, t.preview.later].map((name) => dialog.getByRole('button', { name }))
    await expect(earlier!).toBeDisabled()
    await later!.focus()
    await page.keyboard.press('Enter')
    await expect(shown(2)).toBeVisible()
    await expect(later!).toBeFocused()
    // There is no third page.
    await page.keyboard.press('Enter')
    await expect(shown(2)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await expect(view).toBeFocused()
  })

  test(`a file that is too large or of another type gets its own message (${language})`, async ({ page, site }) => {
    await openDocuments(page, site, language)
    const upload = await openForm(page, t, 'other')
    let sent = 0
    page.on(
      'request',
      (request) => (sent += request.method() === 'POST' && request.url().endsWith('/documents') ? 1 : 0),
    )
    await upload.locator('input[type=file]').setInputFiles([
      { name: 'Riese.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10_000_001) },
      { name: 'leer.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
      { name: 'Notiz.pdf', mimeType: 'application/pdf', buffer: Buffer.from('a text') },
      { name: 'Vollmacht.HEIC', mimeType: '', buffer: heic() },
    ])
    const rows = upload.getByRole('listitem')
    await expect(rows).toHaveCount(4)
    await expect(rows.first()).toContainText(/10[,.]?0? ?\s?MB/)
    await agree(upload)
    await upload.getByRole('button', { name: t.upload.submit }).click()
    await expect(upload.getByRole('status')).toContainText('Vollmacht.HEIC')
    const wrong = rows.filter({ hasText: 'Notiz.pdf' })
    await expect(wrong.getByRole('alert')).toContainText('HEIC')
    await expect(wrong.getByRole('button', { name: fill(t.progress.retryNamed, { name: 'Notiz.pdf' }) })).toHaveCount(0)
    expect(sent).toBe(2)
    await expectAccessible(page)
    for (const name of ['Riese.pdf', 'leer.pdf', 'Notiz.pdf'])
      await upload.getByRole('button', { name: fill(t.progress.removeNamed, { name }) }).click()
    await expect(rows).toHaveCount(0)
    await expect(stored(page, t)).toHaveCount(1)
  })
}

test(
  'an upload shows its progress, can be given up, and is tried again after the connection broke',
  onPhone,
  async ({ page, site }) => {
    const t = texts.de
    await openDocuments(page, site, 'de')
    const upload = await openForm(page, t, 'licence')
    let answer: 'hold' | 'break' | 'through' = 'hold'
    let release = () => {}
    await page.route(PATH, async (route) => {
      if (route.request().method() !== 'POST' || answer === 'through') return await route.continue()
      if (answer === 'break') return await route.abort('connectionreset')
      await new Promise<void>((resolve) => (release = resolve))
      await route.abort().catch(() => {})
    })
    await upload.getByLabel(t.upload.expiry).fill('2035-01-01')
    await upload.locator('input[type=file]').setInputFiles([await picture('Eins.jpg')])
    const submit = upload.getByRole('button', { name: t.upload.submit })
    await agree(upload)
    await submit.click()
    await expect(upload.getByRole('progressbar', { name: 'Eins.jpg' })).toBeVisible()
    await expectAccessible(page)
    await upload.getByRole('button', { name: 'Abbrechen: Eins.jpg' }).click()
    await expect(upload.getByRole('listitem')).toHaveCount(0)
    release()

    answer = 'break'
    await upload.locator('input[type=file]').setInputFiles([await picture('Zwei.jpg')])
    await agree(upload)
    await submit.click()
    await expect(upload.getByRole('alert')).toContainText(t.progress.broken)
    await expectAccessible(page)
    answer = 'through'
    await upload.getByRole('button', { name: 'Noch einmal: Zwei.jpg' }).click()
    await expect(panel(page, t).locator(':focus')).toContainText('Zwei.jpg ist hochgeladen.')
    await expect(stored(page, t)).toHaveCount(1)
  },
)

test(
  'a session that ended meanwhile: signing in again loses neither files nor what was said of them',
  onPhone,
  async ({ page, site }) => {
    const t = texts.de
    const email = await openDocuments(page, site, 'de')
    const [upload, list] = [await openForm(page, t, 'licence'), panel(page, t)]
    const [endSessions, signInAgain] = [() => endAllOf(site, email), () => signInOver(page, email)]
    await upload.getByLabel(t.upload.expiry).fill('2035-01-01')
    await upload.locator('input[type=file]').setInputFiles([await picture('Eins.jpg'), await picture('Zwei.jpg')])
    await endSessions()
    await agree(upload)
    await upload.getByRole('button', { name: t.upload.submit }).click()
    await signInAgain()
    await expect(page).toHaveURL(/\/dashboard\/documents$/)
    // Both uploads resume by themselves.
    await expect(stored(page, t)).toHaveCount(2)
    for (const row of await stored(page, t).all()) await expect(row).toContainText('1. Jan. 2035')

    await list.getByRole('button', { name: `Ändern: ${t.kinds.licence}, Zwei.jpg` }).click()
    const change = page.getByRole('dialog').filter({ hasText: t.changeDialog.title })
    await change.getByLabel(t.upload.expiry).fill('2036-02-03')
    await endSessions()
    await change.getByRole('button', { name: t.changeDialog.save }).click()
    await signInAgain()
    await expect(list).toContainText('3. Feb. 2036')
  },
)

test(
  'a list that cannot be had again stops no upload, and says that it may be old',
  onPhone,
  async ({ page, site }) => {
    const t = texts.de
    await openDocuments(page, site, 'de')
    const [upload, list] = [await openForm(page, t, 'licence'), panel(page, t)]
    let broken = true
    await page.route(PATH, async (route) => {
      if (broken && route.request().method() === 'GET') await route.abort('connectionreset')
      else await route.continue()
    })
    await upload.getByLabel(t.upload.expiry).fill('2035-01-01')
    const names = ['Eins.jpg', 'Zwei.jpg', 'Drei.jpg']
    await upload.locator('input[type=file]').setInputFiles(await Promise.all(names.map((name) => picture(name))))
    await agree(upload)
    await upload.getByRole('button', { name: t.upload.submit }).click()
    const told = list.locator(':focus')
    for (const name of names) await expect(told).toContainText(`${name} ist hochgeladen.`)
    await expect(upload).toBeHidden()
    await expect(list.getByRole('alert')).toContainText(outdated)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    broken = false
    await list.getByRole('button', { name: retry }).press('Enter')
    await expect(stored(page, t)).toHaveCount(3)
    await expect(list.getByText(outdated)).toHaveCount(0)
  },
)

test(
  'a session that ends while files are chosen or sent is renewed over the page, whatever is asked for',
  onPhone,
  async ({ page, site }) => {
    const t = texts.de
    const email = await openDocuments(page, site, 'de')
    const [upload, list] = [await openForm(page, t, 'licence'), panel(page, t)]
    await upload.getByLabel(t.upload.expiry).fill('2035-01-01')
    await upload.locator('input[type=file]').setInputFiles([await picture('Eins.jpg'), await picture('Zwei.jpg')])
    // The session ends just after the first file has arrived, before the list is loaded again.
    await page.route(
      PATH,
      async (route) => {
        const response = await route.fetch()
        await endAllOf(site, email)
        await route.fulfill({ response })
      },
      { times: 1 },
    )
    await agree(upload)
    await upload.getByRole('button', { name: t.upload.submit }).click()
    await signInOver(page, email)
    await expect(page).toHaveURL(/\/dashboard\/documents$/)
    // The second upload resumes by itself.
    await expect(stored(page, t)).toHaveCount(2)
    for (const row of await stored(page, t).all()) await expect(row).toContainText('1. Jan. 2035')

    const named = (text: string, name = 'Eins.jpg') => text.replace('{kind}', t.kinds.licence).replace('{name}', name)
    await endAllOf(site, email)
    await list.getByRole('button', { name: named(t.list.viewNamed) }).click()
    await signInOver(page, email)
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    await page.keyboard.press('Escape')
    await endAllOf(site, email)
    const download = page.waitForEvent('download')
    await list.getByRole('button', { name: named(t.list.saveNamed) }).click()
    await signInOver(page, email)
    expect((await download).suggestedFilename()).toBe('Eins.jpg')
    await endAllOf(site, email)
    await list.getByRole('button', { name: named(t.list.removeNamed) }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: t.removeDialog.yes }).click()
    await signInOver(page, email)
    await expect(stored(page, t)).toHaveCount(1)
    await expect(page).toHaveURL(/\/dashboard\/documents$/)
  },
)

test('with the keyboard alone', async ({ page, site }) => {
  const t = texts.de
  // Listening early makes the browser hand the file dialog to the test.
  page.on('filechooser', (chooser) => {
    void chooser.setFiles([{ name: 'Pass.pdf', mimeType: 'application/pdf', buffer: pdf() }])
  })
  await openDocuments(page, site, 'de')
  await page.getByRole('button', { name: ofKind(t.list.askNamed, t.kinds.licence) }).focus()
  for (const key of ['Tab', 'Enter', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  const upload = page.getByRole('form', { name: ofKind(t.list.askNamed, t.kinds.passport) })
  await expect(upload.getByLabel(t.upload.expiry)).toBeFocused()
  await page.keyboard.type('01.05.2031')
  await upload.getByRole('button', { name: t.upload.choose }).focus()
  await page.keyboard.press('Enter')
  await expect(upload.getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(upload.getByRole('button', { name: 'Entfernen: Pass.pdf' })).toBeFocused()
  // The note on the copy, with a link to the details, unfolds before the consent.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(upload.getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(upload.getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const list = panel(page, t)
  await expect(stored(page, t)).toHaveCount(1)
  await list.getByRole('button', { name: `Ändern: ${t.kinds.passport}, Pass.pdf` }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.upload.expiry).fill('2032-06-02')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(list.locator(':focus')).toContainText(t.list.changed)
  await expect(list).toContainText('2. Juni 2032')
})

test(
  'a rental without a known licence leads to uploading it; the page says when it goes',
  onPhone,
  async ({ page, site }) => {
    const t = texts.de
    const email = await registeredMember(site)
    const { start, end } = await openDays(site, 200, 2)
    const trip = { vehicleId: 302, pickup: 3, dropoff: 3, start: `${start}T10:00`, end: `${end}T10:00` } as const
    await bookAs(site, await tokenOf(site, email), { ...trip, bookings: 'soon' })
    // Same state as after an earlier booking's document numbers were deleted.
    await page.route('**/api/account/overview', async (route) => {
      const response = await route.fetch()
      const overview = (await response.json()) as Overview
      const next = { ...overview.next!, missing: ['decision', 'licence_missing'] }
      await route.fulfill({ response, json: { ...overview, next } })
    })
    await signIn(page, email)
    await page.goto(href('de', 'dashboard'))
    await page.getByRole('link', { name: t.overview.next.upload }).click()
    const upload = await openForm(page, t, 'licence')
    // Valid today, but expired on the day of return.
    await upload.getByLabel(t.upload.expiry).fill(start)
    await upload.locator('input[type=file]').setInputFiles([await picture()])
    await agree(upload)
    await upload.getByRole('button', { name: t.upload.submit }).click()
    const list = panel(page, t)
    await expect(list.getByText('Gilt nicht bis zur Rückgabe am')).toBeVisible()
    await expect(list.getByText('30 Tage, nachdem Ihre Miete abgeschlossen ist, spätestens am')).toBeVisible()
    await expectAccessible(page)
  },
)
