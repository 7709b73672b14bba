import { expect, it } from 'vitest'

import type { BookingStatus } from './booking-status.ts'
import { chargedInAll } from './charged.ts'

const booking = (status: BookingStatus, chargesMinor: number) =>
  chargedInAll({ status, totalMinor: 5600, chargesMinor })

it.each<[BookingStatus, number]>([
  ['requested', 5600],
  ['offered', 5600],
  ['confirmed', 5600],
  ['active', 5600],
  ['declined', 0],
  ['expired', 0],
  ['withdrawn', 0],
])('%s costs %i', (status, inAll) => {
  expect(booking(status, 0)).toBe(inAll)
})

it('a rental that took place costs its price and what came on top of it', () => {
  expect(booking('returned', 1500)).toBe(7100)
  expect(booking('closed', 1500)).toBe(7100)
  expect(booking('closed', 1500 - 1500)).toBe(5600)
})

it('a rental that does not take place costs its fee and not its price', () => {
  expect(booking('no_show', 2800)).toBe(2800)
  expect(booking('no_show', 0)).toBe(0)
  expect(booking('cancelled', 2800)).toBe(2800)
  expect(booking('cancelled', 0)).toBe(0)
})
