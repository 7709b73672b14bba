import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import german from '#content/de/staff/bookings.ts'
import germanBusinesses from '#content/de/staff/businesses.ts'
import germanPeople from '#content/de/staff/customers.ts'
import germanPalette from '#content/de/staff/palette.ts'
import english from '#content/en/staff/bookings.ts'
import englishBusinesses from '#content/en/staff/businesses.ts'
import englishPeople from '#content/en/staff/customers.ts'
import englishPalette from '#content/en/staff/palette.ts'
import { database } from '#support/booking-journey.ts'
import { callServer } from '#support/client.ts'
import { atWork, newColleague } from '#support/colleague.ts'
import { sampleBusiness } from '#support/examples.ts'
import { calm } from '#support/office-page.ts'
import { ordered } from '#support/office-rental.ts'
import { expect, test, type Site } from '#support/site.ts'

const languages = [
  {
    language: 'German',
    at: 1,
    root: '/staff',
    t: german,
    palette: germanPalette,
    businesses: germanBusinesses,
    people: germanPeople,
  },
  {
    language: 'English',
    at: 2,
    root: '/en/staff',
    t: english,
    palette: englishPalette,
    businesses: englishBusinesses,
    people: englishPeople,
  },
] as const

/** Bookings of one name: one to come, and others that came to nothing. */
async function manyCalled(site: Site, name: string, others: number, at: number): Promise<string> {
  const { reference } = await ordered(site, name)
  await database(
    site,
    `insert into booking select (jsonb_populate_record(b, jsonb_build_object('id', ${at} * 1000000 + n, 'reference',
       'SW-' || ${at} || 'XY' || n, 'quote_id', gen_random_uuid(), 'status', 'cancelled', 'expires_at', null))).*
     from booking b, generate_series(1, ${others}) n where b.reference = '${reference}'`,
  )
  return reference
}

const search = async (page: Page, title: string, text: string) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: title }).fill(text)
}

for (const { language, at, root, t, palette, businesses, people } of languages) {
  test(`all bookings that the search found are shown by the keyboard, in ${language}`, async ({ page, site }) => {
    const name = `Vielfach${language}`
    const reference = await manyCalled(site, name, 8, at)
    await atWork(page, site, await newColleague(site))
    await page.goto(`${root}/bookings`)
    await expect(page.getByRole('heading', { name: t.title })).toBeVisible()
    await search(page, palette.title, name)
    await expect(page.getByRole('option', { name: reference })).toBeVisible()
    const all = page.getByRole('option', { name: palette.allBookings.replace('{text}', name) })
    await expect(all).toBeVisible()
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown')
    await expect(all).toHaveAttribute('aria-selected', 'true')
    await calm(page)
    await page.keyboard.press('Enter')
    const rows = page.getByRole('list', { name: t.list.label }).getByRole('link')
    await expect(rows).toHaveCount(9)
    await expect(page.getByLabel(t.list.search)).toHaveValue(name)
    await calm(page)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: t.list.csvLabel }).press('Enter')
    const text = await readFile(await (await saved).path(), 'utf8')
    expect(text.trimEnd().split('\r\n')).toHaveLength(10)

    // The same list narrowed by hand, without a pointer.
    await page.getByRole('heading', { name: t.title }).click()
    await page.getByRole('button', { name: t.list.clear }).press('Enter')
    await expect(page.getByLabel(t.list.search)).toHaveValue('')
    await page.keyboard.press('/')
    await expect(page.getByLabel(t.list.search)).toBeFocused()
    await page.keyboard.type(name.toLowerCase())
    await expect(rows).toHaveCount(1)
    await page.getByLabel(t.list.search).fill(`${name}xq`)
    await expect(page.getByText(t.list.emptyLike.replace('{text}', `${name}xq`))).toBeVisible()
    await calm(page)
    await page.getByRole('button', { name: t.list.searchEverywhere }).press('Enter')
    await expect(page.getByText(t.list.emptyEverywhere)).toBeVisible()
    await page.getByRole('button', { name: t.list.clear }).first().press('Enter')
    await expect(rows.first()).toBeVisible()
  })

  test(`a company is found by the search, gets a note, and stands in the file, in ${language}`, async ({
    page,
    site,
  }) => {
    const nele = await newColleague(site)
    const name = `Notizwerk ${language} GmbH`
    const body = { ...sampleBusiness, name, postalCode: '01067' }
    const made = await callServer(site.url, 'addStaffBusiness', { as: nele.token, body })
    expect(made.status).toBe(201)
    await atWork(page, site, nele)
    await page.goto(`${root}/businesses`)
    await expect(page.getByRole('heading', { name: businesses.title })).toBeVisible()
    await search(page, palette.title, `notizwerk ${language}`)
    await expect(page.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.locator('[aria-keyshortcuts="m"]')).toBeVisible()
    await page.keyboard.press('m')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('Rechnung immer mit Kostenstelle')
    await dialog.getByRole('button', { name: people.addNote }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Rechnung immer mit Kostenstelle')).toBeVisible()
    await calm(page)

    await page.goto(`${root}/businesses?q=${encodeURIComponent(name)}`)
    await expect(page.getByLabel(businesses.search)).toHaveValue(name)
    await expect(page.getByRole('list', { name: businesses.title }).getByRole('link')).toHaveCount(1)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: businesses.csvLabel }).press('Enter')
    const [head, row, ...rest] = (await readFile(await (await saved).path(), 'utf8')).split('\r\n')
    expect(head!.charCodeAt(0)).toBe(0xfeff)
    expect(row).toContain(name)
    // A spreadsheet would take the zero away.
    expect(row).toContain(`'01067`)
    expect(rest).toEqual([''])
  })
}
