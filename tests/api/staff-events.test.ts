import { afterEach, beforeAll, expect, test } from 'vitest'

import { endStaff } from '#usecases/staff/end-staff.ts'
import { operator, valueOf } from '#support/acting.ts'
import { newBusiness } from '#support/business.ts'
import { bearer, type SignedIn } from '#support/customer.ts'
import { givenIn } from '#support/given.ts'
import { appForAll } from '#support/open-app.ts'
import { openProcess } from '#support/open-process.ts'
import { testKeys } from '#support/secret-key.ts'
import { newStaff } from '#support/staff.ts'

const [TEMPELHOF, AIRPORT] = [1, 3]
const times = { lastsMs: 60_000, beatMs: 100, gapMs: 10 }

const app = appForAll({ bookings: 'open', anyHour: true, streams: times })
let origin: string
const open: AbortController[] = []

beforeAll(async () => {
  origin = await app.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => {
  for (const one of open.splice(0)) one.abort()
})

interface Listener {
  status: number
  /** Text that came so far. */
  text(): string
  /** Whether the stream is over. */
  ended(): boolean
}

/** Opens a stream of events, and reads what comes. */
async function listen(as: SignedIn, at = origin): Promise<Listener> {
  const control = new AbortController()
  open.push(control)
  const answer = await fetch(`${at}/api/staff/events`, { headers: bearer(as.token), signal: control.signal })
  let text = ''
  let ended = false
  const read = async () => {
    for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) text += part
    ended = true
  }
  read().catch(() => {})
  return { status: answer.status, text: () => text, ended: () => ended }
}

/** Patience for a machine that has other things to do. */
const patience = { timeout: 20_000, interval: 10 }
const changesIn = (text: string) =>
  [...text.matchAll(/event: change\ndata: (.*)\n\n/g)].map(
    ([, data]) => JSON.parse(data!) as { topic: string; branch: number | null },
  )
const opened = (one: Listener) => expect.poll(one.text, patience).toMatch(/^event: open\n/)
/** Waits until notices of everything before are delivered: they come in order. */
async function allHeard(one: Listener): Promise<void> {
  const before = one.text().length
  await app.db.pool.query(`update car set next_inspection = next_inspection where id = (select min(id) from car)`)
  await expect.poll(() => one.text().slice(before), patience).toContain('{"topic":"cars","branch":null}')
}

test('a booking rings at its branches, and at no other', async () => {
  const [manager, there, elsewhere] = [
    await newStaff(app, 'manager'),
    await newStaff(app, 'agent', [AIRPORT]),
    await newStaff(app, 'agent', [TEMPELHOF]),
  ]
  const listeners = await Promise.all([manager, there, elsewhere].map((one) => listen(one)))
  await Promise.all(listeners.map(opened))
  await givenIn(app).booking()
  await Promise.all(listeners.map(allHeard))
  const heard = listeners.map((one) => changesIn(one.text()))
  const rang = { topic: 'rentals', branch: AIRPORT }
  expect(heard[0]).toContainEqual(rang)
  expect(heard[1]).toContainEqual(rang)
  expect(heard[2]!.filter(({ topic }) => topic === 'rentals')).toEqual([])

  // A one-way rental is news for both.
  await givenIn(app).booking({ dropoff: TEMPELHOF })
  await Promise.all(listeners.map(allHeard))
  expect(changesIn(listeners[2]!.text())).toContainEqual({ topic: 'rentals', branch: TEMPELHOF })
})

test('what visitors hold rings nothing, and a message to us rings for the inbox', async () => {
  const one = await listen(await newStaff(app, 'manager'))
  await opened(one)
  await givenIn(app).hold()
  await allHeard(one)
  expect(changesIn(one.text())).toEqual([{ topic: 'cars', branch: null }])
  const question = { name: 'Ole Ohnename', email: 'ole@post.example', message: 'Kindersitz dazu möglich?' }
  const rest = { phone: '', reference: '', website: '', language: 'de', filledMs: 9_000 }
  const sent = await app.call('sendContactMessage', { body: { ...question, ...rest, branch: 'airport' } })
  expect(sent.status).toBe(201)
  await allHeard(one)
  expect(changesIn(one.text())).toContainEqual({ topic: 'inbox', branch: null })
})

test('a company, a note and a colleague ring for the people', async () => {
  const kim = await newStaff(app, 'manager')
  const one = await listen(kim)
  await opened(one)
  const rang = () => changesIn(one.text()).filter(({ topic }) => topic === 'people').length
  const { id } = await newBusiness(app, kim, [])
  await allHeard(one)
  const first = rang()
  expect(first).toBeGreaterThan(0)
  await app.call('noteStaffBusiness', { as: kim, params: { id }, body: { text: 'Zahlt auf Rechnung.' } })
  await allHeard(one)
  expect(rang()).toBe(first + 1)
  await newStaff(app, 'agent')
  await allHeard(one)
  expect(rang()).toBeGreaterThan(first + 1)
})

test.each<[string, (who: SignedIn) => Promise<unknown>]>([
  ['their screen is locked', (as) => app.call('lockScreen', { as })],
  ['they sign out', (as) => app.call('logout', { as })],
  ['they leave', async ({ email }) => valueOf(await endStaff(app.ctx, operator, email))],
])('it ends once %s, and says nothing more', async (_, ending) => {
  const kim = await newStaff(app, 'agent')
  const one = await listen(kim)
  await opened(one)
  await ending(kim)
  await givenIn(app).booking()
  await expect.poll(one.ended, patience).toBe(true)
  expect(changesIn(one.text())).toEqual([])
  expect((await listen(kim)).status).toBeGreaterThanOrEqual(400)
})

test('an account has eight of them at most, and a place is free again when one is closed', async () => {
  const kim = await newStaff(app, 'agent')
  const eight = await Promise.all(Array.from({ length: 8 }, () => listen(kim)))
  await Promise.all(eight.map(opened))
  expect((await listen(kim)).status).toBe(429)
  expect((await listen(await newStaff(app, 'agent'))).status).toBe(200)
  open[0]!.abort()
  await expect.poll(async () => (await listen(kim)).status, patience).toBe(200)
})

test('it ends by itself, so that the browser comes back, and at once when the server stops', async () => {
  const brief = await anotherWith({ ...times, lastsMs: 50 })
  const at = await brief.app.listen({ host: '127.0.0.1', port: 0 })
  const kim = await newStaff(app, 'agent')
  await expect.poll((await listen(kim, at)).ended, patience).toBe(true)
  await brief.close()

  const stopping = await anotherWith(times)
  const one = await listen(kim, await stopping.app.listen({ host: '127.0.0.1', port: 0 }))
  await opened(one)
  await stopping.app.close()
  await expect.poll(one.ended, patience).toBe(true)
  await stopping.close()
})

const anotherWith = (streams: typeof times) =>
  openProcess({
    db: app.db,
    keys: testKeys,
    dataDir: app.dataDir,
    store: 'database',
    parts: { streams },
    now: () => new Date(),
  })

test('who may have missed something is told so', async () => {
  const one = await listen(await newStaff(app, 'agent'))
  await opened(one)
  await app.db.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and (query like 'listen %' or query = 'select 1') and pid <> pg_backend_pid()`,
  )
  await expect.poll(one.text, patience).toContain('event: gap\n')
})
