import type { Page } from '@playwright/test'

import germanAccount from '#content/de/account.ts'
import germanBooking from '#content/de/booking.ts'
import german from '#content/de/change-booking.ts'
import germanContracts from '#content/de/contracts.ts'
import germanDocuments from '#content/de/documents.ts'
import englishAccount from '#content/en/account.ts'
import englishBooking from '#content/en/booking.ts'
import english from '#content/en/change-booking.ts'
import englishContracts from '#content/en/contracts.ts'
import englishDocuments from '#content/en/documents.ts'
import { href, type Language } from '#i18n/links.ts'
import { chooseVehicle, fillDates, fillDetails, order } from '#support/booking-journey.ts'
import { PASSWORD } from '#support/customer.ts'
import { bookAs, fillRegistration, registeredMember, tokenOf } from '#support/member.ts'
import { linkFor } from '#support/outbox.ts'
import { photo } from '#support/papers.ts'
import { expect, openDays, test } from '#support/site.ts'

const texts = {
  de: { ...germanAccount, own: german, booking: germanBooking, contracts: germanContracts, documents: germanDocuments },
  en: {
    ...englishAccount,
    own: english,
    booking: englishBooking,
    contracts: englishContracts,
    documents: englishDocuments,
  },
}

/** The browser itself logs a refused sign-in (401) and a refused form (422). */
test.use({ expectedNoise: /status of 4(01|22)/ })

async function signInAs(page: Page, language: Language, email: string, password: string): Promise<void> {
  const main = page.getByRole('main')
  await page.goto(href(language, 'login'))
  await main.locator('[name=email]').fill(email)
  await main.locator('[name=password]').fill(password)
  await main.getByRole('button', { name: texts[language].login.submit, exact: true }).click()
}

async function setPassword(page: Page, language: Language, link: string, password: string): Promise<void> {
  await page.goto(link)
  await page.locator('input[autocomplete=new-password]').first().fill(password)
  await page.getByRole('button', { name: texts[language].password.set }).click()
  await expect(page.getByRole('heading', { name: texts[language].password.doneHeading })).toBeVisible()
}

for (const language of ['de', 'en'] as const) {
  const t = texts[language]

  test(`register, set the password, book, change and cancel (${language})`, async ({ page, site }) => {
    await site.setBookings('open')
    const email = `life.${language}@post.example`
    await page.goto(href(language, 'register'))
    await fillRegistration(page, email, '1990-05-17')
    await page.getByRole('button', { name: t.register.submit, exact: true }).click()
    await expect(page.getByRole('alertdialog')).toContainText(t.register.done)
    await setPassword(page, language, await linkFor(site, email, '/password'), PASSWORD)
    await signInAs(page, language, email, PASSWORD)
    await expect(page).toHaveURL(new RegExp(`${href(language, 'dashboard')}$`))

    await page.goto(href(language, 'newBooking'))
    await fillDates(page, site, language)
    await chooseVehicle(page, language, 'Fiat 500')
    await fillDetails(page, language)
    await order(page, language, 'open')
    await expect(page.getByText(t.booking.payment.done.title)).toBeVisible()

    await page.goto(href(language, 'ownBookings'))
    await page.getByRole('link', { name: /Fiat 500/ }).click()
    await page.getByRole('link', { name: t.own.manage.actions.change, exact: true }).click()
    await page.getByRole('checkbox', { name: new RegExp(`^${t.own.vehicle.crossBorder}`) }).check()
    await page.getByRole('button', { name: t.own.change.submitMore }).click()
    await expect(page.getByRole('status').filter({ hasText: t.own.own.changed.booking })).toBeVisible()

    await page.getByRole('button', { name: t.own.manage.cancel.open }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: t.own.manage.cancel.confirm }).click()
    await expect(page.getByText(t.own.manage.cancel.done, { exact: true })).toBeVisible()
    for (const happened of ['confirmed', 'changed', 'cancelled'] as const)
      await expect(page.getByRole('listitem').filter({ hasText: t.own.own.history[happened] })).toBeVisible()
  })

  test(`a customer who registered in the dialog uploads a document and gets their contract (${language})`, async ({
    page,
    site,
  }) => {
    const email = `dialog.${language}@post.example`
    await openSignUp(page, language)
    const dialog = page.getByRole('dialog')
    await dialog.locator('[name=fullName]').fill('Mara Muster')
    await dialog.locator('[name=email]').fill(email)
    await dialog.locator('[name=password]').fill(PASSWORD)
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: t.signUp.submit, exact: true }).click()
    await expect(dialog.getByText(t.signUp.doneTitle)).toBeVisible()
    await page.goto(await linkFor(site, email, '/confirm'))
    const chosen = page.getByRole('main').locator('[name=currentPassword]')
    await chosen.fill('not what I chose')
    await page.keyboard.press('Enter')
    await expect(page.getByText(t.invalid.currentPassword)).toBeVisible()
    await chosen.fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: t.confirm.doneHeading })).toBeVisible()
    await page.getByRole('link', { name: t.confirm.toDashboard }).click()
    await expect(page).toHaveURL(new RegExp(`${href(language, 'dashboard')}$`))

    await page.goto(href(language, 'documents'))
    const licence = t.documents.list.askNamed.replace('{kind}', t.documents.kinds.licence)
    await page.getByRole('button', { name: licence }).click()
    const upload = page.getByRole('form', { name: licence })
    await upload.getByLabel(t.documents.upload.expiry).fill('2035-01-01')
    const file = { name: 'Vorderseite.jpg', mimeType: 'image/jpeg', buffer: await photo() }
    await upload.locator('input[type=file]').setInputFiles([file])
    await upload.getByRole('checkbox').check()
    await upload.getByRole('button', { name: t.documents.upload.submitKind.licence }).click()
    await expect(page.getByRole('list', { name: t.documents.list.uploads }).getByRole('listitem')).toHaveCount(1)

    const { start, end } = await openDays(site, 90, 2)
    const times = { start: `${start}T10:00`, end: `${end}T10:00`, bookings: 'open' as const }
    const trip = { vehicleId: 302, pickup: 3, dropoff: 3, ...times } as const
    const { reference } = await bookAs(site, await tokenOf(site, email), trip)
    await page.goto(href(language, 'contracts'))
    const named = t.contracts.downloadNamed.replace('{reference}', reference).replace('{revision}', '1')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: named }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  })

  // The rest is about neither words nor width, and is walked once.
  if (language === 'de') continue

  test(`a forgotten password is replaced, and the old one no longer works (${language})`, async ({ page, site }) => {
    const email = await registeredMember(site)
    await page.goto(href(language, 'login'))
    await page.getByRole('main').getByRole('link', { name: t.login.forgot }).click()
    await expect(page.getByRole('heading', { name: t.password.askHeading })).toBeVisible()
    await page.getByRole('main').locator('[name=email]').fill(email)
    const before = await linkFor(site, email, '/password')
    await page.getByRole('button', { name: t.password.ask }).click()
    await expect(page.getByText(t.password.askedTitle)).toBeVisible()
    await expect.poll(async () => await linkFor(site, email, '/password')).not.toBe(before)
    const next = 'Laterne Zebra Kompott Vier'
    const link = await linkFor(site, email, '/password')
    await setPassword(page, language, link, next)
    // A used link says at once that it is void, before anything is typed.
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByText(t.password.invalid)).toBeVisible()
    await expect(page.getByRole('main').locator('[name=email]')).toBeVisible()
    await signInAs(page, language, email, PASSWORD)
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await signInAs(page, language, email, next)
    await expect(page).toHaveURL(new RegExp(`${href(language, 'dashboard')}$`))
  })
}

async function openSignUp(page: Page, language: Language): Promise<void> {
  await page.goto(href(language, 'home'))
  await page.locator('#rewards').getByRole('link').first().click()
  await expect(page.getByRole('dialog').locator('[name=fullName]')).toBeVisible()
}
