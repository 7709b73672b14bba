import type { Page } from '@playwright/test'

import german from '#content/de/staff/counter.ts'
import germanBookings from '#content/de/staff/bookings.ts'
import germanBlocks from '#content/de/staff/blocks.ts'
import germanShell from '#content/de/site/shell.ts'
import english from '#content/en/staff/counter.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { atWork, newColleague } from '#support/colleague.ts'
import {
  countingKeyboard,
  headingOf,
  heldIn,
  letItBegin,
  madeReference,
  offerByMail,
  openAllDay,
  writeDown,
} from '#support/counter-work.ts'
import { takeMoney } from '#support/office-page.ts'
import { officeBooking } from '#support/office-rental.ts'
import { expect, test } from '#support/site.ts'

const languages = [
  { language: 'German', root: '/staff', t: german, name: 'Greta Beispiel' },
  { language: 'English', root: '/en/staff', t: english, name: 'Edgar Example' },
]

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

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

    await writeDown(page, keys, t, { name, phone: '0171 2312577' })
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
  await writeDown(page, keys, t, { name: 'Wanda Sofort', phone: '0171 2312578', licence: 'B072RRE2I55' })
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
  const reference = await madeReference(page, t)
  await letItBegin(site, nele, reference)
  await page.getByRole('link', { name: t.done.handOver }).click()
  await expect(
    page
      .getByRole('complementary')
      .getByText(germanBookings.next.inOrder.replace('{what}', ''))
      .filter({ visible: true }),
  ).toBeVisible()
  await expect(page.locator('[aria-keyshortcuts="m"]')).toBeVisible()
  await takeMoney(page, germanBookings)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const { km } = (await officeBooking(site, nele, reference)).cars[0]!
  await expect(dialog.getByLabel(germanBookings.form.handOver.km)).toBeFocused()
  await page.keyboard.type(String(km))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(germanBookings.states.active).first()).toBeVisible()
})

test('a booking leads to what is missing or wrong, and is made once that is mended', async ({ page, site }) => {
  await openAllDay(site)
  await atWork(page, site, await newColleague(site))
  const keys = countingKeyboard(page)
  await page.goto('/staff/new')
  const t = german
  const search = page.getByRole('combobox', { name: t.who.search })
  const list = page.getByRole('listbox', { name: t.vehicle.label })
  const book = page.getByRole('button', { name: t.ticket.book }).filter({ visible: true })
  await expect(list).toBeVisible()
  await expect(search).toBeFocused()
  await list.focus()
  await book.click()
  await expect(search).toBeFocused()
  await expect(search).toHaveAccessibleDescription(t.who.choose)
  await expectAccessible(page)

  await writeDown(page, keys, t, { name: 'Otto Falsch', phone: 'abc' })
  await field(page, t.who.email).fill('otto@')
  await expect(field(page, t.who.phone)).toHaveAccessibleDescription(t.who.bad.phone)
  await list.focus()
  await expect(field(page, t.who.email)).toHaveAccessibleDescription(t.who.bad.email)
  await expect(page.locator('#desk-before')).not.toContainText('otto@')
  await keys.press('Enter')
  await heldIn(page, t)
  await keys.press('Control+Enter')
  await expect(field(page, t.who.phone)).toBeFocused()
  await expect(field(page, t.who.phone)).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)

  await field(page, t.who.phone).fill('0171 2312580')
  await field(page, t.who.email).fill('')
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
  await page.getByRole('button', { name: t.ticket.offer }).click()
  await expect(field(page, t.who.email)).toBeFocused()
  await expect(field(page, t.who.email)).toHaveAccessibleDescription(t.who.bad.offer)
  await field(page, t.who.email).fill('otto.falsch@post.example')
  await expect(field(page, t.who.email)).not.toHaveAttribute('aria-invalid')
  await keys.press('Control+Enter')
  await expect(headingOf(page, t.done.booked)).toBeFocused()
})

test.describe('a car that has just gone', () => {
  test.use({ expectedNoise: /409/ })

  test('is named at once and not booked, and another one can be', async ({ page, site }) => {
    await openAllDay(site)
    await atWork(page, site, await newColleague(site))
    const keys = countingKeyboard(page)
    await page.goto('/staff/new')
    const t = german
    const list = page.getByRole('listbox', { name: t.vehicle.label })
    await writeDown(page, keys, t, { name: 'Zoe Zuspät', phone: '0171 2312581' })
    const soldOut = { success: false, code: 'sold_out', message: 'x', errors: [] }
    await page.route('**/api/staff/counter/quotes', (route) => route.fulfill({ status: 409, json: soldOut }))
    await list.focus()
    await keys.press('Enter')
    const notice = page.getByRole('alert').filter({ hasText: t.taken.title })
    await expect(notice).toBeInViewport()
    await expect(list.getByRole('option', { selected: true })).toContainText(t.vehicle.none)
    await expect(page.getByText(t.ticket.gone)).toBeVisible()
    await expectAccessible(page)
    await field(page, t.who.phone).focus()
    await keys.press('Control+Enter')
    await expect(list).toBeFocused()
    await expect(list).toHaveAttribute('aria-invalid', 'true')

    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await keys.press('ArrowDown')
    await keys.press('Enter')
    await heldIn(page, t)
    await expect(notice).toBeHidden()
    await keys.press('Control+Enter')
    await expect(headingOf(page, t.done.booked)).toBeFocused()
  })
})

test.describe('without a line', () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ })

  test('a booking that gets no answer says so, and is made once the line is back', async ({ page, site }) => {
    await openAllDay(site)
    await atWork(page, site, await newColleague(site))
    const keys = countingKeyboard(page)
    await page.goto('/staff/new')
    const t = german
    await writeDown(page, keys, t, { name: 'Linus Leitung', phone: '0171 2312579' })
    await page.getByRole('listbox', { name: t.vehicle.label }).focus()
    await keys.press('Enter')
    await heldIn(page, t)
    await page.context().setOffline(true)
    await keys.press('Control+Enter')
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(germanShell.errors.unavailable)
    await page.context().setOffline(false)
    await keys.press('Control+Enter')
    await expect(headingOf(page, t.done.booked)).toBeFocused()
  })
})

test('a caller gets an offer by mail, and somebody who is blocked gets nothing from an agent', async ({
  page,
  site,
}) => {
  await openAllDay(site)
  const nele = await newColleague(site, { role: 'agent', branches: ['tempelhof'] })
  await atWork(page, site, nele)
  await page.goto('/staff/new')
  const t = german
  await offerByMail(page, t, { firstName: 'Vera', lastName: 'Vorlage', email: 'vera.vorlage@post.example' })
  await expect(headingOf(page, t.done.offered)).toBeFocused()

  await page.keyboard.press('n')
  await expect(page.getByRole('combobox', { name: t.who.search })).toBeFocused()
  await page.keyboard.type('vorlage')
  await expect(page.getByRole('option', { name: /Vera Vorlage/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: germanBlocks.acts.block }).click()
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
