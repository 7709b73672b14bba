import type { Locator, Page } from '@playwright/test'

import type german from '#content/de/staff/bookings.ts'
import type english from '#content/en/staff/bookings.ts'
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts'
import { expect } from './site.ts'

/** Expects what the page shows to be for everybody, without scrolling sideways. */
export async function calm(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** Opens a booking's page of the back office; its acts are there once their keys work. */
export async function openBooking(page: Page, root: string, reference: string): Promise<void> {
  await page.goto(`${root}/bookings/${reference}`)
  await expect(page.locator('[aria-keyshortcuts="m"]')).toBeVisible()
}

/** Records the open money of a booking, the rental's and then the deposit: each in its turn is the next act, on Enter. */
export async function takeMoney(page: Page, t: typeof german | typeof english): Promise<void> {
  const dialog = page.getByRole('dialog')
  for (const name of [t.form.pay.title, t.form.pay.deposit]) {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name }).getByRole('textbox').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  }
}

/** Goes on with Tab until the focus is on something with this name. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let tried = 0; tried < 60; tried++) {
    await page.keyboard.press('Tab')
    const words = await page.evaluate(() => {
      const { body, activeElement: focused } = document
      // A dialog that closes leaves the focus to nothing for a moment.
      return focused === null || focused === body ? '' : `${focused.textContent} ${focused.getAttribute('aria-label')}`
    })
    if (words.includes(name)) return
  }
  throw new Error(`nothing with the name ${name} has the focus`)
}

export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => one === document.activeElement)

/** Goes down a list to a row with the arrow keys: other journeys of the same site may have left rows of their own. */
export async function arrowTo(page: Page, row: Locator): Promise<void> {
  await expect(row).toBeVisible()
  await page.keyboard.press('ArrowUp')
  for (let tried = 0; tried < 60 && !(await hasFocus(row)); tried++) await page.keyboard.press('ArrowDown')
  await expect(row).toBeFocused()
}

/**
 * Takes the last act back by its key, which works once the line about the act is there: the page may show the act before.
 * @param words of that line, where the line of an earlier act may stand still
 */
export async function takeBack(page: Page, words = ''): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: words }).getByRole('button')).toBeVisible()
  await page.keyboard.press('Control+z')
}

/** Opens the page of a customer from the list, by the mail address that is typed into its search. */
export async function openCustomer(page: Page, root: string, search: string, email: string): Promise<void> {
  await page.goto(`${root}/customers`)
  await page.getByLabel(search).fill(email)
  // Their row moves up once nobody else is listed, and a click on its old place would meet nothing.
  await expect(page.getByRole('status').filter({ hasText: /^1 / })).toBeAttached()
  await page.getByRole('link').filter({ hasText: email }).click()
}
