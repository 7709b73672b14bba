import germanPages from '#content/de/pages.ts'
import german from '#content/de/site/first-view.ts'
import germanShell from '#content/de/site/shell.ts'
import englishHome from '#content/en/home.ts'
import english from '#content/en/site/first-view.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import type { Page } from '@playwright/test'

import { chooseDate } from '#support/booking-journey.ts'
import { onBoth, onPhone } from '#support/devices.ts'
import { showAll } from '#support/look.ts'
import { expect, holdScripts, openDays, test } from '#support/site.ts'

const shortDay = { weekday: 'short', day: 'numeric', month: 'short' } as const

const slideNames = [
  'welcome',
  'mini',
  'economy',
  'compact',
  'stationWagon',
  'suv',
  'electric',
  'peopleCarrier',
  'businessSedan',
  'sports',
  'transporter',
] as const

/** Stops the page's clock, which from then on only the test moves, however long the machine takes. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Waits until the carousel's lock is over; it ignores moves for 500 ms, as specified. */
const afterTheLock = (page: Page) => page.clock.runFor(550)

test('the hero shows eleven slides in the specified order, by itself, by arrow and by dot', async ({ page }) => {
  await holdTime(page)
  await page.goto('/en')
  const { carousel, slides } = english.home
  const hero = page.locator('#home')
  const title = (name: (typeof slideNames)[number]) =>
    hero.getByText(slides[name].second, { exact: true }).filter({ visible: true })
  await expect(title('welcome')).toBeVisible()
  // The first slide changes by itself, five seconds after the page becomes interactive.
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(title('mini')).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.clock.runFor(3_500)
  await expect(title('mini')).toBeVisible()
  await hero.getByRole('button', { name: carousel.pause }).click()
  await page.clock.runFor(12_000)
  await expect(title('mini')).toBeVisible()
  for (const name of slideNames.slice(2)) {
    await hero.getByRole('button', { name: carousel.next }).click()
    await expect(title(name)).toBeVisible()
    await afterTheLock(page)
  }
  await hero.getByRole('button', { name: carousel.next }).click()
  await expect(title('welcome')).toBeVisible()
  await afterTheLock(page)
  await hero.getByRole('button', { name: carousel.previous }).click()
  await expect(title('transporter')).toBeVisible()
  await afterTheLock(page)
  await expect(hero.getByRole('button', { name: /^Go to slide \d+$/ })).toHaveCount(11)
  await hero.getByRole('button', { name: 'Go to slide 6', exact: true }).click()
  await expect(title('suv')).toBeVisible()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves by itself', async ({ page }) => {
    await holdTime(page)
    await page.goto('/')
    const { carousel, slides } = german.home
    const hero = page.locator('#home')
    // An answered press shows that the page is interactive.
    await hero.getByRole('button', { name: carousel.next }).click()
    await expect(hero.getByText(slides.mini.second, { exact: true })).toBeVisible()
    await page.clock.runFor(12_000)
    await expect(hero.getByText(slides.mini.second, { exact: true })).toBeVisible()
  })
})

test('the hero form leads to the choice of class with prices for the period', onPhone, async ({ page, site }) => {
  const days = await openDays(site, 20, 4)
  await page.goto('/')
  const { form } = german.home
  await page.getByLabel(form.pickup).selectOption('3')
  await page.getByLabel(form.dropoff).selectOption('1')
  await expect(page.getByLabel(form.dropoffDate)).toBeDisabled()
  await chooseDate(page, form.pickupDate, days.start)
  await chooseDate(page, form.dropoffDate, days.end)
  await page.getByRole('button', { name: form.submit }).click()
  await expect(page).toHaveURL(new RegExp(`/booking/new\\?.*start=${days.start}`))
  await expect(page.getByRole('button', { name: /^Ford Focus .* auswählen$/ })).toBeVisible()
})

test('the calendar of the hero form offers today to a year from now, by keyboard too', async ({ page }) => {
  await page.goto('/en')
  const date = page.getByRole('button', { name: english.home.form.pickupDate })
  await date.focus()
  await page.keyboard.press('Enter')
  const focused = page.locator('[data-date]:focus')
  await expect(focused).toHaveAttribute('data-date', dateOf(toLocal(new Date())))
  const [year, rest] = /^(\d+)(.*)/.exec((await focused.getAttribute('data-date'))!)!.slice(1)
  await page.keyboard.press('Shift+PageDown')
  await page.keyboard.press('ArrowDown')
  // A year from a leap day ends on 28 February.
  const last = `${Number(year) + 1}${rest!.replace('-02-29', '-02-28')}`
  await expect(focused).toHaveAttribute('data-date', last)
  await page.keyboard.press('Escape')
  await expect(date).toBeFocused()
})

test('what is chosen before the scripts are here counts, even without pointer and keys', onPhone, async ({ page }) => {
  const release = await holdScripts(page, /\/assets\/.*\.js$/)
  await page.goto('/')
  const { form } = german.home
  await page.getByLabel(form.pickup).selectOption('3')
  await page.getByRole('button', { name: form.pickupDate }).click()
  release()
  await expect(page.getByRole('dialog', { name: form.pickupDate })).toBeVisible()
  await expect(page.getByLabel(form.pickup)).toHaveValue('3')
})

test('the hero form says what is missing and keeps every entry', async ({ page }) => {
  await page.goto('/en')
  const { form } = english.home
  await page.getByLabel(form.pickup).selectOption('3')
  // The return branch follows once the form's script has loaded; until then the button leads straight into the booking form.
  await expect(page.getByLabel(form.dropoff)).toHaveValue('3')
  await page.getByRole('button', { name: form.submit }).click()
  await expect(page.getByText(form.problems.pickupDate)).toBeVisible()
  await expect(page.getByLabel(form.pickupDate)).toBeFocused()
  // A field that cannot be filled in yet gets no message.
  await expect(page.getByText(form.problems.dropoffDate)).toBeHidden()
  await expect(page.getByLabel(form.dropoffDate)).not.toHaveAttribute('aria-invalid')
  await expect(page.getByLabel(form.pickup)).toHaveValue('3')
})

test(
  'the hero form shows the time in its closed field, and below it why the time is special',
  onPhone,
  async ({ page, site }) => {
    const days = await openDays(site, 20, 4)
    await page.goto('/')
    const { form } = german.home
    // The first press loads the form's script, as it does for a visitor.
    await page.getByRole('heading', { name: form.heading }).click()
    await page.getByLabel(form.pickup).selectOption('3')
    await chooseDate(page, form.pickupDate, days.start)
    // The page writes dates in its own language, whatever the browser's language is.
    const [year, month, day] = days.start.split('-').map(Number) as [number, number, number]
    const other = year !== new Date().getFullYear()
    const written = new Intl.DateTimeFormat('de', { ...shortDay, ...(other && { year: 'numeric' }) })
    const time = page.getByLabel(form.pickupTime)
    // The times can be chosen only once there is a day.
    await expect(time).toBeEnabled()
    await time.focus()
    // The search over the fleet shows the same values.
    const hero = page.locator('#booking')
    await expect(hero.getByText(written.format(new Date(year, month - 1, day)), { exact: true })).toBeVisible()
    await expect(hero.getByText(form.chooseDate, { exact: true })).toHaveCount(1)
    await expect(time.locator('option[value="06:00"]')).toHaveText(/06:00 · \+/)
    await time.selectOption('06:00')
    await expect(time.locator('option:checked')).toHaveText('06:00')
    await expect(time).toHaveAccessibleDescription(/Außerhalb der Öffnungszeiten/)
  },
)

test(
  'the rows of the hero form stand at equal distances, whatever could be said below them',
  onBoth,
  async ({ page }) => {
    await page.goto('/')
    const { form } = german.home
    await page.getByRole('heading', { name: form.heading }).click()
    const tops: number[] = []
    for (const label of [form.pickup, form.dropoff, form.pickupDate, form.dropoffDate])
      tops.push((await page.locator('#booking').getByLabel(label).boundingBox())!.y)
    const [one, two, three] = tops.slice(1).map((top, index) => top - tops[index]!)
    expect(Math.abs(one! - two!)).toBeLessThanOrEqual(1)
    expect(Math.abs(two! - three!)).toBeLessThanOrEqual(1)
  },
)

test('the car of the first view grows with the window, its nose where the headline begins', async ({ page }) => {
  const title = page.getByRole('heading', { name: english.home.slides.welcome.first })
  for (const [width, height, atLeast] of [
    [1440, 900, 690],
    [1920, 1080, 900],
    [2560, 1440, 1100],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/en')
    const car = await page.locator('.hero-cars > .car').evaluate((box) => {
      const style = getComputedStyle(box)
      const { x, width: all } = box.getBoundingClientRect()
      const length = all / Number(style.getPropertyValue('--k'))
      return { length, nose: x + length * Number(style.getPropertyValue('--il')) }
    })
    expect(car.length).toBeGreaterThanOrEqual(atLeast)
    expect(Math.abs(car.nose - (await title.boundingBox())!.x)).toBeLessThan(2)
  }
})

test(
  'the first view of a phone has title, car and the first field; the banner comes with scrolling',
  onPhone,
  async ({ page, site }) => {
    await site.setBookings('soon')
    await page.goto('/')
    const banner = page.getByText(germanShell.banner.text)
    await expect(page.getByLabel(german.home.form.pickup)).toBeInViewport({ ratio: 1 })
    await expect(banner).not.toBeInViewport()
    await page.mouse.wheel(0, 200)
    await expect(banner).toBeInViewport({ ratio: 1 })
  },
)

test('the fleet filters by class, by address too, and shows details', async ({ page }) => {
  await page.goto('/en?cars=suv#fleet')
  const fleet = page.locator('#fleet')
  const cards = fleet.getByRole('article').filter({ has: page.getByRole('link') })
  await expect(cards).toHaveCount(3)
  await expect(fleet.getByText('VW Tiguan')).toBeVisible()
  await fleet.getByRole('button', { name: englishHome.fleet.filters.PeopleCarrier, exact: true }).click()
  await expect(fleet.getByText('VW Multivan')).toBeVisible()
  await expect(cards).toHaveCount(3)
  await expect(page).toHaveURL(/cars=PeopleCarrier/)
  await fleet.getByRole('button', { name: englishHome.fleet.filters.allCars, exact: true }).click()
  await expect(cards).toHaveCount(24)
  const details = fleet.getByRole('button', { name: /Fiat 500/ })
  await details.click()
  await expect(details).toHaveAttribute('aria-expanded', 'true')
  await expect(fleet.getByText(englishHome.fleet.features.Bluetooth).filter({ visible: true }).first()).toBeVisible()
})

test('the fleet filters by transmission, seats and bags, by address too; details say the kilometres', async ({
  page,
}) => {
  const { fleet: words, traits } = englishHome
  await page.goto('/en?transmission=Automatic#fleet')
  const fleet = page.locator('#fleet')
  const cards = fleet.getByRole('article').filter({ has: page.getByRole('link') })
  await expect(fleet.getByLabel(traits.transmission)).toHaveValue('Automatic')
  await expect(cards.filter({ hasText: words.transmission.Manual })).toHaveCount(0)
  await expect(cards.filter({ hasText: '200\u00A0km/day incl.' })).toHaveCount(await cards.count())
  await fleet.getByLabel(traits.transmission).selectOption('')
  await fleet.getByLabel(traits.seatsFilter).selectOption('7')
  await expect(page).toHaveURL(/\?seats=7#fleet$/)
  await expect(cards).toHaveCount(3)
  await expect(cards.filter({ hasText: '7 seats' })).toHaveCount(3)
  await fleet.getByLabel(traits.transmission).selectOption('Automatic')
  await expect(fleet.getByText(words.empty)).toBeVisible()
  await fleet.getByRole('button', { name: words.showAll }).click()
  await expect(cards).toHaveCount(24)
})

test('the whole page is at most 16 screens of a phone', onPhone, async ({ page }) => {
  await page.goto('/')
  await showAll(page)
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  expect(screens).toBeLessThanOrEqual(16)
})

test('two filters chosen in one breath both count', async ({ page }) => {
  const { traits } = englishHome
  await page.goto('/en?transmission=Automatic#fleet')
  const fleet = page.locator('#fleet')
  await expect(fleet.getByLabel(traits.transmission)).toHaveValue('Automatic')
  await fleet.evaluate(
    (section, names) => {
      for (const [label, value] of names) {
        const select = section.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`)!
        select.value = value
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }
    },
    [
      [traits.transmission, ''],
      [traits.seatsFilter, '7'],
    ] as const,
  )
  await expect(page).toHaveURL(/\?seats=7#fleet$/)
  await expect(fleet.getByRole('article').filter({ has: page.getByRole('link') })).toHaveCount(3)
})

test.describe('vehicles that do not load', () => {
  test.use({ expectedNoise: /failed to fetch vehicles|Failed to load resource/i })

  test('are reported as missing, with a button to try again', async ({ page }) => {
    let broken = true
    await page.route('**/api/vehicle/**', (route) => (broken ? route.abort() : route.continue()))
    await page.goto('/en#fleet')
    const fleet = page.locator('#fleet')
    await fleet.scrollIntoViewIfNeeded()
    await expect(fleet.getByRole('alert')).toBeVisible()
    broken = false
    await fleet.getByRole('alert').getByRole('button').click()
    await expect(fleet.getByText('VW Polo')).toBeVisible()
  })
})

test('the launch state is right before any script runs and changes at once', async ({
  page,
  site,
  browser,
  baseURL,
}) => {
  await site.setBookings('soon')
  await page.goto('/booking')
  await expect(page.getByText(germanShell.banner.text)).toBeVisible()
  await site.setBookings('open')
  await page.goto('/')
  await expect(page.getByText(germanShell.banner.text)).toBeHidden()
  const bare = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const still = await bare.newPage()
  await still.goto('/about')
  await expect(still.getByText(germanShell.banner.text)).toBeHidden()
  await site.setBookings('soon')
  await still.goto('/about')
  await expect(still.getByText(germanShell.banner.text)).toBeVisible()
  await bare.close()
  await site.setBookings('open')
  await page.goto('/booking?vehicle=302&pickup=3')
  await expect(page).toHaveURL(/\/booking\/new\?(.*&)?vehicle=302/)
  await site.setBookings('soon')
  await page.goto('/booking?vehicle=302&pickup=3')
  // The options that exist now come before the future ones.
  const main = page.getByRole('main')
  await expect(main.getByRole('heading')).toHaveText([
    germanPages.bookingLanding.now,
    germanPages.bookingLanding.heading,
  ])
  await expect(main.getByRole('link').first()).toHaveText(germanPages.bookingLanding.request)
  await main.getByRole('link', { name: germanPages.bookingLanding.request }).click()
  await expect(page).toHaveURL(/\/booking\/new\?(.*&)?vehicle=302/)
})
