import type { Page } from '@playwright/test'

import german from '#content/de/home.ts'
import english from '#content/en/home.ts'
import { expectAccessible } from '#support/accessible.ts'
import { onPhone } from '#support/devices.ts'
import { expect, test } from '#support/site.ts'

const { viewer, gallery } = english
const last = gallery.pictures.length - 1
const picture = (page: Page, number: number) => page.locator('#gallery').getByRole('button').nth(number)
const largeOnes = (page: Page) => page.getByRole('dialog').locator('img')
const shows = (page: Page, number: number) =>
  page.getByRole('dialog').getByRole('img', { name: gallery.pictures[number]!, exact: true })

test('a picture opens large; buttons and arrow keys go around, Escape gives the focus back', async ({ page }) => {
  const large: string[] = []
  page.on('request', (request) => {
    if (/gallery\/\d-(1200|1600)\./.test(request.url())) large.push(request.url())
  })
  await page.goto('/en#gallery')
  await picture(page, last).scrollIntoViewIfNeeded()
  await expect(page.locator('#gallery').getByRole('button')).toHaveCount(6)
  await picture(page, last).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: viewer.label })).toBeVisible()
  await expect(shows(page, last)).toBeVisible()
  await expect(page.getByText('Picture 6 of 6')).toBeVisible()
  // Only the pictures before and after are fetched ahead.
  await expect(largeOnes(page)).toHaveCount(3)
  await page.getByRole('button', { name: viewer.next }).click()
  await expect(shows(page, 0)).toBeVisible()
  await expect(page.getByText('Picture 1 of 6')).toBeVisible()
  await page.getByRole('button', { name: viewer.previous }).click()
  await expect(shows(page, last)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(shows(page, 1)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(shows(page, 0)).toBeVisible()
  for (const url of large) expect(url).toContain('.avif')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(picture(page, last)).toBeFocused()
})

test('the focus stays in the viewer, which has no violation', onPhone, async ({ page }) => {
  await page.goto('/#gallery')
  await picture(page, 0).scrollIntoViewIfNeeded()
  await picture(page, 0).click()
  const dialog = page.getByRole('dialog', { name: german.viewer.label })
  await expect(dialog.getByText('Bild 1 von 6')).toBeVisible()
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
    )
    expect(outside).toBe(false)
  }
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: german.viewer.close }).click()
  await expect(dialog).toHaveCount(0)
  await expect(picture(page, 0)).toBeFocused()
})

test('a swipe turns the pictures', onPhone, async ({ page }) => {
  await page.goto('/en#gallery')
  await picture(page, 0).scrollIntoViewIfNeeded()
  await picture(page, 0).tap()
  await expect(shows(page, 0)).toBeVisible()
  const cdp = await page.context().newCDPSession(page)
  const swipe = async (from: number, to: number) => {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y: 400 }] })
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y: 405 }] })
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe(300, 100)
  await expect(shows(page, 1)).toBeVisible()
  await swipe(100, 300)
  await expect(shows(page, 0)).toBeVisible()
})
