import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { chooseVehicle, fillDetails, order, startsWith, texts } from '#support/booking-journey.ts'
import { bookAs, registeredMember, signIn, tokenOf } from '#support/member.ts'
import { expect, ownDays, test } from '#support/site.ts'
import { href } from '#i18n/links.ts'

for (const language of ['de', 'en'] as const) {
  const t = texts[language]
  const { arrival, flow, person } = t
  const label = person.fields.optional.replace('{name}', arrival.flight)

  test(`a customer who picks up at the airport names a flight, is told what is wrong with it, and finds it again (${language})`, async ({
    page,
    site,
  }) => {
    await site.setBookings('open')
    const { start, end } = await ownDays(site, 2)
    const trip = (pickup: number) =>
      href(language, 'newBooking', {
        step: 'vehicle',
        pickup,
        dropoff: 3,
        start: `${start}T10:00`,
        end: `${end}T10:00`,
      })
    await page.goto(trip(3))
    await chooseVehicle(page, language, 'Opel Corsa')
    await page.getByLabel(label).fill('Lufthansa')
    await fillDetails(page, language)
    await expect(page.getByLabel(label)).toBeFocused()
    await expect(page.getByText(arrival.wrong)).toBeVisible()
    await expect(page.getByLabel(label)).toHaveValue('Lufthansa')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByLabel(label).fill('lh 2034')
    await expect(page.getByText(arrival.wrong)).toBeHidden()
    await expect(page.getByText(arrival.late.fee)).toBeVisible()
    await page.getByRole('button', { name: startsWith(flow.next) }).click()
    await order(page, language, 'open')
    await expect(page.getByRole('heading', { name: arrival.heading })).toBeVisible()
    await expect(page.getByText('LH\u00A02034')).toBeVisible()
    await expect(page.getByText(arrival.late.keyBox)).toBeVisible()
    await expectAccessible(page)
  })
}

test('a pickup in town asks for no flight (de)', async ({ page, site }) => {
  const { start, end } = await ownDays(site, 2)
  await page.goto(`/booking/new?step=vehicle&pickup=1&dropoff=3&start=${start}T10:00&end=${end}T10:00`)
  await chooseVehicle(page, 'de', 'Opel Corsa')
  await expect(page.getByRole('heading', { name: texts.de.flow.steps.details })).toBeVisible()
  await expect(page.getByLabel(texts.de.arrival.flight)).toBeHidden()
})

test('a member names, changes and takes back the flight of a booking (de)', async ({ page, site }) => {
  const { arrival, manage } = texts.de
  const email = await registeredMember(site)
  const { start, end } = await ownDays(site, 2)
  const rental = { vehicleId: 302, pickup: 3, dropoff: 3, start: `${start}T10:00`, end: `${end}T10:00` } as const
  const { reference } = await bookAs(site, await tokenOf(site, email), { ...rental, bookings: 'open' })
  await signIn(page, email)
  await page.goto(href('de', 'ownBookings', { booking: reference }))
  const field = page.getByLabel(arrival.flight, { exact: true })
  const save = page.getByRole('button', { name: manage.save })
  await field.fill('12 345')
  await save.click()
  await expect(page.getByText(arrival.wrong)).toBeVisible()
  await expect(field).toHaveValue('12 345')
  await field.fill('ew 9081')
  await save.click()
  await expect(page.getByText(manage.flight.saved)).toBeVisible()
  await expect(page.getByText('EW\u00A09081')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: manage.flight.changeName }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('EW\u00A09081')
  await field.fill('')
  await save.click()
  await expect(page.getByText(manage.flight.saved)).toBeVisible()
  await expect(field).toHaveValue('')
})
