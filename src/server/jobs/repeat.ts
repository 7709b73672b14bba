import type { PgBoss } from 'pg-boss'

import type { Complain } from '#log/complaints.ts'

/** A run that takes longer gives way to the next, as does one whose process was killed and beats no more. */
const EXPIRE_SECONDS = 300
const HEARTBEAT_SECONDS = 20
const KEEP_SECONDS = 3_600

interface Repetition {
  /** Seconds, or a cron line in Berlin's time. */
  rhythm: number | string
  name: string
  handler: () => Promise<unknown>
  /** Seconds. */
  atMost: number | undefined
  pollSeconds: number
}

/** Runs something again and again, on one of all processes at a time. @returns what ends it in this process */
export async function repeat(
  boss: PgBoss,
  complain: Complain,
  { rhythm, name, handler, atMost = EXPIRE_SECONDS, pollSeconds }: Repetition,
): Promise<() => void> {
  const report = (error: Error) => {
    complain(`job ${name}`, error)
  }
  // 'exclusive': as long as a run waits or goes on, further ones are not even queued.
  const options = {
    retryLimit: 0,
    expireInSeconds: atMost,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: KEEP_SECONDS,
  }
  await boss.createQueue(name, { ...options, policy: 'exclusive' })
  await boss.updateQueue(name, options)
  await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async () => {
    await handler().catch((error: Error) => {
      report(error)
      throw error
    })
  })
  if (typeof rhythm === 'string') {
    await boss.schedule(name, rhythm, null, { tz: 'Europe/Berlin' })
    return () => {}
  }
  // Every process asks for a run; the queue grants one for each stretch of so many seconds.
  const timer = setInterval(() => {
    boss.send(name, null, { singletonSeconds: rhythm }).catch(report)
  }, rhythm * 1_000)
  timer.unref()
  return () => {
    clearInterval(timer)
  }
}
