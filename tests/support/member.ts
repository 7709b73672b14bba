import { randomUUID } from 'node:crypto'

import type { Locator, Page } from '@playwright/test'

import german from '#content/de/account.ts'
import english from '#content/en/account.ts'
import type { Booking } from '#contract/booking.ts'
import { callServer, bookingBody, requestQuote } from './client.ts'
import { PASSWORD } from './customer.ts'
import { expect, type Site } from './site.ts'

/** Fills in the registration form without sending it. */
export async function fillRegistration(page: Page, email: string, born: string): Promise<void> {
  const values = {
    firstName: 'Mara',
    lastName: 'Muster',
    email,
    phoneNumber: '+49 30 23125901',
    dob: born,
    streetName: 'Musterweg',
    houseNo: '1a',
    postalCode: '12099',
    city: 'Berlin',
    country: 'Deutschland',
  }
  for (const [field, value] of Object.entries(values)) await page.locator(`main [name=${field}]`).fill(value)
}

/** Creates a member with a complete registration and a password. @returns their email address */
export async function registeredMember(
  site: Site,
  email = `${randomUUID()}@post.example`,
  changes: Record<string, string> = {},
): Promise<string> {
  const added = await callServer(site.url, 'addCustomer', {
    body: {
      firstName: 'Mara',
      lastName: 'Muster',
      email,
      dob: '1990-05-17',
      phoneNumber: '+49 30 23125 900',
      streetName: 'Musterweg',
      houseNo: '1a',
      postalCode: '10115',
      city: 'Berlin',
      country: 'Deutschland',
      passportNo: 'X00000001',
      LicenseNo: 'B000000001',
      licenseExpiry: '2035-01-01',
      ...changes,
    },
  })
  expect(added.status).toBe(200)
  const token = await site.passwordToken(email)
  expect((await callServer(site.url, 'setPassword', { body: { token, password: PASSWORD } })).status).toBe(200)
  return email
}

/** Signs in without the form, which the journey account covers; the next page opens signed in. */
export async function signIn(page: Page, email: string): Promise<void> {
  // Any address of the site will do, because storage belongs to the whole site.
  await page.goto('/robots.txt')
  const headers = { 'user-agent': await page.evaluate(() => navigator.userAgent) }
  const answer = await page.request.post('/api/user/Login', { data: { email, password: PASSWORD }, headers })
  expect(answer.status()).toBe(200)
  const session = (await answer.json()) as { token: string; user: object }
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('user', JSON.stringify(user))
    localStorage.setItem('token', token)
  }, session)
}

/** Signs in again in the dialog over a page whose session has ended; the address is already filled in. */
export async function signInOver(page: Page, email: string, why: 'ended' | 'signed_out' = 'ended'): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ has: page.locator('[name=password]') })
  await expect(dialog.getByText(english.login.over[why]).or(dialog.getByText(german.login.over[why]))).toBeVisible()
  await expect(dialog.locator('[name=email]')).toHaveValue(email)
  await expect(dialog.locator('[name=password]')).toBeFocused()
  await dialog.locator('[name=password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
}

/** Menu of the account's pages, which a button opens on a narrow screen. */
export async function accountMenu(page: Page): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: /^(Mein Konto|My account)$/ })
  await expect(menu).toBeVisible()
  const opener = menu.locator('button[aria-expanded=false]')
  if (await opener.isVisible()) await opener.press('Enter')
  return menu
}

/** Books a rental for a signed-in customer without the pages. @returns the server's booking */
export async function bookAs(
  site: Site,
  token: string,
  rental: { vehicleId: number; pickup: 1 | 3; dropoff: 1 | 3; start: string; end: string; bookings: 'soon' | 'open' },
): Promise<Booking> {
  const { bookings, ...trip } = rental
  await site.setBookings(bookings)
  const quote = await requestQuote(site.url, { ...trip, extras: [{ code: 'gps', quantity: 1 }] })
  expect(quote.status).toBe(201)
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
  const body = { ...bookingBody(quote.body.id), bookings }
  const made = await callServer(site.url, 'createBooking', { body, headers })
  expect(made.status).toBe(201)
  return made.body
}

/** Signs in separately. @returns token of the new session */
export async function tokenOf(site: Site, email: string): Promise<string> {
  const answer = await callServer(site.url, 'login', { body: { email, password: PASSWORD } })
  expect(answer.status).toBe(200)
  return answer.body.token
}
