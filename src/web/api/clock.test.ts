import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const day = 86_400_000
const real = Date.parse('2026-12-01T09:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Time that forms use in a browser whose clock is wrong by `off` ms, once the server was asked. */
async function clockOff(off: number, answer: () => Promise<Response>) {
  vi.setSystemTime(real + off)
  const fetch = vi.fn<() => Promise<Response>>(answer)
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('document', { documentElement: { lang: 'de' } })
  const { now, subscribeToClock } = await import('./clock.ts')
  expect(now().getTime()).toBe(real + off)
  const ends = [new Promise<void>((resolve) => subscribeToClock(resolve)), subscribeToClock(() => {})] as const
  await ends[0]
  return { now, fetch }
}

const dated = (at: number) => () =>
  Promise.resolve(new Response(null, { headers: { date: new Date(at).toUTCString() } }))

test.each([3 * day, -3 * day])('a clock that is off by %i milliseconds is set right', async (off) => {
  const { now, fetch } = await clockOff(off, dated(real))
  expect(now().getTime()).toBe(real)
  vi.setSystemTime(real + off + 60_000)
  expect(now().getTime()).toBe(real + 60_000)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('the way to the server is no wrong clock', async () => {
  const { now } = await clockOff(0, dated(real - 20_000))
  expect(now().getTime()).toBe(real)
})

test.each([
  ['without an answer', () => Promise.reject(new TypeError('no line'))],
  ['where it says no time', () => Promise.resolve(new Response())],
])('the own clock is believed %s', async (_, answer) => {
  const { now } = await clockOff(day, answer)
  expect(now().getTime()).toBe(real + day)
})
