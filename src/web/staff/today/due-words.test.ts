import { expect, test } from 'vitest'

import type { BoardDue } from '#contract/staff-board.ts'
import { dueHref } from './due-words.ts'

const rental = { reference: 'SW-2222-3333', class: 'mini', at: '2026-11-27T09:00' }
const hrefOf = (act: string, of: object) => dueHref({ act, of } as BoardDue, 2)

test('a pickup without a car leads to its line in the planner, where it can have one', () => {
  expect(hrefOf('give_car', rental)).toBe('planner?branch=2&class=mini&day=2026-11-27')
})

test('a pickup that nobody came for leads to the question whether to note that', () => {
  expect(hrefOf('no_show', rental)).toBe('bookings/SW-2222-3333?act=noShow')
})

test('what is done on the page of a booking leads to it', () => {
  for (const act of ['call_late', 'prepare', 'decide']) expect(hrefOf(act, rental)).toBe('bookings/SW-2222-3333')
})
