import type { Page } from '@playwright/test'

import { chooseVehicle, fillDetails, order, startsWith, takeAll, texts, toPayment } from '#support/booking-journey.ts'
import { sampleDriver } from '#support/client.ts'
import { onPhone } from '#support/devices.ts'
import { expect, openDays, ownDays, test, type Site } from '#support/site.ts'

const german = texts.de
const { steps } = german.flow

const expectStep = (page: Page, step: string) =>
  expect.poll(() => new URL(page.url()).searchParams.get('step')).toBe(step)
const heading = (page: Page, name: string, level = 2) => page.getByRole('heading', { level, name, exact: true })

async function link(site: Site, step: string, ahead: number, more = ''): Promise<string> {
  const { start, end } = await openDays(site, ahead, 2)
  return `/booking/new?step=${step}&pickup=3&dropoff=3&start=${start}T10:00&end=${end}T10:00${more}`
}

const missing = (key: keyof typeof german.flow.early, step: keyof typeof steps) =>
  german.flow.early[key].replace('{step}', steps[step])

test.describe(
  'the address names the step that is shown, and the page says what the requested step lacks',
  onPhone,
  () => {
    test('without dates', async ({ page }) => {
      await page.goto('/booking/new?step=payment&vehicle=302')
      await expect(heading(page, steps.dates)).toBeVisible()
      await expect(page.getByText(missing('dates', 'payment'))).toBeVisible()
      await expectStep(page, 'dates')
    })

    test('without a vehicle, until it is chosen', async ({ page, site }) => {
      await page.goto(await link(site, 'details', 40))
      await expect(heading(page, steps.vehicle)).toBeVisible()
      await expect(page.getByText(missing('vehicle', 'details'))).toBeVisible()
      await expectStep(page, 'vehicle')
      await chooseVehicle(page, 'de', 'VW Golf')
      await expect(heading(page, steps.details)).toBeVisible()
      await expect(page.getByText(missing('vehicle', 'details'))).toBeHidden()
    })

    test('without a hold of this tab', async ({ page, site }) => {
      await page.goto(await link(site, 'payment', 40, '&vehicle=301'))
      await expect(heading(page, steps.vehicle)).toBeVisible()
      await expect(page.getByText(missing('hold', 'payment'))).toBeVisible()
      await expectStep(page, 'vehicle')
    })

    test('with nonsense, which the page names', async ({ page }) => {
      await page.goto('/booking/new?step=vehicle&pickup=2&vehicle=abc')
      await expect(page.getByText(german.flow.dropped.title)).toBeVisible()
      await expectStep(page, 'dates')
      // A later visit without the nonsense does not repeat the message.
      await page.goto('/booking/new')
      await expect(heading(page, steps.dates)).toBeVisible()
      await expect(page.getByText(german.flow.dropped.title)).toBeHidden()
    })

    test('with an impossible period', async ({ page, site }) => {
      const { start, end } = await openDays(site, 40, 2)
      await page.goto(`/booking/new?step=vehicle&pickup=3&dropoff=3&start=${end}T10:00&end=${start}T10:00`)
      await expect(page.getByText(missing('period', 'vehicle'))).toBeVisible()
      await expect(page.getByText(german.dates.problems.reversed)).toBeVisible()
    })
  },
)

test('Back undoes each step forward and keeps everything', onPhone, async ({ page, site }) => {
  await site.setBookings('open')
  await page.goto('/')
  await page.goto(await link(site, 'vehicle', 44))
  const choice = page.getByRole('button', { name: /^VW Golf .* auswählen$/ })
  await chooseVehicle(page, 'de', 'VW Golf')
  await fillDetails(page, 'de')
  await expect(heading(page, steps.payment)).toBeVisible()
  await page.goBack()
  await expect(page.locator('[name=licenseNumber]')).toHaveValue(sampleDriver.licenseNumber)
  await page.goBack()
  await expect(page.getByText(german.vehicle.guaranteed)).toBeVisible()
  await page.goBack()
  await expect(choice).toBeVisible()
  await page.goForward()
  await page.goForward()
  await page.goForward()
  await expect(heading(page, steps.payment)).toBeVisible()
  await expectStep(page, 'payment')
})

for (const state of ['soon', 'open'] as const) {
  test(`Back after sending says that the form was sent (${state})`, async ({ page, site }) => {
    await site.setBookings(state)
    const { sent, done } = german.payment
    const [title, confirmation, again] =
      state === 'soon' ? [sent.titleRequest, sent.showRequest, done.againRequest] : [sent.title, sent.show, done.again]
    await toPayment(page, site, 'Ford Focus')
    await order(page, 'de', state)
    await expect(page.getByText(/^SW-\w{4}-\w{4}$/)).toBeVisible()
    await page.goBack()
    await expect(heading(page, title, 1)).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await page.goBack()
    await expect(heading(page, title, 1)).toBeVisible()
    await page.reload()
    await page.getByRole('link', { name: confirmation }).click()
    await expect(page.getByText(/^SW-\w{4}-\w{4}$/)).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: again }).click()
    await expect(heading(page, steps.dates)).toBeVisible()
    await expect(page.getByLabel(german.dates.pickupBranch)).toHaveValue('')
  })
}

test(
  'the last car, held by this visitor, is still theirs when they look at other days',
  onPhone,
  async ({ page, site }) => {
    const days = await ownDays(site, 3)
    const at = (start: string) => `/booking/new?step=vehicle&pickup=3&dropoff=3&start=${start}&end=${days.end}T10:00`
    await page.goto(at(`${days.start}T10:00`))
    await chooseVehicle(page, 'de', 'Mercedes-Benz Sprinter')
    await expect(heading(page, steps.details)).toBeVisible()
    await takeAll(site, 801, days)
    await page
      .getByRole('link', { name: startsWith(steps.dates) })
      .first()
      .click()
    await page.getByLabel(german.dates.pickupTime).selectOption('12:00')
    await page.getByRole('button', { name: startsWith(german.flow.next) }).click()
    await expect(page.getByText(german.vehicle.guaranteed)).toBeVisible()
    await expect(page.getByText(german.vehicle.gone)).toBeHidden()
    await page.getByRole('button', { name: startsWith(german.flow.next) }).click()
    await expect(heading(page, steps.details)).toBeVisible()
  },
)
