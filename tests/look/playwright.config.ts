import { defineConfig } from '@playwright/test'

import journeys from '../../playwright.config.ts'

const widths = { phone: 390, tablet: 768, desktop: 1440, wide: 2560 }
const use = { ...journeys.use, ...journeys.projects?.[0]?.use, contextOptions: { reducedMotion: 'reduce' as const } }

/**
 * Photographs every screen for people to look at; checks no more than that letters and papers stay inside of their edges. Pictures go to build/look/NAME-WIDTH-LANGUAGE.png:
 *
 *   npx playwright test --config tests/look/playwright.config.ts [--project phone] [--grep account]
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../build/test/look',
  workers: 1,
  timeout: 300_000,
  reporter: [['list']],
  projects: Object.entries(widths).map(([name, width]) => ({
    name,
    use: { ...use, viewport: { width, height: width < 700 ? 844 : width > 2000 ? 1440 : 900 } },
  })),
})
