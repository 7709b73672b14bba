import type { Locator, Page } from '@playwright/test'

import germanBooking from '#content/de/booking.ts'
import german from '#content/de/home.ts'
import germanPages from '#content/de/pages.ts'
import germanSite from '#content/de/site.ts'
import englishSite from '#content/en/site.ts'
import { languageTags } from '#i18n/links.ts'
import { onBoth, onDesktop, onPhone } from '#support/devices.ts'
import { expect, openDays, scriptsLoaded, test } from '#support/site.ts'

const { menu, header, footer } = germanSite

/** Button that opens the menu; a wide window has none, because the whole menu stands in the header. */
const menuButton = (page: Page) => page.getByRole('button', { name: header.openMenu })

async function inMenu(page: Page, name: string): Promise<Locator> {
  const button = menuButton(page)
  const item = page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true })
  if (await button.isVisible()) await button.click()
  await expect(item).toBeVisible()
  return item
}

/** Marked items of the menu, whether the menu is in view or not. */
const marked = (page: Page) =>
  page.evaluate(() => [
    ...new Set([...document.querySelectorAll('header nav li [aria-current]')].map((link) => link.textContent)),
  ])

const scrolled = (page: Page) => page.evaluate(() => scrollY)

/** Distance in pixels from the header to the top of a section; NaN while the section is missing. */
const belowHeader = (page: Page, id: string) =>
  page.evaluate((section) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN
    return (document.getElementById(section)?.getBoundingClientRect().top ?? Number.NaN) - bar
  }, id)

/** Expects a section right under the header. The tolerance is a line, because a text above may be longer until the font has loaded. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  await expect.poll(() => belowHeader(page, id)).toBeGreaterThanOrEqual(-1)
  await expect.poll(() => belowHeader(page, id)).toBeLessThanOrEqual(48)
}

/** Scrolls until a section begins at the given share of the window's height. */
async function bring(page: Page, id: string, share: number): Promise<void> {
  await page.evaluate(
    ([section, part]) => {
      const { top } = document.getElementById(section)!.getBoundingClientRect()
      scrollBy(0, top - innerHeight * part)
    },
    [id, share] as const,
  )
}

const items = [
  ['home', menu.home],
  ['aboutUs', menu.why],
  ['howTo', menu.process],
  ['fleet', menu.vehicles],
  // A section without an item belongs to the one before.
  ['services', menu.vehicles],
  ['loyalty', menu.rewards],
  ['gallery', menu.rewards],
  ['testimonials', menu.testimonials],
  ['locations', menu.locations],
  ['contact', menu.locations],
] as const

test.describe('the marked item of the menu', () => {
  test('follows the section in view, down and up', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => marked(page)).toEqual([menu.home])
    for (const [id, name] of items) {
      await bring(page, id, 0.3)
      await expect.poll(() => marked(page), id).toEqual([name])
    }
    for (const [id, name] of items.toReversed()) {
      await bring(page, id, 0.3)
      await expect.poll(() => marked(page), id).toEqual([name])
    }
  })

  test('is right at both ends of the page, and after a jump over sections without an item', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => marked(page)).toEqual([menu.home])
    await bring(page, 'services', 0.3)
    await expect.poll(() => marked(page)).toEqual([menu.vehicles])
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => marked(page)).toEqual([menu.locations])
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => marked(page)).toEqual([menu.home])
  })

  test('is the page’s own item if the page has no sections', onPhone, async ({ page }) => {
    await page.goto('/')
    await bring(page, 'fleet', 0.3)
    await (await inMenu(page, menu.about)).click()
    await expect(page.getByRole('heading', { level: 1, name: germanPages.about.heading })).toBeVisible()
    await expect.poll(() => marked(page)).toEqual([menu.about])
    await expect(page.locator('header nav li [aria-current=page]').first()).toHaveText(menu.about)
    await page.goto('/Imprint')
    await scriptsLoaded(page)
    expect(await marked(page)).toEqual([])
  })
})

test.describe('a section as the target of a navigation', () => {
  for (const [path, device] of [
    ['/', onBoth],
    ['/about', onPhone],
    ['/Imprint', onDesktop],
  ] as const) {
    test(`is scrolled to and has the focus, coming from ${path}`, device, async ({ page }) => {
      await page.goto(path)
      await scriptsLoaded(page)
      await page.evaluate(() => scrollTo(0, 400))
      await (await inMenu(page, menu.vehicles)).click()
      await expect(page.locator('#fleet')).toBeFocused()
      await expectAtTop(page, 'fleet')
      await expect.poll(() => marked(page)).toEqual([menu.vehicles])
    })
  }

  test('keeps the fleet’s filter and the search', onPhone, async ({ page }) => {
    await page.goto('/?cars=suv#fleet')
    await (await inMenu(page, menu.locations)).click()
    await expectAtTop(page, 'locations')
    await expect(page).toHaveURL(/\?cars=suv/)
  })

  for (const [path, id, device] of [
    ['/#fleet', 'fleet', onBoth],
    ['/en#faq', 'faq', onDesktop],
    ['/?cars=mini#locations', 'locations', onPhone],
  ] as const) {
    test(
      `lies under the header on a fresh load of ${path}, and still does when all is there`,
      device,
      async ({ page }) => {
        await page.goto(path)
        await expectAtTop(page, id)
        await scriptsLoaded(page)
        await page.keyboard.press('Shift')
        await page.waitForLoadState('networkidle')
        await expectAtTop(page, id)
      },
    )
  }
})

test.describe('what is below the first view', () => {
  const layOut = (element: Element) =>
    element.getAnimations().map((animation) => (animation as CSSAnimation).animationName)
  const visibility = 'content-visibility'

  test('is laid out after it, until the first navigation', async ({ page }) => {
    await page.goto('/')
    await scriptsLoaded(page)
    const last = page.locator('#contact')
    expect(await last.evaluate(layOut)).toEqual(['lay-out'])
    await expect(last).toHaveCSS(visibility, 'visible')
    await (await inMenu(page, menu.locations)).click()
    await expectAtTop(page, 'locations')
    expect(await last.evaluate(layOut)).toEqual([])
    await expect(last).toHaveCSS(visibility, 'visible')
  })

  test('is there at once on a page that opens elsewhere', async ({ page }) => {
    await page.goto('/en#faq')
    const last = page.locator('#contact')
    expect(await last.evaluate(layOut)).toEqual([])
    await expect(last).toHaveCSS(visibility, 'visible')
    await page.reload()
    expect(await last.evaluate(layOut)).toEqual([])
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a section is there at once', async ({ page }) => {
    await page.goto('/')
    await scriptsLoaded(page)
    const places = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const seen = new Set<number>()
          addEventListener('scroll', () => {
            seen.add(scrollY)
            // Longer than the 500 ms that a smooth movement would take.
            setTimeout(() => resolve(seen.size), 700)
          })
        }),
    )
    await (await inMenu(page, menu.testimonials)).click()
    // One jump, which content loading above may shift. A smooth movement has some thirty positions.
    expect(await places).toBeLessThanOrEqual(4)
    await expectAtTop(page, 'testimonials')
  })
})

test.describe('going back', () => {
  test('returns to the old place, within the site and from elsewhere', onBoth, async ({ page }) => {
    await page.goto('/')
    await scriptsLoaded(page)
    await bring(page, 'fleet', 0.2)
    await expect(page.locator('#fleet').getByText('VW Polo')).toBeAttached()
    await bring(page, 'testimonials', 0.2)
    await expect.poll(() => marked(page)).toEqual([menu.testimonials])
    const before = await belowHeader(page, 'testimonials')
    const moved = async () => Math.abs((await belowHeader(page, 'testimonials')) - before)
    await (await inMenu(page, menu.about)).click()
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await expect.poll(moved).toBeLessThanOrEqual(2)
    await page.goForward()
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await expect.poll(moved).toBeLessThanOrEqual(2)
    for (const away of [() => page.goto('/api/site').then(() => page.goBack()), () => page.reload()]) {
      await away()
      await scriptsLoaded(page)
      // The fleet's cards load after the page has returned to its place, and push it away.
      await page.keyboard.press('Shift')
      await expect(page.locator('#fleet').getByText('VW Polo')).toBeAttached()
      await expect.poll(moved).toBeLessThanOrEqual(2)
    }
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  })

  test('returns to the old place even when the content is late', async ({ page, site }) => {
    const { start, end } = await openDays(site, 30, 2)
    await page.goto(`/booking/new?step=vehicle&pickup=1&dropoff=1&start=${start}T10:00&end=${end}T10:00`)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24)
    await page.getByRole('main').getByRole('article').last().scrollIntoViewIfNeeded()
    const before = await scrolled(page)
    const noted = () => page.evaluate(() => (history.state as { left?: { scroll: number } }).left?.scroll)
    await expect.poll(noted).toBe(before)
    let arrive = () => {}
    const late = new Promise<void>((resolve) => (arrive = resolve))
    await page.route('**/api/availability?*', (route) => late.then(() => route.continue()))
    await page.reload()
    await expect(page.getByText(germanBooking.vehicle.loading)).toBeVisible()
    expect(await scrolled(page)).toBeLessThan(before)
    arrive()
    await expect.poll(() => scrolled(page)).toBe(before)
  })

  test('returns the focus to the pressed link, not to the start of the page', async ({ page }) => {
    await page.goto('/about')
    await scriptsLoaded(page)
    const link = page.getByRole('contentinfo').getByRole('link', { name: footer.links.accessibility, exact: true })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
    await link.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goto('/api/site')
    await page.goBack()
    await scriptsLoaded(page)
    await page.goBack()
    await scriptsLoaded(page)
    await expect(link).toBeFocused()
  })
})

test.describe('the focus', () => {
  test('is at the start of a page that a link far down leads to', onPhone, async ({ page }) => {
    await page.goto('/')
    await scriptsLoaded(page)
    const link = page.getByRole('contentinfo').getByRole('link', { name: footer.links.imprint, exact: true })
    // A screen reader reads the window's title before the focused element.
    await page.evaluate(() =>
      addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLHeadingElement) Object.assign(window, { titleAtFocus: document.title })
      }),
    )
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/Imprint$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => (window as { titleAtFocus?: string }).titleAtFocus)).toMatch(
      new RegExp(`^${footer.links.imprint}`),
    )
    await expect.poll(() => scrolled(page)).toBe(0)
  })
})

test.describe('an address of the fleet', () => {
  const pressed = (page: Page) => page.locator('#fleet fieldset button[aria-pressed=true]')

  test('carries the filter in both languages, through a reload and a change of language', onPhone, async ({ page }) => {
    await page.goto('/?cars=StationWagon#fleet')
    await expect(pressed(page)).toHaveText(german.fleet.filters.StationWagon)
    await page.reload()
    await expect(pressed(page)).toHaveText(german.fleet.filters.StationWagon)
    await changeLanguage(page, 'en')
    await expect(page).toHaveURL(/\/en\?cars=StationWagon#fleet$/)
    await expect(pressed(page)).toHaveText('Station Wagon')
    await expect(page.locator('#fleet').getByText('VW Passat Variant')).toBeVisible()
  })

  test('a press on a filter moves only the cards', onBoth, async ({ page }) => {
    await page.goto('/')
    await scriptsLoaded(page)
    const pill = page.locator('#fleet').getByRole('button', { name: german.fleet.filters.suv, exact: true })
    await pill.scrollIntoViewIfNeeded()
    await expect(page.locator('#fleet').getByText('VW Polo')).toBeAttached()
    const before = (await pill.boundingBox())!.y
    await pill.click()
    await expect(page).toHaveURL(/\?cars=suv#fleet$/)
    await expect(pill).toBeFocused()
    await expect(page.locator('#fleet').getByText('VW Polo')).toHaveCount(0)
    expect(Math.abs((await pill.boundingBox())!.y - before)).toBeLessThanOrEqual(2)
  })

  test('carries a search through a change of language', async ({ page, site }) => {
    const { start, end } = await openDays(site, 25, 3)
    const query = `pickup=3&dropoff=1&start=${start}T10:00&end=${end}T12:30`
    await page.goto(`/?${query}&cars=suv#fleet`)
    await expect(page.getByText(/Gesamtpreise für/)).toBeVisible()
    await changeLanguage(page, 'en')
    await expect(page).toHaveURL(`/en?${query}&cars=suv#fleet`)
    await expect(page.getByText(/Totals for 4 rental days/)).toBeVisible()
  })

  test('with an unknown filter shows all vehicles, without an error', onPhone, async ({ page }) => {
    await page.goto('/?cars=zeppelin&pickup=2&dropoff=99&start=gestern&end=2026-13-45T99:99&x=%00#fleet')
    await expect(pressed(page)).toHaveText(german.fleet.filters.allCars)
    await expect(page.locator('#fleet').getByText('VW Polo')).toBeVisible()
    await expect(page.locator('#fleet').getByRole('alert')).toHaveCount(0)
  })
})

/** Changes the language in the header or, on a phone, in the menu. */
async function changeLanguage(page: Page, to: 'de' | 'en'): Promise<void> {
  const from = to === 'en' ? germanSite : englishSite
  const opener = page.getByRole('button', { name: from.header.language })
  const phone = page.getByRole('button', { name: from.header.openMenu })
  await opener.or(phone).filter({ visible: true }).first().click()
  await page.getByRole('link', { name: from.header.languages[to] }).filter({ visible: true }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', languageTags[to])
}

test.describe('the language menu', () => {
  test('keeps page, scroll position, query and hash, and gives the focus back', onBoth, async ({ page }) => {
    await page.goto('/?cars=mini#howTo')
    await scriptsLoaded(page)
    await expectAtTop(page, 'howTo')
    await bring(page, 'testimonials', 0.25)
    const before = await belowHeader(page, 'testimonials')
    await changeLanguage(page, 'en')
    await expect(page).toHaveURL(/\/en\?cars=mini#howTo$/)
    await expect.poll(async () => Math.abs((await belowHeader(page, 'testimonials')) - before)).toBeLessThanOrEqual(2)
    const button = page
      .getByRole('button', { name: englishSite.header.language })
      .or(page.getByRole('button', { name: englishSite.header.openMenu }))
    await expect(button.filter({ visible: true }).first()).toBeFocused()
    await changeLanguage(page, 'de')
    await expect(page).toHaveURL(/\/\?cars=mini#howTo$/)
    await expect.poll(async () => Math.abs((await belowHeader(page, 'testimonials')) - before)).toBeLessThanOrEqual(2)
  })

  test('remembers the choice in one cookie that holds nothing else', async ({ page, context }) => {
    await page.goto('/about')
    await scriptsLoaded(page)
    expect(await context.cookies()).toEqual([])
    await changeLanguage(page, 'en')
    const cookies = await context.cookies()
    expect(cookies).toMatchObject([{ name: 'lang', value: 'en', path: '/', sameSite: 'Lax' }])
    await page.goto('/Terms?x=1#pickup')
    await expect(page).toHaveURL(/\/en\/Terms\?x=1#pickup$/)
    await changeLanguage(page, 'de')
    await page.goto('/Terms')
    await expect(page).toHaveURL(/[^n]\/Terms$/)
  })
})

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

test.describe('the menu of a phone', onPhone, () => {
  const closed = (page: Page) => expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  const open = async (page: Page): Promise<Locator> => {
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    const list = page.getByRole('banner').getByRole('navigation', { name: header.menu })
    await expect(list).toBeVisible()
    return list
  }

  test('opens and closes with the keyboard, and gives the focus back', async ({ page }) => {
    await page.goto('/about')
    await scriptsLoaded(page)
    const list = await open(page)
    await page.keyboard.press('Tab')
    await expect(list.getByRole('link', { name: menu.home })).toBeFocused()
    await page.keyboard.press('Escape')
    await closed(page)
    await expect(list).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  })

  test('closes when the focus moves past its end or back before its button', async ({ page }) => {
    await page.goto('/about')
    await scriptsLoaded(page)
    const list = await open(page)
    await list.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await closed(page)
    await open(page)
    await page.keyboard.press('Shift+Tab')
    await closed(page)
  })

  test('holds the page behind it still, and lets it go again', async ({ page }) => {
    await page.goto('/about')
    await scriptsLoaded(page)
    await page.evaluate(() => scrollTo(0, 300))
    const list = await open(page)
    const box = (await list.boundingBox())!
    await page.mouse.move(box.x + 40, box.y + 40)
    await page.mouse.wheel(0, 600)
    await page.mouse.move(box.x + 40, box.y + box.height + 60)
    await page.mouse.wheel(0, 600)
    // Until the wheel has taken effect.
    await twoFrames(page)
    expect(await scrolled(page)).toBe(300)
    await page.keyboard.press('Escape')
    await page.mouse.wheel(0, 200)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(300)
  })

  test('closes with a press elsewhere, and in a window wide enough for the whole menu', async ({ page }) => {
    await page.goto('/about')
    await scriptsLoaded(page)
    const list = await open(page)
    const box = (await list.boundingBox())!
    await page.mouse.click(20, box.y + box.height + 40)
    await closed(page)
    await open(page)
    await page.setViewportSize({ width: 1440, height: 800 })
    // A window that is narrow again before it was drawn has never been wide.
    await twoFrames(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await closed(page)
  })
})
