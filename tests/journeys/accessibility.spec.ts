import { AxeBuilder } from '@axe-core/playwright'

import { hrefs, pages } from '../../src/web/links.ts'
import { expect, scriptsLoaded, test } from '../support/site.ts'

/** WCAG 2.2 AA, every page in both languages, at the size of the project. Steps and dialogs: in their journeys. */
for (const name of pages) {
  for (const path of Object.values(hrefs(name))) {
    test(`${path} has no violation`, async ({ page }) => {
      await page.goto(path)
      await scriptsLoaded(page)
      await page.waitForLoadState('networkidle')
      const { violations, passes } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`),
      ).toEqual([])
      expect(passes.length).toBeGreaterThan(5)
      const width = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(width).toBeLessThanOrEqual(0)
    })
  }
}
