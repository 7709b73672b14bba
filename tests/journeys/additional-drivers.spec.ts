import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import german from '#content/de/additional-drivers.ts'
import germanChange from '#content/de/booking/change.ts'
import english from '#content/en/additional-drivers.ts'
import changing from '#content/en/change-booking.ts'
import type { Booking } from '#contract/booking.ts'
import { href } from '#i18n/links.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { chooseVehicle, order, startsWith, texts } from '#support/booking-journey.ts'
import { callServer, bookingBody, requestQuote, sampleDriver, sampleOther, sampleThird } from '#support/client.ts'
import { registeredMember, signIn, tokenOf } from '#support/member.ts'
import { expect, openDays, test, type Site } from '#support/site.ts'
import { dateText } from '#forms/date-text.ts'

const erika = sampleThird
const field = (page: Page, index: number, name: keyof typeof sampleOther) =>
  page.locator(`main [name="drivers.${index}.${name}"]`)
async function enter(page: Page, index: number, person: Partial<typeof sampleOther>): Promise<void> {
  for (const [key, value] of Object.entries(person))
    await field(page, index, key as keyof typeof sampleOther).fill(value)
}
const authorization = (token: string) => ({ authorization: `Bearer ${token}` })

async function bookedWith(site: Site, token: string, drivers: readonly object[]): Promise<Booking> {
  await site.setBookings('open')
  const { start, end } = await openDays(site, 230, 2)
  const trip = { vehicleId: 302, pickup: 3, dropoff: 3, start: `${start}T10:00`, end: `${end}T10:00` }
  const quote = await requestQuote(site.url, { ...trip, extras: [{ code: 'additional_driver', quantity: 2 }] })
  const body = { ...bookingBody(quote.body.id), drivers }
  const headers = { ...authorization(token), 'idempotency-key': randomUUID() }
  const made = await callServer(site.url, 'createBooking', { body, headers })
  expect(made.status).toBe(201)
  return made.body
}

test('a customer with two additional drivers names both, one of them from the account (de)', async ({ page, site }) => {
  test.setTimeout(120_000)
  const { flow, payment, words } = texts.de
  await site.setBookings('open')
  const email = await registeredMember(site)
  const { licenseNumber, ...saved } = sampleOther
  const token = await tokenOf(site, email)
  expect((await callServer(site.url, 'addDriver', { body: saved, headers: authorization(token) })).status).toBe(201)
  await signIn(page, email)
  const { start, end } = await openDays(site, 220, 2)
  await page.goto(
    `/booking/new?step=vehicle&pickup=3&dropoff=3&start=${start}T10:00&end=${end}T10:00&extras=additional_driver:2`,
  )
  await chooseVehicle(page, 'de', 'Opel Corsa')
  await expect(page.getByRole('heading', { name: german.heading })).toBeVisible()
  const first = page.getByRole('group', { name: german.person.replace('{number}', '1') })
  await first.getByLabel(german.who).selectOption({ label: 'Bodo Beispiel' })
  await expect(field(page, 0, 'dateOfBirth')).toHaveValue(dateText(sampleOther.dateOfBirth, 'de'))
  const { passportNumber, licenseExpiry } = sampleDriver
  for (const [key, value] of Object.entries({ passportNumber, licenseNumber: 'B000000000', licenseExpiry }))
    await page.locator(`main [name=${key}]`).fill(value)

  // The form does not go on without them, and each message stands at its field.
  const next = page.getByRole('button', { name: startsWith(flow.next) })
  await next.click()
  await expect(field(page, 0, 'licenseNumber')).toBeFocused()
  await expect(page.getByText(german.missing.firstName)).toBeVisible()
  await enter(page, 0, { licenseNumber })
  await enter(page, 1, { ...erika, dateOfBirth: '2015-01-01' })
  await expect(page.getByText(german.wrong.under_age.replace('{age}', '18'))).toBeVisible()
  await enter(page, 1, erika)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // A reload keeps the people and drops their document numbers.
  await page.reload()
  await expect(field(page, 1, 'lastName')).toHaveValue(erika.lastName)
  await expect(field(page, 1, 'licenseNumber')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(licenseNumber)
  for (const [key, value] of Object.entries({ passportNumber, licenseNumber: 'B000000000' }))
    await page.locator(`main [name=${key}]`).fill(value)
  // Two people cannot share one licence.
  for (const index of [0, 1]) await enter(page, index, { licenseNumber })
  await next.click()
  await expect(page.getByText(german.wrong.same_licence)).toBeVisible()
  await enter(page, 1, { licenseNumber: 'keine' })
  await expect(page.getByText(texts.de.person.wrong.number)).toBeVisible()
  await enter(page, 1, { licenseNumber: erika.licenseNumber })
  await next.click()
  await expect(page.getByRole('definition').filter({ hasText: 'Erika Mustermann' })).toContainText('Bodo Beispiel')
  await order(page, 'de', 'open')
  await expect(page.getByRole('heading', { level: 1, name: payment.done.title })).toBeVisible()
  const reference = (await page
    .getByText(/^SW-\w{4}-\w{4}$/)
    .first()
    .textContent())!

  await page.goto(href('de', 'ownBookings', { booking: reference }))
  await expect(page.getByRole('definition').filter({ hasText: 'Bodo Beispiel' })).toContainText('Erika Mustermann')
  await expect(page.getByText(words.services.additional_driver, { exact: true }).first()).toBeVisible()
  expect(await site.manage('show', reference)).toMatch(/DRIVERS +Bodo Beispiel, born 1991-02-03/)
})

test.describe('while the line is down', () => {
  test.use({ expectedNoise: /net::ERR/ })

  test('the form waits for the additional drivers’ fields and keeps what was typed (en)', async ({ page, site }) => {
    await site.setBookings('open')
    const { start, end } = await openDays(site, 240, 2)
    const trip = { step: 'vehicle', pickup: 3, dropoff: 3, start: `${start}T10:00`, end: `${end}T10:00` }
    const scripts = '**/additional-drivers-texts-*.js'
    await page.route(scripts, (route) => route.abort())
    await page.goto(href('en', 'newBooking', { ...trip, extras: 'additional_driver:1' }))
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }))
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('additional-drivers-texts'))
    await chooseVehicle(page, 'en', 'Opel Corsa')
    const typed = page.locator('main [name=firstName]')
    await typed.fill('Mara')
    await failed
    await page.unroute(scripts)
    // Some browsers never request a missed module again, so the page reloads with everything that was typed.
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
      dispatchEvent(new Event('online'))
    })
    await expect(field(page, 0, 'firstName')).toBeVisible()
    await expect(typed).toHaveValue('Mara')
  })
})

test('a booking with one additional driver fewer keeps the one its customer chooses (en)', async ({ page, site }) => {
  const { change, manage, vehicle, own, words } = changing
  const email = await registeredMember(site)
  await signIn(page, email)
  const token = await tokenOf(site, email)
  const { reference } = await bookedWith(site, token, [sampleOther, erika])
  await page.goto(href('en', 'ownBookings', { booking: reference }))
  await page.getByRole('link', { name: manage.actions.change, exact: true }).click()
  const person = (number: number) =>
    page.getByRole('group', { name: english.person.replace('{number}', String(number)) })
  await expect(person(2)).toContainText('Erika Mustermann')
  const less = vehicle.less.replace('{name}', words.services.additional_driver)
  await page.getByRole('button', { name: less }).click()
  await expect(person(2)).toHaveCount(0)
  await person(1).getByLabel(english.who).selectOption({ label: 'Erika Mustermann' })
  // A reload loses nothing.
  await page.reload()
  await expect(person(1).getByLabel(english.who)).toHaveValue(/^[0-9a-f-]{36}$/)
  await expect(person(1)).toContainText('Erika Mustermann')
  await expectAccessible(page)
  const before = change.before.replace('{value}', 'Bodo Beispiel, Erika Mustermann')
  await expect(page.getByText(before)).toBeVisible()
  await page.getByRole('button', { name: change.submit, exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: own.changed.booking })).toBeVisible()
  const now = await callServer(site.url, 'getOwnBooking', { params: { reference }, headers: authorization(token) })
  expect(now.body).toMatchObject({ revision: 2, drivers: [{ firstName: 'Erika' }] })
})

test('names of eighty letters without a break stay within the change page (de)', async ({ page, site }) => {
  const email = await registeredMember(site)
  const token = await tokenOf(site, email)
  const long = { firstName: 'W'.repeat(80), lastName: 'M'.repeat(80) }
  const { reference } = await bookedWith(site, token, [{ ...sampleOther, ...long }, sampleThird])
  const { licenseNumber: _number, ...saved } = { ...sampleOther, ...long, dateOfBirth: '1970-01-01' }
  expect((await callServer(site.url, 'addDriver', { body: saved, headers: authorization(token) })).status).toBe(201)
  await signIn(page, email)
  await page.goto(href('de', 'ownBookings', { booking: reference }))
  await expect(page.getByRole('definition').filter({ hasText: long.firstName })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.goto(href('de', 'ownBookings', { booking: reference, change: '' }))
  const { less } = texts.de.vehicle
  await page.getByRole('button', { name: less.replace('{name}', texts.de.words.services.additional_driver) }).click()
  await expect(page.getByRole('group', { name: german.person.replace('{number}', '1') })).toContainText(long.firstName)
  // The overview shows the old value beside the new one.
  await expect(page.getByText(germanChange.before.replace('{value}', long.firstName))).toBeVisible()
  await expectNoSidewaysScroll(page)
})
