import { describe, expect, test } from 'vitest'

import { isPaperNumber, sameNumber, tidyNumber } from './paper-number.ts'

describe('isPaperNumber', () => {
  test.each([
    'B072RRE2I55',
    'C01X00T47',
    'L0LL 00T47',
    'MORGA657054SM9IJ',
    'D123-4567-8901',
    '12.345.678',
    '123/75',
    'A123456(7)',
    'DOE**MJ501P1',
    'АА 123456',
    '第123456号',
    '١٢٣٤٥٦٧',
    'B072RRE2I55\u200b',
    'X\u00a0123\u2011456',
    `1${'X'.repeat(39)}`,
  ])('%j is one', (number) => expect(isPaperNumber(number)).toBe(true))

  test.each([
    '',
    'keine',
    'later',
    'B1',
    '--1--',
    '12345?',
    'B072; B073',
    '<b>123</b>',
    '123\n456',
    `1${'X'.repeat(40)}`,
  ])('%j is none', (number) => expect(isPaperNumber(number)).toBe(false))
})

test('invisible characters are removed', () => {
  expect(tidyNumber(' B072\u200b RRE\u00a0\u00a02I55 ')).toBe('B072 RRE 2I55')
})

test('one number is the same however it is written, and none is the same as none', () => {
  expect(sameNumber('B072RRE2I55', ' b072-rre 2i55')).toBe(true)
  expect(sameNumber('B072RRE2I55', 'B072RRE2I56')).toBe(false)
  expect(sameNumber('', '')).toBe(false)
})
