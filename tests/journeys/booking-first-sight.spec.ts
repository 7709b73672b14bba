import { texts } from '#support/booking-journey.ts'
import { expect, holdScripts, openDays, scriptsLoaded, test } from '#support/site.ts'
import { href } from '#i18n/links.ts'

const t = texts.en

test('the first step can be read and filled in before its scripts are here, and nothing of it is lost', async ({
  page,
}) => {
  const release = await holdScripts(page, /\/assets\/.*\.js/)
  await page.goto(href('en', 'newBooking'))
  await expect(page.getByRole('heading', { level: 2, name: t.flow.steps.dates })).toBeVisible()
  const pickup = page.getByLabel(t.dates.pickupBranch, { exact: true })
  await pickup.selectOption({ index: 1 })
  const chosen = await pickup.inputValue()
  await page.getByRole('button', { name: new RegExp(`^${t.dates.pickupDate}`) }).click()
  release()
  await expect(page.getByRole('dialog', { name: t.dates.pickupDate })).toBeVisible()
  await expect(pickup).toHaveValue(chosen)
  await expect(page.getByLabel(t.dates.dropoffBranch, { exact: true })).toHaveValue(chosen)
})

test('a link to a later step does not show the first one in between', async ({ page, site }) => {
  const { start, end } = await openDays(site, 30, 2)
  const release = await holdScripts(page, /\/assets\/.*\.js/)
  await page.goto(
    href('en', 'newBooking', { step: 'vehicle', pickup: 1, dropoff: 1, start: `${start}T10:00`, end: `${end}T10:00` }),
  )
  await expect(page.getByText(t.flow.loading).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: t.flow.steps.dates })).toBeHidden()
  release()
  await expect(page.getByRole('heading', { level: 2, name: t.flow.steps.vehicle })).toBeVisible()
})

test('the server is not asked for the vehicles of a closed hour while the opening hours are under way', async ({
  page,
  site,
}) => {
  const { start, end } = await openDays(site, 14, 2)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const release = await holdScripts(page, /\/api\/site/)
  const link = { step: 'dates', pickup: 1, dropoff: 1, start: `${start}T06:30`, end: `${end}T10:00` }
  await page.goto(href('en', 'newBooking', link))
  await scriptsLoaded(page)
  await expect.poll(() => asked).toContain('/api/site')
  release()
  await expect(page.getByText(t.dates.problems.closed)).toBeVisible()
  expect(asked).not.toContain('/api/availability')
})
