import type { Page } from '@playwright/test'

import germanAccount from '#content/de/account.ts'
import germanDashboard from '#content/de/dashboard.ts'
import { expectAccessible } from '#support/accessible.ts'
import { order, startsWith, texts, toPayment } from '#support/booking-journey.ts'
import { callServer } from '#support/client.ts'
import { accountMenu, registeredMember, signIn, signInOver, tokenOf } from '#support/member.ts'
import { expect, test, type Site } from '#support/site.ts'

const { payment, flow } = texts.de
const again = germanAccount.login

test.use({ expectedNoise: /status of 401/ })
/** Ends the session on the server alone, as if it had expired or been ended on another device. */
async function endOnServer(page: Page, site: Site): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await callServer(site.url, 'logout', { as: token })
}

const heldTotal = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('booking-quote')!) as { value: { totalMinor: number } }).value.totalMinor,
  )

const bookingsOf = async (site: Site, email: string) =>
  (
    await callServer(site.url, 'getOwnBookings', {
      query: { part: 'current' },
      headers: { authorization: `Bearer ${await tokenOf(site, email)}` },
    })
  ).body.bookings

test('a member whose session ends before ordering signs in again and books at the held price', async ({
  page,
  site,
}) => {
  await site.setBookings('open')
  const email = await registeredMember(site)
  await signIn(page, email)
  await toPayment(page, site, 'Opel Corsa')
  const total = await heldTotal(page)
  await endOnServer(page, site)
  await order(page, 'de', 'open')
  await expect(page.getByRole('dialog').getByText(startsWith(again.visitor.goFor))).toBeVisible()
  await expectAccessible(page)
  await signInOver(page, email)
  await expect(page.getByRole('heading', { level: 1, name: payment.done.title })).toBeVisible()
  expect((await bookingsOf(site, email)).map(({ price }) => price.totalMinor)).toEqual([total])
})

test('going on as a guest is a choice that names the price', async ({ page, site }) => {
  await site.setBookings('open')
  const email = await registeredMember(site)
  await signIn(page, email)
  await toPayment(page, site, 'Opel Corsa')
  const total = await heldTotal(page)
  await endOnServer(page, site)
  await order(page, 'de', 'open')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: startsWith(again.visitor.goFor) })
    .click()
  await expect.poll(() => heldTotal(page)).toBeGreaterThan(total)
  // The dialog has named the price, so no second message appears. Everything typed is still there.
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('button', { name: payment.submit, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: payment.done.title })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('a member who signs out in another tab gets the same question and keeps the quote', async ({
  page,
  site,
  context,
}) => {
  await site.setBookings('open')
  const email = await registeredMember(site)
  await signIn(page, email)
  await toPayment(page, site, 'Opel Corsa')
  const total = await heldTotal(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await (await accountMenu(other)).getByRole('button', { name: germanDashboard.frame.logout }).click()
  await signInOver(page, email, 'signed_out')
  expect(await heldTotal(page)).toBe(total)
  await expect(page.getByRole('heading', { level: 2, name: flow.steps.details })).toBeVisible()
})
