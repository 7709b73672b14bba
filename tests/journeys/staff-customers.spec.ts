import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import germanBlocks from '#content/de/staff/blocks.ts'
import { customerCsvWords as germanCsv } from '#content/de/staff/csv.ts'
import german from '#content/de/staff/customers.ts'
import { customerCsvWords as englishCsv } from '#content/en/staff/csv.ts'
import english from '#content/en/staff/customers.ts'
import { callServer } from '#support/client.ts'
import { atWork, newColleague } from '#support/colleague.ts'
import { registeredMember } from '#support/member.ts'
import { calm, openCustomer } from '#support/office-page.ts'
import { letterWith } from '#support/outbox.ts'
import { expect, test, type Site } from '#support/site.ts'

/** The browser itself logs the answer that there is no such customer. */
test.use({ expectedNoise: /status of 404/ })

const languages = [
  { language: 'German', code: 'de', day: 11, root: '/staff', t: german, csv: germanCsv, separator: ';' },
  { language: 'English', code: 'en', day: 21, root: '/en/staff', t: english, csv: englishCsv, separator: ',' },
] as const

/** A member who shares name, birthday and phone with nobody but their own second record. @param day tells them apart */
const somebody = (site: Site, email: string, lastName: string, day: number) =>
  registeredMember(site, email, {
    firstName: 'Zwilla',
    lastName,
    dob: `1981-09-${day}`,
    phoneNumber: `+49 30 23125 9${day}`,
    streetName: `${lastName}gasse`,
    // A block finds a person by their papers too, also one of another journey.
    passportNo: `X1981${day}`,
    LicenseNo: `B1981${day}`,
  })

/** Opens the page of one of the twins, where a manager looks for them. */
async function openTwin(page: Page, root: string, t: { search: string }, email: string): Promise<void> {
  await openCustomer(page, root, t.search, email)
  await expect(page.getByRole('heading', { level: 1, name: /^Zwilla/ })).toBeVisible()
}

for (const { language, code, day, root, t, csv, separator } of languages) {
  test(`two records of one person are compared and merged by keys, in ${language}`, async ({ page, site }) => {
    const [kept, gone] = [`bleibt.${code}@post.example`, `geht.${code}@post.example`]
    for (const email of [kept, gone]) await somebody(site, email, `Doppel${code}`, day)
    await atWork(page, site, await newColleague(site))
    await openTwin(page, root, t, kept)
    await page.keyboard.press('d')
    const dialog = page.getByRole('dialog')
    const compare = dialog.getByRole('button', { name: t.merge.compareWith.split('{')[0]! }).first()
    await expect(compare).toBeFocused()
    await calm(page)
    await page.keyboard.press('Enter')
    for (const [column, email] of [kept, gone].entries())
      await expect(dialog.getByRole('row').filter({ hasText: kept }).getByRole('cell').nth(column)).toHaveText(email)
    await expect(dialog.getByText(t.merge.final)).toBeVisible()
    await calm(page)
    await dialog.getByRole('button', { name: t.merge.act }).click()
    await expect(dialog.getByText(t.merge.missing)).toBeVisible()
    await dialog.getByLabel(t.merge.reason).fill('Ausweis am Tresen verglichen')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText(t.merge.done)).toBeVisible()
    await calm(page)
    for (const email of [kept, gone]) await letterWith(site, `To: ${email}`, 'Wir haben Ihre Daten')
    await page.goto(`${root}/customers`)
    await page.getByLabel(t.search).fill(gone)
    await expect(page.getByText(t.none)).toBeVisible()
    await page.getByLabel(t.search).fill(kept)
    await expect(page.getByRole('link').filter({ hasText: kept })).toHaveCount(1)
  })

  test(`points, tier and phone number of a customer are changed by keys, in ${language}`, async ({ page, site }) => {
    const email = `punkte.${code}@post.example`
    await somebody(site, email, `Punkte${code}`, day + 1)
    await atWork(page, site, await newColleague(site))
    await openTwin(page, root, t, email)
    const dialog = page.getByRole('dialog')
    await page.keyboard.press('p')
    await expect(dialog.getByLabel(t.pointsBy)).toBeFocused()
    await page.keyboard.type('-5')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(t.pointsTooFew)).toBeVisible()
    await calm(page)
    await dialog.getByLabel(t.pointsBy).fill('120')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Entschuldigung')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText(t.pointsDone.replace('{points}', '120'))).toBeVisible()
    await expect(page.getByText('+120')).toBeVisible()
    await expect(page.getByText('Entschuldigung')).toBeVisible()

    await page.keyboard.press('e')
    await expect(page.getByText(t.tierIs.replace('{tier}', t.tiers.elite))).toBeVisible()
    await expect(page.getByRole('button', { name: t.acts.endElite })).toBeVisible()

    await page.keyboard.press('c')
    await dialog.getByLabel(t.phone).fill('+49 30 23125 977')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(t.missing)).toBeVisible()
    await calm(page)
    await dialog.getByLabel(t.reason).fill('Am Telefon genannt')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('+49 30 23125 977')).toBeVisible()
    await calm(page)
  })

  test(`the list of customers is saved as a file for a spreadsheet, in ${language}`, async ({ page, site }) => {
    const lastName = `Grüßli${code}`
    const email = `liste.${code}@post.example`
    await somebody(site, email, lastName, day + 2)
    await atWork(page, site, await newColleague(site))
    await page.goto(`${root}/customers`)
    await page.getByLabel(t.search).fill(email)
    await expect(page.getByRole('link').filter({ hasText: email })).toHaveCount(1)
    await calm(page)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: t.list.csvLabel }).click()
    const text = await readFile(await (await saved).path(), 'utf8')
    const [head, row, ...rest] = text.split('\r\n')
    expect(head).toBe(`\uFEFF${csv.columns.join(separator)}`)
    expect(row!.split(separator).slice(0, 4)).toEqual([lastName, 'Zwilla', '', email])
    expect(row).toContain(csv.tiers.prime)
    expect(rest).toEqual([''])
  })
}

test('a blocked customer is marked beside the name and offered no booking; one that is not there is said', async ({
  page,
  site,
}) => {
  const nele = await newColleague(site)
  const email = 'gesperrt@post.example'
  await somebody(site, email, 'Gesperrt', 19)
  const found = await callServer(site.url, 'getStaffCustomers', { as: nele.token, body: { q: email } })
  const params = { id: found.body.customers[0]!.id }
  await atWork(page, site, nele)
  await page.goto(`/staff/customers/${params.id}`)
  const book = page.getByRole('button', { name: german.acts.book })
  await expect(book).toBeVisible()
  await callServer(site.url, 'blockCustomer', {
    as: nele.token,
    params,
    body: { reason: 'Zweimal nicht gekommen', until: null },
  })
  await page.reload()
  await expect(page.getByText('Zweimal nicht gekommen')).toBeVisible()
  await expect(page.locator('main > header').getByText(german.blocked, { exact: true })).toBeVisible()
  await expect(book).toHaveCount(0)
  await expect(page.getByRole('button', { name: germanBlocks.acts.lift })).toBeVisible()
  await calm(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await calm(page)
  await page.goto('/staff/customers/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText(german.goneText)).toBeVisible()
  await calm(page)
})
