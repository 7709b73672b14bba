import germanAccount from '#content/de/account.ts'
import germanHome from '#content/de/home.ts'
import { sampleDriver } from '#support/client.ts'
import { expectAccessible } from '#support/accessible.ts'
import {
  chooseVehicle,
  endAllHolds,
  endLastHold,
  order,
  showVehicle,
  startsWith,
  takeAll,
  texts,
  toPayment,
} from '#support/booking-journey.ts'
import { PASSWORD } from '#support/customer.ts'
import { onPhone } from '#support/devices.ts'
import { registeredMember, signIn } from '#support/member.ts'
import { expect, ownDays, test } from '#support/site.ts'
import { dateText } from '#forms/date-text.ts'

const german = texts.de

test.describe('bad days', onPhone, () => {
  test.beforeEach(async ({ site }) => {
    await site.setBookings('open')
  })

  test('an expired quote offers the price again and keeps every entry', async ({ page, site }) => {
    await toPayment(page, site, 'Ford Focus')
    await page.clock.install()
    await endAllHolds(site)
    await page.clock.fastForward('16:00')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Die 15 Minuten sind um')
    // Enter by habit goes on with the same vehicle, even while its price is loading.
    const onward = dialog.getByRole('button').first()
    await expect(onward).toBeFocused()
    await expect(onward).toHaveAccessibleName(startsWith('Für '))
    await expect(onward).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await order(page, 'de', 'open')
    await expect(page.getByRole('heading', { level: 1, name: german.payment.done.title })).toBeVisible()
  })

  test('near the end of a hold one press buys more time, and the focus stays', async ({ page, site }) => {
    await toPayment(page, site, 'Opel Corsa')
    const more = page
      .getByRole('main')
      .getByRole('button', { name: german.flow.hold.extend.replace('{minutes}', '15') })
    await expect(more).toHaveCount(0)
    const timer = page.getByRole('main').getByRole('timer')
    const ground = timer.locator('..')
    const calm = await ground.evaluate((box) => getComputedStyle(box).backgroundColor)
    await page.clock.install()
    await page.clock.fastForward('11:00')
    await expect(more).toBeVisible()
    // The colour tells a busy customer that time is short.
    await expect(ground).not.toHaveCSS('background-color', calm)
    await expectAccessible(page)
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(timer).toBeFocused()
    await expect(timer).toContainText(/ 1[45]:/)
    await expect(more).toHaveCount(0)
    await expect(ground).toHaveCSS('background-color', calm)
    await expect(page.getByText(german.flow.hold.extended)).toBeAttached()
    await order(page, 'de', 'open')
    await expect(page.getByRole('heading', { level: 1, name: german.payment.done.title })).toBeVisible()
  })

  test.describe(() => {
    test.use({ expectedNoise: /409/ })

    test('when the last car is taken meanwhile, the form says so, offers alternatives and keeps every entry', async ({
      page,
      site,
    }) => {
      const days = await toPayment(page, site, 'VW Crafter')
      await endAllHolds(site)
      await takeAll(site, 801, days)
      await page.getByRole('radio').first().check()
      await page.getByRole('checkbox').first().check()
      await page.getByRole('button', { name: german.payment.submit, exact: true }).click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText(german.flow.soldOut.title)
      await expect(dialog).toContainText('Ihre Eingaben bleiben erhalten')
      await expectAccessible(page)
      await dialog
        .getByRole('button', { name: /wählen/ })
        .first()
        .click()
      await expect(dialog).toBeHidden()
      await order(page, 'de', 'open')
      await expect(page.getByRole('heading', { level: 1, name: german.payment.done.title })).toBeVisible()
      await expect(page.getByText(`${sampleDriver.firstName} ${sampleDriver.lastName}`)).toBeVisible()
    })
  })

  test('a customer who signs in on the way gets their own price and keeps every entry', async ({
    page,
    site,
    context,
  }) => {
    const email = await registeredMember(site)
    await toPayment(page, site, 'Opel Corsa')
    const tab = await context.newPage()
    await tab.goto('/login')
    await tab.getByRole('main').locator('[name=email]').fill(email)
    await tab.getByRole('main').locator('[name=password]').fill(PASSWORD)
    await tab.getByRole('main').getByRole('button', { name: germanAccount.login.submit, exact: true }).click()
    await expect(tab).toHaveURL(/\/dashboard$/)

    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(german.flow.renewed.title)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: startsWith(german.flow.renewed.accept) }).click()
    await expect(
      page.getByText(german.flow.items.first_rental_discount).filter({ visible: true }).first(),
    ).toBeVisible()
    await order(page, 'de', 'open')
    await expect(page.getByRole('heading', { level: 1, name: german.payment.done.title })).toBeVisible()
    await expect(page.getByText(`${sampleDriver.firstName} ${sampleDriver.lastName}`)).toBeVisible()
  })

  test('after a lost answer the form asks again and books once', async ({ page, site }) => {
    await toPayment(page, site, 'Seat Leon')
    let lost = 0
    await page.route('**/api/bookings', async (route) => {
      if (lost++ > 0) return route.continue()
      await route.fetch() // The server receives and completes the order; only its answer is lost.
      return route.abort()
    })
    await order(page, 'de', 'open')
    await page.getByRole('button', { name: german.flow.failure.retry }).click()
    await expect(page.getByRole('heading', { level: 1, name: german.payment.done.title })).toBeVisible()
    expect(lost).toBe(2)
  })

  for (const who of ['a visitor', 'a member'] as const) {
    test(`the last car is not taken on the home page for ${who} who holds it`, async ({ page, site }) => {
      const days = await ownDays(site, 2)
      if (who === 'a member') await signIn(page, await registeredMember(site))
      await takeAll(site, 801, days)
      await endLastHold(site)
      const period = `pickup=3&dropoff=3&start=${days.start}T10:00&end=${days.end}T10:00`
      await page.goto(`/booking/new?step=vehicle&${period}`)
      await chooseVehicle(page, 'de', 'VW Crafter')
      await expect(page.getByRole('heading', { name: german.flow.steps.details })).toBeVisible()
      await page.goto(`/?${period}#fleet`)
      const card = page.locator('#fleet').getByRole('article').filter({ hasText: 'Ford Transit' })
      const free = card.getByText(startsWith(germanHome.search.perDay))
      await expect(free).toBeVisible()
      await expect(card.getByText(germanHome.search.soldOut)).toBeHidden()
      // For everybody else it is sold out.
      await page.evaluate(() => sessionStorage.clear())
      await page.reload()
      await expect(card.getByText(germanHome.search.soldOut)).toBeVisible()
    })
  }

  for (const again of ['pressing again', 'a reload'] as const) {
    test(`the last car stays available to the customer whose quote was lost, after ${again}`, async ({
      page,
      site,
    }) => {
      const days = await ownDays(site, 2)
      await takeAll(site, 801, days)
      await endLastHold(site)
      await page.goto(`/booking/new?step=vehicle&pickup=3&dropoff=3&start=${days.start}T10:00&end=${days.end}T10:00`)
      await (await showVehicle(page, 'de', 'VW Crafter')).click()
      const next = page.getByRole('button', { name: startsWith(german.flow.next) })
      // The page repeats the request by itself before it asks what is free.
      const lost = again === 'a reload' ? 2 : 1
      const asked: (string | undefined)[] = []
      await page.route('**/api/quotes', async (route) => {
        if (route.request().method() !== 'POST') return route.continue()
        asked.push(route.request().headers()['idempotency-key'])
        if (asked.length === 1) await route.fetch() // The server receives it and holds the car; only its answer is lost.
        return asked.length <= lost ? route.abort() : route.continue()
      })
      await next.click()
      await expect(page.getByText(german.flow.failure.title)).toBeVisible()
      await expect.poll(() => asked.length).toBe(2)
      if (again === 'pressing again') await page.getByRole('button', { name: german.flow.failure.retry }).click()
      else {
        await page.reload()
        await page.getByRole('button', { name: german.vehicle.change }).click()
        await (await showVehicle(page, 'de', 'VW Crafter')).click()
        await next.click()
      }
      await expect(page.getByRole('heading', { name: german.flow.steps.details })).toBeVisible()
      expect(asked[0]).toBeTruthy()
      expect(new Set(asked.slice(0, lost + 1))).toEqual(new Set([asked[0]]))
    })
  }
  test.use({ expectedNoise: /Failed to load resource/ })

  test('the form names what it ignored in a link with nonsense and past dates', async ({ page }) => {
    await page.goto(
      '/booking/new?step=payment&pickup=2&start=2020-01-01T10:00&end=2026-02-30T10:00&vehicle=abc&extras=gps:99',
    )
    await expect(page.getByText(german.flow.dropped.title)).toBeVisible()
    await expect(page.getByRole('heading', { name: german.flow.steps.dates })).toBeVisible()
  })

  test('Back keeps every entry, and a reload all but the document numbers', async ({ page, site }) => {
    await toPayment(page, site, 'VW Golf')
    await page.goBack()
    await expect(page.locator('[name=city]')).toHaveValue(sampleDriver.city)
    await expect(page.locator('[name=licenseNumber]')).toHaveValue(sampleDriver.licenseNumber)
    await page.reload()
    await expect(page.locator('[name=city]')).toHaveValue(sampleDriver.city)
    await expect(page.locator('[name=licenseExpiry]')).toHaveValue(dateText(sampleDriver.licenseExpiry, 'de'))
    await expect(page.locator('[name=licenseNumber]')).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      sampleDriver.licenseNumber,
    )
    expect(page.url()).not.toContain(sampleDriver.lastName)
  })
})
