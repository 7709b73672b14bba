import { defineConfig } from 'vitest/config'

/** Parts of the server that need no database, or open one of their own: once is enough for them. */
const parts = [
  'src/server/{cli,documents,files,limits,mail,process,secrets}/**/*.test.ts',
  'src/server/store/embedded/**/*.test.ts',
  'src/server/http/{csv-file,device,pages,read-file,slow-senders,trusted-proxies,unreadable}.test.ts',
]

/**
 * Unit tests need nothing; server tests get a real PostgreSQL. Journeys in a browser are Playwright's. The files of a
 * worker share its modules, as loading the whole server anew for each would cost more than most of its tests: a test
 * puts back what it changes outside of its own app.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/{domain,content,contract,web}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/*.test.ts'],
          isolate: false,
        },
      },
      { test: { name: 'parts', include: parts, isolate: false, testTimeout: 60_000, hookTimeout: 60_000 } },
      // Every page and file as it was built, from the real app: the same whatever database is behind it.
      {
        test: {
          name: 'pages',
          include: ['tests/pages/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'tests/api/**/*.test.ts'],
          exclude: parts,
          globalSetup: ['tests/support/postgres.ts'],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // Much of it is waiting for the database and for even times of answering.
          maxWorkers: 3,
        },
      },
      // Server processes of their own, one trial after the other.
      {
        test: {
          name: 'trials',
          include: ['tests/{load,faults,demo}/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
