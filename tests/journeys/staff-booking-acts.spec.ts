import type { Page } from '@playwright/test'

import german from '#content/de/staff/bookings.ts'
import germanFrame from '#content/de/staff/frame.ts'
import english from '#content/en/staff/bookings.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { database } from '#support/booking-journey.ts'
import { bookingBody, callServer, sampleDriver } from '#support/client.ts'
import { atWork, newColleague, type Colleague } from '#support/colleague.ts'
import { expect, ownDays, test, type Site } from '#support/site.ts'
import { movedInTime } from '#support/yard.ts'

/** The browser itself logs refused requests. */
test.use({ expectedNoise: /status of 4\d\d/ })

/** Books a car at Tempelhof as a visitor does. */
async function booked(site: Site, lastName: string): Promise<{ reference: string; start: string }> {
  await site.setBookings('open')
  const { start, end } = await ownDays(site, 3)
  const days = { start: `${start}T10:00`, end: `${end}T10:00` }
  const trip = { vehicleId: 302, pickup: 1, dropoff: 1, ...days, extras: [], crossBorder: false }
  const quote = await callServer(site.url, 'createQuote', { body: trip })
  const body = { ...bookingBody(quote.body.id), driver: { ...sampleDriver, lastName }, bookings: 'open' }
  return { reference: (await callServer(site.url, 'createBooking', { body })).body.reference, start: days.start }
}

/** Lets a rental have been agreed for a time that began so many hours ago. */
async function beganAgo(site: Site, { reference, start }: { reference: string; start: string }, hours: number) {
  const ahead = Math.round((Date.parse(`${start}Z`) - Date.now()) / 3_600_000)
  // A car that nobody else has, or has had, since the one that is planned may be on its way at that time.
  await database(
    site,
    `update assignment a set car_id = (
       select c.id from car c join car p on p.id = a.car_id and c.class_id = p.class_id and c.home_branch = p.home_branch
       where not exists (select from assignment o where o.car_id = c.id and o.stay_id <> b.id) order by c.id limit 1)
     from booking b where b.id = a.stay_id and b.reference = '${reference}'`,
  )
  await database(site, movedInTime(reference, `${0 - ahead - hours} hours`))
}

const pageOf = async (site: Site, { token }: Colleague, reference: string) =>
  (await callServer(site.url, 'getStaffBooking', { as: token, params: { reference } })).body

/** A rental whose car is with its customer. */
async function underWay(site: Site, nele: Colleague, lastName: string): Promise<string> {
  const rental = await booked(site, lastName)
  await beganAgo(site, rental, 2)
  const { reference } = rental
  const { version, cars } = await pageOf(site, nele, reference)
  const body = { version, plate: cars[0]!.plate, km: cars[0]!.km }
  const handed = await callServer(site.url, 'handOverStaffBooking', { as: nele.token, params: { reference }, body })
  expect(handed.status).toBe(200)
  return reference
}

/** Opens a booking's page; its acts are there once their keys work. */
async function open(page: Page, root: string, reference: string): Promise<void> {
  await page.goto(`${root}/bookings/${reference}`)
  await expect(page.locator('[aria-keyshortcuts="m"]')).toBeVisible()
}

/** Goes on with Tab until the focus is on something with this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = page.locator(':focus')
  for (let tried = 0; tried < 40; tried++) {
    await page.keyboard.press('Tab')
    const words = await focused.evaluate((element) => `${element.textContent} ${element.getAttribute('aria-label')}`)
    if (words.includes(name)) return
  }
  throw new Error(`nothing with the name ${name} has the focus`)
}

async function calm(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

test('nobody came: the keyboard records it, having said what it costs, in German', async ({ page, site }) => {
  const nele = await newColleague(site)
  const rental = await booked(site, 'Nichtda')
  await beganAgo(site, rental, 5)
  await atWork(page, site, nele)
  await open(page, '/staff', rental.reference)
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
  await expect(page.getByRole('heading', { name: /^Nur noch .* zu bezahlen$/ }).first()).toBeVisible()
  await calm(page)
  const { status, charges } = await pageOf(site, nele, rental.reference)
  expect([status, charges.some(({ kind }) => kind === 'no_show')]).toEqual(['no_show', true])
})

test('the car is exchanged during the rental with the keyboard alone, in English', async ({ page, site }) => {
  const nele = await newColleague(site)
  const reference = await underWay(site, nele, 'Exchange')
  const [before, { plate: given, km }] = [
    (await pageOf(site, nele, reference)).cars[0]!,
    await anotherCar(site, nele, reference),
  ]
  await atWork(page, site, nele)
  await open(page, '/en/staff', reference)
  await page.keyboard.press('w')
  const dialog = page.getByRole('dialog')
  const t = english.form.exchange
  await expect(dialog.getByLabel(t.plate)).toBeFocused()
  await page.keyboard.type(before.plate)
  for (const words of [String(before.km + 40), String(km), 'The battery is flat']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(words)
  }
  // The car that the customer has already is refused beside what was typed.
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).not.toBeEmpty()
  await expect(dialog.getByLabel(t.reason)).toHaveValue('The battery is flat')
  await calm(page)
  await dialog.getByLabel(t.plate).fill(given)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(given).first()).toBeVisible()
  await expect(page.getByText(english.page.before.replace('{plates}', before.plate))).toBeVisible()
  await calm(page)
})

/** A car of the same class that nobody has. */
async function anotherCar(site: Site, { token }: Colleague, reference: string) {
  const other = (await booked(site, 'Later')).reference
  const { cars } = (await callServer(site.url, 'getStaffOtherCars', { as: token, params: { reference: other } })).body
  const taken = (await callServer(site.url, 'getStaffBooking', { as: token, params: { reference } })).body.cars[0]!
  const { plate } = cars.find((car) => car.kind === 'same_class' && car.plate !== taken.plate)!
  const found = await callServer(site.url, 'searchOffice', { as: token, body: { q: plate } })
  return found.body.cars.find((car) => car.plate === plate)!
}

test('another car is chosen before the pickup and given back with its key, in German', async ({ page, site }) => {
  const nele = await newColleague(site)
  const { reference } = await booked(site, 'Wechsel')
  const before = (await pageOf(site, nele, reference)).cars[0]!.plate
  await atWork(page, site, nele)
  await open(page, '/staff', reference)
  await page.keyboard.press('w')
  const dialog = page.getByRole('dialog')
  const first = dialog.getByRole('radio').first()
  await expect(first).toBeFocused()
  await calm(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: german.form.car.done.slice(0, 5) })).toBeVisible()
  expect((await pageOf(site, nele, reference)).cars[0]!.plate).not.toBe(before)
  await page.keyboard.press('Control+z')
  await expect(page.getByText(german.form.car.undone)).toBeVisible()
  await expect(page.getByText(before, { exact: true })).toBeVisible()
})

test('a fine is charged while the rental lasts, in English', async ({ page, site }) => {
  const nele = await newColleague(site)
  const reference = await underWay(site, nele, 'Parked')
  await atWork(page, site, nele)
  await open(page, '/en/staff', reference)
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
  const { reference } = await booked(site, 'Zweihand')
  const own = await browser.newContext({ baseURL: site.url, locale: 'de-DE' })
  const theirs = await own.newPage()
  await atWork(theirs, site, tom)
  await open(theirs, '/staff', reference)
  await atWork(page, site, nele)
  await open(page, '/staff', reference)
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
