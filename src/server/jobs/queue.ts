import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'

import { ONLY_COMPANY, queueOf, sessionOptions, type Tx } from '#store/db.ts'
import { createComplaints, type Complain } from '#log/complaints.ts'
import { repeat } from './repeat.ts'
import { queues, type JobData, type QueueName } from './queues.ts'

/** Connections of pg-boss. It has its own, so that neither the site nor the queue can starve the other. */
const CONNECTIONS = 3
const POLL_SECONDS = 1
/** Time in seconds after which the job of a killed process is taken up again. */
const SUPERVISE_SECONDS = 15
/** Connection options, which pg-boss passes on to `pg`. They give up a connection that died silently. */
const lineOf = (company: string) => ({
  keepAlive: true,
  query_timeout: 120_000,
  options: sessionOptions(company),
  schema: queueOf(company),
})
const STOP_TIMEOUT_MS = 20_000

export interface Queue {
  /**
   * Queues jobs if and only if the transaction commits; a second job with the same id changes nothing. Jobs with a higher
   * priority come first, others in order of arrival.
   */
  send<Name extends QueueName>(
    tx: Tx,
    name: Name,
    jobs: { id: string; data: JobData[Name]; priority: number }[],
  ): Promise<void>
  /**
   * Works on jobs, `atATime` of them every second in this process: a rush is spread out, so that the machine stays free
   * for visitors. A job whose handler throws is tried again.
   */
  work<Name extends QueueName>(
    name: Name,
    atATime: number,
    handler: (data: JobData[Name]) => Promise<void>,
  ): Promise<void>
  /**
   * Runs a handler repeatedly, in one process at a time.
   * @param rhythm seconds, or a cron line in Berlin's time
   * @param atMost seconds after which a run is given up; by default five minutes
   */
  every(rhythm: number | string, name: string, handler: () => Promise<unknown>, atMost?: number): Promise<void>
  /** Stops the queue once running jobs have ended, after 20 seconds at most. */
  stop(): Promise<void>
}

/**
 * Opens the job queue of a company in the database, in any number of processes at once.
 * @param works false in a process that fills the queue and leaves the work to others
 */
export async function openQueue(url: string, log: Logger, company = ONLY_COMPANY, works = true): Promise<Queue> {
  const complain = createComplaints(log)
  const boss = await startBoss(url, complain, company, works)
  const endings: (() => void)[] = []
  return {
    async send(tx, name, jobs) {
      await boss.insert(name, jobs, { db: fromKysely(tx) })
    },
    async work(name, atATime, handler) {
      await workOn(boss, complain, name, atATime, handler)
    },
    async every(rhythm, name, handler, atMost) {
      endings.push(await repeat(boss, complain, { rhythm, name, handler, atMost }))
    },
    async stop() {
      for (const end of endings) end()
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS })
    },
  }
}

/** Brings the queue's tables up to date as their owner, because the server's role has no right to. */
export async function installQueue(ownerUrl: string, company = ONLY_COMPANY): Promise<void> {
  const boss = new PgBoss({ ...lineOf(company), connectionString: ownerUrl, max: 1, supervise: false, schedule: false })
  boss.on('error', () => {}) // errors that matter make the start itself fail
  await boss.start()
  await boss.stop({ graceful: false })
}

async function startBoss(url: string, complain: Complain, company: string, works: boolean): Promise<PgBoss> {
  const boss = new PgBoss({
    ...lineOf(company),
    connectionString: url,
    max: works ? CONNECTIONS : 1,
    supervise: works,
    schedule: works,
    application_name: 'spreewagen jobs',
    connectionTimeoutMillis: 5_000,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  // An error without a listener would end the process. pg-boss goes on by itself when the database is back.
  boss.on('error', (error) => {
    complain('job queue', error)
  })
  boss.on('warning', (warning) => {
    complain('job queue', warning)
  })
  await boss.start()
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const [name, options] of Object.entries(queues)) {
    // A queue that an older release made gets the present options.
    if (known.has(name)) await boss.updateQueue(name, options)
    else await boss.createQueue(name, options)
  }
  return boss
}

async function workOn<Name extends QueueName>(
  boss: PgBoss,
  complain: Complain,
  name: Name,
  atATime: number,
  handler: (data: JobData[Name]) => Promise<void>,
): Promise<void> {
  const options = {
    batchSize: atATime,
    pollingIntervalSeconds: POLL_SECONDS,
    perJobResults: true,
  } as const
  await boss.work<JobData[Name], unknown, typeof options>(name, options, (jobs) =>
    Promise.all(
      jobs.map(async ({ id, data, retryCount }) => {
        try {
          await handler(data)
          return { id, status: 'completed' as const }
        } catch (error) {
          const { message } = error as Error
          complain(`job ${name}`, { message }, { retryCount })
          return { id, status: 'failed' as const, output: { message } }
        }
      }),
    ),
  )
}
