import type { Page } from '@playwright/test'

import germanBlocks from '#content/de/staff/blocks.ts'
import germanBookings from '#content/de/staff/bookings.ts'
import germanCustomers from '#content/de/staff/customers.ts'
import germanFrame from '#content/de/staff/frame.ts'
import germanInbox from '#content/de/staff/inbox.ts'
import germanTeam from '#content/de/staff/team.ts'
import englishBookings from '#content/en/staff/bookings.ts'
import englishBusinesses from '#content/en/staff/businesses.ts'
import englishFrame from '#content/en/staff/frame.ts'
import englishPlanner from '#content/en/staff/planner.ts'
import { addDays, dateOf, toLocal } from '#domain/period.ts'
import { callServer } from '#support/client.ts'
import { atWork, newColleague, type Colleague } from '#support/colleague.ts'
import { sampleBusiness } from '#support/examples.ts'
import { writeToUs } from '#support/inbox-work.ts'
import { registeredMember } from '#support/member.ts'
import { calm, openBooking, tabTo, takeBack } from '#support/office-page.ts'
import { AIRPORT, officeBooking, ordered } from '#support/office-rental.ts'
import { expect, test, type Site } from '#support/site.ts'

/** The browser itself logs refused requests. */
test.use({ expectedNoise: /status of 4\d\d/ })

/** Types into a field of the open dialog and sends its form. */
async function enter(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  const dialog = page.getByRole('dialog')
  for (const [label, words] of Object.entries(fields)) {
    await dialog.getByLabel(label, { exact: true }).fill(words)
  }
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

test('a customer’s new contact is taken back, but not over what a colleague changed since, in German', async ({
  page,
  site,
}) => {
  const nele = await newColleague(site)
  const email = 'zurueck@post.example'
  await registeredMember(site, email, { firstName: 'Zora', lastName: 'Zurück', phoneNumber: '+49 30 23125 700' })
  const found = await callServer(site.url, 'getStaffCustomers', { as: nele.token, body: { q: email } })
  const params = { id: found.body.customers[0]!.id }
  const now = async () => (await callServer(site.url, 'getStaffCustomer', { as: nele.token, params })).body
  await atWork(page, site, nele)
  await page.clock.install()
  await page.goto(`/staff/customers/${params.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Zora Zurück' })).toBeVisible()
  const t = germanCustomers
  await page.keyboard.press('c')
  await enter(page, { [t.phone]: '+49 30 23125 701', [t.reason]: 'Am Telefon genannt' })
  await expect(page.getByText('+49 30 23125 701')).toBeVisible()
  // Once the toast has gone, the key shows it again before it takes anything back.
  const back = page.getByRole('button', { name: germanFrame.undo })
  await expect(back).toBeVisible()
  await page.clock.fastForward('01:00')
  await expect(back).toBeHidden()
  await page.keyboard.press('Control+z')
  await takeBack(page)
  await expect(page.getByText(germanFrame.takenBack)).toBeVisible()
  await expect(page.getByText('+49 30 23125 700')).toBeVisible()
  await calm(page)

  await page.keyboard.press('c')
  await enter(page, { [t.city]: 'Potsdam', [t.reason]: 'Umzug' })
  const { firstName, lastName, version } = await now()
  const address = { company: '', streetName: '', houseNo: '', postalCode: '', city: 'Cottbus', country: '' }
  const body = { firstName, lastName, ...address, phone: null, reason: 'Schrieb uns', version }
  expect((await callServer(site.url, 'changeStaffCustomer', { as: nele.token, params, body })).status).toBe(200)
  await takeBack(page)
  await expect(page.getByText(germanFrame.stays.split('{')[0]!)).toBeVisible()
  expect((await now()).city).toBe('Cottbus')
})

test('new data of a company and its block are taken back with one key each, in English', async ({ page, site }) => {
  const nele = await newColleague(site)
  const name = 'Undo Works Ltd'
  const added = await callServer(site.url, 'addStaffBusiness', { as: nele.token, body: { ...sampleBusiness, name } })
  await atWork(page, site, nele)
  await page.goto(`/en/staff/businesses/${added.body.id}`)
  const t = englishBusinesses
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.keyboard.press('c')
  await enter(page, { [t.fields.city]: 'Potsdam' })
  await expect(page.getByText(/Potsdam/).first()).toBeVisible()
  await takeBack(page)
  await expect(page.getByText(englishFrame.takenBack)).toBeVisible()
  await expect(page.getByText(/Potsdam/)).toHaveCount(0)
  await page.keyboard.press('b')
  await enter(page, { [t.reason]: 'Unpaid bills' })
  await expect(page.getByText('Unpaid bills')).toBeVisible()
  await takeBack(page)
  await expect(page.getByText('Unpaid bills')).toHaveCount(0)
  await calm(page)

  await page.keyboard.press('b')
  await enter(page, { [t.reason]: 'Too hasty' })
  const params = { id: added.body.id }
  const now = async () => (await callServer(site.url, 'getStaffBusiness', { as: nele.token, params })).body
  const turn = async (blocked: boolean, reason: string) => {
    const body = { blocked, reason, version: (await now()).version }
    expect((await callServer(site.url, 'blockStaffBusiness', { as: nele.token, params, body })).status).toBe(200)
  }
  await turn(false, 'They paid')
  await turn(true, 'Damaged a van')
  await takeBack(page)
  await expect(page.getByText(englishFrame.stays.split('{')[0]!)).toBeVisible()
  expect((await now()).blocked).toMatchObject({ reason: 'Damaged a van' })
})

test('a colleague’s new role is taken back with one key, in German', async ({ page, site }) => {
  const nele = await newColleague(site)
  const ben = await newColleague(site, { name: 'Ben Zurück', role: 'agent', branches: ['tempelhof'] })
  const seen = async () => {
    const { body } = await callServer(site.url, 'getTeam', { as: nele.token })
    return body.colleagues.find(({ email }) => email === ben.email)!
  }
  const post = async () => {
    const { role, branches } = await seen()
    return { role, branches }
  }
  const before = await post()
  await atWork(page, site, nele)
  await page.goto('/staff/team')
  await page.getByRole('button', { name: /^Ben Zurück/ }).press('Enter')
  const dialog = page.getByRole('dialog')
  const promote = async () => {
    await page.getByRole('button', { name: germanTeam.changePost }).filter({ visible: true }).press('Enter')
    await dialog.getByLabel(germanTeam.role).selectOption('manager')
    await tabTo(page, germanTeam.save)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    expect(await post()).toEqual({ role: 'manager', branches: null })
  }
  await promote()
  await takeBack(page)
  await expect(page.getByText(germanFrame.takenBack)).toBeVisible()
  expect(await post()).toEqual(before)

  await promote()
  const { id, version } = await seen()
  const elsewhere = { role: 'agent', branches: [AIRPORT] } as const
  const body = { ...elsewhere, branches: [AIRPORT], version }
  expect((await callServer(site.url, 'changeStaff', { as: nele.token, params: { id }, body })).status).toBe(200)
  await takeBack(page)
  await expect(page.getByText(germanFrame.stays.split('{')[0]!)).toBeVisible()
  expect(await post()).toEqual(elsewhere)
})

test('invoice data that replaced others are taken back, in English', async ({ page, site }) => {
  const nele = await newColleague(site)
  const { reference } = await ordered(site, 'Invoiced')
  const { version } = await officeBooking(site, nele, reference)
  const address = { street: 'Gasse 1', postalCode: '10115', city: 'Berlin', country: 'Germany', vatId: null }
  const invoice = { companyName: 'First Ltd', ...address, reference: null }
  const params = { reference }
  await callServer(site.url, 'setStaffInvoice', { as: nele.token, params, body: { version, invoice } })
  await atWork(page, site, nele)
  await openBooking(page, '/en/staff', reference)
  await page.keyboard.press('r')
  await enter(page, { [englishBookings.form.invoice.companyName]: 'Second Ltd' })
  expect((await officeBooking(site, nele, reference)).invoice?.companyName).toBe('Second Ltd')
  await takeBack(page)
  await expect(page.getByText(englishFrame.takenBack)).toBeVisible()
  expect((await officeBooking(site, nele, reference)).invoice).toEqual({ ...invoice, business: null })
})

test('an additional driver is taken back, and one with a licence is not dropped unsaid, in German', async ({
  page,
  site,
}) => {
  const nele = await newColleague(site)
  const { reference } = await ordered(site, 'Mitfahrer')
  const { price } = await officeBooking(site, nele, reference)
  const drivers = async () => (await officeBooking(site, nele, reference)).otherDrivers
  await atWork(page, site, nele)
  await openBooking(page, '/staff', reference)
  const dialog = page.getByRole('dialog')
  const t = germanBookings.form.change
  const submit = dialog.getByRole('button', { name: t.submit, exact: true })
  const step = (words: string) =>
    dialog.getByRole('button', { name: new RegExp(words.replace('{name}', 'Zusatzfahrer')) })
  const add = async () => {
    await page.keyboard.press('x')
    await step(germanFrame.extras.further).press('Enter')
    await dialog.getByLabel(t.firstName).fill('Mia')
    await dialog.getByLabel(t.lastName).fill('Mitfahrerin')
    await dialog.getByRole('textbox', { name: t.birthday }).fill('4.3.1990')
    await dialog.getByLabel(t.licence, { exact: true }).fill('M12345678')
    await dialog.getByRole('textbox', { name: t.licenceExpiry }).fill('1.1.2040')
    await expect(submit).toHaveAttribute('aria-disabled', 'false')
    await submit.press('Enter')
    await expect(dialog).toBeHidden()
    expect(await drivers()).toMatchObject([{ firstName: 'Mia', hasPapers: true }])
  }
  await add()
  await takeBack(page)
  await expect(page.getByText(germanFrame.takenBack)).toBeVisible()
  expect(await drivers()).toEqual([])
  expect((await officeBooking(site, nele, reference)).price.totalMinor).toBe(price.totalMinor)

  await add()
  await page.keyboard.press('x')
  await step(germanFrame.extras.fewer).press('Enter')
  await expect(submit).toHaveAccessibleDescription(t.papersGone.replace('{names}', 'Mia Mitfahrerin'))
  await calm(page)
})

/** Lets the first car that can be spared stand in the workshop since a moment ago. */
async function intoWorkshop(site: Site, { token }: Colleague, note: string): Promise<void> {
  const { body } = await callServer(site.url, 'getPlanCars', { as: token, query: { pages: '1-3-0', branch: '1' } })
  const { ids } = body.pages[0]!
  const from = toLocal(new Date())
  const until = `${addDays(dateOf(from), 2)}T10:30`
  for (const car of ids) {
    const act = { kind: 'block', car, from, until, note } as const
    const done = await callServer(site.url, 'doPlanAct', { as: token, body: act })
    if (done.status === 200) return
  }
  throw new Error('every car is needed')
}

test('work at the workshop that was ended goes on again, in English', async ({ page, site }) => {
  const nele = await newColleague(site)
  await intoWorkshop(site, nele, 'Clutch slips')
  await atWork(page, site, nele)
  await page.goto('/en/staff/planner')
  const block = page.getByRole('gridcell', { name: /Clutch slips/ })
  await block.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: englishPlanner.entry.endNow }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('gridcell', { name: /Clutch slips.*10:30/ })).toHaveCount(0)
  await takeBack(page)
  await expect(page.getByText(englishPlanner.done.undone)).toBeVisible()
  await expect(block).toHaveAccessibleName(/10:30/)
})

test('a block of a customer is taken back, and taking that back is told, in German', async ({ page, site }) => {
  const nele = await newColleague(site)
  const { reference } = await ordered(site, 'Doch')
  await atWork(page, site, nele)
  await openBooking(page, '/staff', reference)
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('Verwechslung')
  await dialog.getByRole('button', { name: germanBlocks.submit, exact: true }).press('Enter')
  await expect(page.getByText('Gesperrt: Verwechslung')).toBeVisible()
  await takeBack(page)
  await expect(page.getByText('Gesperrt: Verwechslung')).toBeHidden()
  await expect(page.getByText(germanFrame.takenBack)).toBeVisible()
})

test('acts that nobody can take back say so at their button, in German', async ({ page, site }) => {
  const nele = await newColleague(site)
  const { reference } = await ordered(site, 'Endgültig')
  await writeToUs(site, 'endgueltig')
  await atWork(page, site, nele)
  await openBooking(page, '/staff', reference)
  await page.keyboard.press('z')
  const dialog = page.getByRole('dialog')
  const { pay } = germanBookings.form
  await expect(dialog.getByRole('button', { name: pay.submit })).toHaveAccessibleDescription(pay.consequence)
  await calm(page)
  await page.keyboard.press('Escape')
  await page.goto('/staff/inbox')
  await page.getByRole('button', { name: /Frage endgueltig/ }).press('Enter')
  const send = page.getByRole('button', { name: germanInbox.send })
  await expect(send).toHaveAccessibleDescription(germanFrame.mailed.replace('{email}', 'mara.endgueltig@post.example'))
})
