import type { Board, BoardPickup } from '#contract/staff-board.ts'
import german from '#content/de/staff/today.ts'
import english from '#content/en/staff/today.ts'
import frame from '#content/de/staff/frame.ts'
import englishFrame from '#content/en/staff/frame.ts'
import { addDays, dateOf, toLocal } from '#domain/period.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { role, tree } from '#support/aria-tree.ts'
import { bookingBody, callServer } from '#support/client.ts'
import { atWork, newColleague } from '#support/colleague.ts'
import { onPhone } from '#support/devices.ts'
import { AIRPORT } from '#support/office-rental.ts'
import { expect, ownDays, test, type Site } from '#support/site.ts'

const today = dateOf(toLocal(new Date()))

/** Books a van for an hour of a day, at any hour of the branch. */
async function book(site: Site, day: string, bookings: 'soon' | 'open' = 'open'): Promise<string> {
  await site.setBookings(bookings)
  const trip = {
    vehicleId: 801,
    pickup: AIRPORT,
    dropoff: AIRPORT,
    start: `${day}T12:00`,
    end: `${addDays(day, 1)}T12:00`,
  }
  const quote = await callServer(site.url, 'createQuote', { body: { ...trip, extras: [], crossBorder: false } })
  const { body } = await callServer(site.url, 'createBooking', { body: { ...bookingBody(quote.body.id), bookings } })
  return body.reference
}

for (const { language, root, t } of [
  { language: 'German (de)', root: '/staff', t: german },
  { language: 'English', root: '/en/staff', t: english },
]) {
  test(`the board shows a day, moves on by keys, and hears of a booking by itself, in ${language}`, async ({
    page,
    site,
    isMobile,
  }) => {
    const nele = await newColleague(site, { role: 'agent', branches: ['airport'] })
    await atWork(page, site, nele)
    // The next day counts the returns of both bookings and no others.
    const { start: day } = await ownDays(site, 2)
    const first = await book(site, day)
    await page.goto(`${root}?day=${day}`)
    if (isMobile) await page.getByRole('button', { name: t.tabs.pickups, exact: true }).click()
    const pickups = page.getByRole('region', { name: t.pickups.title })
    await expect(pickups.getByRole('link')).toHaveCount(1)
    await expect(pickups.getByRole('link')).toHaveAttribute('href', `${root}/bookings/${first}`)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // Nobody loads the page anew: the server tells.
    await book(site, day)
    await expect(pickups.getByRole('link')).toHaveCount(2)

    if (!isMobile) {
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('region', { name: t.returns.title }).getByRole('link')).toHaveCount(2)
      await page.keyboard.press('ArrowDown')
      await expect(page.locator(':focus')).toHaveAttribute('href', `${root}/bookings/${first}`)
      await page.keyboard.press('t')
      await expect(page).toHaveURL(root)
    }
  })
}

test('what is due calls once, in amber, and ↵ leads to its act', async ({ page, site }) => {
  await site.manage('setting', 'requestHours', '1')
  const reference = await book(site, addDays(today, 8), 'soon')
  const nele = await newColleague(site)
  await atWork(page, site, nele)
  await page.goto('/staff')
  await page.getByLabel(frame.branch.label).selectOption(String(AIRPORT))
  const due = page.getByRole('region', { name: german.due.title })
  await expect(due.getByRole('listitem')).toHaveCount(1)
  await expect(due.getByRole('link', { name: german.due.acts.look })).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) Heute/)
  await expect(
    page.getByRole('navigation').getByText(frame.nav.due.includes('#') ? '1 ist jetzt dran' : ''),
  ).toBeAttached()
  await expectAccessible(page)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/staff/bookings/${reference}`)
})

/** A pickup of the board about which nothing is special. */
const pickup = (at: string, name: string): BoardPickup => ({
  reference: `SW-${name.toUpperCase()}-0000`,
  name,
  phone: null,
  at,
  doneAt: null,
  tone: 'open',
  class: 'mini',
  days: 2,
  plate: 'B-SW 9999',
  model: null,
  keyBox: false,
  called: null,
  state: 'open',
  flight: null,
  to: null,
  needs: [],
  chargePercent: null,
  fuelEighths: null,
  entry: null,
  backAt: null,
  depositOpen: false,
  carMissing: false,
})

test('where little is left of today, the next day begins below it', async ({ page, site, isMobile }) => {
  const next = addDays(today, 1)
  await page.route('**/api/staff/board?*', async (route) => {
    const response = await route.fetch()
    const tomorrow = new URL(route.request().url()).searchParams.get('day') === next
    const pickups = tomorrow ? [pickup(`${next}T08:00`, 'Anna'), pickup(`${next}T09:30`, 'Berta')] : []
    await route.fulfill({ response, json: { ...((await response.json()) as Board), pickups, returns: [] } })
  })
  await atWork(page, site, await newColleague(site))
  await page.goto('/staff')
  // A phone shows one list at a time.
  const choose = async (list: 'pickups' | 'returns') => {
    if (isMobile) await page.getByRole('button', { name: german.tabs[list], exact: true }).click()
  }
  await choose('pickups')
  const line = page.getByRole('link', { name: 'Morgen ab 08:00 · 2 Abholungen' })
  await expect(line).toHaveAttribute('href', `/staff?day=${next}`)
  // A phone has room for the line alone.
  await expect(page.getByRole('link', { name: /Anna|Berta/ })).toHaveCount(isMobile ? 0 : 2)
  await expectAccessible(page)
  await choose('returns')
  await expect(page.getByRole('link', { name: 'Morgen: keine Rückgabe' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a phone keeps its four tabs on every day, and the first leads back to today', onPhone, async ({ page, site }) => {
  await atWork(page, site, await newColleague(site))
  await page.goto(`/staff?day=${addDays(today, 1)}`)
  const tabs = page.getByRole('navigation', { name: german.tabs.label }).getByRole('button')
  await expect(tabs).toHaveText([german.tabs.now, german.tabs.pickups, german.tabs.returns, german.tabs.more])
  await expect(tabs.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await tabs.first().click()
  await expect(page).toHaveURL('/staff')
  await expect(page.getByRole('region', { name: german.due.title })).toBeVisible()
  await page.getByRole('link', { name: frame.newBooking }).click()
  await expect(page).toHaveURL('/staff/new')
})

test('a screen reader hears the day in its order: where to go, what is due, who comes and who returns', async ({
  page,
  site,
}) => {
  const nele = await newColleague(site, { role: 'agent', branches: ['airport'] })
  await atWork(page, site, nele)
  const { start: day } = await ownDays(site, 2)
  await book(site, day)
  await page.goto(`/staff?day=${day}`)
  await expect(page.locator('body')).toMatchAriaSnapshot(
    tree(
      [
        role('navigation', frame.nav.label),
        [['list', [frame.nav.planner, frame.nav.bookings].map((name) => ['listitem', [role('link', name)]] as const)]],
      ],
      [
        'main',
        [
          role('button', german.previous),
          'heading [level=1]',
          role('button', german.following),
          [
            role('region', german.pickups.title),
            [role('heading', german.pickups.title, '[level=2]'), ['list', [['listitem', ['link /12:00 .+ B-/']]]]],
          ],
          [role('region', german.returns.title), [role('heading', german.returns.title, '[level=2]')]],
          role('complementary', german.side.label),
        ],
      ],
    ),
  )
})

test('the board on paper has the whole day and nothing else', async ({ page, site }) => {
  const nele = await newColleague(site)
  await atWork(page, site, nele)
  const { start: day } = await ownDays(site, 2)
  await book(site, day)
  await page.goto(`/staff?day=${day}`)
  await page.getByLabel(frame.branch.label).selectOption(String(AIRPORT))
  await expect(page.getByRole('region', { name: german.pickups.title }).getByRole('link')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  const table = page.getByRole('table', { name: new RegExp(german.pickups.title) })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('an address that the navigation does not offer says that it is not part of the role', async ({ page, site }) => {
  await atWork(page, site, await newColleague(site, { role: 'agent', branches: ['airport'] }))
  for (const [address, words] of [
    ['/staff/team', frame],
    ['/en/staff/log', englishFrame],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: words.notYours.title })).toBeVisible()
    await expectAccessible(page)
  }
})

test.describe('without news', () => {
  test.use({ expectedNoise: /Failed to load resource|dynamically imported module/ })

  test('every page says since when it only asks', async ({ page, site }) => {
    await atWork(page, site, await newColleague(site))
    await page.route('**/api/staff/events', (route) => route.abort())
    await page.goto('/staff/bookings')
    await expect(page.getByText(/^Stand \d\d:\d\d/)).toBeVisible()
    await expectAccessible(page)
  })

  test('a day that the line cannot bring says so, and never shows the rentals of another', async ({ page, site }) => {
    await atWork(page, site, await newColleague(site))
    await page.goto('/staff')
    const [lists, lost] = [page.getByRole('complementary', { name: german.side.label }), page.getByText(german.notHere)]
    await expect(page.locator('main').getByText(frame.live.live, { exact: true })).toBeVisible()
    await expect(lists).toBeAttached()
    // The days that follow at once may be here already, as where little is left of today they are shown below it.
    const goOn = async () => {
      for (const days of [1, 2, 3]) {
        await page.getByRole('button', { name: german.following }).click()
        await expect(page).toHaveURL(`/staff?day=${addDays(today, days)}`)
      }
    }
    await page.context().setOffline(true)
    await goOn()
    await expect(lost).toBeVisible({ timeout: 15_000 })
    await expect(lists).toHaveCount(0)
    await expectAccessible(page)
    // A day that was read before is there at once.
    await page.getByRole('button', { name: german.toToday, exact: true }).click()
    await expect(lists).toBeAttached()
    await expect(lost).toBeHidden()
    await goOn()
    await expect(lists).toHaveCount(0)
    await page.context().setOffline(false)
    await expect(lists).toBeAttached({ timeout: 15_000 })
    await expect(lost).toBeHidden()
  })

  test('a page that the line cannot bring opens once it can, and the one before stays till then', async ({
    page,
    site,
  }) => {
    await atWork(page, site, await newColleague(site))
    await page.goto('/staff')
    await expect(page.getByRole('link', { name: frame.nav.newsletter })).toBeVisible()
    await page.route('**/*', (route) => route.abort())
    await page.getByRole('link', { name: frame.nav.newsletter }).click()
    await expect(page.getByText(frame.opening)).toBeVisible()
    await expect(page.locator('main')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/*')
    await expect(page.getByRole('heading', { level: 1, name: frame.nav.newsletter })).toBeVisible()
    await expect(page.getByText(frame.opening)).toBeHidden()
  })

  test('a page that a release has taken away is loaded anew, and then said to be missing', async ({ page, site }) => {
    await atWork(page, site, await newColleague(site))
    await page.goto('/staff')
    const link = page.getByRole('link', { name: frame.nav.newsletter })
    await expect(link).toBeVisible()
    await page.route('**/staff-subscribers-texts-*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await page.route('**/staff-issues-texts-*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await link.click()
    await expect(page.getByText('Diese Seite lässt sich gerade nicht anzeigen.')).toBeVisible()
  })
})
