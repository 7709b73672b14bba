import { defineConfig, devices } from '@playwright/test'

import { findBrowser } from '#support/browser.ts'
import { titles } from '#support/devices.ts'

const { executablePath, args } = await findBrowser('packaged')
const use = { launchOptions: { executablePath, args }, locale: 'de-DE' }

/** Journeys in a real browser against server processes of their own (tests/support/site.ts). */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'build/test/journeys',
  workers: 2,
  fullyParallel: true,
  // Generous: what is wrong fails all the same, and a slow machine is no reason. There are no retries on purpose, but
  // where nobody can look at once: there one is made, and what passed only then is listed as flaky, to be mended.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // The tally of scripts/test.ts reads the second one.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? [['list']] : [['list'], ['json']],
  projects: [
    { name: 'desktop', grep: titles.desktop, use: { ...use, viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: titles.phone,
      use: { ...devices['Pixel 7'], ...use, viewport: { width: 390, height: 844 } },
    },
  ],
})
