import account from '#content/de/account.ts'
import home from '#content/de/home.ts'
import germanSite from '#content/de/site.ts'
import { startsWith, texts } from '#support/booking-journey.ts'
import { expect, test, type Site } from '#support/site.ts'

const { payment, home: hero } = germanSite

interface Figures {
  rules: { bankTransferDays: number; welcomeUntil: string }
}
const figuresOf = async (site: Site) => (await (await fetch(`${site.url}/api/site`)).json()) as Figures

// Means of payment (BGB § 312j (1)), VAT included in the price (PAngV), end of an offer (DDG § 6).
test('the notices that the law requires beside prices and offers are there with their figures (de)', async ({
  page,
  site,
}) => {
  await site.manage('currency', 'EUR')
  await expect.poll(async () => JSON.stringify(await figuresOf(site))).toContain('"currency":"EUR"')
  const { bankTransferDays, welcomeUntil } = (await figuresOf(site)).rules
  const lastDay = new Intl.DateTimeFormat('de', { dateStyle: 'long' }).format(new Date(welcomeUntil))
  const pays = payment.replace(/\{days, plural.*\{(; .*) #(.*?)\}\}/, `$1 ${bankTransferDays}$2`)
  expect(pays).toContain(`Überweisung ab ${bankTransferDays} Tagen`)

  await page.goto('/')
  const main = page.getByRole('main')
  await expect.soft(page.getByRole('contentinfo').getByText(pays)).toBeVisible()
  await expect.soft(page.locator('#home').getByText(hero.tax).filter({ visible: true }).first()).toBeVisible()
  await page.locator('#services').scrollIntoViewIfNeeded()
  const services = page.locator('#services').getByRole('group')
  await expect
    .soft(services.filter({ hasText: home.services.perDay.split('</price>')[1]! }))
    .toHaveCount(home.services.items.length)
  await page.locator('#rewards').scrollIntoViewIfNeeded()
  const until = page.locator('#rewards').getByText(startsWith(home.rewards.until))
  await expect.soft(until).toContainText(lastDay)

  await page.goto('/register')
  await expect.soft(main.getByLabel(account.register.benefits.label)).toContainText(lastDay)

  await page.goto('/booking/new')
  await expect(page.getByRole('heading', { name: texts.de.flow.steps.dates })).toBeVisible()
  await expect.soft(main.getByText(pays)).toBeVisible()
  await site.manage('currency', 'USD')
})
