import { href } from '#i18n/links.ts'
import { expectNoSidewaysScroll } from '#support/accessible.ts'
import { findBrowser } from '#support/browser.ts'
import { cutOff } from '#support/cut-off.ts'
import { expect, scriptsLoaded, test } from '#support/site.ts'

const { executablePath, args } = await findBrowser('packaged')

/** A reader who set the browser's text to twice its size (WCAG 1.4.4). */
test.use({ launchOptions: { executablePath, args: [...args, '--blink-settings=defaultFontSize=32'] } })

for (const name of ['home', 'about', 'booking', 'newBooking', 'manageBooking', 'register', 'terms', 'privacy'] as const)
  test(`with text of twice its size, ${name} loses no words`, async ({ page }) => {
    await page.goto(href('de', name))
    await scriptsLoaded(page)
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    expect(size).toBe('32px')
    for (const width of [640, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
      // Where text is that large, the classes of the fleet stand side by side, too.
      expect(await cutOff(page, '#services *, .class-list')).toEqual([])
    }
  })
