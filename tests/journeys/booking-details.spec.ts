import type { Page } from '@playwright/test'

import { expectAccessible } from '#support/accessible.ts'
import { chooseVehicle, startsWith, texts } from '#support/booking-journey.ts'
import { sampleDriver } from '#support/client.ts'
import { onPhone } from '#support/devices.ts'
import { registeredMember, signIn } from '#support/member.ts'
import { expect, openDays, test, type Site } from '#support/site.ts'
import { dateText } from '#forms/date-text.ts'

const { details, flow, person } = texts.de

const field = (page: Page, name: keyof typeof sampleDriver | 'postalCode') => page.locator(`main [name=${name}]`)

async function toDetails(page: Page, site: Site): Promise<void> {
  const { start, end } = await openDays(site, 34, 2)
  await page.goto(`/booking/new?step=vehicle&pickup=3&dropoff=3&start=${start}T10:00&end=${end}T10:00`)
  await chooseVehicle(page, 'de', 'Opel Corsa')
  await expect(page.getByRole('heading', { name: flow.steps.details })).toBeVisible()
}

const known = {
  firstName: 'Mara',
  lastName: 'Muster',
  dateOfBirth: '17.05.1990',
  phone: '+49 30 23125 900',
  address: 'Musterweg 1a',
  postalCode: '10115',
  city: 'Berlin',
  country: 'Deutschland',
} as const

test(
  'what the account knows is filled in and said to be from there; documents are not',
  onPhone,
  async ({ page, site }) => {
    // Open bookings, because a request does not need the document numbers.
    await site.setBookings('open')
    await signIn(page, await registeredMember(site))
    await toDetails(page, site)
    for (const [name, value] of Object.entries(known)) {
      await expect(field(page, name as keyof typeof known)).toHaveValue(value)
    }
    for (const name of ['passportNumber', 'licenseNumber', 'licenseExpiry'] as const) {
      await expect(field(page, name)).toHaveValue('')
    }
    await expect(page.getByText(details.fromAccount.title)).toBeVisible()
    const { fields } = person
    const names = `${fields.phone}, ${fields.address}, ${fields.city} und ${fields.country}`
    await expect(page.getByText(details.fromAccount.text.slice('{names}'.length))).toContainText(names)
    // The list suggests countries; the field accepts any other text too.
    await field(page, 'country').focus()
    await expect(page.locator('main datalist option').filter({ hasText: 'Österreich' })).toHaveCount(1)
    await expectAccessible(page)
    // Nothing typed is in the address or in storage that survives the tab.
    expect(page.url()).not.toContain('Musterweg')
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Musterweg')

    await field(page, 'passportNumber').fill(sampleDriver.passportNumber)
    await field(page, 'licenseNumber').fill(sampleDriver.licenseNumber)
    await field(page, 'licenseExpiry').fill(sampleDriver.licenseExpiry)
    await page.getByRole('button', { name: startsWith(flow.next) }).click()
    await expect(page.getByRole('heading', { name: flow.steps.payment })).toBeVisible()
    await page.reload()
    // The browser has kept everything except the document numbers, and each number's field says so.
    await expect(page.getByRole('heading', { name: flow.steps.details })).toBeVisible()
    await expect(field(page, 'licenseExpiry')).toHaveValue(dateText(sampleDriver.licenseExpiry, 'de'))
    for (const name of ['passportNumber', 'licenseNumber'] as const) {
      await expect(field(page, name)).toHaveValue('')
      await expect(field(page, name)).toHaveAccessibleDescription(person.hints.dropped)
      await field(page, name).fill(sampleDriver[name])
    }
    await page.getByRole('button', { name: startsWith(flow.next) }).click()
    await expect(page.getByRole('heading', { name: flow.steps.payment })).toBeVisible()
    await expect(page.getByText(known.phone).first()).toBeVisible()
  },
)

test('entries from before signing in stay, emptied fields included', onPhone, async ({ page, site, context }) => {
  const email = await registeredMember(site)
  await toDetails(page, site)
  await field(page, 'city').fill('20095 Hamburg')
  await field(page, 'phone').fill('1')
  await field(page, 'phone').fill('')
  await signIn(await context.newPage(), email)
  await expect(field(page, 'address')).toHaveValue(known.address)
  // Postal code and city have fields of their own, so that browsers can fill them in.
  await expect(field(page, 'postalCode')).toHaveValue('20095')
  await expect(field(page, 'city')).toHaveValue('Hamburg')
  await expect(field(page, 'phone')).toHaveValue('')
})
