import { expect, test } from 'vitest'

import { firstYear, isOwed } from './owed.ts'

const now = new Date('2026-11-25T12:00:00Z')
const rental = {
  reference: 'SPW-1',
  status: 'confirmed',
  start: '2026-12-01T10:00',
  end: '2026-12-03T10:00',
  branch: 'tempelhof',
  vehicle: 'Polo',
  currency: 'EUR',
  chargedMinor: 12_480,
  paidMinor: 0,
  dueMinor: 12_480,
  depositMinor: 0,
} as never as Parameters<typeof isOwed>[0]['rentals'][number]
const sum = { currency: 'EUR', rentals: 1, chargedMinor: 0, paidMinor: 0, giveBackMinor: 0, depositMinor: 0 } as const
const owed = (dueMinor: number, ...rentals: (typeof rental)[]) =>
  isOwed({ sums: [{ ...sum, dueMinor }] as never, rentals }, now)

test('a rental that has not begun owes nothing yet', () => {
  expect(owed(12_480, rental)).toBe(false)
})

test('one that has begun, is late or was cancelled does', () => {
  expect(owed(12_480, { ...rental, status: 'active', start: '2026-11-24T10:00' })).toBe(true)
  expect(owed(12_480, { ...rental, start: '2026-11-25T09:00' })).toBe(true)
  expect(owed(12_480, { ...rental, status: 'cancelled' })).toBe(true)
})

test('so does what is open for an older rental that is not listed', () => {
  expect(owed(20_000, rental)).toBe(true)
})

test('the first year is that of a charge, if there is one', () => {
  expect(firstYear([{ since: null }, { since: '2026-03-01' }, { since: '2025-11-01' }])).toBe('2025')
  expect(firstYear([{ since: null }])).toBeNull()
})
