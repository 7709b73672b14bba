import { company } from '#content/company.ts'
import germanManage from '#content/de/manage-booking.ts'
import germanPages from '#content/de/pages.ts'
import germanHome from '#content/de/site/first-view.ts'
import germanShell from '#content/de/site/shell.ts'
import englishHome from '#content/en/home.ts'
import englishPages from '#content/en/pages.ts'
import englishShell from '#content/en/site/shell.ts'
import { href, languageOf, languageTags, pages, readable } from '#i18n/links.ts'
import { expect, holdScripts, test } from '#support/site.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of ['de', 'en'] as const) {
    test(`every page without a form can be read, and a telephone number replaces each form (${language})`, async ({
      page,
    }) => {
      for (const name of pages.filter(readable)) {
        await page.goto(href(language, name))
        await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible()
        await expect(page.getByRole('contentinfo'), name).toContainText(company.name)
      }
      for (const name of ['newBooking', 'home'] as const) {
        await page.goto(href(language, name))
        await expect(page.getByText(company.phone.text).filter({ visible: true }).first()).toBeVisible()
      }
    })
  }
})

test.describe('a page module that does not load', () => {
  test.use({
    expectedNoise:
      /Failed to load resource|dynamically imported module|fault: |preload|storage is blocked|Error loading route module/,
  })

  test('reloads the page once and then reports the failure', async ({ page }) => {
    let broken = true
    let loads = 0
    page.on('load', () => loads++)
    await page.route(/\/assets\/about-.*\.js$/, (route) => (broken ? route.abort() : route.continue()))
    await page.goto('/about')
    const alert = page.getByRole('alert').filter({ hasText: company.phone.text })
    await expect(alert).toBeVisible()
    expect(loads).toBeLessThanOrEqual(2)
    broken = false
    await alert.getByRole('button').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(alert).toBeHidden()
  })

  // On an unknown address the router loads the modules itself, and would reload for ever.
  for (const [path, module] of [
    ['/about', /\/assets\/about-.*\.js$/],
    ['/gibt-es-nicht', /\/assets\/not-found-.*\.js$/],
  ] as const) {
    test(`reports the failure at once if the browser can store nothing, and still loads on request: ${path}`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('storage is blocked', 'SecurityError')
          },
        })
      })
      let broken = true
      let starts = 0
      page.on('request', (request) => {
        if (request.isNavigationRequest()) starts++
      })
      await page.route(module, (route) => (broken ? route.abort() : route.continue()))
      await page.goto(path)
      const alert = page.getByRole('alert').filter({ hasText: company.phone.text })
      await expect(alert).toBeVisible()
      expect(starts).toBe(1)
      broken = false
      await alert.getByRole('button').click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(alert).toBeHidden()
      expect(starts).toBe(2)
    })
  }
})

test.describe('an address without a page', () => {
  test.use({ expectedNoise: /status of 404/ })

  for (const [path, texts, site] of [
    ['/gibt-es-nicht', germanPages.notFound, germanShell],
    ['/en/no-such-page', englishPages.notFound, englishShell],
  ] as const) {
    test(`says so and leads on: ${path}`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      const language = languageOf(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(texts.heading)
      await expect(page).toHaveTitle(`${texts.title} – ${company.name}`)
      await expect(main.getByRole('link', { name: company.phone.text })).toHaveAttribute('href', company.phone.href)
      const ways = [
        [site.common.backHome, href(language, 'home')],
        [texts.booking, href(language, 'booking')],
        [site.footer.links.manage, href(language, 'manageBooking')],
      ] as const
      for (const [name, address] of ways)
        await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
      await main.getByRole('link', { name: texts.fleet }).click()
      await expect(page.locator('#fleet')).toBeInViewport()
    })
  }
})

test.describe('an address without a page, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedNoise: /status of 404/ })

  for (const path of ['/gibt-es-nicht', '/en/no-such-page']) {
    test(`says so and leads on: ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveTitle(company.name)
      await expect(page.getByRole('heading', { level: 1, name: germanPages.notFound.heading })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: englishPages.notFound.heading })).toBeVisible()
      await expect(page.getByRole('link', { name: company.phone.text }).first()).toBeVisible()
      await page.getByRole('link', { name: 'Vehicles' }).click()
      await expect(page).toHaveURL(/\/en#fleet$/)
    })
  }
})

test.describe('a page that breaks', () => {
  test.use({ expectedNoise: /broken on purpose|unhandled/i })

  for (const [path, language, title] of [
    ['/about', 'de', 'Diese Seite konnte nicht angezeigt werden'],
    ['/en/about', 'en', 'This page could not be shown'],
  ] as const) {
    test(`says so and leads on: ${path}`, async ({ page }) => {
      await page.route(/\/assets\/about-.*\.js$/, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export default () => { throw new Error("broken on purpose") }',
        }),
      )
      await page.goto(path)
      await expect(page.getByRole('alert')).toContainText(title)
      await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', company.phone.href)
      await expect(page.locator('html')).toHaveAttribute('lang', languageTags[language])
      for (const address of [
        href(language, 'home'),
        `${href(language, 'home')}#fleet`,
        href(language, 'booking'),
        href(language, 'manageBooking'),
      ])
        await expect(page.locator(`main a[href="${address}"]`)).toBeVisible()
    })
  }
})

test.describe('before the scripts are here', () => {
  test.use({ expectedNoise: /status of 404/ })

  test('a press is kept until the page can answer it', async ({ page }) => {
    const { pause, play } = germanHome.home.carousel
    const release = await holdScripts(page, /\/assets\/framework-.*\.js$/)
    await page.goto('/')
    const hero = page.locator('#home')
    await hero.getByRole('button', { name: pause }).click()
    release()
    await expect(hero.getByRole('button', { name: play })).toBeVisible()
  })

  test('a form that was filled in and sent is kept, and sent once the page can answer', async ({ page }) => {
    const { manage } = germanManage
    const release = await holdScripts(page, /\/assets\/framework-.*\.js$/)
    await page.goto(href('de', 'manageBooking'))
    await page.getByLabel(manage.reference).fill('SW-2222-2222')
    await page.getByRole('main').getByLabel(manage.email, { exact: false }).fill('niemand@beispiel.example')
    await page.getByRole('button', { name: manage.find }).click()
    release()
    await expect(page.getByText(manage.notFoundTitle)).toBeVisible()
    await expect(page.getByLabel(manage.reference)).toHaveValue('SW-2222-2222')
  })

  test('a press further down is kept until that part can answer it', async ({ page }) => {
    const release = await holdScripts(page, /\/assets\/fleet-.*\.js$/)
    await page.goto('/en')
    const filter = page.locator('#fleet').getByRole('button', { name: englishHome.fleet.filters.suv, exact: true })
    await filter.click()
    await expect(filter).toHaveAttribute('aria-pressed', 'false')
    release()
    await expect(filter).toHaveAttribute('aria-pressed', 'true')
  })

  for (const path of ['/', '/en']) {
    test(`scripts let the first picture load alone, but do not wait for it for ever: ${path}`, async ({ page }) => {
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/img/hero/**', async (route) => {
        await held
        await route.continue()
      })
      const scripts: string[] = []
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      expect(scripts).toEqual([])
      await page.keyboard.press('Tab')
      await expect.poll(() => scripts.length).toBeGreaterThan(3)
      release()
    })
  }
})
