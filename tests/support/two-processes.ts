import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'

import { createTestApp, type TestApp } from './app.ts'
import { testClock } from './test-clock.ts'

/**
 * Opens the app, another process on its database and one clock for both before the tests of a file, and closes them
 * afterwards.
 *
 * @param begin further set-up of the file; receives both processes
 */
export function twoProcesses(
  begin: (opened: { app: TestApp; twin: FastifyInstance }) => unknown,
): ReturnType<typeof testClock> {
  const clock = testClock()
  let app: TestApp | undefined
  beforeAll(async () => {
    app = await createTestApp()
    app.ctx.now = clock.now
    await begin({ app, twin: (await app.anotherProcess()).app })
  })
  afterAll(async () => {
    await app?.close()
  })
  return clock
}
