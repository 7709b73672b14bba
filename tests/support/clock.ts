import { beforeEach } from 'vitest'

const HOUR_MS = 3_600_000

/** A clock for `ctx.now` that stands still until it is moved, and is right again before each test. */
export function testClock() {
  let time = new Date()
  beforeEach(() => {
    time = new Date()
  })
  return {
    now: () => time,
    pass: (hours: number) => {
      time = new Date(time.getTime() + hours * HOUR_MS)
    },
    set: (instant: string) => {
      time = new Date(instant)
    },
  }
}
