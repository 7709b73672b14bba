import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

import { pino } from 'pino'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'

import type { Actor, Provider } from '#domain/actor.ts'
import type { AccountId } from '#domain/ids.ts'
import { tell } from '#store/act-log.ts'
import { operator, system } from '#support/acting.ts'
import { appForAll } from '#support/open-app.ts'
import { commandLine } from '#support/command-line.ts'
import { temporaryFolder } from '#support/folder.ts'
import { testKey } from '#support/secret-key.ts'
import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { listInbox } from '#usecases/inbox/list-inbox.ts'
import { receiveMessage } from '#usecases/inbox/receive-message.ts'
import { putMessageAside } from '#usecases/inbox/put-message-aside.ts'
import { retryMessage } from '#usecases/inbox/retry-message.ts'
import { workInbox, type Listener } from '#usecases/inbox/work-inbox.ts'
import { openQueue } from './queue.ts'
import { registerWorkInbox } from './work-inbox.ts'

const bank: Provider = { kind: 'provider', name: 'bank' }
const folder = temporaryFolder('inbox')

const app = appForAll()
beforeEach(async () => {
  await app.db.pool.query('truncate inbox_message')
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

let sent = 0
/** A message about a payment, as the bank sends it. */
async function receive(subject: string, say: object = {}, messageId = `m${++sent}`): Promise<string> {
  await receiveMessage(app.ctx, bank, { messageId, kind: 'payment.captured', subject, payload: say })
  return messageId
}

/** Notes in the log of acts what was heard; what says so is not understood. */
const listener: Listener = async (_ctx, { messageId, subject, payload }) => {
  const { broken = false } = payload as { broken?: boolean }
  if (broken) throw Object.assign(new TypeError('the card of Mara Muster'), { code: 'E_CARD' })
  return (tx) => tell(tx, { event: 'heard', subject: ['payment', subject], after: { message: messageId } })
}
const work = (by: Listener = listener) => workInbox(app.ctx, system('work_inbox'), { bank: by })

/** Messages about these payments that were processed, in order, with the actor in whose name. */
const heard = async (...subjects: string[]) =>
  (
    await app.db.pool.query<{ message: string; actor: string }>(
      `select after ->> 'message' as message, actor_kind || ' ' || actor_id as actor from audit
       where event = 'heard' and subject_id = any ($1) order by id`,
      [subjects],
    )
  ).rows
const messagesOf = async (...subjects: string[]) => (await heard(...subjects)).map(({ message }) => message)

const waiting = async () => {
  const found = await listInbox(app.ctx, operator)
  return found.ok ? found.value : []
}
/** The pause after a failure is over. */
const pauseOver = () => app.db.pool.query('update inbox_message set next_try_at = now()')
async function untilStuck(): Promise<void> {
  while ((await waiting()).some(({ state, trouble }) => state === 'open' && trouble !== null)) {
    await pauseOver()
    await work()
  }
}
const lettersToStaff = async () =>
  (await app.db.pool.query<{ data: object }>(`select data from letter where kind = 'staff_inbox' order by created_at`))
    .rows

test('a message that comes again is kept once and worked on once, in the name of its provider', async () => {
  const id = await receive('p1', { amount: 4900 })
  const again = { messageId: id, kind: 'payment.captured', subject: 'p1', payload: { amount: 4900 } }
  expect(await receiveMessage(app.ctx, bank, again)).toBe(false)
  expect(await work()).toBe(1)
  expect(await receiveMessage(app.ctx, bank, again)).toBe(false)
  expect(await work()).toBe(0)
  expect(await heard('p1')).toEqual([{ message: id, actor: 'provider bank' }])
  const { rows } = await app.db.pool.query('select state, payload from inbox_message')
  expect(rows).toEqual([{ state: 'worked', payload: {} }])
})

test('of many that receive and work at once, each message is worked on once, in its order of arrival', async () => {
  const subjects = ['q1', 'q2', 'q3']
  const ids = await Promise.all(
    subjects.map(async (subject) => {
      const one: string[] = []
      for (let n = 0; n < 4; n++) one.push(await receive(subject))
      await Promise.all([...one, ...one].map((id) => receive(subject, {}, id)))
      return one
    }),
  )
  const worked = await Promise.all(Array.from({ length: 6 }, () => work()))
  while ((await waiting()).length > 0) worked.push(await work())
  expect(worked.reduce((sum, one) => sum + one, 0)).toBe(12)
  for (const [at, subject] of subjects.entries()) expect(await messagesOf(subject)).toEqual(ids[at])
})

test('a message that fails holds up only its own subject, and is tried again after a pause', async () => {
  let down = true
  const moody: Listener = (ctx, message) =>
    down && message.subject === 'r1' ? Promise.reject(new Error('not now')) : listener(ctx, message)
  const [first, second, other] = [await receive('r1'), await receive('r1'), await receive('r2')]
  expect(await work(moody)).toBe(1)
  expect(await messagesOf('r1', 'r2')).toEqual([other])
  down = false
  expect(await work(moody)).toBe(0)
  await pauseOver()
  expect(await work(moody)).toBe(2)
  expect(await messagesOf('r1', 'r2')).toEqual([other, first, second])
})

test('nothing of a message is written if a part of it fails', async () => {
  await receive('s1')
  const half: Listener = async (ctx, message) => {
    const write = await listener(ctx, message)
    return async (tx) => {
      await write(tx)
      throw new Error('and then')
    }
  }
  expect(await work(half)).toBe(0)
  expect(await messagesOf('s1')).toEqual([])
  expect(await waiting()).toMatchObject([{ subject: 's1', trouble: 'Error', attempts: 1 }])
})

test('staff are told once of a message that nobody understands, without its content, and it waits', async () => {
  await receive('t1', { broken: true })
  const behind = await receive('t1')
  await work()
  await untilStuck()
  const [stuck, next] = await waiting()
  expect(stuck).toMatchObject({ state: 'stuck', trouble: 'TypeError E_CARD', attempts: 18, payload: { broken: true } })
  expect(next).toMatchObject({ state: 'open', attempts: 0 })
  const [letter, ...more] = await lettersToStaff()
  expect(more).toEqual([])
  expect(letter!.data).toMatchObject({ number: stuck!.number, provider: 'bank', subject: 't1', attempts: 18 })
  expect(JSON.stringify(letter)).not.toContain('Mara')
  await pauseOver()
  expect(await work()).toBe(0)

  expect(await retryMessage(app.ctx, operator, next!.number)).toMatchObject({ refusal: { code: 'not_stuck' } })
  expect(await putMessageAside(app.ctx, operator, { number: stuck!.number, reason: 'by hand' })).toMatchObject({
    ok: true,
  })
  await work()
  expect(await messagesOf('t1')).toEqual([behind])
})

test('a message whose cause is mended is tried again from the beginning', async () => {
  const id = await receive('u1')
  await workInbox(app.ctx, system('work_inbox'), {})
  expect(await waiting()).toMatchObject([{ trouble: 'UnknownProviderError', attempts: 1 }])
  await app.db.pool.query(`update inbox_message set state = 'stuck', attempts = 18`)
  const { number } = (await waiting())[0]!
  expect(await retryMessage(app.ctx, operator, number)).toMatchObject({ ok: true })
  expect(await retryMessage(app.ctx, operator, number)).toMatchObject({ refusal: { code: 'not_stuck' } })
  await work()
  expect(await messagesOf('u1')).toEqual([id])
})

test('the office alone decides about messages', async () => {
  const agent: Actor = { kind: 'staff', account: 'a' as AccountId, name: 'Kim', role: 'agent', branches: 'all' }
  for (const refused of [
    await listInbox(app.ctx, agent),
    await retryMessage(app.ctx, agent, 1),
    await putMessageAside(app.ctx, agent, { number: 1, reason: 'x' }),
  ])
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'forbidden' } })
})

test('the command line lists waiting messages, tries them again and puts them aside', async () => {
  const manage = commandLine(app.db.url, folder)
  expect((await manage(['inbox'])).out).toBe('nothing waits\n')
  await receive('v1', { broken: true })
  await work()
  await untilStuck()
  const { number } = (await waiting())[0]!
  expect((await manage(['inbox'])).out).toMatch(
    new RegExp(`${number} +stuck +bank +payment.captured +v1 .* 18 +TypeError`),
  )
  expect(JSON.parse((await manage(['inbox', 'list', '--json'])).out)).toMatchObject([
    { number, state: 'stuck', payload: { broken: true } },
  ])
  expect((await manage(['inbox', 'retry', String(number)])).out).toContain('is worked on again')
  const twice = await manage(['inbox', 'retry', String(number)])
  expect([twice.code, twice.said]).toEqual([1, expect.stringContaining('"inbox" lists them')])
  await work()
  await untilStuck()
  expect((await manage(['inbox', 'aside', String(number)])).said).toContain('--reason')
  expect((await manage(['inbox', 'aside', String(number), '--reason', 'by hand'])).out).toContain('about v1 goes on')
  const { rows } = await app.db.pool.query(
    `select verb, actor_kind, reason from audit where subject_kind = 'inbox_message' and subject_id = $1 order by id`,
    [String(number)],
  )
  expect(rows.slice(-1)).toEqual([{ verb: 'putMessageAside', actor_kind: 'operator', reason: 'by hand' }])
}, 120_000)

test('a message is forgotten 30 days after it is done, and not while it waits', async () => {
  await receive('w1')
  await work()
  await receive('w2', { broken: true })
  const states = async () =>
    (await app.db.pool.query<{ subject: string }>('select subject from inbox_message order by number')).rows
  const in31Days = { ...app.ctx, now: () => new Date(Date.now() + 31 * 86_400_000) }
  await keepHouse(app.ctx, system('keep_house'))
  expect(await states()).toHaveLength(2)
  await keepHouse(in31Days, system('keep_house'))
  expect(await states()).toEqual([{ subject: 'w2' }])
})

test('a message is worked on at once, by a job that it wakes', async () => {
  const queue = await openQueue(app.db.url, pino({ level: 'silent' }))
  await registerWorkInbox(queue, app.ctx, { bank: listener })
  const from = Date.now()
  const id = await receive('x1')
  await expect.poll(() => messagesOf('x1'), { timeout: 20_000 }).toEqual([id])
  // Sooner than the sweep would come.
  expect(Date.now() - from).toBeLessThan(12_000)
  await queue.stop()
})

/** A bank that takes its time over a question, and counts how often it was asked. */
async function openBank(thinksMs: number) {
  const asked: string[] = []
  const thinking = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    asked.push(request.url!.slice(1))
    thinking.add(response)
    response.once('close', () => thinking.delete(response))
    setTimeout(() => response.end(), thinksMs)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { asked, thinking, url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

const workers: ChildProcess[] = []
afterEach(() => {
  for (const worker of workers.splice(0)) worker.kill('SIGKILL')
})
function startWorker(bankUrl: string): ChildProcess {
  const script = path.resolve(import.meta.dirname, '../../../tests/support/inbox-worker.ts')
  const own = { DATABASE_URL: app.db.url, DATA_DIR: folder, SECRET_KEY: testKey, BANK_URL: bankUrl }
  const worker = spawn(process.execPath, [script], { env: { ...process.env, ...own }, stdio: 'inherit' })
  workers.push(worker)
  return worker
}

test('a kill -9 in the middle of the work loses no message, and none is done twice', async () => {
  const outside = await openBank(400)
  const ids: string[] = []
  for (let n = 0; n < 9; n++) ids.push(await receive(`y${n % 3}`))
  for (let kills = 0; kills < 2; kills++) {
    const worker = startWorker(outside.url)
    await expect.poll(() => outside.thinking.size, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0)
    worker.kill('SIGKILL')
    await once(worker, 'exit')
  }
  startWorker(outside.url)
  startWorker(outside.url)
  await expect.poll(async () => (await waiting()).length, { timeout: 100_000 }).toBe(0)
  for (const subject of [0, 1, 2])
    expect(await messagesOf(`y${subject}`)).toEqual(ids.filter((_, n) => n % 3 === subject))
  // The bank was asked again about what was cut off, and knows that by the message's id.
  expect(outside.asked.length).toBeGreaterThan(9)
  outside.close()
}, 180_000)
