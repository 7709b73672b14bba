import type { Page } from '@playwright/test'

import germanAccount from '#content/de/account.ts'
import germanHome from '#content/de/home.ts'
import germanLegal from '#content/de/legal.ts'
import germanPages from '#content/de/pages.ts'
import germanSite from '#content/de/site.ts'
import englishAccount from '#content/en/account.ts'
import englishHome from '#content/en/home.ts'
import englishLegal from '#content/en/legal.ts'
import englishPages from '#content/en/pages.ts'
import englishSite from '#content/en/site.ts'
import { company } from '#content/company.ts'
import { href, languageTags } from '#i18n/links.ts'
import { role, says, tree } from '#support/aria-tree.ts'
import { fillDetails, showVehicle, startsWith, texts as bookingTexts } from '#support/booking-journey.ts'
import { onDesktop } from '#support/devices.ts'
import { branches } from '#store/seed/company.ts'
import { expect, openDays, scriptsLoaded, test } from '#support/site.ts'

const texts = {
  de: {
    account: germanAccount,
    booking: bookingTexts.de,
    home: germanHome,
    legal: germanLegal,
    pages: germanPages,
    site: germanSite,
  },
  en: {
    account: englishAccount,
    booking: bookingTexts.en,
    home: englishHome,
    legal: englishLegal,
    pages: englishPages,
    site: englishSite,
  },
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await scriptsLoaded(page)
  await page.waitForLoadState('networkidle')
}

const heading = (level: number, name: string) => role('heading', name, `[level=${level}]`)
const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(values[key]))

/** Name of the focused element, as a screen reader reads it out. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? ''
  })

for (const language of ['de', 'en'] as const) {
  const { account, booking, home, legal, pages, site } = texts[language]
  const to = (name: Parameters<typeof href>[1], more = '') => href(language, name) + more
  const heading1 = [site.home.heading, ...branches.map((branch) => branch[`name_${language}`])].join(' · ')

  // A screen reader hears almost the same at every width, so the wide page stands for all.
  test.describe(`(${language})`, onDesktop, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('the home page has landmarks, a menu and a heading for each section', async ({ page, site: server }) => {
      await server.setBookings('soon')
      await open(page, to('home'))
      const { carousel, slides } = site.home
      await expect(page.locator('html')).toHaveAttribute('lang', languageTags[language])
      await expect(page.locator('body')).toMatchAriaSnapshot(
        tree(
          role('link', site.header.skip),
          [
            'banner',
            [
              role('link', fill(site.header.home, { company: company.name })),
              [
                role('navigation', site.header.menu),
                [['list', Object.values(site.menu).map((name) => ['listitem', [role('link', name)]] as const)]],
              ],
              role('button', `${language.toUpperCase()}, ${site.header.language}`),
              role('link', site.header.signIn),
              role('link', site.header.signUp),
              role('link', site.common.bookNow),
            ],
          ],
          [
            'main',
            [
              [role('region', heading1), [heading(1, heading1), role('form', site.home.form.heading)]],
              ...[
                home.why.title,
                home.how.title,
                home.fleet.title,
                home.services.title,
                home.loyalty.title,
                home.rewards.title.replaceAll(/<\/?large>/g, ''),
                home.gallery.title,
                home.testimonials.title,
                home.locations.title,
                home.requirements.title,
                home.faq.title,
                home.contact.title,
              ].map((title) => [role('region', title), [heading(2, title)]] as const),
            ],
          ],
          ['contentinfo', [role('navigation', site.footer.quickLinks)]],
          [role('complementary', site.banner.label), [role('link', site.banner.link)]],
        ),
      )
      await expect(page.getByRole('region', { name: carousel.label })).toMatchAriaSnapshot(
        tree(
          [
            role('group', fill(carousel.position, { number: 1, total: 11, name: slides.welcome.name })),
            [heading(2, `${slides.welcome.first} ${slides.welcome.second}`)],
          ],
          role('button', carousel.previous),
          role('button', carousel.play),
          role('button', carousel.next),
          [
            role('toolbar', carousel.dots),
            Array.from({ length: 11 }, (_, index) => role('button', fill(carousel.goTo, { number: index + 1 }))),
          ],
        ),
      )
      await expect(page.getByRole('region', { name: carousel.label })).toHaveAttribute(
        'aria-roledescription',
        carousel.role,
      )
    })

    test('fleet, carousels, viewer and dialogs are named for what they are', async ({ page }) => {
      await open(page, to('home'))
      const { carousel, extras, fleet, gallery, reasons, viewer } = home
      const similar = `Opel Corsa ${fleet.similar}`
      await page.locator('#fleet').scrollIntoViewIfNeeded()
      await expect(page.locator('#fleet')).toMatchAriaSnapshot(
        tree(
          [
            role('group', fleet.filterLabel),
            Object.values(fleet.filters).map((name, index) => role('button', name, index === 0 ? '[pressed]' : '')),
          ],
          says('status', /^24 /),
          [
            role('article', similar),
            [
              heading(3, fleet.filters.economy),
              heading(4, similar),
              role('button', fill(fleet.detailsOf, { action: fleet.showDetails, name: 'Opel Corsa' })),
              ['list', [says('listitem', /^5 /)]],
              role('link', fill(fleet.bookNamed, { name: 'Opel Corsa' })),
            ],
          ],
          [
            'list',
            [
              [
                'listitem',
                [
                  [
                    role('article', `VW Polo ${fleet.similar}`),
                    [heading(4, 'VW Polo'), role('link', fill(fleet.bookNamed, { name: 'VW Polo' }))],
                  ],
                ],
              ],
            ],
          ],
        ),
      )
      await page
        .getByRole('button', { name: fill(fleet.detailsOf, { action: fleet.showDetails, name: 'Opel Corsa' }) })
        .click()
      await expect(
        page.getByRole('button', { name: fill(fleet.detailsOf, { action: fleet.hideDetails, name: 'Opel Corsa' }) }),
      ).toHaveAttribute('aria-expanded', 'true')
      await expect(page.getByRole('region', { name: reasons.label })).toMatchAriaSnapshot(
        tree(
          [role('group', fill(carousel.position, { number: 1, total: 5 })), [heading(3, reasons.slides[0].title)]],
          [
            role('group', carousel.dots),
            reasons.slides.map(({ title }, index) => role('button', fill(carousel.goTo, { number: index + 1, title }))),
          ],
        ),
      )
      await expect(page.getByRole('region', { name: extras.label })).toMatchAriaSnapshot(
        tree(
          role('button', carousel.play),
          role('button', carousel.previous),
          role('button', carousel.next),
          ...home.services.items.map(
            ({ title }, index) =>
              [role('group', fill(carousel.position, { number: index + 1, total: 8 })), [heading(3, title)]] as const,
          ),
        ),
      )
      await page.locator('#gallery').getByRole('button').first().click()
      await expect(page.getByRole('dialog')).toMatchAriaSnapshot(
        tree([
          role('dialog', viewer.label),
          [
            role('button', viewer.close),
            role('img', gallery.pictures[0]),
            role('button', viewer.previous),
            role('button', viewer.next),
          ],
        ]),
      )
      await page.keyboard.press('Escape')
      await page.getByRole('banner').getByRole('link', { name: site.header.signIn }).click()
      await expect(page.getByRole('dialog')).toMatchAriaSnapshot(
        tree([
          role('dialog', account.login.heading),
          [
            heading(2, account.login.heading),
            role('button', site.common.close),
            role('textbox', account.fields.email),
            role('textbox', account.fields.password),
            role('button', site.common.showPassword),
            role('checkbox', account.fields.remember),
            role('link', account.login.forgot),
            role('button', account.login.submit),
          ],
        ]),
      )
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
    })

    test('each step of the booking says where the customer is and what it asks', async ({ page, site: server }) => {
      await server.setBookings('soon')
      const { dates, details, flow, manage, payment, person, vehicle, words } = booking
      const { start, end } = await openDays(server, 50, 2)
      const main = page.getByRole('main')
      const steps = (current: number) =>
        [
          role('navigation', flow.stepper),
          [
            [
              'list',
              Object.values(flow.steps).map((name, index) =>
                index < current
                  ? (['listitem', [role('link', `${name} (${flow.stepDone})`)]] as const)
                  : says('listitem', `${index + 1} ${name}`),
              ),
            ],
          ],
        ] as const
      const next = page.getByRole('button', { name: startsWith(flow.next) })

      await open(page, to('newBooking'))
      await expect(main).toMatchAriaSnapshot(
        tree(
          steps(0),
          heading(1, flow.heading),
          heading(2, flow.steps.dates),
          [role('group', dates.pickup), [role('combobox', dates.pickupBranch), role('combobox', dates.pickupTime)]],
          [role('group', dates.dropoff), [role('combobox', dates.dropoffBranch), role('combobox', dates.dropoffTime)]],
          [role('complementary', flow.summary.heading), [heading(2, flow.summary.heading)]],
        ),
      )
      await open(page, to('newBooking', `?step=vehicle&pickup=3&dropoff=3&start=${start}T10:00&end=${end}T10:00`))
      await (await showVehicle(page, language, 'VW Tiguan')).click()
      await expect(page.getByText(vehicle.guaranteed)).toBeVisible()
      await expect(main).toMatchAriaSnapshot(tree(steps(1), heading(2, flow.steps.vehicle)))
      await next.click()
      await expect(page.getByRole('heading', { name: flow.steps.details })).toBeFocused()
      await expect(main).toMatchAriaSnapshot(
        tree(steps(2), heading(2, flow.steps.details), [
          role('group', details.person),
          [
            role('textbox', person.fields.firstName),
            role('textbox', person.fields.lastName),
            role('textbox', person.fields.dateOfBirth),
          ],
        ]),
      )
      await fillDetails(page, language)
      await expect(page.getByRole('heading', { name: flow.steps.payment })).toBeFocused()
      await expect(main).toMatchAriaSnapshot(
        tree(
          steps(3),
          heading(2, flow.steps.payment),
          [
            role('group', payment.methodAtPickup),
            [
              role('radio', words.payments.credit_card),
              role('radio', words.payments.debit_card),
              role('radio', words.payments.paypal),
            ],
          ],
          role('button', payment.submitRequest),
        ),
      )
      await open(page, to('manageBooking'))
      await expect(main).toMatchAriaSnapshot(
        tree(
          heading(1, manage.heading),
          role('textbox', manage.reference),
          role('textbox', manage.email),
          role('button', manage.find),
        ),
      )
    })

    test('the keyboard begins at the top, skips to the content, and a new page begins at its heading', async ({
      page,
    }) => {
      await open(page, to('home'))
      const order = [
        site.header.skip,
        fill(site.header.home, { company: company.name }),
        ...Object.values(site.menu),
        `${language.toUpperCase()}, ${site.header.language}`,
        site.header.signIn,
        site.header.signUp,
        site.common.bookNow,
        site.home.carousel.previous,
      ]
      for (const name of order) {
        await page.keyboard.press('Tab')
        expect(await focused(page)).toBe(name)
      }
      await page.getByRole('link', { name: site.header.skip }).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe(site.home.carousel.previous)

      const title = page.getByRole('heading', { level: 1 })
      await page.getByRole('contentinfo').getByRole('link', { name: site.footer.links.imprint }).press('Enter')
      await expect(title).toHaveText(legal.imprint.heading)
      await expect(title).toBeFocused()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      const about = page.getByRole('banner').getByRole('link', { name: site.menu.about })
      await about.press('Enter')
      await expect(title).toHaveText(pages.about.heading)
      await expect(title).toBeFocused()
      // Back returns the focus to the pressed link.
      await page.goBack()
      await expect(title).toHaveText(legal.imprint.heading)
      await expect(about).toBeFocused()
    })
  })
}

test('each language is named in its own words and marked as that language', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: germanSite.header.language }).click()
  const list = page.locator('[popover]')
  await expect(list).toMatchAriaSnapshot(tree(role('link', 'Deutsch'), role('link', 'English')))
  await expect(list.getByRole('link', { name: 'English' })).toHaveAttribute('lang', 'en')
  await expect(list.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('lang', 'de')
})

test('no trap: the Tab key goes through the whole page and comes out of it', async ({ page }) => {
  await open(page, '/')
  const last = page.getByRole('complementary', { name: germanSite.banner.label }).getByRole('link')
  /** Counts the visits to each element. A date field takes several presses; every other element is reached once. */
  const arrive = () =>
    page.evaluate(() => {
      const place = document.activeElement as HTMLElement & { visits?: number }
      if (place === document.body) return 'out'
      place.visits = (place.visits ?? 0) + 1
      return place.visits > (place.matches('[type=date]') ? 4 : 1) ? place.outerHTML.slice(0, 120) : 'fine'
    })
  for (let step = 0; step < 400; step++) {
    await page.keyboard.press('Tab')
    const arrival = await arrive()
    if (arrival === 'out') break
    expect(arrival).toBe('fine')
  }
  expect(await last.evaluate((link: HTMLElement & { visits?: number }) => link.visits)).toBe(1)
  expect(await arrive()).toBe('out')
})

/**
 * Records from now on what polite and assertive live regions say: words that become visible in them, such as those of
 * the next slide.
 */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    const live = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], output'
    const wordsIn = (region: Element) =>
      [region, ...region.querySelectorAll('*')]
        .filter((one) => one.childElementCount === 0 && one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.textContent.trim())
        .filter((words) => words !== '')
    const heard = new Map<Element, string[]>()
    const hear = () => {
      for (const region of document.querySelectorAll(live)) {
        const words = wordsIn(region)
        const before = heard.get(region)
        if (before) said.push(...words.filter((one) => !before.includes(one)))
        heard.set(region, words)
      }
    }
    hear()
    // Words that fade in become visible a moment after the change.
    Object.assign(window, { heardSoFar: () => (hear(), said) })
    new MutationObserver(hear).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
  })
  return () => page.evaluate(() => (window as unknown as { heardSoFar: () => string[] }).heardSoFar())
}

test('a change by itself is not read out; a requested one is read out once', async ({ page }) => {
  const { carousel, slides } = germanSite.home
  const hero = page.locator('#home')
  const title = (name: 'economy' | 'transporter') => hero.getByText(slides[name].second, { exact: true })
  // From here on the test moves the page's clock.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/')
  await page.locator('#fleet').scrollIntoViewIfNeeded()
  await expect(async () => {
    await page.clock.runFor(200)
    await expect(page.locator('#fleet').getByText('VW Tiguan')).toBeVisible({ timeout: 200 })
  }).toPass()
  const said = await listen(page)
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(title('economy')).toBeVisible({ timeout: 200 })
  }).toPass()
  await page.clock.runFor(7_000)
  expect(await said()).toEqual([])

  await hero.getByRole('button', { name: carousel.pause }).click()
  await page.clock.runFor(600)
  await hero.getByRole('button', { name: 'Zu Bild 11', exact: true }).click()
  await expect(title('transporter')).toBeVisible()
  await page.clock.runFor(600)
  expect((await said()).filter((words) => words === slides.transporter.second)).toHaveLength(1)

  await page.locator('#fleet').getByRole('button', { name: germanHome.fleet.filters.suv }).click()
  await page.clock.runFor(600)
  await expect(page.locator('#fleet').getByRole('status')).toHaveText('3 Fahrzeuge')
  expect((await said()).filter((words) => words === '3 Fahrzeuge')).toHaveLength(1)
})
