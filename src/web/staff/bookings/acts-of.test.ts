import { expect, test } from 'vitest'

import { bookingStatuses } from '#domain/booking-status.ts'
import type { StaffBooking } from '#contract/staff-bookings.ts'
import { changesOf, dueActOf, isWithoutCar, moneyActsOf } from './acts-of.ts'

/** Keys of the page itself: to the neighbours in a list, to a new booking, that the car is ready, and the step after. */
const OWN = ['j', 'k', 'n', 'v', 'u']

/** A booking in which everything is possible that its state allows. */
const bookingIn = (status: StaffBooking['status'], changeable: StaffBooking['changeable']) =>
  ({
    status,
    changeable,
    cars: [{}],
    cancellation: {},
    noShow: { from: '2026-11-27T10:00:00Z' },
    mainDriver: { hasPapers: false, licenseExpiry: null },
    otherDrivers: [],
    member: {},
    email: 'nora@post.example',
    balance: { dueMinor: 1, paidMinor: 1 },
    deposit: { paidMinor: 0, authorisedMinor: 0 },
    price: { depositMinor: 100 },
  }) as unknown as StaffBooking

test.each(bookingStatuses)(
  'no two acts of a booking that is %s have one key, and none takes a key of the page',
  (status) => {
    for (const changeable of ['all', 'return'] as const) {
      const booking = bookingIn(status, changeable)
      const keys = [...changesOf(booking), ...moneyActsOf(booking)].flatMap(({ key }) => key ?? [])
      expect([...keys, ...OWN]).toHaveLength(new Set([...keys, ...OWN]).size)
    }
  },
)

test('open money comes before the handover, the deposit after the rental', () => {
  const before = (payment: boolean, deposit: boolean) => {
    const checks = [
      { check: 'payment', ok: payment },
      { check: 'deposit', ok: deposit },
    ]
    return dueActOf({
      ...bookingIn('confirmed', 'all'),
      next: { step: 'hand_over', checks },
    } as unknown as StaffBooking)
  }
  expect([before(false, false), before(true, false), before(true, true)]).toEqual(['pay', 'payDeposit', null])
})

test('a fee of a rental that is called off is all that is left to do', () => {
  const off = { ...bookingIn('no_show', null), next: null }
  expect([dueActOf(off), dueActOf({ ...off, balance: { ...off.balance, dueMinor: 0 } })]).toEqual(['pay', null])
})

test('a booking that has no car needs one before anything else', () => {
  const planned = bookingIn('confirmed', 'all')
  expect([planned, { ...planned, cars: [] }].map(isWithoutCar)).toEqual([false, true])
})
