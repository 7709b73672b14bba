import type { PgBoss } from 'pg-boss'

import type { Complain } from '#log/complaints.ts'

/** Time in seconds after which a run gives way to the next. A run whose process was killed does so once its heartbeat stops. */
const EXPIRE_SECONDS = 300
const HEARTBEAT_SECONDS = 20
const KEEP_SECONDS = 3_600
/** Polling interval of scheduled jobs: each look costs a statement, and ten seconds are soon enough for them. */
const CRON_LOOK_SECONDS = 10
const LOOKS_IN_A_RHYTHM = 3

interface Repetition {
  /** Interval in seconds, or a cron line in Berlin's time. */
  rhythm: number | string
  name: string
  handler: () => Promise<unknown>
  /** Longest run in seconds. */
  atMost: number | undefined
}

/**
 * Runs a handler repeatedly, in one process at a time. The library schedules by the minute; what somebody waits for, such
 * as the car of an expired hold, is asked for by a timer.
 * @returns a function that ends it in this process
 */
export async function repeat(
  boss: PgBoss,
  complain: Complain,
  { rhythm, name, handler, atMost = EXPIRE_SECONDS }: Repetition,
): Promise<() => void> {
  const report = (error: Error) => {
    complain(`job ${name}`, error)
  }
  // 'exclusive': while a run waits or goes on, no other is queued.
  const options = {
    retryLimit: 0,
    expireInSeconds: atMost,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: KEEP_SECONDS,
  }
  await boss.createQueue(name, { ...options, policy: 'exclusive' })
  await boss.updateQueue(name, options)
  await boss.work(name, { pollingIntervalSeconds: lookSeconds(rhythm) }, async () => {
    await handler().catch((error: Error) => {
      report(error)
      throw error
    })
  })
  if (typeof rhythm === 'string') {
    await boss.schedule(name, rhythm, null, { tz: 'Europe/Berlin' })
    return () => {}
  }
  // Every process asks for a run; the queue grants one per interval.
  const timer = setInterval(() => {
    boss.send(name, null, { singletonSeconds: rhythm }).catch(report)
  }, rhythm * 1_000)
  timer.unref()
  return () => {
    clearInterval(timer)
  }
}

const lookSeconds = (rhythm: number | string) =>
  typeof rhythm === 'string' ? CRON_LOOK_SECONDS : Math.max(1, rhythm / LOOKS_IN_A_RHYTHM)
