import type { Browser, Page } from '@playwright/test'

import germanBookings from '#content/de/staff/bookings.ts'
import germanCounter from '#content/de/staff/counter.ts'
import germanInbox from '#content/de/staff/inbox.ts'
import germanLog from '#content/de/staff/log.ts'
import germanPalette from '#content/de/staff/palette.ts'
import germanPlanner from '#content/de/staff/planner.ts'
import germanToday from '#content/de/staff/today.ts'
import englishBookings from '#content/en/staff/bookings.ts'
import englishCounter from '#content/en/staff/counter.ts'
import englishInbox from '#content/en/staff/inbox.ts'
import englishLog from '#content/en/staff/log.ts'
import englishPalette from '#content/en/staff/palette.ts'
import englishPlanner from '#content/en/staff/planner.ts'
import englishToday from '#content/en/staff/today.ts'
import { addDays, dateOf } from '#domain/period.ts'
import { atWork, newColleague, type Colleague } from '#support/colleague.ts'
import {
  countingKeyboard,
  headingOf,
  heldIn,
  letItBegin,
  madeReference,
  openAllDay,
  writeDown,
} from '#support/counter-work.ts'
import { uploadLicence, walkTo, walkToDocument, writeToUs } from '#support/inbox-work.ts'
import { bookAs, registeredMember, tokenOf } from '#support/member.ts'
import { arrowTo, calm, openBooking, tabTo, takeMoney } from '#support/office-page.ts'
import { beganAgo, carsToGive, officeBooking, ordered, tenToTen } from '#support/office-rental.ts'
import { letterWith } from '#support/outbox.ts'
import { barOf, holdOver, rowOf, take } from '#support/planner-page.ts'
import { expect, test, type Site } from '#support/site.ts'

const languages = [
  {
    language: 'German',
    root: '/staff',
    names: { agent: 'Tilda Tagwerk', request: 'Anfragerin', caller: 'Anton Anruf', walkIn: 'Lars Laufkunde' },
    t: {
      bookings: germanBookings,
      counter: germanCounter,
      inbox: germanInbox,
      log: germanLog,
      palette: germanPalette,
      planner: germanPlanner,
      today: germanToday,
    },
  },
  {
    language: 'English',
    root: '/en/staff',
    names: { agent: 'Dora Daywork', request: 'Asking', caller: 'Carl Caller', walkIn: 'Wendy Walkin' },
    t: {
      bookings: englishBookings,
      counter: englishCounter,
      inbox: englishInbox,
      log: englishLog,
      palette: englishPalette,
      planner: englishPlanner,
      today: englishToday,
    },
  },
] as const

/** The browser itself logs refused requests. */
test.use({ expectedNoise: /status of 4\d\d/ })

for (const { language, root, names, t } of languages) {
  test(`an agent's day at the office, in ${language}`, async ({ page, site, browser }) => {
    test.setTimeout(240_000)
    await openAllDay(site)
    const agent = await newColleague(site, { name: names.agent, role: 'agent', branches: ['tempelhof'] })
    const day: Day = { page, site, root, names, t, agent, came: await whatCame(site, names.request) }
    await atWork(page, site, agent)
    await test.step('Today says what waits', () => lookAtToday(day))
    await test.step('a request is answered, and its offer seen waiting', () => offerRequest(day))
    await test.step('a caller gets a booking', () => bookCaller(day))
    const rental = await test.step('a walk-in drives off', () => rentToWalkIn(day))
    await test.step('their car is exchanged', () => exchangeCar(day, rental))
    await test.step('a rental is dragged to another car', () => dragRental(day))
    await test.step('somebody did not come', () => recordNoShow(day))
    await test.step('a document is refused', () => refuseDocument(day))
    await test.step('a message is answered', () => answerMessage(day))
    await test.step('the log names the acts', () => readLog(day, browser))
  })
}

interface Day {
  page: Page
  site: Site
  root: string
  names: (typeof languages)[number]['names']
  t: (typeof languages)[number]['t']
  agent: Colleague
  came: Awaited<ReturnType<typeof whatCame>>
}

/** Lets customers request, book, stay away, upload and write before the day begins. */
async function whatCame(site: Site, lastName: string) {
  const request = await ordered(site, lastName, { vehicleId: 401, bookings: 'soon' })
  const days = await tenToTen(site)
  const planned = await ordered(site, `${lastName}-Plan`, { days })
  await ordered(site, `${lastName}-Beside`, { days })
  const missed = await ordered(site, `${lastName}-Missed`, { vehicleId: 502 })
  await beganAgo(site, missed, 5)
  const email = await registeredMember(site)
  const token = await tokenOf(site, email)
  await bookAs(site, token, { vehicleId: 302, pickup: 1, dropoff: 1, ...(await tenToTen(site)), bookings: 'open' })
  await uploadLicence(site, token)
  await writeToUs(site, lastName)
  return { request, planned, missed, email, message: `Frage ${lastName}`, writer: `mara.${lastName}@post.example` }
}

async function lookAtToday({ page, root, t }: Day): Promise<void> {
  await page.goto(root)
  await expect(page.getByRole('region', { name: t.today.due.title })).toBeVisible()
  await expect(page.getByRole('region', { name: t.today.side.requests })).toBeVisible()
  await expect(page.getByRole('region', { name: t.today.side.inbox })).toBeVisible()
  await calm(page)
}

/** Goes to a page of the back office by its two keys. */
async function goBy(page: Page, letter: string, heading: string): Promise<void> {
  await page.keyboard.press('g')
  await page.keyboard.press(letter)
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
}

async function offerRequest({ page, site, agent, t, came: { request } }: Day): Promise<void> {
  const row = page.getByRole('main').getByRole('link', { name: request.name, exact: true })
  await goBy(page, 'a', t.bookings.requests.title)
  await arrowTo(page, row)
  await calm(page)
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(t.bookings.form.offer.hours)).toBeFocused()
  await page.keyboard.type('24')
  await calm(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t.bookings.states.offered).first()).toBeVisible()
  await calm(page)
  expect((await officeBooking(site, agent, request.reference)).status).toBe('offered')
  await goBy(page, 'a', t.bookings.requests.title)
  const waiting = page.locator('section').filter({ hasText: t.bookings.requests.offered })
  await expect(waiting.getByRole('link', { name: request.name, exact: true })).toBeVisible()
  await calm(page)
}

async function bookCaller({ page, names, t }: Day): Promise<void> {
  const keys = countingKeyboard(page)
  await keys.press('n')
  await writeDown(page, keys, t.counter, { name: names.caller, phone: '0171 2312601' })
  await takeCar(page, t.counter, 1)
  await calm(page)
  await keys.press('Control+Enter')
  await expect(headingOf(page, t.counter.done.booked)).toBeFocused()
  await calm(page)
}

/** Takes a car with the keyboard, so many classes below the cheapest: other journeys take the cars of that one. */
async function takeCar(page: Page, t: Day['t']['counter'], below: number): Promise<void> {
  await page.getByRole('listbox', { name: t.vehicle.label }).focus()
  for (let n = 0; n < below; n++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await heldIn(page, t)
}

/** @returns the number of their rental */
async function rentToWalkIn({ page, site, names, agent, root, t }: Day): Promise<string> {
  const keys = countingKeyboard(page)
  await keys.press('n')
  await writeDown(page, keys, t.counter, { name: names.walkIn, phone: '0171 2312602', licence: 'B072RRE2I55' })
  await takeCar(page, t.counter, 3)
  await page.getByRole('radio', { name: t.counter.origin.counter }).press('Space')
  await keys.press('Control+Enter')
  await expect(headingOf(page, t.counter.done.booked)).toBeFocused()
  const reference = await madeReference(page, t.counter)
  await letItBegin(site, agent, reference)
  await openBooking(page, root, reference)
  await calm(page)
  await takeMoney(page, t.bookings)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const { km } = (await officeBooking(site, agent, reference)).cars[0]!
  await expect(dialog.getByLabel(t.bookings.form.handOver.km)).toBeFocused()
  await page.keyboard.type(String(km))
  await calm(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t.bookings.states.active).first()).toBeVisible()
  return reference
}

async function exchangeCar({ page, site, agent, t }: Day, reference: string): Promise<void> {
  const { plate, km } = (await officeBooking(site, agent, reference)).cars[0]!
  const given = (await carsToGive(site, agent, reference))[0]!
  await page.keyboard.press('w')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: given.plate })).toBeFocused()
  for (const words of [String(km + 12), String(given.km), 'Akku']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(words)
  }
  await calm(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(given.plate).first()).toBeVisible()
  await expect(page.getByText(t.bookings.page.before.replace('{plates}', plate))).toBeVisible()
  await calm(page)
}

async function dragRental({ page, root, t, came: { planned } }: Day): Promise<void> {
  await page.goto(`${root}/planner?day=${addDays(dateOf(planned.start), -1)}`)
  await barOf(page, planned).scrollIntoViewIfNeeded()
  await calm(page)
  const { x } = await take(page, planned)
  const fitting = page.locator('[data-look="fits"]').first()
  await expect(fitting).toContainText(t.planner.lift.free)
  const other = (await fitting.getAttribute('data-car'))!
  await holdOver(page, fitting, x)
  await page.mouse.up()
  await expect(rowOf(page, planned)).toHaveAttribute('data-car', other)
  await expect(barOf(page, planned)).toContainText(t.planner.fixed)
}

async function recordNoShow({ page, site, agent, t, came: { missed } }: Day): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: t.palette.title }).fill(missed.reference)
  await expect(page.getByRole('option', { name: missed.reference })).toHaveAttribute('aria-selected', 'true')
  await calm(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: missed.reference })).toBeVisible()
  await expect(page.locator('[aria-keyshortcuts="m"]')).toBeVisible()
  await tabTo(page, t.bookings.acts.noShow)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await calm(page)
  await tabTo(page, t.bookings.form.noShow.submit)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t.bookings.states.no_show).first()).toBeVisible()
  await calm(page)
  const { status, charges } = await officeBooking(site, agent, missed.reference)
  expect([status, charges.some(({ kind }) => kind === 'no_show')]).toEqual(['no_show', true])
}

async function refuseDocument({ page, site, t, came: { email } }: Day): Promise<void> {
  await goBy(page, 'e', t.inbox.title)
  await page.getByRole('link', { name: t.inbox.documents }).press('Enter')
  await expect(page).toHaveURL(/\/inbox\/documents/)
  const own = await walkToDocument(page, email)
  await calm(page)
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: t.inbox.reasons.own }).check()
  await dialog.getByLabel(t.inbox.ownWords).fill('Der Stempel ist verdeckt.')
  await calm(page)
  await dialog.getByRole('button', { name: t.inbox.refuse }).click()
  await expect(own).toHaveCount(0)
  await letterWith(site, `To: ${email}`, 'Der Stempel ist verdeckt.')
}

async function answerMessage({ page, site, t, came: { message, writer } }: Day): Promise<void> {
  await goBy(page, 'e', t.inbox.title)
  await walkTo(page, page.getByRole('button', { name: message }))
  await expect(page.getByRole('heading', { name: message })).toBeVisible()
  await page.keyboard.press('r')
  await page.keyboard.type('Gern, wir legen sie bereit.')
  await calm(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(t.inbox.states.answered, { exact: true })).toBeVisible()
  await letterWith(site, `To: ${writer}`, 'Gern, wir legen sie bereit.')
  await calm(page)
}

/** A manager reads in the log what the agent did. */
async function readLog({ site, root, names, t }: Day, browser: Browser): Promise<void> {
  const own = await browser.newContext({ baseURL: site.url, locale: 'de-DE', viewport: { width: 1440, height: 900 } })
  const page = await own.newPage()
  await atWork(page, site, await newColleague(site))
  await page.goto(`${root}/log`)
  // Lines about people belong to no branch.
  await page.getByRole('button', { name: t.log.everywhere }).click()
  await page.getByLabel(t.log.by, { exact: true }).selectOption({ label: names.agent })
  const { lines } = t.log
  for (const words of [
    lines.booking_is_offered,
    lines.booking_made,
    lines.booking_is_active,
    lines.booking_exchanged,
    lines.booking_car_moved,
    lines.booking_is_no_show,
    lines.account_document_refused,
    lines.contact_message_message_answered,
  ])
    await expect(page.getByRole('button', { name: words }).first()).toBeVisible()
  await calm(page)
  await own.close()
}
