import german from '#content/de/staff/bookings.ts'
import germanFrame from '#content/de/staff/frame.ts'
import germanPalette from '#content/de/staff/palette.ts'
import english from '#content/en/staff/bookings.ts'
import englishFrame from '#content/en/staff/frame.ts'
import englishPalette from '#content/en/staff/palette.ts'
import type { Answer } from '#api/call-server.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { callServer } from '#support/client.ts'
import { atWork, newColleague, type Colleague } from '#support/colleague.ts'
import { ordered } from '#support/office-rental.ts'
import { takeBack } from '#support/office-page.ts'
import { expect, test, type Site } from '#support/site.ts'
import { role, tree } from '#support/aria-tree.ts'

/** The browser itself logs refused requests. */
test.use({ expectedNoise: /status of 4\d\d/ })

const languages = [
  { language: 'German', root: '/staff', t: german, frame: germanFrame, palette: germanPalette },
  { language: 'English', root: '/en/staff', t: english, frame: englishFrame, palette: englishPalette },
]

const versionOf = async (site: Site, { token }: Colleague, reference: string): Promise<number> =>
  (await callServer(site.url, 'getStaffBooking', { as: token, params: { reference } })).body.version

for (const { language, root, t, frame, palette } of languages) {
  test(`a colleague finds a booking with the keyboard, changes it at a price shown first and cancels it, in ${language}`, async ({
    page,
    site,
  }) => {
    const nele = await newColleague(site)
    const { reference } = await ordered(site, `Suchwort${language}`)
    await atWork(page, site, nele)
    await page.goto(`${root}/bookings`)
    await expect(page.getByRole('heading', { name: t.title })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: palette.title }).fill(`suchwort${language.slice(0, 3)}`)
    const hit = page.getByRole('option', { name: reference })
    await expect(hit).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: reference })).toBeVisible()
    await expect(page.getByRole('heading', { name: t.page.money })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.keyboard.press('x')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/GPS/).check()
    await expect(dialog.getByText(t.form.change.total)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t.form.change.submit }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(new RegExp(`^${t.story.changed}`)).first()).toBeVisible()

    await page.getByRole('button', { name: t.acts.cancel }).click()
    await dialog.getByRole('button', { name: t.form.cancel.submit }).click()
    const reason = dialog.getByLabel(t.form.reasonInside)
    await expect(reason).toBeFocused()
    await expect(reason).toHaveAccessibleDescription(t.form.noReason)
    await expectAccessible(page)
    await reason.fill('krank')
    await dialog.getByRole('button', { name: t.form.cancel.submit }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(t.states.cancelled).first()).toBeVisible()
    await expect(page.getByText(/krank/)).toBeVisible()
    expect(frame.search).not.toBe('')
  })
}

test('the second of two colleagues sees what the first one did, and keeps what they typed', async ({ page, site }) => {
  const [nele, tom] = [await newColleague(site), await newColleague(site, { name: 'Tom Test' })]
  const { reference } = await ordered(site, 'Zweimal')
  await atWork(page, site, nele)
  await page.goto(`/staff/bookings/${reference}`)
  // The heading is there before the acts and their keys.
  await expect(page.locator('[aria-keyshortcuts="m"]')).toBeVisible()
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(german.form.noteForm.text).fill('Kommt später')
  const version = await versionOf(site, tom, reference)
  const body = { version, note: 'Ruft noch einmal an' }
  await callServer(site.url, 'addStaffNote', { as: tom.token, params: { reference }, body })
  await dialog.getByRole('button', { name: german.form.noteForm.submit }).click()
  await expect(dialog.getByRole('alert').first()).toContainText('Tom Test')
  await expect(dialog.getByLabel(german.form.noteForm.text)).toHaveValue('Kommt später')
  await dialog.getByRole('button', { name: german.form.noteForm.submit }).click()
  await expect(dialog).toBeHidden()
  for (const note of ['Ruft noch einmal an', 'Kommt später']) await expect(page.getByText(note)).toBeVisible()
})

test('a request is declined from the list, by its key', async ({ page, site }) => {
  const nele = await newColleague(site)
  const { reference } = await ordered(site, 'Anfrage', { vehicleId: 401, bookings: 'soon' })
  await atWork(page, site, nele)
  await page.goto('/staff/requests')
  await expect(page.getByRole('heading', { name: german.requests.title, level: 1 })).toBeVisible()
  await expectAccessible(page)
  // Other requests may wait on the same site.
  await page.locator(`a[data-row][href$="${reference}"]`).focus()
  await page.keyboard.press('d')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(german.form.decline.lead)).toBeVisible()
  await dialog.getByRole('button', { name: german.form.decline.submit }).click()
  await expect(page.getByText(german.states.declined).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: reference })).toBeVisible()
})

test('a saved filter that was deleted comes back with the key, in German', async ({ page, site }) => {
  await atWork(page, site, await newColleague(site))
  await page.goto('/staff/bookings?unpaid=true')
  const t = german.list
  await page.getByRole('button', { name: t.save }).click()
  const name = page.getByRole('dialog').getByLabel(t.saveAs)
  await expect(name).toHaveAccessibleDescription(t.saveHint.replace('{most}', '60'))
  await page.getByRole('dialog').getByRole('button', { name: t.saveNow }).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(german.form.missing)
  await name.fill('Offene Posten')
  await page.keyboard.press('Enter')
  const saved = page.getByRole('list', { name: t.saved }).getByRole('button', { name: 'Offene Posten', exact: true })
  await expect(saved).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: t.removeSaved.replace('{name}', 'Offene Posten') }).click()
  await expect(saved).toBeHidden()
  await expect(page.getByText(t.removedSaved.replace('{name}', 'Offene Posten'))).toBeVisible()
  await expectAccessible(page)
  await takeBack(page)
  await expect(saved).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('a part that a release has taken away is said to be, and what was typed stays', async ({ page, site }) => {
  await atWork(page, site, await newColleague(site))
  await page.goto('/staff/bookings')
  await page.route('**/staff-calendar-texts-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  const search = page.getByRole('searchbox', { name: german.list.search })
  await expect(search).toBeVisible()
  await page.keyboard.press('f')
  await expect(page.getByRole('textbox', { name: german.list.from })).toBeFocused()
  await page.keyboard.type('24.1')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByText(germanFrame.renewed)).toBeVisible()
  await expect(page.getByRole('textbox', { name: german.list.from })).toHaveValue(/24/)
})

test('Esc leads from a booking back to its list, as it was filtered', async ({ page, site }) => {
  const { reference } = await ordered(site, 'Rueckweg')
  await atWork(page, site, await newColleague(site))
  await page.goto('/staff/bookings?status=confirmed')
  await page.locator(`#main a[href$="${reference}"]`).click()
  await expect(page.getByRole('heading', { name: reference })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/staff/bookings?status=confirmed')
})

test('new times that would leave somebody without a car name them, with a way out that makes them possible', async ({
  page,
  site,
}) => {
  const { reference } = await ordered(site, 'Laenger')
  const anna = { id: 1, kind: 'rental', reference: 'SW-AAAA-BBBB', person: 'Anna Andere', plate: 'B-SW 9998' } as const
  const times = { since: '2030-01-02T10:00', until: '2030-01-04T11:30', fixed: false, out: false }
  const act = { kind: 'fix', id: 1, version: '000000000000', fixed: true } as const
  const more = {
    plate: 'B-SW 9999',
    model: 'Volvo XC60',
    classId: null,
    until: null,
    fetch: null,
    person: 'Anna Andere',
  }
  const plan = {
    trouble: { code: 'no_stock', by: [{ ...anna, ...times }], branch: null },
    exits: [{ kind: 'other_upgrade', act, ...more }],
  }
  let isTaken = false
  await page.route('**/api/staff/bookings/*/try', async (route) => {
    const response = await route.fetch()
    const { verdict, offers } = (await response.json()) as Answer<'tryStaffChange'>
    const refused = { ...verdict, possible: false, code: 'sold_out', message: 'x', totalMinor: null, plan }
    await route.fulfill({ response, json: { offers, verdict: isTaken ? verdict : refused } })
  })
  await page.route('**/api/staff/plan/acts', async (route) => {
    isTaken = true
    const applied = { id: 1, upgrade: true, moved: [], otherCar: null, fetch: null, price: null, undo: null }
    await route.fulfill({ json: applied })
  })
  await atWork(page, site, await newColleague(site))
  await page.goto(`/staff/bookings/${reference}?act=trip`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(german.form.change.time).last().selectOption('09:30')
  await expect(dialog).toContainText('Anna Andere (SW-AAAA-BBBB) hat B-SW 9998')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /Volvo XC60.*Anna Andere bekommt diesen Wagen/ }).click()
  await expect(dialog.getByText(german.form.change.total)).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a day is typed in short, stepped, and chosen in the calendar by keys', async ({ page, site }) => {
  await atWork(page, site, await newColleague(site))
  await page.goto('/staff/bookings')
  const { fields } = germanFrame
  await expect(page.getByRole('searchbox', { name: german.list.search })).toBeVisible()
  await page.keyboard.press('f')
  const from = page.getByRole('textbox', { name: german.list.from })
  await expect(from).toHaveAttribute('placeholder', fields.any)
  await from.focus()
  await page.keyboard.type('24.12.')
  await page.keyboard.press('Tab')
  await expect(from).toHaveValue(/^\w\w\., 24\. Dez\. \d{4}$/)
  await expect(page).toHaveURL(/from=\d{4}-12-24/)
  await from.focus()
  await page.keyboard.type('25.12.')
  // Faster than the address follows.
  for (const key of ['Tab', 'Shift+Tab', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key)
  await expect(page).toHaveURL(/from=\d{4}-12-25/)

  const calendar = page.getByRole('dialog', { name: `${german.list.from} ${fields.calendar}` })
  await page.keyboard.press('Alt+ArrowDown')
  await expect(calendar.getByRole('button', { name: /25\. Dezember/ })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(calendar).toBeHidden()
  await expect(from).toBeFocused()
  await expect(page).toHaveURL(/from=\d{4}-12-26/)
  await page.keyboard.press('Alt+ArrowDown')
  await expect(calendar).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await expect(from).toBeFocused()

  await from.fill('31.2.2027')
  await page.keyboard.press('Tab')
  await expect(page.getByText(fields.notDay.replace('{example}', ''))).toBeVisible()
  await expect(from).toHaveValue('31.2.2027')
  await expect(page).toHaveURL(/from=\d{4}-12-26/)
  await expectAccessible(page)
  // Folded away, the filter stays in sight and can be lifted.
  const filters = page.getByRole('button', { name: german.list.filters, exact: true })
  await filters.click()
  await page.getByRole('button', { name: /26\. Dez/ }).press('Enter')
  await expect(page).not.toHaveURL(/from=/)
  await expect(filters).toBeFocused()
  await expectNoSidewaysScroll(page)
})

test('the list and the page of a booking are named for the ear', async ({ page, site }) => {
  const nele = await newColleague(site)
  const { reference, name } = await ordered(site, 'Hoerbar')
  await atWork(page, site, nele)
  await page.goto('/staff/bookings?q=hoerbar')
  const { list } = german
  const heading = (level: number, words: string) => role('heading', words, `[level=${level}]`)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(
    tree(
      heading(1, german.title),
      [
        role('region', list.filters),
        [role('searchbox', list.search), [role('group', list.states), [role('button', list.open, '[pressed]')]]],
      ],
      [
        role('list', list.label),
        [['listitem', ['heading [level=2]', ['list', [['listitem', [`link /${name}.*${reference}/`]]]]]]],
      ],
    ),
  )
  await page.getByRole('link', { name: new RegExp(reference) }).click()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(
    tree(
      heading(1, reference),
      ['complementary', [`heading /^${german.next.hand_over}/ [level=2]`, heading(2, german.page.change)]],
      heading(2, german.page.customer),
      role('button', german.page.editContact),
      heading(2, german.page.money),
      heading(2, german.page.papers),
      heading(2, german.page.history),
    ),
  )
})
