import { chooseDate, chooseVehicle, fillDetails, order, startsWith, texts } from '#support/booking-journey.ts'
import { inDays } from '#support/client.ts'
import { expect, openDays, test } from '#support/site.ts'

test('a branch that the operator adds is found and booked at by the next visitor (de)', async ({ page, site }) => {
  await site.setBookings('open')
  const names = [
    '--name-de',
    'Potsdam Hauptbahnhof',
    '--name-en',
    'Potsdam Station',
    '--street',
    'Babelsberger Straße 10',
  ]
  const reach = ['--city', '14473 Potsdam', '--phone', '+49 331 23125-200', '--email', 'potsdam@spreewagen.example']
  const hours = ['--at', '52.3917,13.0668', '--state', 'BB', '--hours', 'Mon-Sun 06:00-22:00', '--after-hours', '25']
  await site.manage('branch', 'add', 'potsdam', ...names, ...reach, ...hours)
  const inspection = inDays(300).slice(0, 10)
  const car = ['--vehicle', '301', '--branch', 'potsdam', '--inspection', inspection]
  await site.manage('car', 'add', 'B-SW 0999', ...car)
  await expect.poll(async () => await (await fetch(site.url)).text()).toContain('Potsdam Hauptbahnhof')

  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('14473 Potsdam')
  const { dates, flow, payment } = texts.de
  await page.goto('/booking/new')
  const days = await openDays(site, 12, 3)
  const potsdam = { label: /^Potsdam Hauptbahnhof/ }
  const option = page.getByLabel(dates.pickupBranch).getByRole('option', { name: potsdam.label })
  const id = (await option.getAttribute('value'))!
  await page.getByLabel(dates.pickupBranch).selectOption(id)
  await page.getByLabel(dates.dropoffBranch).selectOption('1')
  await chooseDate(page, dates.pickupDate, days.start)
  await chooseDate(page, dates.dropoffDate, days.end)
  await page.getByRole('button', { name: startsWith(flow.next) }).click()
  await chooseVehicle(page, 'de', 'VW Golf')
  await fillDetails(page, 'de')
  await order(page, 'de', 'open')
  await expect(page.getByRole('heading', { name: payment.done.title })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Potsdam Hauptbahnhof')
  await expect(page.getByRole('main')).toContainText('Büro Tempelhof')
})
