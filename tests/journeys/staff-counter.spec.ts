import type { Page } from '@playwright/test'

import german from '#content/de/staff/counter.ts'
import germanBookings from '#content/de/staff/bookings.ts'
import germanBlocks from '#content/de/staff/blocks.ts'
import english from '#content/en/staff/counter.ts'
import { addDays, dateOf, toInstant, toLocal } from '#domain/period.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { database } from '#support/booking-journey.ts'
import { callServer } from '#support/client.ts'
import { atWork, newColleague, type Colleague } from '#support/colleague.ts'
import { expect, test, type Site } from '#support/site.ts'
import { movedInTime } from '#support/yard.ts'

const languages = [
  { language: 'German', root: '/staff', t: german, name: 'Greta Beispiel' },
  { language: 'English', root: '/en/staff', t: english, name: 'Edgar Example' },
]

/** Opens Tempelhof all day for the next days, so that a rental can begin whenever the journey runs. */
async function openAllDay(site: Site): Promise<void> {
  const today = dateOf(toLocal(new Date()))
  for (const ahead of [0, 1, 2]) {
    const names = ['--name-de', 'Probe', '--name-en', 'Trial']
    await site.manage('branch', 'day', 'tempelhof', addDays(today, ahead), '--open', '06:00-23:59', ...names)
  }
}

/** The keyboard of a colleague, which counts its strokes; a chord counts its keys. */
function countingKeyboard(page: Page) {
  let strokes = 0
  return {
    strokes: () => strokes,
    begin: () => {
      strokes = 0
    },
    type: async (text: string) => {
      strokes += text.length
      await page.keyboard.type(text)
    },
    press: async (keys: string) => {
      strokes += keys.split('+').length
      await page.keyboard.press(keys)
    },
  }
}

const heldIn = (page: Page, t: typeof german | typeof english) =>
  expect(page.getByRole('option', { selected: true }).filter({ hasText: t.vehicle.held })).toBeVisible()
const headingOf = (page: Page, words: string) =>
  page.getByRole('heading', { name: new RegExp(`^${words.replace('{reference}', 'SW-')}`) })

for (const { language, root, t, name } of languages) {
  test(`a caller is written down, booked and found again with the keyboard alone, in ${language}`, async ({
    page,
    site,
  }) => {
    await openAllDay(site)
    await atWork(page, site, await newColleague(site))
    const keys = countingKeyboard(page)
    await page.goto(root)
    await expect(page.getByRole('navigation')).toBeVisible()
    await keys.press('n')
    await expect(page.getByRole('combobox', { name: t.who.search })).toBeFocused()
    await expect(page.getByRole('listbox', { name: t.vehicle.label })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await keys.type(name)
    await expect(page.getByRole('option', { name: t.who.add.replace('{name}', name) })).toBeVisible()
    await keys.press('Enter')
    await expect(page.getByLabel(t.who.dateOfBirth)).toBeFocused()
    // Day or month first, as the browser's own language has it; either is somebody's birthday.
    await keys.type('04031985')
    while (!(await page.getByLabel(t.who.phone, { exact: true }).evaluate((field) => field === document.activeElement)))
      await keys.press('Tab')
    await keys.type('0171 2312577')
    await expectAccessible(page)
    await keys.press('Enter')
    await expect(page.getByRole('listbox', { name: t.vehicle.label })).toBeFocused()
    await keys.press('ArrowDown')
    await keys.press('Enter')
    await heldIn(page, t)
    await expectAccessible(page)
    await keys.press('Control+Enter')
    await expect(headingOf(page, t.done.booked)).toBeFocused()
    await expect(page.getByText(t.done.noLetter)).toBeVisible()
    await expectAccessible(page)
    // A name, a birthday and a number are 35 of them.
    expect(keys.strokes()).toBeLessThan(50)

    keys.begin()
    await keys.press('n')
    await expect(page.getByRole('combobox', { name: t.who.search })).toBeFocused()
    await keys.type(name.slice(0, 5).toLowerCase())
    await expect(page.getByRole('option', { name: new RegExp(name) }).first()).toHaveAttribute('aria-selected', 'true')
    await keys.press('Enter')
    await expect(page.getByRole('listbox', { name: t.vehicle.label })).toBeFocused()
    await keys.press('Enter')
    await heldIn(page, t)
    await keys.press('Control+Enter')
    await expect(headingOf(page, t.done.booked)).toBeFocused()
    expect(keys.strokes()).toBeLessThanOrEqual(10)
  })
}

test('somebody at the counter rents from now on: their licence is written down, the agreement printed, the car handed over', async ({
  page,
  site,
}) => {
  await openAllDay(site)
  const nele = await newColleague(site)
  await atWork(page, site, nele)
  const keys = countingKeyboard(page)
  await page.goto('/staff/new')
  const t = german
  await expect(page.getByRole('combobox', { name: t.who.search })).toBeFocused()
  await keys.type('Wanda Sofort')
  await expect(page.getByRole('option', { name: t.who.add.replace('{name}', 'Wanda Sofort') })).toBeVisible()
  await keys.press('Enter')
  await expect(page.getByLabel(t.who.dateOfBirth)).toBeFocused()
  await keys.type('04031985')
  for (const [label, words] of [
    [t.who.phone, '0171 2312578'],
    [t.who.licence, 'B072RRE2I55'],
    [t.who.licenceUntil, '04032035'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true })
    while (!(await field.evaluate((one) => one === document.activeElement))) await keys.press('Tab')
    await keys.type(words)
  }
  await page.getByRole('listbox', { name: t.vehicle.label }).focus()
  await keys.press('Enter')
  await heldIn(page, t)
  await expectAccessible(page)
  await keys.press('Control+Enter')
  await expect(headingOf(page, t.done.booked)).toBeFocused()
  const [opened, paper] = [page.context().waitForEvent('page'), page.waitForResponse(/\/agreement$/)]
  await keys.press('p')
  expect((await paper).headers()['content-type']).toBe('application/pdf')
  await (await opened).close()
  // Within a minute at three strokes a second.
  expect(keys.strokes()).toBeLessThan(100)
  await letItBegin(page, site, nele)
  await page.getByRole('link', { name: t.done.handOver }).click()
  await expect(page.getByText(germanBookings.next.papers).filter({ visible: true })).toBeVisible()
  await expect(page.locator('[aria-keyshortcuts="m"]')).toBeVisible()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const { km } = await carOf(page, site, nele)
  await expect(dialog.getByLabel(germanBookings.form.handOver.km)).toBeFocused()
  await page.keyboard.type(String(km))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(germanBookings.states.active).first()).toBeVisible()
})

/** Lets the rental that a page leads to begin now: at night the desk offers the morning. */
async function letItBegin(page: Page, site: Site, { token }: Colleague): Promise<void> {
  const link = page.getByRole('link', { name: german.done.handOver })
  const reference = (await link.getAttribute('href'))!.match(/SW-\w{4}-\w{4}/)![0]
  const { body } = await callServer(site.url, 'getStaffBooking', { as: token, params: { reference } })
  const hours = Math.ceil((toInstant(body.start).getTime() - Date.now()) / 3_600_000)
  if (hours > 0) await database(site, movedInTime(reference, `${-hours} hours`))
}

/** Car of the booking that a page shows. */
async function carOf(page: Page, site: Site, { token }: Colleague) {
  const reference = page.url().split('/').at(-1)!
  return (await callServer(site.url, 'getStaffBooking', { as: token, params: { reference } })).body.cars[0]!
}

test('a caller gets an offer by mail, and somebody who is blocked gets nothing from an agent', async ({
  page,
  site,
}) => {
  await openAllDay(site)
  const nele = await newColleague(site, { role: 'agent', branches: ['tempelhof'] })
  await atWork(page, site, nele)
  await page.goto('/staff/new')
  const t = german
  await expect(page.getByRole('combobox', { name: t.who.search })).toBeFocused()
  await page.keyboard.type('vera.vorlage@post.example')
  await page.keyboard.press('Enter')
  await page.getByLabel(t.who.firstName).fill('Vera')
  await page.getByLabel(t.who.lastName).fill('Vorlage')
  await page.getByLabel(t.who.dateOfBirth).fill('1990-05-17')
  await page.getByLabel(t.when.days).fill('3')
  const day = addDays(dateOf(toLocal(new Date())), 1)
  await page.getByLabel(`${t.when.pickup}: ${t.when.date}`).fill(day)
  await page.getByLabel(`${t.when.pickup}: ${t.when.time}`).selectOption('18:00')
  await page.getByRole('listbox', { name: t.vehicle.label }).focus()
  await page.keyboard.press('Enter')
  await heldIn(page, t)
  await page.getByRole('button', { name: t.ticket.offer }).click()
  const dialog = page.getByRole('dialog', { name: t.offer.title })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(t.offer.until).selectOption('6')
  await dialog.getByRole('button', { name: t.offer.send }).click()
  await expect(headingOf(page, t.done.offered)).toBeFocused()

  await page.keyboard.press('n')
  await expect(page.getByRole('combobox', { name: t.who.search })).toBeFocused()
  await page.keyboard.type('vorlage')
  await expect(page.getByRole('option', { name: /Vera Vorlage/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: t.who.block }).click()
  const blocking = page.getByRole('dialog')
  await blocking.getByLabel(germanBlocks.reason).fill('Bußgeld nicht bezahlt')
  await expectAccessible(page)
  await blocking.getByRole('button', { name: germanBlocks.submit }).click()
  await expect(blocking).toBeHidden()
  await page.getByRole('combobox', { name: t.who.search }).fill('vorlage')
  await expect(page.getByRole('option', { name: /Vera Vorlage/ })).toContainText(t.who.blocked)
  await page.getByRole('option', { name: /Vera Vorlage/ }).click()
  await expect(page.getByText(/Bußgeld nicht bezahlt/)).toBeVisible()
  await expect(page.getByText(t.block.agent)).toBeVisible()
  await expectAccessible(page)
})
