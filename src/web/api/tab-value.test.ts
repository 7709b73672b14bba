import { afterEach, expect, test, vi } from 'vitest'

import { emptyTab, readTab, writeTab } from './tab-storage.ts'
import { ownTabValue, tabValue } from './tab-value.ts'

afterEach(() => {
  emptyTab()
  vi.unstubAllGlobals()
})

test('a value is read as it was written, and the same object each time', () => {
  const value = tabValue<{ days: number } | null>('booking-quote', 2, null)
  expect(value.read()).toBeNull()
  value.write({ days: 3 })
  expect(tabValue('booking-quote', 2, null).read()).toEqual({ days: 3 })
  expect(value.read()).toBe(value.read())
  value.clear()
  expect(value.read()).toBeNull()
})

test.each(['{', 'null', '7', '[]', '{}', '{"value":{"days":3}}', '{"version":1,"value":{"days":3}}'])(
  'what is not of this version is as good as nothing: %s',
  (text) => {
    writeTab('booking-quote', text)
    expect(tabValue('booking-quote', 2, 'nothing').read()).toBe('nothing')
    writeTab('booking-trip', text)
    expect(ownTabValue('booking-trip', 2, 'nothing').read()).toBe('nothing')
  },
)

test("a member's value is nobody else's", () => {
  const entries = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => entries.get(key) ?? null })
  const trip = ownTabValue('booking-trip', 1, '')
  trip.writeFor('anna', '?pickup=1')
  expect(readTab('booking-trip')).toContain('anna')
  expect(trip.read()).toBe('')
  expect([trip.readFor('anna'), trip.readFor('bert'), trip.readFor(null)]).toEqual(['?pickup=1', '', ''])
  entries.set('token', 't').set('user', '{"id":"anna","firstName":"A","lastName":"B","email":"a@post.example"}')
  expect(trip.read()).toBe('?pickup=1')
})
