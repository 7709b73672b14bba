import { chooseVehicle, fillDetails, order, texts } from '#support/booking-journey.ts'
import { requestQuote, sampleDriver } from '#support/client.ts'
import { labelInSight } from '#support/covered-focus.ts'
import { letterWith } from '#support/outbox.ts'
import { expect, openDays, test } from '#support/site.ts'

const { flow, payment } = texts.de

test.use({ limits: true, expectedNoise: /409|422/ })

// An unproven visitor gets a price without a held car, and the car with a code from their mailbox (D32).
test('a visitor whose price holds no car books with the code from their mail (de)', async ({ page, site }) => {
  await site.setBookings('open')
  // Two cars are already held for this place, the most without a proof.
  for (const [vehicleId, ahead] of [
    [101, 60],
    [201, 70],
  ] as const) {
    const days = await openDays(site, ahead, 1)
    const trip = { vehicleId, pickup: 3, dropoff: 3, start: `${days.start}T10:00`, end: `${days.end}T10:00` }
    expect((await requestQuote(site.url, trip)).body.carKept).toBe(true)
  }
  const days = await openDays(site, 30, 2)
  await page.goto(`/booking/new?step=vehicle&pickup=3&dropoff=3&start=${days.start}T10:00&end=${days.end}T10:00`)
  await chooseVehicle(page, 'de', 'VW Golf')
  await expect(page.getByRole('timer', { name: flow.hold.labelPriceOnly, exact: true }).first()).toContainText(
    flow.hold.priceOnly.split('</clock>')[1]!,
  )
  await fillDetails(page, 'de')
  await order(page, 'de', 'open')

  const code = page.getByRole('textbox', { name: payment.proof.label })
  await expect(code).toBeFocused()
  await expect(page.getByRole('region', { name: payment.proof.title })).toContainText(sampleDriver.email)
  const letter = await letterWith(site, `To: ${sampleDriver.email}`, 'Code')
  const right = /\b\d{6}\b/.exec(letter.slice(letter.indexOf('\r\n\r\n')))![0]
  const wrong = right === '111111' ? '222222' : '111111'
  const submit = page.getByRole('button', { name: payment.submit, exact: true })

  await code.fill(wrong)
  await submit.click()
  await expect(page.getByText(payment.proof.wrong)).toBeVisible()
  await expect(code).toBeFocused()
  expect(await labelInSight(code)).toBe(true)
  await expect(code).toHaveValue(wrong)
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expect(page.getByRole('checkbox').first()).toBeChecked()

  await code.fill(right)
  await submit.click()
  await expect(page.getByRole('heading', { level: 1, name: payment.done.title })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/SW-\w{4}-\w{4}/)
})
