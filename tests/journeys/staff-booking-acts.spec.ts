import { randomUUID } from 'node:crypto'

import germanBlocks from '#content/de/staff/blocks.ts'
import german from '#content/de/staff/bookings.ts'
import germanFrame from '#content/de/staff/frame.ts'
import germanToday from '#content/de/staff/today.ts'
import english from '#content/en/staff/bookings.ts'
import { addDays, dateOf } from '#domain/period.ts'
import { database } from '#support/booking-journey.ts'
import { atWork, newColleague } from '#support/colleague.ts'
import { calm, openBooking, tabTo, takeBack } from '#support/office-page.ts'
import { beganAgo, carsToGive, officeBooking, ordered, underWay } from '#support/office-rental.ts'
import { expect, test } from '#support/site.ts'

/** The browser itself logs refused requests. */
test.use({ expectedNoise: /status of 4\d\d/ })

test('nobody came: the keyboard records it, having said what it costs, in German', async ({ page, site }) => {
  const nele = await newColleague(site)
  const rental = await ordered(site, 'Nichtda')
  await beganAgo(site, rental, 5)
  await atWork(page, site, nele)
  await openBooking(page, '/staff', rental.reference)
  await expect(page.getByRole('heading', { name: /^Übergabe seit .* fällig$/ }).first()).toBeVisible()
  await tabTo(page, german.acts.noShow)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Berechnet werden')
  await calm(page)
  await tabTo(page, german.form.noShow.submit)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(german.states.no_show).first()).toBeVisible()
  await expect(page.getByText(/^Gebühr .*, noch offen$/).filter({ visible: true })).toBeVisible()
  await calm(page)
  const { status, charges } = await officeBooking(site, nele, rental.reference)
  expect([status, charges.some(({ kind }) => kind === 'no_show')]).toEqual(['no_show', true])
})

test('the planned car is reported ready and that is taken back, by keys, in German', async ({ page, site }) => {
  const nele = await newColleague(site)
  const rental = await ordered(site, 'Bereit')
  await beganAgo(site, rental, 1)
  await database(
    site,
    `insert into car_log (car_id, cause, clean) select a.car_id, 'noted', false
     from assignment a join booking b on b.id = a.stay_id where b.reference = '${rental.reference}'`,
  )
  await atWork(page, site, nele)
  await openBooking(page, '/staff', rental.reference)
  const needs = page.getByText(german.next.carNeeds.replace('{what}', germanToday.needs.wash)).filter({ visible: true })
  await expect(needs).toBeVisible()
  await calm(page)
  await page.keyboard.press('v')
  await expect(needs).toHaveCount(0)
  await expect(page.getByText(germanToday.due.isReady.replace('{plate}', '')).first()).toBeVisible()
  await takeBack(page)
  await expect(needs).toBeVisible()
  await page.keyboard.press('v')
  await expect(needs).toHaveCount(0)
  await calm(page)
})

test('the car is exchanged during the rental with the keyboard alone, in English', async ({ page, site }) => {
  const nele = await newColleague(site)
  const reference = await underWay(site, nele, 'Exchange')
  const before = (await officeBooking(site, nele, reference)).cars[0]!
  await atWork(page, site, nele)
  await openBooking(page, '/en/staff', reference)
  await page.keyboard.press('w')
  const dialog = page.getByRole('dialog')
  const t = english.form.exchange
  // The cars that are free are to choose from; the last choice is to type a plate.
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel(t.plate)).toBeFocused()
  await page.keyboard.type(before.plate)
  for (const words of [String(before.km + 40), String(before.km + 40), 'The battery is flat']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(words)
  }
  await dialog.getByLabel(t.kmOut).fill('12,5')
  await dialog.getByRole('button', { name: t.check }).click()
  await expect(dialog.getByLabel(t.kmOut)).toBeFocused()
  await expect(dialog.getByLabel(t.kmOut)).toHaveAccessibleDescription(english.form.badKm)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(String(before.km + 40))
  // The car that the customer has already is refused beside what was typed.
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).not.toBeEmpty()
  await expect(dialog.getByLabel(t.reason)).toHaveValue('The battery is flat')
  await calm(page)
  await dialog.getByRole('radio', { name: t.other }).focus()
  await page.keyboard.press('ArrowDown')
  const chosen = dialog.getByRole('radio', { checked: true })
  await expect(chosen).toBeFocused()
  const given = (await dialog.locator('label:has(:checked) .plate').textContent())!
  const cars = await carsToGive(site, nele, reference)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel(t.kmOut)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(String(cars.find(({ plate }) => plate === given)!.km))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(given).first()).toBeVisible()
  await expect(page.getByText(english.page.before.replace('{plates}', before.plate))).toBeVisible()
  await calm(page)
})

test('a guest is blocked and rents again, with the keyboard alone, in German', async ({ page, site }) => {
  const nele = await newColleague(site)
  const licenseNumber = `K${randomUUID().replaceAll('-', '').slice(0, 9).toUpperCase()}1`
  const rental = await ordered(site, 'Gesperrt', { driver: { licenseNumber } })
  await atWork(page, site, nele)
  await openBooking(page, '/staff', rental.reference)
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog', { name: germanBlocks.title.replace('{name}', rental.name) })
  await expect(dialog.getByLabel(germanBlocks.reason)).toBeFocused()
  await calm(page)
  // Nothing happens without a reason.
  await tabTo(page, germanBlocks.submit)
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText(germanBlocks.missing)
  await dialog.getByLabel(germanBlocks.reason).focus()
  await page.keyboard.type('Schaden nicht bezahlt')
  await tabTo(page, germanBlocks.submit)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Gesperrt: Schaden nicht bezahlt')).toBeVisible()
  await expect(page.getByText(german.story.blocked).first()).toBeVisible()
  // The act is named for what it does now.
  await expect(page.getByRole('button', { name: germanBlocks.acts.lift })).toBeVisible()
  await expect(page.getByRole('button', { name: germanBlocks.acts.block })).toHaveCount(0)
  await calm(page)
  await expect(ordered(site, 'Anders', { driver: { licenseNumber: licenseNumber.toLowerCase() } })).rejects.toThrow()

  await page.keyboard.press('b')
  const lifting = page.getByRole('dialog', { name: germanBlocks.liftTitle.replace('{name}', rental.name) })
  await expect(lifting.getByLabel(germanBlocks.liftReason)).toBeFocused()
  await page.keyboard.type('Hat bezahlt')
  await calm(page)
  await tabTo(page, germanBlocks.lift)
  await page.keyboard.press('Enter')
  await expect(lifting).toBeHidden()
  await expect(page.getByText('Gesperrt: Schaden nicht bezahlt')).toBeHidden()
  await ordered(site, 'Wieder', { driver: { licenseNumber } })
})

test('a driving licence is entered with its key, in German', async ({ page, site }) => {
  const nele = await newColleague(site)
  const driver = { licenseNumber: undefined, licenseExpiry: undefined }
  const { reference } = await ordered(site, 'Papierlos', { bookings: 'soon', driver })
  await atWork(page, site, nele)
  await openBooking(page, '/staff', reference)
  await page.keyboard.press('f')
  const dialog = page.getByRole('dialog', { name: german.form.licence.title })
  const t = german.form.licence
  await expect(dialog.getByLabel(t.number)).toBeFocused()
  await page.keyboard.type('B072 RRE 2I55')
  const until = dialog.getByRole('textbox', { name: t.until })
  await dialog.getByRole('button', { name: t.submit }).click()
  await expect(until).toBeFocused()
  await expect(until).toHaveAccessibleDescription(german.form.missing)
  // A day that is none is held back by its own field.
  await until.fill('31.11.2030')
  await dialog.getByRole('button', { name: t.submit }).click()
  await expect(until).toBeFocused()
  await expect(until).toHaveAttribute('aria-invalid', 'true')
  await until.fill(`${new Date().getFullYear() + 9}-01-19`)
  await calm(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(german.story.licence).first()).toBeVisible()
  // The act is gone with what it was for.
  await expect(page.locator('[aria-keyshortcuts="f"]')).toBeHidden()
  const { mainDriver } = await officeBooking(site, nele, reference)
  expect(mainDriver?.hasPapers).toBe(true)
})

test('a caller’s new address and number are entered with the keyboard alone, in German', async ({ page, site }) => {
  const nele = await newColleague(site)
  const { reference } = await ordered(site, 'Umzug')
  await atWork(page, site, nele)
  await openBooking(page, '/staff', reference)
  await page.keyboard.press('o')
  const t = german.form.contact
  const dialog = page.getByRole('dialog', { name: t.title })
  await expect(dialog.getByLabel(t.firstName)).toBeFocused()
  const email = dialog.getByLabel(t.email)
  await email.fill('umzug@')
  await page.keyboard.press('Enter')
  // The mistake is said beside the field, and the text stays.
  await expect(dialog.getByText(t.badEmail)).toBeVisible()
  await expect(email).toHaveValue('umzug@')
  await calm(page)
  const address = `${randomUUID()}@post.example`
  await email.fill(address)
  await expect(dialog.getByText(t.emailHint)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel(t.phone)).toBeFocused()
  await page.keyboard.type('+49 30 5550 188')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t.doneMail.replace('{email}', address))).toBeVisible()
  await expect(page.getByText(german.story.email).first()).toBeVisible()
  await calm(page)
  expect(await officeBooking(site, nele, reference)).toMatchObject({ email: address, phone: '+49 30 5550 188' })
})

test('new details and new times are taken back with one key, in German', async ({ page, site }) => {
  const nele = await newColleague(site)
  const { reference } = await ordered(site, 'Zurueck')
  const { phone, end, price } = await officeBooking(site, nele, reference)
  await atWork(page, site, nele)
  await openBooking(page, '/staff', reference)
  const dialog = page.getByRole('dialog')
  await page.keyboard.press('o')
  await dialog.getByLabel(german.form.contact.phone).fill('+49 30 5550 199')
  await page.keyboard.press('Enter')
  await expect(page.getByText(german.form.contact.done)).toBeVisible()
  expect((await officeBooking(site, nele, reference)).phone).toBe('+49 30 5550 199')
  await takeBack(page)
  await expect(page.getByText(germanFrame.takenBack)).toBeVisible()
  expect((await officeBooking(site, nele, reference)).phone).toBe(phone)
  await page.keyboard.press('c')
  const back = dialog.getByRole('textbox', { name: german.form.change.dropoffDay })
  for (const [away, words] of [
    [-100, germanFrame.period.reversed],
    [100, germanFrame.period.too_long.replace('{days}', '90')],
  ] as const) {
    await back.fill(addDays(dateOf(end), away))
    await expect(dialog.getByText(words)).toBeVisible()
    await expect(back).toHaveAccessibleDescription(words)
  }
  await back.fill(dateOf(end))
  await dialog.getByLabel(german.form.change.time).last().selectOption('09:30')
  await expect(dialog.getByText(german.form.change.total)).toBeVisible()
  await expect(back).not.toHaveAttribute('aria-invalid')
  await dialog.getByRole('button', { name: german.form.change.submit }).click()
  await expect(dialog).toBeHidden()
  expect((await officeBooking(site, nele, reference)).end).not.toBe(end)
  await takeBack(page)
  await expect(page.getByText(germanFrame.takenBack).last()).toBeVisible()
  expect(await officeBooking(site, nele, reference)).toMatchObject({ end, price: { totalMinor: price.totalMinor } })
})

test('a note is taken off and pinned again with its key, and a refusal is said, in English', async ({ page, site }) => {
  const nele = await newColleague(site)
  const { reference } = await ordered(site, 'Pinned')
  await atWork(page, site, nele)
  await openBooking(page, '/en/staff', reference)
  await page.keyboard.press('m')
  await page.keyboard.type('Brings a pram')
  // A dialog that is left in haste keeps what was typed, until it is sent.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('m')
  const text = page.getByRole('dialog').getByLabel(english.form.noteForm.text)
  await expect(text).toHaveValue('Brings a pram')
  await tabTo(page, english.form.noteForm.submit)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  const note = page.getByText('Brings a pram')
  await expect(note).toBeVisible()
  await page.keyboard.press('m')
  await expect(text).toHaveValue('')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: english.page.removeNote }).focus()
  await page.keyboard.press('Enter')
  await expect(note).toBeHidden()
  await takeBack(page)
  await expect(note).toBeVisible()
  await expect(page.getByText(english.form.noteForm.restored)).toBeVisible()
  await calm(page)
  await page.route('**/notes/*', (route) =>
    route.fulfill({ status: 409, json: { code: 'booking_changed', message: 'Somebody was first.' } }),
  )
  await page.getByRole('button', { name: english.page.removeNote }).click()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await expect(note).toBeVisible()
})

test('another car is chosen before the pickup and given back with its key, in German', async ({ page, site }) => {
  const nele = await newColleague(site)
  const { reference } = await ordered(site, 'Wechsel')
  const before = (await officeBooking(site, nele, reference)).cars[0]!.plate
  await atWork(page, site, nele)
  await openBooking(page, '/staff', reference)
  await page.keyboard.press('w')
  const dialog = page.getByRole('dialog')
  const first = dialog.getByRole('radio').first()
  await expect(first).toBeFocused()
  await calm(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: german.form.car.done.slice(0, 5) })).toBeVisible()
  expect((await officeBooking(site, nele, reference)).cars[0]!.plate).not.toBe(before)
  await takeBack(page)
  await expect(page.getByText(german.form.car.undone)).toBeVisible()
  await expect(page.getByText(before, { exact: true })).toBeVisible()
})

test('the agreement is printed from the booking’s page with the keyboard, in German', async ({ page, site }) => {
  const { reference } = await ordered(site, 'Vertrag')
  await atWork(page, site, await newColleague(site))
  await openBooking(page, '/staff', reference)
  // It may be written by now, or be written as it is asked for.
  const print = page.getByRole('button', { name: /^Mietvertrag.* drucken$/ })
  const [opened, paper] = [page.context().waitForEvent('page'), page.waitForResponse(/\/agreements?(\/\d+)?$/)]
  await print.press('Enter')
  expect((await paper).headers()['content-type']).toBe('application/pdf')
  await (await opened).close()
  // A file that cannot be fetched is said to be so beside it.
  await page.route(/\/agreements?(\/\d+)?$/, (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }))
  await print.press('Enter')
  await expect(page.getByText(germanFrame.agreement.notOpened)).toBeVisible()
  await calm(page)
})

test('a fine is charged while the rental lasts, in English', async ({ page, site }) => {
  const nele = await newColleague(site)
  const reference = await underWay(site, nele, 'Parked')
  await atWork(page, site, nele)
  await openBooking(page, '/en/staff', reference)
  await page.keyboard.press('p')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(english.form.charge.kind).selectOption('fine')
  await page.keyboard.press('Tab')
  await page.keyboard.type('25')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Parked in a driveway')
  await expect(dialog).toContainText(english.form.charge.mailed)
  await calm(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Parked in a driveway').first()).toBeVisible()
  await expect(page.getByRole('button', { name: english.letters.rental_charged })).toBeVisible()
})

test('a colleague is seen who reads a booking and acts on it; what both typed stands side by side, in German', async ({
  page,
  site,
  browser,
}) => {
  const nele = await newColleague(site)
  const tom = await newColleague(site, { name: 'Tom Test' })
  const { reference } = await ordered(site, 'Zweihand')
  const own = await browser.newContext({ baseURL: site.url, locale: 'de-DE' })
  const theirs = await own.newPage()
  await atWork(theirs, site, tom)
  await openBooking(theirs, '/staff', reference)
  await atWork(page, site, nele)
  await openBooking(page, '/staff', reference)
  await expect(page.getByText(germanFrame.presence.reads.replace('{name}', 'Tom'))).toBeVisible()
  await theirs.keyboard.press('r')
  await expect(page.getByText(germanFrame.presence.edits.replace('{name}', 'Tom'))).toBeVisible()
  await calm(page)

  const t = german.form.invoice
  await page.keyboard.press('r')
  const [mine, other] = [page.getByRole('dialog'), theirs.getByRole('dialog')]
  await mine.getByLabel(t.city).fill('Potsdam')
  for (const [label, words] of [
    [t.companyName, 'Muster GmbH'],
    [t.street, 'Gasse 1'],
    [t.postalCode, '10115'],
    [t.city, 'Berlin'],
    [t.country, 'Deutschland'],
  ] as const)
    await other.getByLabel(label).fill(words)
  await other.getByRole('button', { name: t.submit }).click()
  await expect(mine.getByRole('alert').filter({ hasText: 'Tom Test' })).toBeVisible()
  await expect(mine.getByLabel(t.city)).toHaveValue('Potsdam')
  await expect(mine.getByText(german.form.change.theirs.replace('{value}', 'Berlin'))).toBeVisible()
  await expect(mine.getByLabel(t.companyName)).toHaveValue('Muster GmbH')
  await calm(page)
  await mine.getByRole('button', { name: t.submit }).click()
  await expect(mine).toBeHidden()
  await expect(page.getByText(/Muster GmbH, .*Potsdam/)).toBeVisible()
  await own.close()
  await page.goto('/staff/bookings')
})
