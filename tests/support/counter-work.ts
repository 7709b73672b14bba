import type { Page } from '@playwright/test'

import type german from '#content/de/staff/counter.ts'
import type english from '#content/en/staff/counter.ts'
import { addDays, dateOf, toInstant, toLocal } from '#domain/period.ts'
import { expectAccessible } from './accessible.ts'
import { database } from './booking-journey.ts'
import { callServer } from './client.ts'
import type { Colleague } from './colleague.ts'
import { hasFocus } from './office-page.ts'
import { expect, type Site } from './site.ts'
import { movedInTime } from './yard.ts'

type Words = typeof german | typeof english

/** Opens Tempelhof all day for the next days, so that a rental can begin whenever the journey runs. */
export async function openAllDay(site: Site): Promise<void> {
  const today = dateOf(toLocal(new Date()))
  for (const ahead of [0, 1, 2]) {
    const names = ['--name-de', 'Probe', '--name-en', 'Trial']
    await site.manage('branch', 'day', 'tempelhof', addDays(today, ahead), '--open', '06:00-23:59', ...names)
  }
}

/** The keyboard of a colleague, which counts its strokes; a chord counts its keys. */
export function countingKeyboard(page: Page) {
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

type Keys = ReturnType<typeof countingKeyboard>

interface Person {
  name: string
  phone: string
  /** Number of the driving licence, for who drives off at once. */
  licence?: string
}

/** Writes somebody down whom nobody knows yet, field by field; the search has the focus. */
export async function writeDown(page: Page, keys: Keys, t: Words, { name, phone, licence }: Person): Promise<void> {
  await expect(page.getByRole('combobox', { name: t.who.search })).toBeFocused()
  await keys.type(name)
  await expect(page.getByRole('option', { name: t.who.add.replace('{name}', name) })).toBeVisible()
  await keys.press('Enter')
  await expect(page.getByRole('textbox', { name: t.who.dateOfBirth })).toBeFocused()
  // Day or month first, as the browser's own language has it; either is somebody's birthday.
  await keys.type('04031985')
  const papers =
    licence === undefined
      ? []
      : ([
          [t.who.licence, licence],
          [t.who.licenceUntil, '04032035'],
        ] as const)
  for (const [label, words] of [[t.who.phone, phone] as const, ...papers]) {
    const field = page.getByRole('textbox', { name: label, exact: true })
    while (!(await hasFocus(field))) await keys.press('Tab')
    await keys.type(words)
  }
}

export const heldIn = (page: Page, t: Words) =>
  expect(page.getByRole('option', { selected: true }).filter({ hasText: t.vehicle.held })).toBeVisible()

interface Recipient {
  firstName: string
  lastName: string
  email: string
}

/** Offers a car by mail to somebody whom nobody knows yet, from tomorrow evening on; the search has the focus. */
export async function offerByMail(page: Page, t: Words, { firstName, lastName, email }: Recipient): Promise<void> {
  await expect(page.getByRole('combobox', { name: t.who.search })).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await page.getByLabel(t.who.firstName).fill(firstName)
  await page.getByLabel(t.who.lastName).fill(lastName)
  await page.getByRole('textbox', { name: t.who.dateOfBirth }).fill('1990-05-17')
  await page.getByRole('spinbutton', { name: /^(Tage?|days?)$/ }).fill('3')
  await page
    .getByRole('textbox', { name: `${t.when.pickup}: ${t.when.date}` })
    .fill(addDays(dateOf(toLocal(new Date())), 1))
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
}

/** Heading that says what was made, whatever its number. */
export const headingOf = (page: Page, words: string) =>
  page.getByRole('heading', { name: new RegExp(`^${words.replace('{reference}', 'SW-')}`) })

/** Reads the number of what was just made. */
export async function madeReference(page: Page, t: Words, made: 'booked' | 'offered' = 'booked'): Promise<string> {
  const words = (await headingOf(page, t.done[made]).textContent())!
  return /SW-\w{4}-\w{4}/.exec(words)![0]
}

/** Lets a rental begin now: at night the desk offers the morning. */
export async function letItBegin(site: Site, { token }: Colleague, reference: string): Promise<void> {
  const { body } = await callServer(site.url, 'getStaffBooking', { as: token, params: { reference } })
  const hours = Math.ceil((toInstant(body.start).getTime() - Date.now()) / 3_600_000)
  if (hours > 0) await database(site, movedInTime(reference, `${-hours} hours`))
}
