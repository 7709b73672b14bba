import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

import type { AppParts } from '#http/create-app.ts'
import { openAtAnyHour } from './any-hour.ts'
import { createTestApp, type TestApp } from './app.ts'

interface AppWishes extends Partial<AppParts> {
  /** Launch state. Without it, the company is before its launch. */
  bookings?: 'open'
  /** Whether both branches are open all day, because opening hours have a test of their own. */
  anyHour?: boolean
  clock?: { now(): Date }
}

async function open(app: TestApp, { bookings, anyHour = false, clock, ...parts }: AppWishes): Promise<void> {
  Object.assign(app, await createTestApp(parts))
  if (clock !== undefined) app.ctx.now = clock.now
  if (bookings !== undefined) await app.setBookings(bookings)
  if (anyHour) await openAtAnyHour(app.db.pool, app.ctx.catalogue)
}

/** Opens one app for all tests of a file or group. It is usable from the hooks and tests that follow, and closed after all. */
export function appForAll(wishes: AppWishes = {}): TestApp {
  const app = {} as TestApp
  beforeAll(() => open(app, wishes))
  afterAll(() => app.close())
  return app
}

/** Like `appForAll`, but each test has an app and a database of its own. */
export function appForEach(wishes: AppWishes = {}): TestApp {
  const app = {} as TestApp
  beforeEach(() => open(app, wishes))
  afterEach(() => app.close())
  return app
}
