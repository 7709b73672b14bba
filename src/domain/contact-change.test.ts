import { expect, test } from 'vitest'

import { bookingStatuses } from './booking-status.ts'
import { mayCorrectContact, mayCorrectName } from './contact-change.ts'

test('address and phone number are put right until the booking is over, the name until the handover', () => {
  const both = ['requested', 'offered', 'pending_payment', 'confirmed']
  expect(bookingStatuses.filter(mayCorrectName)).toEqual(both)
  expect(bookingStatuses.filter(mayCorrectContact)).toEqual([...both, 'active', 'returned'])
})
