import germanBooking from '#content/de/booking.ts'
import german from '#content/de/profile.ts'
import englishBooking from '#content/en/booking.ts'
import english from '#content/en/profile.ts'
import { dateText } from '#forms/date-text.ts'
import { href } from '#i18n/links.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#support/accessible.ts'
import { callServer } from '#support/client.ts'
import { onPhone } from '#support/devices.ts'
import { registeredMember, signIn, signInOver, tokenOf } from '#support/member.ts'
import { expect, openDays, test } from '#support/site.ts'

const texts = { de: { ...german.drivers, ...germanBooking }, en: { ...english.drivers, ...englishBooking } }

for (const language of ['de', 'en'] as const) {
  const t = texts[language]

  test(`a driver is added, corrected, chosen while booking and removed (${language})`, async ({ page, site }) => {
    await site.setBookings('open')
    await signIn(page, await registeredMember(site))
    await page.goto(href(language, 'profile'))
    const panel = page.getByRole('region', { name: t.heading, exact: true })
    await panel.getByRole('button', { name: t.add }).focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByLabel(t.fields.firstName)).toBeFocused()
    await page.keyboard.type('Bodo')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Beispiel')
    await panel.getByLabel(t.fields.dateOfBirth).fill(`${new Date().getFullYear() - 10}-01-01`)
    await page.keyboard.press('Enter')
    const tooYoung = t.wrong.underAge.replace('{age, number}', '18')
    await expect(panel.getByText(tooYoung)).toBeVisible()
    await expectAccessible(page)
    await panel.getByLabel(t.fields.dateOfBirth).fill('1991-02-03')
    await panel.getByRole('button', { name: t.save, exact: true }).click()
    await expect(panel.getByRole('status')).toContainText(t.added)
    await expect(panel.getByText('Bodo Beispiel')).toBeVisible()

    await panel.getByRole('button', { name: t.changeName.replace('{name}', 'Bodo Beispiel') }).click()
    // The browser takes half a date for none. Saved as that, it would be lost without a word.
    await panel.getByLabel(t.fields.licenseExpiry).focus()
    await page.keyboard.type('12')
    await panel.getByRole('button', { name: t.saveChange }).click()
    await expect(panel.getByText(t.wrong.date)).toBeVisible()
    await expect(panel.getByLabel(t.fields.licenseExpiry)).toBeFocused()
    await panel.getByLabel(t.fields.licenseExpiry).fill('2035-06-30')
    await panel.getByRole('button', { name: t.saveChange }).click()
    await expect(panel.getByRole('status')).toContainText(t.saved)
    await expect(panel.getByText('2035')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.goto(href(language, 'dashboard'))
    await expect(page.getByRole('definition').filter({ hasText: /^2$/ }).first()).toBeVisible()

    const days = await openDays(site, 30, 2)
    await page.goto(
      href(language, 'newBooking', {
        pickup: 3,
        dropoff: 3,
        start: `${days.start}T10:00`,
        end: `${days.end}T10:00`,
        vehicle: 302,
        step: 'vehicle',
      }),
    )
    const next = page.getByRole('main').getByRole('button', { name: new RegExp(`^${t.flow.next}`) })
    await expect(page.getByRole('heading', { name: /Ford Focus/ })).toBeVisible()
    await next.filter({ visible: true }).click()
    const field = (name: string) => page.getByRole('main').locator(`[name=${name}]`)
    const first = field('firstName')
    await expect(first).toHaveValue('Mara')
    const who = page.getByLabel(t.details.who.label)
    await field('licenseNumber').fill('B000000001')
    await who.selectOption({ label: 'Bodo Beispiel' })
    await expect(first).toHaveValue('Bodo')
    await expect(field('dateOfBirth')).toHaveValue(dateText('1991-02-03', language))
    await expect(field('licenseExpiry')).toHaveValue(dateText('2035-06-30', language))
    // The document numbers belong to another person, so they are left empty.
    await expect(field('licenseNumber')).toHaveValue('')
    await expect(field('email')).not.toHaveValue('')
    await expectAccessible(page)
    await who.selectOption({ label: t.details.who.own })
    await expect(first).toHaveValue('Mara')

    await page.goto(href(language, 'profile'))
    await panel.getByRole('button', { name: t.removeName.replace('{name}', 'Bodo Beispiel') }).click()
    await expect(panel.getByRole('status')).toContainText(t.removed.replace('{name}', 'Bodo Beispiel'))
  })
}

test.describe('a session that ends meanwhile', onPhone, () => {
  test.use({ expectedNoise: /status of 401/ })

  test('leads to signing in and keeps the driver that was typed', async ({ page, site }) => {
    const t = texts.de
    const email = await registeredMember(site)
    await signIn(page, email)
    await page.goto(href('de', 'profile'))
    const panel = page.getByRole('region', { name: t.heading, exact: true })
    await panel.getByRole('button', { name: t.add }).click()
    await panel.getByLabel(t.fields.firstName).fill('Bodo')
    await panel.getByLabel(t.fields.lastName).fill('Beispiel')
    await panel.getByLabel(t.fields.dateOfBirth).fill('1991-02-03')
    const headers = { authorization: `Bearer ${await tokenOf(site, email)}` }
    await callServer(site.url, 'endSessions', { query: { keepThis: false }, headers })
    await panel.getByRole('button', { name: t.save, exact: true }).click()
    await signInOver(page, email)
    // The save resumes by itself.
    await expect(panel.getByText('Bodo Beispiel')).toBeVisible()
  })

  test('keeps the corrections to a driver', async ({ page, site }) => {
    const t = texts.de
    const email = await registeredMember(site)
    const token = await tokenOf(site, email)
    const driver = { firstName: 'Bodo', lastName: 'Beispiel', dateOfBirth: '1991-02-03', licenseExpiry: '' }
    const headers = { authorization: `Bearer ${token}` }
    expect((await callServer(site.url, 'addDriver', { body: driver, headers })).status).toBe(201)
    await signIn(page, email)
    await page.goto(href('de', 'profile'))
    const panel = page.getByRole('region', { name: t.heading, exact: true })
    const change = panel.getByRole('button', { name: t.changeName.replace('{name}', 'Bodo Beispiel') })
    await change.click()
    await panel.getByLabel(t.fields.lastName).fill('Berichtigt')
    await callServer(site.url, 'endSessions', { query: { keepThis: false }, headers })
    await panel.getByRole('button', { name: t.saveChange }).click()
    await signInOver(page, email)
    await expect(panel.getByText('Bodo Berichtigt')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('driver'))).toBeNull()
  })
})
