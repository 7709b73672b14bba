import { describe, expect, it } from 'vitest'
import {
  beginnings,
  bookingStatuses,
  calledOff,
  canMove,
  isCertain,
  isUnordered,
  neverAgreed,
  stayStates,
  transitions,
  type BookingStatus,
} from './booking-status.ts'

const ends: BookingStatus[] = ['closed', 'declined', 'expired', 'withdrawn', 'cancelled', 'no_show']

it('has the statuses of D25, and withdrawn', () => {
  expect([...bookingStatuses].toSorted()).toEqual([
    'active',
    'cancelled',
    'closed',
    'confirmed',
    'declined',
    'expired',
    'no_show',
    'offered',
    'pending_payment',
    'requested',
    'returned',
    'withdrawn',
  ])
})

it('moves exactly as D25 says, and withdraws what was not ordered yet', () => {
  const moves = bookingStatuses.flatMap((from) =>
    bookingStatuses.filter((to) => canMove(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(moves.toSorted()).toEqual([
    'active → returned',
    'confirmed → active',
    'confirmed → cancelled',
    'confirmed → no_show',
    'offered → confirmed',
    'offered → expired',
    'offered → withdrawn',
    'pending_payment → cancelled',
    'pending_payment → confirmed',
    'pending_payment → expired',
    'requested → declined',
    'requested → expired',
    'requested → offered',
    'requested → withdrawn',
    'returned → closed',
  ])
})

describe('the table', () => {
  it('reaches every status from a beginning', () => {
    const reached = new Set<BookingStatus>(beginnings)
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

const stateOf = (status: BookingStatus) => stayStates[status]
const isSure = (status: BookingStatus) => stayStates[status] !== null && isCertain(stayStates[status])

it('keeps a car until it falls away, and brings it elsewhere once certain', () => {
  expect(bookingStatuses.filter((status) => stateOf(status) !== null).toSorted()).toEqual([
    'active',
    'closed',
    'confirmed',
    'offered',
    'pending_payment',
    'requested',
    'returned',
  ])
  expect(bookingStatuses.filter(isSure).toSorted()).toEqual(['active', 'closed', 'confirmed', 'returned'])
  expect(beginnings.every((status) => stateOf(status) !== null)).toBe(true)
})

it('never loses certainty again except by cancelling or not showing up', () => {
  for (const from of bookingStatuses.filter(isSure)) {
    for (const to of transitions[from]) {
      expect(isSure(to) || to === 'cancelled' || to === 'no_show').toBe(true)
    }
  }
})

it('binds nobody before the customer orders (D31)', () => {
  expect(canMove('requested', 'confirmed')).toBe(false)
  expect(bookingStatuses.filter(isUnordered)).toEqual(['requested', 'offered'])
  expect(bookingStatuses.filter(isUnordered).some(isSure)).toBe(false)
})

it('calls off what was ordered by cancelling, and what was not by withdrawing', () => {
  expect(bookingStatuses.filter((status) => calledOff(status) === 'withdrawn')).toEqual(['requested', 'offered'])
  expect(bookingStatuses.filter((status) => calledOff(status) === 'cancelled')).toEqual([
    'pending_payment',
    'confirmed',
  ])
})

it('tells by the status alone whether there was an agreement', () => {
  // The ends that are reached without passing a confirmation, and those that are reached through one.
  const endsOf = (from: BookingStatus, skip: BookingStatus | null): BookingStatus[] =>
    from === skip ? [] : transitions[from].length === 0 ? [from] : transitions[from].flatMap((to) => endsOf(to, skip))
  expect([...new Set(endsOf('requested', 'confirmed'))].toSorted()).toEqual([...neverAgreed].toSorted())
  expect(endsOf('confirmed', null).filter((end) => (neverAgreed as readonly string[]).includes(end))).toEqual([])
})
