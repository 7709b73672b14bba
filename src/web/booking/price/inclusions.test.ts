import { expect, test } from 'vitest'

import type { Price } from '#contract/booking.ts'
import { inclusions } from './inclusions.ts'

const item = (kind: Price['items'][number]['kind'], amountMinor: number, code?: string) => ({
  kind,
  quantity: 1,
  days: null,
  unitMinor: amountMinor,
  amountMinor,
  ...(code === undefined ? {} : { code }),
})

test('the vehicle alone includes nothing else', () => {
  expect(inclusions([item('vehicle', 4500)])).toEqual([])
})

test('every fee is named, extras in one sum, discounts are not fees', () => {
  const items = [
    item('vehicle', 4500),
    item('extra', 1000, 'gps'),
    item('extra', 2000, 'insurance'),
    item('one_way', 1900),
    item('after_hours', 3000),
    item('first_rental_discount', -675),
  ]
  expect(inclusions(items)).toEqual([
    { kind: 'one_way', amountMinor: 1900 },
    { kind: 'after_hours', amountMinor: 3000 },
    { kind: 'extras', amountMinor: 3000 },
  ])
})

test('an extra that is free for a member is no fee', () => {
  expect(inclusions([item('vehicle', 4500), item('extra', 0, 'additional_driver')])).toEqual([])
})
