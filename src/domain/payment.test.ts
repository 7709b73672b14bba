import { expect, test } from 'vitest'

import { transferPossible } from './payment.ts'

const now = new Date('2026-12-01T09:00:00Z')

test('a transfer needs its days before the pick-up', () => {
  expect(transferPossible({ start: '2026-12-08T10:00', currency: 'EUR' }, now, 7)).toBe(true)
  expect(transferPossible({ start: '2026-12-08T09:30', currency: 'EUR' }, now, 7)).toBe(false)
})

test('a transfer carries euros only', () => {
  expect(transferPossible({ start: '2027-03-08T10:00', currency: 'USD' }, now, 7)).toBe(false)
})
