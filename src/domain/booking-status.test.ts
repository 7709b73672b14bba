import { describe, expect, it } from 'vitest'
import { bookingStatuses, canMove, isCertain, isUnordered, occupies, transitions } from './booking-status.ts'
import type { BookingStatus } from './booking-status.ts'

const ends: BookingStatus[] = ['closed', 'declined', 'expired', 'cancelled', 'no_show']

it('has the statuses of D25', () => {
  expect([...bookingStatuses].toSorted()).toEqual([
    'active',
    'cancelled',
    'closed',
    'confirmed',
    'declined',
    'expired',
    'held',
    'no_show',
    'offered',
    'pending_payment',
    'requested',
    'returned',
  ])
})

it('moves exactly as D25 says', () => {
  const moves = bookingStatuses.flatMap((from) =>
    bookingStatuses.filter((to) => canMove(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(moves.toSorted()).toEqual([
    'active → returned',
    'confirmed → active',
    'confirmed → cancelled',
    'confirmed → no_show',
    'held → confirmed',
    'held → expired',
    'held → pending_payment',
    'held → requested',
    'offered → cancelled',
    'offered → confirmed',
    'offered → expired',
    'pending_payment → cancelled',
    'pending_payment → confirmed',
    'pending_payment → expired',
    'requested → cancelled',
    'requested → declined',
    'requested → expired',
    'requested → offered',
    'returned → closed',
  ])
})

describe('the table', () => {
  it('reaches every status from the first', () => {
    const reached = new Set<BookingStatus>(['held'])
    for (const from of reached) for (const to of transitions[from]) reached.add(to)
    expect([...reached].toSorted()).toEqual([...bookingStatuses].sort())
  })

  it('ends where it should and nowhere else, and always can end', () => {
    expect(bookingStatuses.filter((from) => transitions[from].length === 0)).toEqual(ends)
    for (const start of bookingStatuses) {
      const reached = new Set<BookingStatus>([start])
      for (const from of reached) for (const to of transitions[from]) reached.add(to)
      expect(ends.some((end) => reached.has(end))).toBe(true)
    }
  })
})

it('counts in the stock until it falls away, and arrives elsewhere once certain', () => {
  expect(bookingStatuses.filter(occupies).toSorted()).toEqual([
    'active',
    'closed',
    'confirmed',
    'held',
    'offered',
    'pending_payment',
    'requested',
    'returned',
  ])
  expect(bookingStatuses.filter(isCertain).toSorted()).toEqual(['active', 'closed', 'confirmed', 'returned'])
})

it('never loses certainty again except by cancelling or not showing up', () => {
  for (const from of bookingStatuses.filter(isCertain)) {
    for (const to of transitions[from]) {
      expect(isCertain(to) || to === 'cancelled' || to === 'no_show').toBe(true)
    }
  }
})

it('binds nobody before the customer orders (D31)', () => {
  expect(canMove('requested', 'confirmed')).toBe(false)
  expect(bookingStatuses.filter(isUnordered)).toEqual(['requested', 'offered'])
  expect(bookingStatuses.filter(isUnordered).some(isCertain)).toBe(false)
})
