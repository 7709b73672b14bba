import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { askingAgain } from './ask-again.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const watched = () => {
  const names: unknown[] = []
  const ask = askingAgain({
    invalidateQueries: async (filters) => void names.push(filters?.queryKey?.at(-1)),
  })
  return { names, ask }
}

test('asks once for a call of which several parts of a page have heard', () => {
  const { names, ask } = watched()
  for (let part = 0; part < 5; part++) ask('owner', 'getBoard')
  ask('owner', 'getPlan')
  vi.advanceTimersByTime(400)
  expect(names).toHaveLength(2)
  expect(names).toEqual(expect.arrayContaining(['getBoard', 'getPlan']))
})

test('asks at most once a second, and not before the time that is given', () => {
  const { names, ask } = watched()
  ask('owner', 'getBoard')
  vi.advanceTimersByTime(400)
  ask('owner', 'getBoard')
  vi.advanceTimersByTime(500)
  expect(names).toHaveLength(1)
  vi.advanceTimersByTime(800)
  expect(names).toHaveLength(2)
  ask('owner', 'getPlan', 2_000)
  vi.advanceTimersByTime(1_999)
  expect(names).toHaveLength(2)
  vi.advanceTimersByTime(301)
  expect(names).toHaveLength(3)
})

test('does not let news wait for a question that was to come later', () => {
  const { names, ask } = watched()
  ask('owner', 'getBoard', 2_000)
  ask('owner', 'getBoard')
  vi.advanceTimersByTime(301)
  expect(names).toHaveLength(1)
  vi.advanceTimersByTime(5_000)
  expect(names).toHaveLength(1)
})
