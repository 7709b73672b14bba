import { within } from '#support/acting.ts'
import { setTimeout as sleep } from 'node:timers/promises'

import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { appForAll } from '#support/open-app.ts'
import { createTestDb } from '#support/database.ts'
import { sampleData, sampleToken } from '#support/letters.ts'
import { openSmtp, type SmtpStandIn } from '#support/smtp.ts'
import { lettersOf } from '#support/posted.ts'
import { createMailer, type Mailer } from '#mail/mailer.ts'
import type { NewLetter } from '#usecases/context.ts'
import { createPost } from './post.ts'
import { openQueue, type Queue } from './queue.ts'
import { registerSendLetter } from './send-letter.ts'

const log = pino({ level: 'silent' })
let smtp: SmtpStandIn
let mailer: Mailer
const opened: Queue[] = []

const app = appForAll()
beforeEach(async () => {
  smtp = await openSmtp()
  mailer = createMailer({ smtpUrl: smtp.url, outboxDir: '/nowhere', log })
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((queue) => queue.stop()))
  mailer.close()
  await smtp.close()
})

/** Opens a process that sends letters. */
async function sender(): Promise<void> {
  const { queue, ctx } = await app.anotherProcess()
  opened.push(queue)
  await registerSendLetter(queue, ctx, mailer)
}

/** Opens a queue on the same database, as each process has one. */
async function anotherQueue(): Promise<Queue> {
  const queue = await openQueue(app.db.url, log)
  opened.push(queue)
  return queue
}

const post = (to: string, fail = false) =>
  within(app.db.db, async (tx) => {
    await createPost(
      app.queue,
      null,
      app.ctx.now,
    )(tx, {
      kind: 'confirm_address',
      recipient: to,
      language: 'de',
      data: sampleData.confirm_address,
    })
    if (fail) throw new Error('rolled back')
  })

const lettersTo = (to: string) => lettersOf(app, { to })

async function until(what: () => boolean | Promise<boolean>, seconds = 20): Promise<void> {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await sleep(50)) if (await what()) return
  throw new Error(`not within ${seconds} s`)
}
const mailsTo = (to: string) => smtp.accepted.filter((mail) => mail.includes(`To: ${to}`))

/** Makes retries due at once that would wait for seconds or minutes. */
const hurry = () =>
  app.db.pool.query(`update pgboss.job set start_after = now() where name = 'send_letter' and state = 'retry'`)

test('a letter is sent if and only if its transaction commits, and is then emptied', async () => {
  await sender()
  await post('kept@post.example')
  await expect(post('dropped@post.example', true)).rejects.toThrow('rolled back')
  await until(async () => (await lettersTo('kept@post.example'))[0]?.sent_at !== null)
  expect(mailsTo('kept@post.example')).toHaveLength(1)
  expect(mailsTo('dropped@post.example')).toHaveLength(0)
  expect((await lettersTo('kept@post.example'))[0]!.data).toEqual({})
  const { rows } = await app.db.pool.query<{ job: string }>('select job::text from pgboss.job')
  expect(rows.map((row) => row.job).join()).not.toContain(sampleToken)
})

test('a rush of letters to a branch keeps no customer waiting', async () => {
  const write = (kind: 'staff_booking' | 'confirm_address', recipient: string) =>
    within(app.db.db, async (tx) => {
      const letter = { kind, recipient, language: 'de' as const, data: sampleData[kind] } as NewLetter
      await createPost(app.queue, null, app.ctx.now)(tx, letter)
    })
  for (let n = 0; n < 8; n++) await write('staff_booking', 'branch:3')
  await write('confirm_address', 'first@rush.example')
  await write('confirm_address', 'second@rush.example')
  await sender()
  await until(() => smtp.accepted.length === 10)
  // Four go out together, in any order.
  const early = smtp.accepted.slice(0, 4).join()
  expect(early).toContain('first@rush.example')
  expect(early).toContain('second@rush.example')
})

test('a mail server that refuses for a while gets every letter in the end, each once, from several processes', async () => {
  smtp.refuseWith({ code: 451, text: '<patient@post.example> greylisted' })
  for (let n = 0; n < 3; n++) await sender()
  const people = Array.from({ length: 12 }, (_, n) => `patient.${n}@post.example`)
  for (const to of people) await post(to)
  await until(() => smtp.refused() >= 12)
  expect(smtp.accepted).toHaveLength(0)
  smtp.refuseWith(null)
  await until(async () => {
    await hurry()
    return smtp.accepted.length >= 12
  })
  await sleep(1_500)
  for (const to of people) expect(mailsTo(to)).toHaveLength(1)
  const { rows } = await app.db.pool.query<{ output: string }>(
    `select output::text from pgboss.job where output is not null`,
  )
  expect(rows.map((row) => row.output).join()).not.toContain('patient')
})

test('a letter is tried again for four weeks', async () => {
  const { rows } = await app.db.pool.query<{ tried: number; kept: number }>(
    `select retry_limit * retry_delay_max / 86400 as tried, retention_seconds / 86400 as kept
     from pgboss.queue where name = 'send_letter'`,
  )
  expect(rows[0]!.tried).toBeGreaterThanOrEqual(28)
  expect(rows[0]!.kept).toBeGreaterThanOrEqual(28)
})

test('a recipient refused for good is given up after a day', async () => {
  smtp.refuseWith({ code: 550, text: 'nobody of that name' })
  await sender()
  await post('nobody@post.example')
  await until(() => smtp.refused() === 1)
  expect((await lettersTo('nobody@post.example'))[0]!.data).not.toEqual({})
  await app.db.pool.query(
    `update letter set created_at = now() - interval '25 hours' where recipient = 'nobody@post.example'`,
  )
  await until(async () => {
    await hurry()
    const [letter] = await lettersTo('nobody@post.example')
    return Object.keys(letter!.data).length === 0
  })
  expect((await lettersTo('nobody@post.example'))[0]!.sent_at).toBeNull()
})

test('the queue survives the loss of every connection', async () => {
  await sender()
  await app.db.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'spreewagen jobs' and datname = current_database()`,
  )
  await post('after@post.example')
  await until(() => mailsTo('after@post.example').length > 0)
  expect(mailsTo('after@post.example')).toHaveLength(1)
})

describe('every', () => {
  test('runs on one of several processes at a time', async () => {
    let inside = 0
    let most = 0
    let runs = 0
    const work = async () => {
      inside += 1
      runs += 1
      most = Math.max(most, inside)
      await sleep(1_500)
      inside -= 1
    }
    for (let n = 0; n < 3; n++) await (await anotherQueue()).every(1, 'test_every', work)
    await until(() => runs >= 3)
    expect(most).toBe(1)
  })

  test('goes on after a run that failed', async () => {
    let runs = 0
    await (
      await anotherQueue()
    ).every(1, 'test_failing', () => {
      runs += 1
      return Promise.reject(new Error('this time'))
    })
    await until(() => runs >= 2)
    expect(runs).toBeGreaterThanOrEqual(2)
  })

  test('takes cron lines', async () => {
    await (await anotherQueue()).every('23 3 * * *', 'test_cron', () => Promise.resolve())
    const { rows } = await app.db.pool.query(`select cron, timezone from pgboss.schedule where name = 'test_cron'`)
    expect(rows).toEqual([{ cron: '23 3 * * *', timezone: 'Europe/Berlin' }])
  })
})

test('several processes may open the queue of a fresh database at once', async () => {
  const db = await createTestDb()
  const queues = await Promise.all([1, 2, 3].map(() => openQueue(db.url, log)))
  const { rows } = await db.pool.query(`select name from pgboss.queue where name = 'send_letter'`)
  expect(rows).toHaveLength(1)
  await Promise.all(queues.map((queue) => queue.stop()))
  await db.close()
})

test('stopping waits for jobs under way', async () => {
  const queue = await anotherQueue()
  let started = false
  let finished = false
  await queue.every(1, 'test_slow', async () => {
    started = true
    await sleep(1_200)
    finished = true
  })
  await until(() => started)
  await queue.stop()
  expect(finished).toBe(true)
})
