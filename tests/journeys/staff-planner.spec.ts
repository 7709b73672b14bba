import type { Page } from '@playwright/test'

import german from '#content/de/staff/planner.ts'
import germanCounter from '#content/de/staff/counter.ts'
import germanFrame from '#content/de/staff/frame.ts'
import english from '#content/en/staff/planner.ts'
import englishFrame from '#content/en/staff/frame.ts'
import { toLocal } from '#domain/berlin-time.ts'
import { addDays, dateOf } from '#domain/period.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { database } from '#support/booking-journey.ts'
import { callServer } from '#support/client.ts'
import { atWork, newColleague } from '#support/colleague.ts'
import { calm, tabTo, takeBack } from '#support/office-page.ts'
import { ordered, tenToTen } from '#support/office-rental.ts'
import { barOf, carOf, holdOver, rowOf, take, type OnPlan } from '#support/planner-page.ts'
import { expect, test, type Site } from '#support/site.ts'
import { dayIn, momentIn } from '#support/typed-fields.ts'
import { leftWithoutCar } from '#support/yard.ts'

/** Two rentals of the same class and time, with the planner open where they are. */
async function openPlanner(page: Page, site: Site, path: string, names: [string, string]): Promise<[OnPlan, OnPlan]> {
  const days = await tenToTen(site)
  const rentals: [OnPlan, OnPlan] = [await ordered(site, names[0], { days }), await ordered(site, names[1], { days })]
  await atWork(page, site, await newColleague(site))
  await page.goto(`${path}?day=${addDays(dateOf(days.start), -1)}`)
  await barOf(page, rentals[0]).scrollIntoViewIfNeeded()
  return rentals
}

test('a rental is dragged to another car, and taken back', async ({ page, site }) => {
  const [rental] = await openPlanner(page, site, '/staff/planner', ['Ziehung', 'Nachbar'])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const before = await carOf(page, rental)
  const { x } = await take(page, rental)
  const fitting = page.locator('[data-look="fits"]').first()
  await expect(fitting).toContainText(german.lift.free)
  await expect(page.getByText(german.lift.was)).toBeVisible()
  const other = await fitting.getAttribute('data-car')
  await holdOver(page, fitting, x)
  await page.mouse.up()
  await expect(rowOf(page, rental)).toHaveAttribute('data-car', other!)
  await expect(barOf(page, rental)).toContainText(german.fixed)
  await page.getByRole('button', { name: germanFrame.undo }).click()
  await expect(rowOf(page, rental)).toHaveAttribute('data-car', before!)
  await expect(page.getByText(german.done.undone)).toBeVisible()
})

test('another view opens at the days that were in sight, and the day at today where it was among them', async ({
  page,
  site,
}) => {
  await atWork(page, site, await newColleague(site))
  const words = new Intl.DateTimeFormat('de-DE', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  const { day: oneDay, week, month } = german.views
  const today = toLocal(new Date()).slice(0, 10)
  for (const [path, opened] of [
    ['/staff/planner', today],
    [`/staff/planner?day=${addDays(today, 90)}`, addDays(today, 90)],
  ] as const) {
    await page.goto(path)
    for (const view of [oneDay, month, oneDay, week, oneDay]) {
      await page.getByRole('button', { name: view, exact: true }).click()
      if (view === oneDay) {
        const inSight = page.locator('header').getByText(words.format(new Date(opened)), { exact: true })
        await expect(inSight).toBeVisible()
      }
      await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
    }
  }
})

test('a car that was promised to somebody is refused by name, with a way out', async ({ page, site }) => {
  const [rental, other] = await openPlanner(page, site, '/staff/planner', ['Probe', 'Vorlage'])
  await barOf(page, other).click()
  await page.getByRole('button', { name: german.entry.fix }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(barOf(page, other)).toContainText(german.fixed)
  const { x } = await take(page, rental)
  await holdOver(page, rowOf(page, other), x)
  const panel = page.locator('[data-panel]')
  await expect(panel).toContainText(german.trouble.in_the_way)
  await expect(panel).toContainText(`${other.name} (${other.reference})`)
  await page.mouse.up()
  const before = await carOf(page, other)
  await page.keyboard.press('1')
  await expect(barOf(page, rental)).toContainText(german.fixed)
  expect(await carOf(page, other)).toBe(before)
  expect(await carOf(page, rental)).not.toBe(before)
})

test('a rental that gives way to another is named with both cars, before the drop and after it', async ({
  page,
  site,
}) => {
  const [rental, other] = await openPlanner(page, site, '/staff/planner', ['Vortritt', 'Ausweich'])
  const from = await rowOf(page, other).locator('.plate').first().textContent()
  const { x } = await take(page, rental)
  await holdOver(page, rowOf(page, other), x)
  const words = new RegExp(`Dafür wechselt ${other.name} von ${from!.replaceAll(' ', '\\s')} auf B`)
  await expect(page.locator('[data-panel]')).toContainText(words)
  await page.mouse.up()
  await expect(page.locator('[data-panel]')).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
})

test('the keyboard alone moves a rental to another car and a longer time, in English', async ({ page, site }) => {
  const [rental] = await openPlanner(page, site, '/en/staff/planner', ['Sample', 'Example'])
  const before = await carOf(page, rental)
  await barOf(page, rental).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Escape')
  await expect(rowOf(page, rental)).toHaveAttribute('data-car', before!)
  await expect(page.locator('[data-look]')).toHaveCount(0)
  await expect(async () => {
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.getByRole('grid').getByRole('status')).toHaveText(/: fits|upgrade/, { timeout: 1_500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, rental)).not.toHaveAttribute('data-car', before!)
  await expect(barOf(page, rental)).toBeFocused()
  await takeBack(page)
  await expect(rowOf(page, rental)).toHaveAttribute('data-car', before!)

  await barOf(page, rental).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  const time = dialog.getByRole('textbox', { name: `${english.entry.end} ${englishFrame.fields.time}` })
  await time.fill('16')
  await time.press('Enter')
  await expect(dialog.getByText(/more, /)).toBeVisible()
  await expect(dialog.getByRole('button', { name: english.price.apply })).toBeVisible()
  await time.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(barOf(page, rental)).toHaveAccessibleName(/16:00$/)
  await expect(page.getByRole('button', { name: englishFrame.undo })).toBeVisible()
})

test('a free stretch becomes time in the workshop, which is called off again', async ({ page, site }) => {
  const [rental] = await openPlanner(page, site, '/staff/planner', ['Entwurf', 'Kopie'])
  const box = (await barOf(page, rental).boundingBox())!
  await page.mouse.click(Math.max(290, box.x - 60), box.y + 10)
  await page.getByRole('button', { name: german.stretch.block }).click()
  await page.getByRole('button', { name: german.stretch.plan }).click()
  await expect(page.getByText(german.entry.missing)).toBeVisible()
  await expect(page.getByLabel(german.entry.note)).toBeFocused()
  await page.getByLabel(german.entry.note).fill('Reifenwechsel')
  await page.getByRole('button', { name: german.stretch.plan }).click()
  const block = page.getByRole('gridcell', { name: /Reifenwechsel/ })
  await expect(block).toBeFocused()
  const foot = page.locator('footer')
  await expect(foot).toContainText(german.keys.time)
  await expect(foot).not.toContainText(german.keys.swap)
  await page.keyboard.press('x')
  await expect(page.getByRole('status').filter({ hasText: german.why.onlyRentals })).toBeVisible()
  await block.click()
  await page.getByRole('button', { name: german.entry.remove }).click()
  await expect(block).toBeHidden()
})

test('a stretch that is drawn with the mouse is as long as it was drawn', async ({ page, site }) => {
  const [rental] = await openPlanner(page, site, '/staff/planner', ['Strich', 'Linie'])
  const bar = (await barOf(page, rental).boundingBox())!
  const y = bar.y + bar.height / 2
  // A day before the rental, so that the stretch is free.
  const [from, to] = [bar.x - 120, bar.x - 40]
  await page.mouse.move(from, y)
  await page.mouse.down()
  await page.mouse.move(from + 20, y)
  await page.mouse.move(to, y, { steps: 4 })
  await page.mouse.up()
  await page.getByRole('button', { name: german.stretch.block }).click()
  const said = async (label: string) =>
    Date.parse(await momentIn(page.getByRole('dialog'), label, germanFrame.fields.time))
  const hours = ((await said(german.entry.end)) - (await said(german.entry.start))) / 3_600_000
  // A day is 165 px wide: 80 px are half a day.
  expect(hours).toBeGreaterThan(9)
  expect(hours).toBeLessThan(14)
  await page.getByLabel(german.entry.note).fill('Lackierung')
  await page.getByRole('button', { name: german.stretch.plan }).click()
  await expect(page.getByRole('gridcell', { name: /Lackierung/ })).toBeFocused()
})

test('a colleague who has a booking before them is seen at its bar', async ({ page, site }) => {
  const [rental] = await openPlanner(page, site, '/staff/planner', ['Besuch', 'Gast'])
  const mark = page.getByRole('grid').getByText(germanFrame.presence.reads.replace('{name}', 'Tom'))
  await expect(mark).toHaveCount(0)
  const { token } = await newColleague(site, { name: 'Tom Tresen' })
  const note = (doing: 'reads' | null) =>
    callServer(site.url, 'noteStaffPresence', {
      as: token,
      params: { reference: rental.reference },
      body: { doing },
    })
  expect((await note('reads')).status).toBe(200)
  await expect(mark).toHaveCount(1)
  await expectAccessible(page)
  expect((await note(null)).status).toBe(200)
  await expect(mark).toHaveCount(0)
})

for (const { language, path, t } of [
  { language: 'German', path: '/staff/planner', t: german },
  { language: 'English', path: '/en/staff/planner', t: english },
])
  test(`with keys alone the workshop gets a car that stands free, in ${language}`, async ({ page, site }) => {
    const [rental] = await openPlanner(page, site, path, [`Werkbank${language}`, `Hebebühne${language}`])
    const car = await carOf(page, rental)
    await calm(page)
    await barOf(page, rental).focus()
    await page.keyboard.press('ArrowLeft')
    const free = page.locator('[data-gap]')
    await expect(free).toBeFocused()
    await expect(free).toHaveAccessibleName(new RegExp(t.spoken.free.split(' ')[1]!))
    await expect(page.locator('footer')).toContainText(t.keys.begin)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link', { name: t.stretch.booking })).toBeFocused()
    await tabTo(page, t.stretch.block)
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel(t.entry.note)).toBeFocused()
    await page.keyboard.type(`Ölwechsel ${language}`)
    await page.keyboard.press('Enter')
    const block = page.getByRole('gridcell', { name: new RegExp(`Ölwechsel ${language}`) })
    await expect(block).toBeFocused()
    await expect(page.getByRole('row').filter({ has: block })).toHaveAttribute('data-car', car!)
    await calm(page)
  })

test('the arrows reach the head of a line and every car, and begin there too', async ({ page, site }) => {
  const [rental] = await openPlanner(page, site, '/staff/planner', ['Zeile', 'Kopf'])
  const car = await carOf(page, rental)
  await calm(page)
  await barOf(page, rental).focus()
  const head = page.locator(`[data-head="${car}"]`)
  await page.keyboard.press('Home')
  await expect(head).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const next = page.locator('[data-head]:focus')
  await expect(next).not.toHaveAttribute('data-head', car!)
  const plate = (await next.locator('.plate').textContent())!
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText(plate)
  await page.keyboard.press('Escape')
  await expect(next).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-bar]:focus, [data-gap]:focus')).toBeVisible()
})

test('a free stretch leads to a new booking that begins there', async ({ page, site }) => {
  const [rental] = await openPlanner(page, site, '/staff/planner', ['Anfang', 'Ende'])
  const box = (await barOf(page, rental).boundingBox())!
  await page.mouse.click(Math.max(290, box.x - 60), box.y + 10)
  await page.getByRole('link', { name: german.stretch.booking }).click()
  await expect(page).toHaveURL(/\/staff\/new\?branch=\d+&start=/)
  const start = new URL(page.url()).searchParams.get('start')!
  const { when } = germanCounter
  expect(await dayIn(page.getByRole('textbox', { name: `${when.pickup}: ${when.date}` }))).toBe(start.slice(0, 10))
})

test('two rentals swap their cars by the keyboard alone, and swap back', async ({ page, site }) => {
  const [rental, other] = await openPlanner(page, site, '/staff/planner', ['Tausch', 'Wechsel'])
  const [before, theirs] = [await carOf(page, rental), await carOf(page, other)]
  await barOf(page, rental).focus()
  await page.keyboard.press('x')
  const panel = page.locator('[data-panel]')
  await expect(panel).toContainText(german.swap.how)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await page.keyboard.press('x')
  await barOf(page, other).focus()
  await page.keyboard.press('Enter')
  const apply = panel.getByRole('button', { name: german.swap.apply })
  await expect(apply).toBeVisible()
  await expect(panel).toContainText(`${rental.name} bekommt`)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(rowOf(page, rental)).toHaveAttribute('data-car', theirs!)
  await expect(rowOf(page, other)).toHaveAttribute('data-car', before!)
  await takeBack(page)
  await expect(rowOf(page, rental)).toHaveAttribute('data-car', before!)
})

test('the form swaps cars as well, and says who gets which before', async ({ page, site }) => {
  const [rental, other] = await openPlanner(page, site, '/staff/planner', ['Formular', 'Vordruck'])
  const [before, theirs] = [await carOf(page, rental), await carOf(page, other)]
  await barOf(page, rental).click()
  const dialog = page.getByRole('dialog')
  const choice = dialog.getByLabel(german.swap.label)
  await choice.selectOption({ label: (await choice.getByRole('option', { name: other.name }).textContent())! })
  await dialog.getByRole('button', { name: german.swap.check }).click()
  await expect(dialog.getByRole('status').filter({ hasText: `${other.name} bekommt` })).toBeVisible()
  await dialog.getByRole('button', { name: german.swap.apply, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, rental)).toHaveAttribute('data-car', theirs!)
  await expect(rowOf(page, other)).toHaveAttribute('data-car', before!)
})

test('a name is whole, shorter or not there, however much of its bar is in sight', async ({ page, site }) => {
  const [rental] = await openPlanner(page, site, '/staff/planner', ['Kante', 'Rand'])
  const bar = barOf(page, rental)
  const [first] = rental.name.split(' ')
  for (const [seen, said] of [
    [130, rental.name],
    [70, `${first} K.`],
    [36, `${first![0]}K`],
    [16, ''],
  ] as const) {
    await bar.evaluate((element, pixels) => {
      const head = element.parentElement!.querySelector('[role=rowheader]')!
      const beyond = element.getBoundingClientRect().right - head.getBoundingClientRect().right - pixels
      element.closest('[role=grid]')!.scrollLeft += beyond
    }, seen)
    await expect(bar.locator('.plan-label')).toHaveText(said === '' ? [] : [said])
  }
})

/** Has a colleague swap the cars of two rentals elsewhere. @returns the cars that they had before */
async function swapElsewhere(page: Page, site: Site, [rental, other]: readonly [OnPlan, OnPlan]) {
  const [before, theirs] = [await carOf(page, rental), await carOf(page, other)]
  const { token } = await newColleague(site, { name: 'Tom Tresen' })
  const day = new URL(page.url()).searchParams.get('day')!
  const at = async ({ reference }: OnPlan, car: string) => {
    const { body } = await callServer(site.url, 'getPlan', {
      as: token,
      query: { cars: car, cells: '', from: `${day}T00:00`, to: `${addDays(day, 6)}T00:00`, step: '720' },
    })
    return body.bars.find((bar) => bar.reference === reference)!
  }
  const [one, two] = [await at(rental, before!), await at(other, theirs!)]
  const act = { id: one.id, version: one.version, other: two.id, otherVersion: two.version, upgrade: false }
  expect((await callServer(site.url, 'doPlanAct', { as: token, body: { kind: 'swap', ...act } })).status).toBe(200)
  return { before, theirs }
}

test('what a colleague does elsewhere is seen at once', async ({ page, site }) => {
  const [rental, other] = await openPlanner(page, site, '/staff/planner', ['Nachricht', 'Meldung'])
  const { before, theirs } = await swapElsewhere(page, site, [rental, other])
  await expect(rowOf(page, rental)).toHaveAttribute('data-car', theirs!)
  await expect(rowOf(page, other)).toHaveAttribute('data-car', before!)
})

test('a rental that a colleague changes is taken out of the hand that drags it, and says whose change it was', async ({
  page,
  site,
}) => {
  const rentals = await openPlanner(page, site, '/staff/planner', ['Wettlauf', 'Schnell'])
  const [rental] = rentals
  const { x } = await take(page, rental)
  const fitting = page.locator('[data-look="fits"]')
  await expect(fitting.first()).toBeVisible()
  const { theirs } = await swapElsewhere(page, site, rentals)
  await expect(page.getByText(/inzwischen von Tom Tresen geändert/)).toBeVisible()
  await expect(fitting).toHaveCount(0)
  await expect(rowOf(page, rental)).toHaveAttribute('data-car', theirs!)
  // The hand goes on, but holds nothing any more.
  await holdOver(page, rowOf(page, rentals[1]), x)
  await expect(page.locator('[data-look]')).toHaveCount(0)
  await page.mouse.up()
  await expect(rowOf(page, rental)).toHaveAttribute('data-car', theirs!)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page)
})

/** Once a minute the server looks for lost cars by itself. Just after that, there is half a minute without it at least. */
async function searchOver(site: Site): Promise<void> {
  const justOver = `select from pgboss.job where name = 'watch_yard' and completed_on > now() - interval '15 seconds'`
  await expect.poll(async () => (await database(site, justOver)).length, { timeout: 90_000 }).toBe(1)
}

for (const { language, path, t } of [
  { language: 'German', path: '/staff/planner', t: german },
  { language: 'English', path: '/en/staff/planner', t: english },
])
  test(`a booking that lost its car gets one with the keyboard alone, in ${language}`, async ({ page, site }) => {
    const rental = await ordered(site, `Wagenlos${language}`)
    await atWork(page, site, await newColleague(site, { role: 'agent', branches: ['tempelhof'] }))
    await searchOver(site)
    await database(site, leftWithoutCar(rental.reference))
    await page.goto(`${path}?day=${addDays(dateOf(rental.start), -1)}`)
    await expect(rowOf(page, rental).getByRole('rowheader')).toContainText(t.withoutCar)
    await calm(page)
    await barOf(page, rental).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(t.withoutCar)
    const cars = dialog.getByLabel(t.entry.car, { exact: true })
    await expect(cars.getByRole('option')).not.toHaveCount(1)
    await calm(page)
    await tabTo(page, t.entry.save)
    await page.keyboard.press('Enter')
    await expect(cars).toBeFocused()
    await expect(cars).toHaveAccessibleDescription(t.entry.unchosen)
    await page.keyboard.press('ArrowDown')
    const chosen = await cars.inputValue()
    expect(Number(chosen)).toBeGreaterThan(0)
    await tabTo(page, t.entry.save)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(rowOf(page, rental)).toHaveAttribute('data-car', chosen)
    await expect(barOf(page, rental)).toContainText(t.fixed)
    await calm(page)
  })

test.describe('without a line', () => {
  test.use({ expectedNoise: /Failed to load resource/ })

  test('weeks that were not read look unread instead of free, on a desk and on a phone', async ({ page, site }) => {
    await atWork(page, site, await newColleague(site))
    await page.goto('/staff/planner')
    const [unread, words] = [page.locator('[data-unloaded]'), page.locator('header').getByText(german.missing)]
    const later = async () => {
      for (let n = 0; n < 6; n++) await page.getByRole('button', { name: german.later }).click()
    }
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
    await expect(unread).toHaveCount(0)
    await page.context().setOffline(true)
    await later()
    await expect(unread).not.toHaveCount(0)
    await expect(words).toBeVisible()
    // The one word says all: that the page is as old as the line's end would be a second one.
    await expect(page.locator('header').getByText(germanFrame.live.away.split('{time}')[1]!)).toHaveCount(0)
    await expectAccessible(page)
    await page.context().setOffline(false)
    await expect(unread).toHaveCount(0)
    await expect(words).toBeHidden()

    await page.setViewportSize({ width: 390, height: 844 })
    const free = page.getByRole('region', { name: german.list }).getByText(german.lift.free, { exact: true }).first()
    await expect(free).toBeVisible()
    await page.context().setOffline(true)
    await later()
    await expect(words).toBeVisible()
    await expect(free).toBeHidden()
    await page.context().setOffline(false)
    await expect(free).toBeVisible()
  })
})

test('on a phone the suggestions open as on a desk', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const act = { kind: 'drive', car: 1, to: 1, leaves: '2026-12-01T08:00' }
  const about = { kind: 'transfer', branch: 1, classId: 1, at: '2026-12-02T00:00', plate: 'B-SW 1', model: 'Fiat 500' }
  const suggestions = [{ ...about, person: null, from: 3, other: null, act }]
  await page.route('**/api/staff/plan/suggestions*', (route) => route.fulfill({ json: { suggestions } }))
  await atWork(page, site, await newColleague(site))
  await page.goto('/staff/planner')
  await page.getByRole('button', { name: german.suggestions.button }).click()
  const dialog = page.getByRole('dialog', { name: german.suggestions.title })
  await expect(dialog.getByRole('button', { name: german.suggestions.apply })).toBeVisible()
  await expect(dialog).toContainText('B-SW 1 Fiat 500')
  await calm(page)
})

test('on a phone it is a list of one day, from which the same acts are done', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const rental = await ordered(site, 'Telefon')
  await atWork(page, site, await newColleague(site))
  await page.goto(`/staff/planner?day=${addDays(dateOf(rental.start), 1)}`)
  const entry = page.getByRole('button', { name: new RegExp(`^${rental.name},`) })
  await entry.scrollIntoViewIfNeeded()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const list = page.getByRole('region', { name: german.list })
  const before = await list.evaluate(({ scrollTop }) => scrollTop)
  await list.focus()
  await page.keyboard.press('End')
  await expect.poll(async () => await list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(before)
  await page.keyboard.press('Home')
  await entry.scrollIntoViewIfNeeded()
  await entry.click()
  await page.getByRole('button', { name: german.entry.fix }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(entry).toHaveAccessibleName(new RegExp(german.fixed))
  for (let n = 0; n < 4; n++) await page.getByRole('button', { name: german.later }).click()
  await expect(entry).toBeHidden()
})
