import type { Page } from '@playwright/test'

import germanAccount from '#content/de/account.ts'
import german from '#content/de/dashboard.ts'
import germanSettings from '#content/de/settings.ts'
import { chooseVehicle, fillDetails, order, startsWith, texts } from '#support/booking-journey.ts'
import { callServer, sampleDriver } from '#support/client.ts'
import { PASSWORD } from '#support/customer.ts'
import { onPhone } from '#support/devices.ts'
import { accountMenu, registeredMember, signIn } from '#support/member.ts'
import { expect, ownDays, scriptsLoaded, test, type Site } from '#support/site.ts'
import { dateText } from '#forms/date-text.ts'

const { flow, payment } = texts.de

const field = (page: Page, name: keyof typeof sampleDriver) => page.locator(`main [name=${name}]`)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

const typed = {
  passportNumber: sampleDriver.passportNumber,
  licenseNumber: sampleDriver.licenseNumber,
  licenseExpiry: sampleDriver.licenseExpiry,
  city: 'Hamburg',
} as const
type Typed = keyof typeof typed

async function toDetails(page: Page, site: Site): Promise<void> {
  const { start, end } = await ownDays(site, 2)
  await page.goto(`/booking/new?step=vehicle&pickup=3&dropoff=3&start=${start}T10:00&end=${end}T10:00`)
  await chooseVehicle(page, 'de', 'Opel Corsa')
  await expect(heading(page, flow.steps.details)).toBeVisible()
}

async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await field(page, name as Typed).fill(value)
}

/** @param reloaded true after a reload, which drops the document numbers; their fields say so */
async function expectTyped(page: Page, reloaded = false): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    const number = reloaded && name.endsWith('Number')
    await expect(field(page, name as Typed)).toHaveValue(number ? '' : dateText(value, 'de'))
  }
  await expect(page.getByText(texts.de.person.hints.dropped)).toHaveCount(reloaded ? 2 : 0)
}

/** Expects none of the other person's entries; details from the account itself may be there. */
async function expectNothingTyped(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typed))
    await expect(field(page, name as Typed)).not.toHaveValue(dateText(value, 'de'))
  await expect(field(page, 'passportNumber')).toHaveValue('')
}

const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify(Object.entries(sessionStorage).filter(([key]) => key.startsWith('booking-'))))

async function signOut(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await (await accountMenu(page)).getByRole('button', { name: german.frame.logout }).click()
  await expect(page).toHaveURL(/\/login$/)
}

/** Ends the session as if it had expired: the server has forgotten it, and nobody has signed out. */
async function endSession(page: Page, site: Site): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await callServer(site.url, 'logout', { as: token })
  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
}

test.use({ expectedNoise: /status of 401/ })

test('signing out leaves nothing of a booking to the next person in the tab', onPhone, async ({ page, site }) => {
  await signIn(page, await registeredMember(site))
  await toDetails(page, site)
  await fillIn(page)
  await page.getByRole('button', { name: startsWith(flow.next) }).click()
  await expect(heading(page, flow.steps.payment)).toBeVisible()
  await signOut(page)
  expect(await kept(page)).toBe('[]')

  await signIn(page, await registeredMember(site))
  await page.goto('/booking/new')
  await expect(heading(page, flow.steps.dates)).toBeVisible()
  await toDetails(page, site)
  await expectNothingTyped(page)
  await expect(field(page, 'firstName')).toHaveValue('Mara')
})

test('deleting an account also deletes what was entered', onPhone, async ({ page, site }) => {
  await signIn(page, await registeredMember(site))
  await toDetails(page, site)
  await fillIn(page)
  await page.goto('/dashboard/settings')
  const { heading: title, submit, doneTitle } = germanSettings.remove
  const remove = page.getByRole('region', { name: title, exact: true })
  await remove.getByRole('button', { name: title, exact: true }).click()
  await remove.locator('[name=currentPassword]').fill(PASSWORD)
  await remove.getByRole('button', { name: submit, exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText(doneTitle)
  // The entries go at once, not only when the customer leaves the page.
  expect(await kept(page)).toBe('[]')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/$/)
})

test(
  'who signs in with the form open, and signs in elsewhere, sees what is their own',
  onPhone,
  async ({ page, site, context }) => {
    const [anna, bert] = [await registeredMember(site), await registeredMember(site)]
    const other = await context.newPage()
    await toDetails(page, site)
    await fillIn(page)
    await signIn(other, anna)
    await expect(field(page, 'firstName')).toHaveValue('Mara')
    await expectTyped(page)

    await signOut(other)
    // Signing out removes the entries in every tab.
    await expect(page.getByRole('dialog').getByText(germanAccount.login.over.signed_out)).toBeVisible()
    expect(await kept(page)).not.toContain(typed.city)
    await signIn(other, anna)
    await expect(field(page, 'firstName')).toHaveValue('Mara')
    await expectNothingTyped(page)
    await signOut(other)
    await signIn(other, bert)
    await expect(field(page, 'firstName')).toHaveValue('Mara')
    await expectNothingTyped(page)
    expect(await kept(page)).not.toContain(typed.passportNumber)
    await page.reload()
    await expectNothingTyped(page)
  },
)

test(
  'a session that ends costs the same member nothing, and gives another one nothing',
  onPhone,
  async ({ page, site }) => {
    const anna = await registeredMember(site)
    await toDetails(page, site)
    await fillIn(page)
    const form = page.url()
    // A visitor's entries pass to the member who signs in, on any page.
    await signIn(page, anna)
    await page.goto('/dashboard')
    await endSession(page, site)
    await page.goto(form)
    await expectNothingTyped(page)
    await signIn(page, anna)
    await page.goto(form)
    await expectTyped(page, true)

    await endSession(page, site)
    await signIn(page, await registeredMember(site))
    await page.goto(form)
    await expect(field(page, 'firstName')).toHaveValue('Mara')
    await expectNothingTyped(page)
    expect(await kept(page)).not.toContain(typed.passportNumber)
  },
)

test(
  'a visitor after a member starts with an empty form and keeps their own entries',
  onPhone,
  async ({ page, site }) => {
    await signIn(page, await registeredMember(site))
    await toDetails(page, site)
    await fillIn(page)
    await endSession(page, site)
    // A member's price does not apply to a visitor, so the dialog names the visitor's price.
    const again = page.getByRole('dialog')
    await again.getByRole('button', { name: /^Als Gast/ }).click()
    await expect(again).toBeHidden()
    await expectNothingTyped(page)
    await field(page, 'firstName').fill('Berta')
    await page.reload()
    await expect(field(page, 'firstName')).toHaveValue('Berta')
    await expectNothingTyped(page)
  },
)

test('a confirmation is shown only to the customer who has booked', onPhone, async ({ page, site, context }) => {
  await site.setBookings('soon')
  await signIn(page, await registeredMember(site))
  await toDetails(page, site)
  await fillDetails(page, 'de')
  await order(page, 'de', 'soon')
  const done = page.getByRole('heading', { level: 1, name: payment.done.titleRequest })
  await expect(done).toBeVisible()
  await page.reload()
  await expect(done).toBeVisible()
  const other = await context.newPage()
  await signOut(other)
  await signIn(other, await registeredMember(site))
  await expect(done).toBeHidden()
  await page.goto('/booking/new?step=done')
  await expect(heading(page, flow.steps.dates)).toBeVisible()
  await page.goto('/booking/manage')
  await scriptsLoaded(page)
  await expect(page.locator('main [name=reference]')).toHaveValue('')
})

test('an answer that arrives after its member has signed out is dropped', onPhone, async ({ page, site, context }) => {
  await site.setBookings('soon')
  await signIn(page, await registeredMember(site))
  await toDetails(page, site)
  await fillDetails(page, 'de')
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/bookings', async (route) => {
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
  await order(page, 'de', 'soon')
  const other = await context.newPage()
  await signOut(other)
  answer()
  await expect(heading(page, flow.steps.payment)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: payment.done.titleRequest })).toBeHidden()
  await page.goto('/booking/new?step=done')
  await expect(heading(page, flow.steps.dates)).toBeVisible()
})
