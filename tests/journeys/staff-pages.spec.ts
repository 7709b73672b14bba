import { randomUUID } from 'node:crypto'

import english from '#content/en/staff/frame.ts'
import bookings from '#content/de/staff/bookings.ts'
import businesses from '#content/de/staff/businesses.ts'
import customerTexts from '#content/de/staff/customers.ts'
import german from '#content/de/staff/frame.ts'
import inbox from '#content/de/staff/inbox.ts'
import issues from '#content/de/staff/issues.ts'
import privacy from '#content/de/staff/privacy.ts'
import { addDays, dateOf, toLocal } from '#domain/period.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { bookingBody, callServer } from '#support/client.ts'
import { atWork, newColleague } from '#support/colleague.ts'
import { onBoth } from '#support/devices.ts'
import { sampleBusiness } from '#support/examples.ts'
import { registeredMember } from '#support/member.ts'
import { expect, test, type Site } from '#support/site.ts'

/** Pages of the back office below its root; the journeys of each page look at what happens on it. */
const pages = [
  '',
  '/planner',
  '/bookings',
  '/requests',
  '/customers',
  '/inbox',
  '/inbox/documents',
  '/newsletter',
  '/newsletter/subscribers',
  '/businesses',
  '/privacy',
  '/log',
  '/team',
  '/new',
]

/** Windows of a counter: a tablet, a desk and a wide screen. A phone has its own. */
const windows = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1300 },
]

/** Pages of one booking, one customer and one company. That of an issue has a frame that no script may look into (staff-newsletter.spec.ts). */
async function pagesOfOne(site: Site, as: string): Promise<string[]> {
  const reference = await book(site)
  await registeredMember(site, `${randomUUID()}@post.example`)
  const { customers } = (await callServer(site.url, 'getStaffCustomers', { as, body: {} })).body
  const business = (await callServer(site.url, 'addStaffBusiness', { as, body: sampleBusiness })).body
  return [`/bookings/${reference}`, `/customers/${customers[0]!.id}`, `/businesses/${business.id}`]
}

async function book(site: Site): Promise<string> {
  await site.setBookings('open')
  const day = addDays(dateOf(toLocal(new Date())), 6)
  const trip = { vehicleId: 301, pickup: 3, dropoff: 3, start: `${day}T12:00`, end: `${addDays(day, 2)}T12:00` }
  const quote = await callServer(site.url, 'createQuote', { body: { ...trip, extras: [], crossBorder: false } })
  const { body } = await callServer(site.url, 'createBooking', { body: bookingBody(quote.body.id) })
  return body.reference
}

/** The frame of a newsletter's letter keeps the test and its axe out, which the browser logs, like each refused request. */
test.use({ expectedNoise: /document is sandboxed|'postMessage' on 'DOMWindow'|status of 4\d\d/ })

for (const { language, root, t } of [
  { language: 'German', root: '/staff', t: german },
  { language: 'English', root: '/en/staff', t: english },
]) {
  test(
    `every page of the back office fits every window and has no violation, in ${language}`,
    onBoth,
    async ({ page, site, isMobile }) => {
      test.setTimeout(300_000)
      const colleague = await newColleague(site)
      await atWork(page, site, colleague)
      for (const path of [...pages, ...(await pagesOfOne(site, colleague.token))]) {
        await page.goto(`${root}${path}`)
        for (const size of isMobile ? [page.viewportSize()!] : windows) {
          await test.step(`${path} at ${size.width}`, async () => {
            await page.setViewportSize(size)
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
            await expect(page.getByRole('heading', { name: t.notFound.title })).toHaveCount(0)
            await expect(page.locator('#main [aria-hidden].bg-sand')).toHaveCount(0)
            await expectAccessible(page)
            await expectNoSidewaysScroll(page)
          })
        }
      }
    },
  )
}

const nowhere = [
  ['/bookings/NIEMALS9', bookings.page.missing],
  ['/customers/999999', customerTexts.goneText],
  ['/businesses/999999', businesses.goneText],
  ['/newsletter/999999', issues.goneText],
  ['/inbox?message=999999', inbox.noMessage],
  ['/inbox/documents?document=999999', inbox.noDocument],
  ['/privacy?request=999999', privacy.gone],
] as const

test('an address of what is not there says so, and leads back to the list', async ({ page, site }) => {
  await atWork(page, site, await newColleague(site))
  for (const [path, words] of nowhere) {
    for (const address of [path, path.replace(/\w+$/, 'quatsch')]) {
      await page.goto(`/staff${address}`)
      await expect(page.getByText(words)).toBeVisible()
      await expect(page.getByRole('button', { name: german.retry })).toHaveCount(0)
      await expectAccessible(page)
    }
  }
  await page.goto('/staff/newsletter/999999')
  await page.getByRole('link', { name: issues.title }).filter({ visible: true }).last().click()
  await expect(page).toHaveURL('/staff/newsletter')
})

test('filters that an address has wrong are left out of the list of bookings', async ({ page, site }) => {
  await atWork(page, site, await newColleague(site))
  await page.goto('/staff/bookings?status=quatsch&type=foo&from=bald')
  await expect(page.getByRole('button', { name: bookings.list.open, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('button', { name: german.retry })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /foo/ })).toHaveCount(0)
})
