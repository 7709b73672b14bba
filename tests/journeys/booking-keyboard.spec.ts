import type { Page } from '@playwright/test'

import { texts } from '#support/booking-journey.ts'
import { dateText } from '#forms/date-text.ts'
import { sampleDriver } from '#support/client.ts'
import { expect, scriptsLoaded, test } from '#support/site.ts'

const t = texts.en

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      return element?.ariaLabel ?? element?.labels?.[0]?.textContent ?? element?.textContent ?? ''
    })
    if (name.test(focused)) return
  }
  throw new Error(`${name} cannot be reached with Tab`)
}

/** Fills in the personal details in the order in which Tab reaches them. */
async function typeDetails(page: Page): Promise<void> {
  const given = new Map<string, string>(Object.entries(sampleDriver))
  for (let presses = 0; presses < 60 && given.size > 0; presses++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const element = document.activeElement
      return element instanceof HTMLInputElement ? element.name : ''
    })
    const value = given.get(name)
    if (value === undefined) continue
    await page.keyboard.type(dateText(value, 'de'))
    given.delete(name)
  }
  expect([...given.keys()]).toEqual([])
}

test.describe(() => {
  // Half a day ahead of Berlin: the calendar has to show Berlin's days nevertheless.
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('the whole journey with the keyboard alone, from another time zone', async ({ page, site }) => {
    test.setTimeout(120_000)
    await site.setBookings('open')
    const next = new RegExp(`^${t.flow.next}`)
    const heading = (name: string, exact = true) => expect(page.getByRole('heading', { name, exact })).toBeFocused()
    await page.goto('/en/booking/new')
    await scriptsLoaded(page)
    await tabTo(page, new RegExp(`^${t.dates.pickupBranch}`))
    // The second branch; the return branch follows the choice.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await tabTo(page, new RegExp(`^${t.dates.pickupDate}`))
    await page.keyboard.press('Enter')
    for (let day = 0; day < 20; day++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await tabTo(page, new RegExp(`^${t.dates.dropoffDate}`))
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await tabTo(page, next)
    await page.keyboard.press('Enter')
    await heading(t.flow.steps.vehicle)
    const query = new URL(page.url()).searchParams
    expect([query.get('pickup'), query.get('dropoff')]).toEqual(['3', '3'])
    await expect(page.getByRole('button', { name: /^Choose Ford Focus/ })).toBeVisible()
    await tabTo(page, new RegExp(`^${t.vehicle.chooseName.replace('{name}', 'Ford Focus')}`))
    await page.keyboard.press('Enter')
    await expect(page.getByText(t.vehicle.guaranteed)).toBeVisible()
    await tabTo(page, new RegExp(`^${t.vehicle.change}`))
    await page.keyboard.press('Enter')
    // The list shows again, with the focus on the chosen vehicle.
    await expect(page.getByRole('button', { name: /^Choose Ford Focus/ })).toBeFocused()
    await expect(page).not.toHaveURL(/vehicle=\d/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /Ford Focus/ })).toBeFocused()
    await tabTo(page, next)
    await page.keyboard.press('Enter')
    await heading(t.flow.steps.details)
    await typeDetails(page)
    await tabTo(page, next)
    await page.keyboard.press('Enter')
    await heading(t.flow.steps.payment)
    await tabTo(page, new RegExp(`^${t.words.payments.credit_card}`))
    await page.keyboard.press('Space')
    await tabTo(page, /^I agree/)
    await page.keyboard.press('Space')
    await tabTo(page, new RegExp(`^${t.payment.submit}`))
    await page.keyboard.press('Enter')
    // The headline goes on with the day.
    await heading(t.payment.done.title, false)
  })
})
