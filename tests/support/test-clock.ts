import { beforeEach } from 'vitest'

const HOUR_MS = 3_600_000

/** A clock for `ctx.now` that stands still until a test moves it, and is set to the real time before each test. */
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

/** The moment so many minutes from now; negative for one that is past. */
export const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000)
