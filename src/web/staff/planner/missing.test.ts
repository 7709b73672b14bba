import { expect, test } from 'vitest'

import { missingOn, without } from './missing.ts'

const days = (from: number, to: number) => ({ from: `2026-12-0${from}T00:00`, to: `2026-12-0${to}T00:00` })

test('a line lacks what was not read of the lines among which it is', () => {
  const first = { firstLine: 0, lastLine: 59, ...days(1, 3) }
  const second = { firstLine: 60, lastLine: 80, ...days(3, 5) }
  expect(missingOn([first, second], 59)).toEqual([first])
  expect(missingOn([first, second], 60)).toEqual([second])
  expect(missingOn([], 60)).toEqual([])
})

test('what nobody has read yet is no part of a span', () => {
  expect(without([days(1, 9)], [])).toEqual([days(1, 9)])
  expect(without([days(1, 9)], [days(3, 5), days(5, 7)])).toEqual([days(1, 3), days(7, 9)])
  expect(without([days(1, 4), days(6, 8)], [days(1, 7)])).toEqual([days(7, 8)])
  expect(without([days(2, 4)], [days(1, 9)])).toEqual([])
})
