import germanDashboard from '#content/de/dashboard.ts'
import germanHome from '#content/de/home.ts'
import germanLoyalty from '#content/de/loyalty.ts'
import englishDashboard from '#content/en/dashboard.ts'
import englishHome from '#content/en/home.ts'
import englishLoyalty from '#content/en/loyalty.ts'
import { href } from '#i18n/links.ts'
import { expectAccessible } from '#support/accessible.ts'
import { fillDetails, order, showVehicle, startsWith, texts } from '#support/booking-journey.ts'
import { onPhone } from '#support/devices.ts'
import { accountMenu, registeredMember, signIn } from '#support/member.ts'
import { expect, openDays, test } from '#support/site.ts'

const loyalties = { de: germanLoyalty, en: englishLoyalty }
const dashboards = { de: germanDashboard, en: englishDashboard }
const homes = { de: germanHome, en: englishHome }
const earns = /^This rental earns you \d+ points /
const grouped = { de: '16.000', en: '16,000' }

for (const language of ['de', 'en'] as const) {
  const t = loyalties[language]
  const { vehicle, flow } = texts[language]

  test(`a member pays for a day with points and sees where they went (${language})`, async ({
    page,
    site,
    isMobile,
  }) => {
    await site.setBookings('soon')
    const email = await registeredMember(site)
    await signIn(page, email)
    // The home page leads members to what they still need for the next tier (D12).
    await page.goto(`${href(language, 'home')}#loyalty`)
    await page.locator('#loyalty').getByRole('link', { name: homes[language].loyalty.account }).first().click()
    await expect(page).toHaveURL(new RegExp(`${href(language, 'loyalty')}$`))
    await expect(page.getByText(t.eliteWays)).toBeVisible()
    await expect(page.getByText(t.none)).toBeVisible()
    await site.addPoints(email, 16_000)
    await page.reload()
    await expect(page.getByText(grouped[language]).first()).toBeVisible()
    await expectAccessible(page)

    const { start, end } = await openDays(site, 38, 2)
    await page.goto(
      `${href(language, 'newBooking')}?step=vehicle&pickup=3&dropoff=3&start=${start}T10:00&end=${end}T10:00`,
    )
    await (await showVehicle(page, language, 'Opel Corsa')).click()
    const more = page.getByRole('button', { name: vehicle.more.replace('{name}', vehicle.freeDays) })
    // The member has too few points for a second day.
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/freeDays=1/)
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    // The old price is pale until the new one arrives.
    const settled = () =>
      [...document.querySelectorAll('[aria-busy]')].every((one) => getComputedStyle(one).opacity === '1')
    await expect.poll(() => page.evaluate(settled)).toBe(true)
    await expectAccessible(page)
    await page.getByRole('button', { name: startsWith(flow.next) }).click()
    await fillDetails(page, language)
    await expect(page.getByText(startsWith(flow.items.free_days)).first()).toBeVisible()
    // A wide screen shows the summary beside the last step too.
    if (!isMobile) await expect(page.getByText(earns).filter({ visible: true })).toBeVisible()
    await order(page, language, 'soon')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/step=done/)
    await expect(page.getByText(startsWith(flow.summary.earns)).filter({ visible: true })).toBeVisible()

    await page.goto(href(language, 'dashboard'))
    await (await accountMenu(page)).getByRole('link', { name: dashboards[language].pages.loyalty.entry }).click()
    const rows = page.getByRole('row')
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(1)).toContainText(t.kinds.free_days.replace('{reference}', ''))
    await expect(rows.nth(1)).toContainText(language === 'de' ? '−15.000' : '−15,000')
    await expectAccessible(page)
  })
}

test('a member with many movements reads all of them, with the keyboard', async ({ page, site }) => {
  const email = await registeredMember(site)
  await site.addPoints(email, ...Array.from({ length: 21 }, () => 100))
  await signIn(page, email)
  await page.goto(href('de', 'loyalty'))
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(21)
  const older = page.getByRole('button', { name: germanLoyalty.older, exact: true })
  await expectAccessible(page)
  await older.focus()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(22)
  await expect(older).toBeHidden()
  await expect(page.getByRole('heading', { name: germanLoyalty.history })).toBeFocused()
  await expectAccessible(page)
})

test(
  'a visitor is offered no free days, and none are lost where the points went meanwhile',
  onPhone,
  async ({ page, site }) => {
    await site.setBookings('soon')
    const { vehicle, flow } = texts.de
    const { start, end } = await openDays(site, 44, 2)
    const form = `/booking/new?step=vehicle&pickup=3&dropoff=3&start=${start}T10:00&end=${end}T10:00&freeDays=1`
    await page.goto(form.replace('&freeDays=1', ''))
    await (await showVehicle(page, 'de', 'Fiat 500')).click()
    await expect(page.getByText(vehicle.extrasLead)).toBeVisible()
    await expect(page.getByText(vehicle.freeDays)).toBeHidden()

    const email = await registeredMember(site)
    await site.addPoints(email, 15_000)
    await signIn(page, email)
    await page.goto(form)
    await (await showVehicle(page, 'de', 'Fiat 500')).click()
    await page.getByRole('button', { name: startsWith(flow.next) }).click()
    await fillDetails(page, 'de')
    await expect(page.getByText(startsWith(flow.items.free_days)).first()).toBeVisible()
    // The points are spent elsewhere before the order: the page shows the new price before anything binds.
    await site.addPoints(email, -15_000)
    await page.getByRole('radio').first().check()
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: texts.de.payment.submitRequest, exact: true }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expect(page.getByText(startsWith(flow.items.free_days))).toHaveCount(0)
  },
)
test.use({ expectedNoise: /409 \(Conflict\)/ })
