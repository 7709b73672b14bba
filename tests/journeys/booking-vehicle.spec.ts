import type { Locator, Page } from '@playwright/test'

import english from '#content/en/booking/vehicle.ts'
import { expectAccessible } from '#support/accessible.ts'
import { showVehicle, startsWith, texts } from '#support/booking-journey.ts'
import { onBoth, onDesktop, onPhone } from '#support/devices.ts'
import { expect, plainDays, test, type Site } from '#support/site.ts'

const { vehicle, flow, words } = texts.de

/** Opens step 2 for two days from and to the airport, unless the arguments say otherwise. */
async function openList(page: Page, site: Site, more = '', dropoff = 3, time = '10:00'): Promise<void> {
  const { start, end } = await plainDays(site, 24, 2)
  await page.goto(
    `/booking/new?step=vehicle&pickup=3&dropoff=${dropoff}&start=${start}T${time}&end=${end}T${time}${more}`,
  )
  await expect(choices(page).first()).toBeVisible()
}

const choices = (page: Page) => page.getByRole('button', { name: /auswählen$/ })
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })
const pill = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const brands = (page: Page) => page.getByLabel(vehicle.brand)
const next = (page: Page) => page.getByRole('button', { name: startsWith(flow.next) })

/** Expects an element in view with nothing over its middle, neither the header nor the bar with the total. */
async function expectSeen(locator: Locator): Promise<void> {
  await expect(locator).toBeInViewport()
  const seen = () =>
    locator.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    })
  await expect.poll(seen).toBe(true)
}

test('the way on appears with the choice, and goes with it', onPhone, async ({ page, site }) => {
  await openList(page, site)
  await expect(next(page)).toHaveCount(0)
  await (await showVehicle(page, 'de', 'Ford Focus')).click()
  await expect(next(page)).toBeVisible()
  const chosen = page.getByRole('button', { name: startsWith(vehicle.isChosen), pressed: true })
  await expect(chosen).toHaveText(`${vehicle.isChosen}: Ford Focus ${vehicle.similar}`)
  await chosen.click()
  await expect(choices(page)).toHaveCount(24)
  await expect(next(page)).toHaveCount(0)
})

test('each class has one vehicle on its stage, and the others below it', onPhone, async ({ page, site }) => {
  await openList(page, site)
  await expect(choices(page)).toHaveCount(24)
  const names = page.getByRole('article').getByRole('heading', { level: 4 })
  await expect(names.filter({ hasText: /VW Golf|Ford Focus|Seat Leon/ })).toHaveText([
    /^Ford Focus/,
    'Seat Leon',
    'VW Golf',
  ])
  // A row has a toggle for its details, as the stage has.
  const toggle = card(page, 'Seat Leon').getByRole('button', {
    name: vehicle.detailsOf.replace('{action}', vehicle.showDetails).replace('{name}', 'Seat Leon'),
  })
  await toggle.click()
  await expect(card(page, 'Seat Leon').getByText(words.features.NavigationSystem)).toBeVisible()
  await pill(page, words.classes.SUV).click()
  await expect(choices(page)).toHaveCount(3)
  await brands(page).selectOption('Volvo')
  await expect(names).toHaveText([/^Volvo XC60/])
})

test(
  'automatic, seats and bags narrow the list down, and a link keeps the filters',
  onPhone,
  async ({ page, site }) => {
    await openList(page, site)
    await page.getByLabel(vehicle.transmission).selectOption('Automatic')
    await page.getByLabel(vehicle.seatsFilter).selectOption('5')
    await expect(page.getByRole('article').filter({ hasText: words.transmissions.Manual })).toHaveCount(0)
    await expect(page.getByRole('article').filter({ hasText: '4 Sitze' })).toHaveCount(0)
    const found = await choices(page).count()
    await page.reload()
    await expect(choices(page)).toHaveCount(found)
    await expect(page.getByLabel(vehicle.seatsFilter)).toHaveValue('5')
    await page.getByLabel(vehicle.sort).selectOption('price')
    const totals = await page.getByRole('article').locator('strong').allTextContents()
    const figures = totals.map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')))
    expect(figures).toEqual(figures.toSorted((a, b) => a - b))
  },
)

test('three vehicles stand side by side, and one of them is taken', onBoth, async ({ page, site }) => {
  await openList(page, site, '&sort=seats')
  await page.getByRole('button', { name: vehicle.compare.start, pressed: false }).click()
  for (const name of ['VW Golf', 'Volvo XC60', 'VW Touran'])
    await page.getByRole('checkbox', { name: vehicle.compare.add.replace('{name}', name) }).check()
  await expect(page.getByRole('checkbox', { name: vehicle.compare.add.replace('{name}', 'Ford Focus') })).toBeDisabled()
  await page.reload()
  await page.getByRole('button', { name: vehicle.compare.show, exact: true }).click()
  const table = page.getByRole('dialog').getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await expect(table.getByRole('row', { name: startsWith(vehicle.compare.rows.seats) })).toContainText('7 Sitze')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: vehicle.compare.show, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^VW Golf/ })
    .click()
  await expect(page.getByRole('heading', { name: /^VW Golf/ })).toBeFocused()
})

test('future classes are named, and neither counted nor offered', onPhone, async ({ page, site }) => {
  await openList(page, site)
  await expect(page.getByRole('status').filter({ hasText: /^24 Fahrzeuge frei$/ })).toBeVisible()
  const { BusinessSedan, Sports } = words.classes
  await expect(page.getByText(vehicle.soon.replace('{types}', `${BusinessSedan}, ${Sports}`))).toBeVisible()
  await expect(pill(page, Sports)).toHaveCount(0)
  await expect(brands(page).getByRole('option', { name: 'Porsche' })).toHaveCount(0)
  await page.goto(page.url().replace('step=vehicle', 'step=vehicle&vehicle=1001'))
  await expect(page.getByText(vehicle.notYet)).toBeVisible()
})

test(
  'only brands of the chosen class are offered, and one that it lacks is given up',
  onPhone,
  async ({ page, site }) => {
    await openList(page, site)
    await pill(page, words.classes.Electric).click()
    await expect(brands(page).getByRole('option')).toHaveText([vehicle.all.brand, 'Hyundai', 'Tesla', 'VW'])
    await brands(page).selectOption('Tesla')
    await expect(choices(page)).toHaveCount(1)
    await pill(page, words.classes.Mini).click()
    await expect(brands(page)).toHaveValue('')
    await expect(choices(page)).toHaveCount(3)
  },
)

test('the price before a choice belongs to the vehicles that the list shows', onDesktop, async ({ page, site }) => {
  await openList(page, site)
  const from = (text: RegExp) => expect(page.getByText(text).filter({ visible: true })).toBeVisible()
  await from(/^Fahrzeuge ab 56\sUS-\$ gesamt$/)
  await pill(page, words.classes.Electric).click()
  await from(/^Elektro ab 128\sUS-\$ gesamt$/)
  await brands(page).selectOption('Tesla')
  await from(/^Tesla, Elektro ab 158\sUS-\$ gesamt$/)
})

test(
  'a choice leads to the vehicle, its protection and the way on; another choice back to where one was',
  onBoth,
  async ({ page, site, isMobile }) => {
    await openList(page, site)
    await (await showVehicle(page, 'de', 'Volvo XC60')).click()
    await expect(page.getByRole('heading', { name: /^Volvo XC60/ })).toBeFocused()
    await expectSeen(page.getByRole('heading', { name: /^Volvo XC60/ }))
    await expectSeen(page.getByRole('heading', { name: texts.de.liability.heading }))
    // A phone always shows the button that leads on; a desktop has room for the extras.
    await expectSeen(isMobile ? next(page) : page.getByRole('heading', { name: vehicle.extras }))
    await expect(page.getByRole('heading', { name: vehicle.extras })).toBeVisible()
    await expect(choices(page)).toHaveCount(0)
    await page.getByRole('button', { name: vehicle.change }).click()
    const choice = page.getByRole('button', { name: /^Volvo XC60/ })
    await expect(choice).toBeFocused()
    await expectSeen(choice)
    await page.goBack()
    await expect(page.getByText(vehicle.guaranteed)).toBeVisible()
    await page.goBack()
    await expectSeen(choice)
  },
)

test('what every total includes is said once above the list', onPhone, async ({ page, site }) => {
  await openList(page, site, '&extras=gps:1', 1, '07:00')
  const { included, perDay, deposit } = vehicle
  const focus = card(page, 'Ford Focus')
  // Two days at 42 plus the named fees: the total first, the price per day second, the deposit beside it.
  await expect(focus).toContainText('153 US-$')
  const days = words.days.replace(/^.*other \{#(.*)\}\}$/, '2$1')
  await expect(focus).toContainText(perDay.replace('{days}', days).replace('{price}', '76,50 US-$'))
  await expect(focus).toContainText(deposit.replace('{amount}', '300 US-$'))
  const oneWay = words.fees.one_way.included.replace('{amount}', '19 US-$')
  const afterHours = words.fees.after_hours.included.replace('{amount}', '30 US-$')
  const extras = included.extras.replace('{amount}', '20 US-$')
  const once = page.getByText(`Im Preis: ${oneWay}, ${afterHours}, ${extras}, Mehrwertsteuer und 400\u00A0km.`)
  await expect(once).toHaveCount(1)
  await expect(once).toContainText('Danach 0,25\u00A0US-$ je km')
})

test.describe(() => {
  test.use({ expectedNoise: /Failed to load resource/ })

  test('a refusal of the server shows in view, however far the page is scrolled', async ({ page, site }) => {
    await openList(page, site)
    await (await showVehicle(page, 'de', 'Ford Focus')).click()
    await page.route('**/api/quotes', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.getByText(vehicle.crossBorder, { exact: true }).scrollIntoViewIfNeeded()
    await next(page).click()
    const problem = page.getByRole('alert').filter({ hasText: flow.failure.title })
    await expectSeen(problem.getByText(flow.failure.title))
    await page.getByLabel(vehicle.crossBorder).check()
    await expect(problem).toBeHidden()
  })
})

test('the first prices in dollars come with a note, prices in euros without', async ({ page, site }) => {
  const note = page.getByText('All prices in US dollars')
  await page.goto('/en#fleet')
  await expect(page.locator('#fleet').getByText('All prices in US dollars')).toBeVisible()
  const { start, end } = await plainDays(site, 24, 2)
  const list = `/en/booking/new?step=vehicle&pickup=3&dropoff=3&start=${start}T10:00&end=${end}T10:00`
  await page.goto(list)
  await expect(note).toHaveCount(1)
  await expect(page.getByText(english.examples, { exact: true })).toBeVisible()
  // A visitor who comes from a card of the fleet skips the list.
  await page.goto(`${list}&vehicle=703`)
  await expect(note).toHaveCount(1)
  await site.manage('currency', 'EUR')
  try {
    await expect(async () => {
      await page.goto(list)
      await expect(page.getByRole('article').first()).toContainText('€', { timeout: 2_000 })
    }).toPass()
    await expect(page.getByText('All prices in')).toHaveCount(0)
  } finally {
    await site.manage('currency', 'USD')
  }
})

test.describe(() => {
  test.use({ expectedNoise: /Failed to load resource/ })

  test('a picture that does not load leaves the name of the class on its stage', onPhone, async ({ page, site }) => {
    await page.route('**/img/vehicles/**', (route) => route.abort())
    await openList(page, site)
    const stage = card(page, 'Ford Focus').locator('.stage')
    const word = stage.locator('.stage-word')
    await expect(word).toHaveText(words.classes.Compact)
    const [inner, outer] = [(await word.boundingBox())!, (await stage.boundingBox())!]
    expect(inner.y).toBeGreaterThan(outer.y)
    expect(inner.y + inner.height).toBeLessThan(outer.y + outer.height / 2 + 100)
  })
})
