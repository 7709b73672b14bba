import german from '#content/de/account.ts'
import germanPapers from '#content/de/documents.ts'
import english from '#content/en/account.ts'
import englishPapers from '#content/en/documents.ts'
import { chooseVehicle, fillDetails, order, showVehicle, startsWith, texts } from '#support/booking-journey.ts'
import { bookAs, registeredMember, signIn, tokenOf } from '#support/member.ts'
import { href, type Page as SitePage } from '#i18n/links.ts'
import { openDays, test, type Site } from '#support/site.ts'
import { keeper, keepWindow } from './keeper.ts'

const stills: readonly SitePage[] = [
  'home',
  'about',
  'booking',
  'manageBooking',
  'privacy',
  'terms',
  'imprint',
  'accessibility',
]

const accounts = { de: german, en: english }
const papers = { de: germanPapers, en: englishPapers }
const doors: readonly SitePage[] = ['register', 'login', 'password', 'newsletterConfirm']

test.use({ expectedNoise: /404/ })

for (const language of ['de', 'en'] as const) {
  const to = (name: SitePage, query = {}) => href(language, name, query)

  test(`public pages (${language})`, async ({ page, site }, { project }) => {
    const keep = keeper(page, language, project.name)
    await site.setBookings('open')
    for (const name of stills) {
      await page.goto(to(name))
      await keep(name)
    }
    await page.goto(`${to('about')}/nowhere`)
    await keep('404')
  })

  test(`doors of the account (${language})`, async ({ page, site }, { project }) => {
    const keep = keeper(page, language, project.name)
    await site.setBookings('open')
    for (const name of doors) {
      await page.goto(to(name))
      await keep(name)
    }
    const { password } = accounts[language]
    await page.goto(`${to('password')}#token=${'x'.repeat(43)}`)
    await page.getByRole('heading', { name: password.invalidHeading }).waitFor()
    await keep('password-expired')
    const token = await site.passwordToken(await registeredMember(site))
    await page.goto('about:blank')
    await page.goto(`${to('password')}#token=${token}`)
    await page.getByRole('heading', { name: password.setHeading }).waitFor()
    await keep('password-new')
    await page.locator('main [name=password]').fill('Laterne Zebra Kompott Vier')
    await page.getByRole('button', { name: password.set }).click()
    await page.getByRole('heading', { name: password.doneHeading }).waitFor()
    await keep('password-set')
    for (const dialog of ['sign-up', 'sign-in']) {
      await page.goto(`${to('home')}?dialog=${dialog}`)
      await page.getByRole('dialog').waitFor()
      await keepWindow(page, `dialog-${dialog}`, language, project.name)
    }
  })

  test(`dialogs and forms of the settings (${language})`, async ({ page, site }, { project }) => {
    const keep = keeper(page, language, project.name)
    await site.setBookings('open')
    const email = await registeredMember(site)
    await signIn(page, email)
    await page.goto(to('settings'))
    for (const part of ['password', 'second-factor', 'data', 'remove']) {
      await page.locator(`#${part}`).getByRole('button').last().click()
    }
    await keep('settings-open')
    await page.goto(to('contracts'))
    await keep('contracts-empty')
    await page.goto(to('ownBookings'))
    await keep('ownBookings-empty')
    await page.goto(to('documents'))
    await page.getByText(papers[language].list.papers, { exact: true }).click()
    await page.getByRole('button', { name: papers[language].kinds.passport }).click()
    await keep('documents-open')
    await page.goto(to('profile'))
    await page.locator('#email').getByRole('button').click()
    await page.locator('#drivers').getByRole('button').last().click()
    await keep('profile-open')
  })

  test(`booking (${language})`, async ({ page, site }, { project }) => {
    const keep = keeper(page, language, project.name)
    await site.setBookings('open')
    await page.goto(to('newBooking'))
    await keep('step1-empty')
    const { start, end } = await openDays(site, 12, 3)
    const trip = { pickup: 1, dropoff: 3, start: `${start}T10:00`, end: `${end}T10:00` }
    await page.goto(to('newBooking', { step: 'dates', ...trip }))
    await keep('step1')
    await page.goto(to('newBooking', { step: 'dates', vehicle: 403, ...trip }))
    await keep('step1-chosen')
    await page.goto(to('newBooking', { step: 'vehicle', ...trip }))
    await showVehicle(page, language, 'VW Golf')
    await keep('step2')
    await (await showVehicle(page, language, 'VW Golf')).click()
    await page.getByText(texts[language].vehicle.guaranteed).waitFor()
    await keep('step2-extras')
    await page.getByRole('button', { name: startsWith(texts[language].flow.next) }).click()
    await page.getByRole('heading', { name: texts[language].flow.steps.details }).waitFor()
    await keep('step3')
    await page.getByRole('button', { name: startsWith(texts[language].flow.next) }).click()
    await keep('step3-errors')
    await fillDetails(page, language)
    await page.getByRole('heading', { name: texts[language].flow.steps.payment }).waitFor()
    await keep('step4')
    await order(page, language, 'open')
    await page
      .getByText(/^SW-\w{4}-\w{4}$/)
      .first()
      .waitFor()
    await keep('confirmation')
    await page.goto(to('manageBooking'))
    await keep('manage')
    await site.setBookings('soon')
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(to('newBooking', { step: 'vehicle', ...trip }))
    await chooseVehicle(page, language, 'VW Golf')
    await fillDetails(page, language)
    await order(page, language, 'soon')
    await page
      .getByText(/^SW-\w{4}-\w{4}$/)
      .first()
      .waitFor()
    await keep('confirmation-request')
  })

  test(`account (${language})`, async ({ page, site }, { project }) => {
    const keep = keeper(page, language, project.name)
    const email = await registeredMember(site)
    await signIn(page, email)
    await page.goto(to('dashboard'))
    await keep('dashboard-empty')
    const references = await rentals(site, email)
    await site.setBookings('open')
    for (const name of [
      'dashboard',
      'profile',
      'ownBookings',
      'contracts',
      'documents',
      'loyalty',
      'settings',
    ] as const) {
      await page.goto(to(name))
      await keep(name)
    }
    await page.goto(to('ownBookings', { booking: references[0]! }))
    await keep('own-booking')
  })
}

/** Gives the member a rental within the week, and a request for later. @returns their references */
async function rentals(site: Site, email: string): Promise<string[]> {
  const token = await tokenOf(site, email)
  const made: string[] = []
  for (const [ahead, vehicleId, bookings] of [
    [3, 403, 'open'],
    [30, 703, 'soon'],
  ] as const) {
    const { start, end } = await openDays(site, ahead, 2)
    const trip = { vehicleId, pickup: 1 as const, dropoff: 3 as const, start: `${start}T10:00`, end: `${end}T10:00` }
    made.push((await bookAs(site, token, { ...trip, bookings })).reference)
  }
  return made
}
