import { defineConfig } from 'vitest/config'

/** Unit tests need nothing; server tests get a real PostgreSQL. Journeys in a browser are Playwright's. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/{domain,content,contract,web}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      // Server processes of their own, one trial after the other.
      {
        test: {
          name: 'trials',
          include: ['tests/{load,faults}/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
