import type { Locator, Page } from '@playwright/test'

import german from '#content/de/booking.ts'
import germanCalendar from '#content/de/calendar.ts'
import germanManage from '#content/de/manage-booking.ts'
import english from '#content/en/booking.ts'
import englishCalendar from '#content/en/calendar.ts'
import englishManage from '#content/en/manage-booking.ts'
import type { Language } from '#i18n/links.ts'
import { movedInTime } from './yard.ts'
import { sampleDriver } from './client.ts'
import { expect, openDays, ownDays, type Site } from './site.ts'

/** Texts of the booking form and of the page that shows the booking. */
export const texts = { de: { ...german, ...germanManage }, en: { ...english, ...englishManage } }

export const startsWith = (text: string) =>
  new RegExp(`^${text.replace(/[{(].*$/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)

const nextMonth = new RegExp(`^(${germanCalendar.next}|${englishCalendar.next})$`)

/** Opens the calendar, turns its pages to the day and chooses it. */
export async function chooseDate(page: Page | Locator, label: string, date: string): Promise<void> {
  await page.getByRole('button', { name: startsWith(label) }).click()
  const day = page.locator(`[data-date="${date}"]`)
  // The calendar waits for the rules of the rental.
  await page.locator('[data-date]').first().waitFor()
  for (let month = 0; month < 13 && !(await day.isVisible()); month++)
    await page.getByRole('button', { name: nextMonth }).click()
  await day.click()
}

export async function fillDates(page: Page, site: Site, language: Language): Promise<void> {
  const { dates, flow } = texts[language]
  const days = await openDays(site, 12, 3)
  await page.getByLabel(dates.pickupBranch).selectOption('1')
  await page.getByLabel(dates.dropoffBranch).selectOption('3')
  await chooseDate(page, dates.pickupDate, days.start)
  await chooseDate(page, dates.dropoffDate, days.end)
  await page.getByRole('button', { name: startsWith(flow.next) }).click()
}

/** Waits until the list shows the vehicle. @returns the button that takes it */
export async function showVehicle(page: Page, language: Language, name: string): Promise<Locator> {
  const { vehicle } = texts[language]
  const choice = page.getByRole('button', { name: vehicle.chooseName.replace('{name}', `${name} ${vehicle.similar}`) })
  await expect(choice).toBeVisible()
  return choice
}

type Look = (page: Page) => Promise<void>
const unseen: Look = () => Promise.resolve()

/** @param look check of the list before the choice */
export async function chooseVehicle(page: Page, language: Language, name: string, look: Look = unseen): Promise<void> {
  const { vehicle, flow } = texts[language]
  const choice = await showVehicle(page, language, name)
  await look(page)
  await choice.click()
  await expect(page.getByText(vehicle.guaranteed)).toBeVisible()
  await page.getByRole('button', { name: startsWith(flow.next) }).click()
}

/** @param look check of the form once it is filled in */
export async function fillDetails(page: Page, language: Language, look: Look = unseen): Promise<void> {
  const { flow } = texts[language]
  await expect(page.getByRole('heading', { name: flow.steps.details })).toBeVisible()
  for (const [field, value] of Object.entries(sampleDriver)) await page.locator(`main [name=${field}]`).fill(value)
  await look(page)
  await page.getByRole('button', { name: startsWith(flow.next) }).click()
}

/** @param look check of the step once everything is chosen */
export async function order(
  page: Page,
  language: Language,
  state: 'soon' | 'open',
  look: Look = unseen,
): Promise<void> {
  const { flow, liability, payment } = texts[language]
  await expect(page.getByRole('heading', { name: flow.steps.payment })).toBeVisible()
  // The driver's liability stands above the button (D33).
  await expect(page.locator('[aria-labelledby=review]')).toContainText(liability.full)
  await page.getByRole('radio').first().check()
  await page.getByRole('checkbox').first().check()
  await look(page)
  const words = state === 'open' ? payment.submit : payment.submitRequest
  const other = state === 'open' ? payment.submitRequest : payment.submit
  await expect(page.getByRole('button', { name: other, exact: true })).toBeHidden()
  await page.getByRole('button', { name: words, exact: true }).click()
}

/** Walks in German from a link with dates to the last step. @returns the days */
export async function toPayment(page: Page, site: Site, vehicle: string): Promise<{ start: string; end: string }> {
  const days = await ownDays(site, 2)
  await page.goto(`/booking/new?step=vehicle&pickup=3&dropoff=3&start=${days.start}T10:00&end=${days.end}T10:00`)
  await chooseVehicle(page, 'de', vehicle)
  await fillDetails(page, 'de')
  await expect(page.getByRole('heading', { name: german.flow.steps.payment })).toBeVisible()
  return days
}

/** Queries the server's database directly. */
export async function database<T>(site: Site, query: string): Promise<T[]> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: site.database.url })
  await client.connect()
  try {
    return (await client.query(query)).rows as T[]
  } finally {
    await client.end()
  }
}

export const endAllHolds = (site: Site) =>
  database(site, `update quote set expires_at = now() where expires_at > now()`)

/** Ends the latest hold, so that its car is free again. */
export const endLastHold = (site: Site) =>
  database(site, `update quote set expires_at = now() where stay_id = (select max(id) from stay where state = 'held')`)

/** Moves a rental in time so that it began an hour ago. */
export const beginNow = ({ reference, start }: { reference: string; start: string }, site: Site) =>
  database(site, movedInTime(reference, `${Math.floor((Date.now() - Date.parse(`${start}Z`)) / 3_600_000) - 1} hours`))

/** Closes a branch for a day, as staff would; pages that are already open do not know. */
export async function closeBranch(site: Site, branch: 1 | 3, day: string): Promise<void> {
  await database(
    site,
    `insert into branch_exception (branch_id, day, name_de, name_en) values (${branch}, '${day}', 'Umbau', 'Building works')`,
  )
  // The server learns of the change a moment later.
  await expect.poll(async () => await (await fetch(`${site.url}/api/site`)).text()).toContain(`"date":"${day}"`)
}

/** Takes every car of the vehicle's class for these days, as other customers would. */
export async function takeAll(site: Site, vehicleId: number, days: { start: string; end: string }): Promise<void> {
  for (let taken = 0; taken < 20; taken++) {
    const answer = await fetch(`${site.url}/api/quotes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({
        vehicleId,
        pickup: 3,
        dropoff: 3,
        start: `${days.start}T10:00`,
        end: `${days.end}T10:00`,
        extras: [],
        crossBorder: false,
      }),
    })
    if (answer.status === 409) return
  }
  throw new Error('the cars do not run out')
}
