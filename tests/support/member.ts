import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import german from '../../src/content/de/account.ts'
import { send } from './client.ts'
import { PASSWORD } from './customer.ts'
import { linkFor } from './outbox.ts'
import { expect, type Site } from './site.ts'

/** Somebody who registered with everything that the form asks for, and has a password. @returns the address */
export async function registeredMember(site: Site): Promise<string> {
  const email = `${randomUUID()}@post.example`
  const added = await send(site.url, 'POST', '/api/customer/AddCustomer', {
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
  })
  expect(added.status).toBe(200)
  const token = (await linkFor(site, email, '/password')).split('=')[1]
  expect((await send(site.url, 'POST', '/api/account/password', { token, password: PASSWORD })).status).toBe(200)
  return email
}

/** Signs in on the page of its own. */
export async function signIn(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main')
  await page.goto('/login')
  await main.locator('[name=email]').fill(email)
  await main.locator('[name=password]').fill(PASSWORD)
  await main.getByRole('button', { name: german.login.submit, exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}
