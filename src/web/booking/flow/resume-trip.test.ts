import { expect, test } from 'vitest'

import { resumed } from './resume-trip.ts'

const kept = '?step=details&pickup=3&dropoff=1&start=2026-12-02T10:00&end=2026-12-04T10:00&vehicle=302&extras=gps:1'
const after = (search: string, before = kept) => {
  const query = resumed(search, before)
  return query && Object.fromEntries(query)
}
const period = { pickup: '3', dropoff: '1', start: '2026-12-02T10:00', end: '2026-12-04T10:00' }

test('an address that says nothing goes on where one was', () => {
  expect(after('')).toEqual({ step: 'details', ...period, vehicle: '302', extras: 'gps:1' })
})

test('a step that is asked for is the one that is shown', () => {
  expect(after('?step=dates')).toEqual({ step: 'dates', ...period, vehicle: '302', extras: 'gps:1' })
})

test('a link to a vehicle gets the period, and nothing else', () => {
  expect(after('?vehicle=501&step=dates')).toEqual({ step: 'dates', vehicle: '501', ...period })
  expect(after('?type=SUV')).toEqual({ type: 'SUV', ...period })
})

test('what is asked for with a place or a day of its own stays as it is', () => {
  expect(after('?pickup=1')).toBeNull()
  expect(after('?start=2026-12-20')).toBeNull()
})

test('nothing is taken up where nothing was entered, and no confirmation is disturbed', () => {
  expect(after('', '')).toBeNull()
  expect(after('', '?step=dates')).toBeNull()
  expect(after('?vehicle=501', '?step=vehicle&vehicle=302')).toBeNull()
  expect(after('?step=done')).toBeNull()
})
