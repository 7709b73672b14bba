import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Wish } from '../flow/trip.ts'
import { findLostQuote, holdQuote } from './hold-quote.ts'
import { openAttempt, tabQuote } from './tab-quote.ts'

const wish: Wish = {
  vehicleId: 801,
  pickup: 3,
  dropoff: 3,
  start: '2026-12-02T10:00',
  end: '2026-12-04T10:00',
  extras: [{ code: 'gps', quantity: 1 }],
  crossBorder: false,
  freeDays: 0,
}
const minutes = 15

const quote = (id: string, state = 'held') =>
  Response.json({ id, state, price: { totalMinor: 9900 }, secondsLeft: 900 }, { status: 201 })
const lost = () => Promise.reject(new TypeError('no answer'))

type Answer = () => Response | Promise<Response>
let answers: Answer[]
let sent: { key: string; body: Record<string, unknown> }[]
const keys = () => sent.map(({ key }) => key)

beforeEach(() => {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  }
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('document', { documentElement: { lang: 'de' } })
  answers = []
  sent = []
  vi.stubGlobal('fetch', async (_: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    sent.push({ key: headers['idempotency-key']!, body: JSON.parse(body) as Record<string, unknown> })
    return await answers.shift()!()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const hold = (wanted = wish) => holdQuote(wanted, minutes, () => {})

/** Modules of a reloaded page. */
async function loadedAnew() {
  vi.resetModules()
  const [calls, kept] = await Promise.all([import('./hold-quote.ts'), import('./tab-quote.ts')])
  return { ...calls, ...kept, hold: () => calls.holdQuote(wish, minutes, () => {}) }
}

test('an answer that was lost is found again by a page that was loaded anew', async () => {
  answers = [lost, () => quote('one')]
  expect(await hold()).toMatchObject({ ok: false, error: { status: 0 } })
  const page = await loadedAnew()
  await page.findLostQuote()
  expect(page.tabQuote.read()).toMatchObject({ id: 'one', totalMinor: 9900, member: null })
  expect(sent[1]).toEqual(sent[0])
  await page.findLostQuote()
  expect(sent).toHaveLength(2)
})

test('so it is by pressing again', async () => {
  answers = [lost, () => quote('one')]
  await hold()
  const page = await loadedAnew()
  expect(await page.hold()).toMatchObject({ ok: true, data: { id: 'one' } })
  expect(sent[1]).toEqual(sent[0])
})

test.each([
  ['a quote', () => quote('one')],
  ['a refusal', () => Response.json({ code: 'sold_out', message: '' }, { status: 409 })],
])('nothing is asked for again after %s', async (_, answer) => {
  answers = [answer]
  await hold()
  await findLostQuote()
  expect(sent).toHaveLength(1)
  expect(openAttempt.read()).toBeNull()
})

test('another wish is another call', async () => {
  answers = [lost, () => quote('two')]
  await hold()
  await hold({ ...wish, vehicleId: 501 })
  expect(new Set(keys()).size).toBe(2)
  expect(sent[1]!.body).toMatchObject({ vehicleId: 501 })
  expect(openAttempt.read()).toBeNull()
})

test('a call older than a hold is given up', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  answers = [lost, () => quote('two')]
  await hold()
  vi.setSystemTime(Date.now() + minutes * 60_000)
  const key = openAttempt.read()?.key
  await hold()
  expect(keys()).not.toEqual([key, key])
  answers = [lost]
  await hold()
  vi.setSystemTime(Date.now() + minutes * 60_000)
  await findLostQuote()
  expect(sent).toHaveLength(3)
  expect(openAttempt.read()).toBeNull()
})

test('a hold that ran out meanwhile is not kept', async () => {
  answers = [lost, () => quote('one', 'expired')]
  await hold()
  await findLostQuote()
  expect(tabQuote.read()).toBeNull()
  expect(openAttempt.read()).toBeNull()
})

test('what a visitor had asked for is not asked for again by a member', async () => {
  answers = [lost]
  await hold()
  localStorage.setItem('token', 't')
  localStorage.setItem('user', JSON.stringify({ id: '7', firstName: 'M', lastName: 'M', email: 'm@post.example' }))
  await findLostQuote()
  expect(sent).toHaveLength(1)
  expect(openAttempt.read()).toBeNull()
})

test('nobody asks what is free before it is known whether a car is held', async () => {
  let answer: ((response: Response) => void) | undefined
  answers = [() => new Promise<Response>((resolve) => (answer = resolve))]
  const holding = hold()
  let found = false
  const finding = findLostQuote().then(() => (found = true))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(found).toBe(false)
  answer?.(quote('one'))
  await holding
  await finding
  expect(sent).toHaveLength(1)
})

test.each([['{"wish":1,"key":"k","until":1}'], ['{"key":"k","until":1}'], ['nonsense']])(
  'nonsense in the storage is nothing: %s',
  (text) => {
    sessionStorage.setItem('booking-attempt', text)
    expect(openAttempt.read()).toBeNull()
  },
)
