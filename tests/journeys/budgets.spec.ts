import type { CDPSession, Page as BrowserPage } from '@playwright/test'

import ownBookings from '../../src/content/de/own-bookings.ts'
import { href, hrefs, ofAccount, pages, type Page } from '../../src/web/links.ts'
import { registeredMember, signIn } from '../support/member.ts'
import { expect, scriptsLoaded, test } from '../support/site.ts'

interface Weight {
  script: number
  text: number
  font: number
  largestPicture: number
  requests: number
}

const KB = 1_024
const home: Weight = { script: 120 * KB, text: 175 * KB, font: 40 * KB, largestPicture: 60 * KB, requests: 24 }
const other: Weight = { ...home, requests: 30 }
const booking: Weight = { ...other, script: 190 * KB, text: 245 * KB }
/** Nobody's first view: a stranger is led on to the sign-in page, which comes on top. */
const account: Weight = { ...other, script: 128 * KB, text: 185 * KB }
const budgets: Partial<Record<Page, Weight>> = { home, newBooking: booking, manageBooking: booking }

/** What came over the wire: bodies as sent, by kind. */
async function weigh(cdp: CDPSession): Promise<Weight> {
  const weight: Weight = { script: 0, text: 0, font: 0, largestPicture: 0, requests: 0 }
  const heads = new Map<string, { type: string; bytes: number }>()
  await cdp.send('Network.enable')
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.url.startsWith('http')) heads.set(requestId, { type, bytes: response.encodedDataLength })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const head = heads.get(requestId)
    if (head === undefined) return
    const { type } = head
    const bytes = encodedDataLength - head.bytes
    weight.requests++
    if (type === 'Script') weight.script += bytes
    if (['Script', 'Document', 'Stylesheet', 'Fetch', 'XHR'].includes(type)) weight.text += bytes
    if (type === 'Font') weight.font += bytes
    if (type === 'Image') weight.largestPicture = Math.max(weight.largestPicture, bytes)
  })
  return weight
}

/** The scripts come after the first paint, and what they ask for after them: a quiet moment before is not the end. */
async function untilLoaded(page: BrowserPage, weight: Weight): Promise<void> {
  await scriptsLoaded(page)
  let before = Number.NaN
  const quiet = () => {
    const same = weight.requests === before
    before = weight.requests
    return same
  }
  await expect.poll(quiet, { intervals: [750] }).toBe(true)
}

// `html:has(…)` in a style sheet makes a browser style the whole page anew with every piece of it that arrives.
test('no rule looks through the whole page', async ({ page }) => {
  await page.goto('/')
  const styles = (await page.locator('#styles').textContent()) ?? ''
  const ofPage = [...styles.matchAll(/(?<=[{},])[^{},]*\bhtml\b[^{},]*/g)].map(([selector]) => selector)
  expect(ofPage).toContain('html[data-still]')
  expect(ofPage.filter((selector) => selector.includes(':has('))).toEqual([])
})

test.describe('first view on a phone', () => {
  test.beforeEach(async ({ site }, { project }) => {
    test.skip(project.name !== 'phone', 'budgets are those of a phone')
    await site.setBookings('soon') // once open, /booking leads on to the form
  })

  // What a visitor does not get: it comes when the frame has let somebody in.
  test('the bookings of an account keep the bytes of the booking form', async ({ page, site }) => {
    await signIn(page, await registeredMember(site))
    // What is still on its way to the page before is none of this one.
    await page.waitForLoadState('networkidle')
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Network.clearBrowserCache')
    const weight = await weigh(cdp)
    await page.goto(href('de', 'ownBookings'))
    await expect(page.getByRole('heading', { name: ownBookings.own.empty.title })).toBeVisible()
    await untilLoaded(page, weight)
    for (const kind of Object.keys(booking) as (keyof Weight)[])
      expect.soft(weight[kind], `${kind} ${weight[kind]} of ${booking[kind]}`).toBeLessThanOrEqual(booking[kind])
    expect(weight.script).toBeGreaterThan(10 * KB)
  })

  for (const name of pages) {
    for (const path of Object.values(hrefs(name))) {
      test(`${path} keeps its bytes`, async ({ page }) => {
        const cdp = await page.context().newCDPSession(page)
        const weight = await weigh(cdp)
        await page.goto(path)
        await untilLoaded(page, weight)
        const budget = budgets[name] ?? (ofAccount(name) ? account : other)
        for (const kind of Object.keys(budget) as (keyof Weight)[]) {
          expect
            .soft(weight[kind], `${path}: ${kind} ${weight[kind]} of ${budget[kind]}`)
            .toBeLessThanOrEqual(budget[kind])
        }
        // A page without scripts would keep any budget.
        expect(weight.script).toBeGreaterThan(10 * KB)
      })
    }
  }
})
