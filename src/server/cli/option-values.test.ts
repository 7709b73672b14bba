import { describe, expect, it } from 'vitest'

import { change, kilometres, listNumber, moment, sentence, wholeNumber } from './option-values.ts'

const outcome = (read: (text: string) => number, text: string) => {
  try {
    return read(text)
  } catch (error) {
    return (error as Error).message
  }
}

it('a reason is words, and not too many', () => {
  expect(sentence('  the brakes squeak ')).toBe('the brakes squeak')
  expect(sentence('x'.repeat(500))).toHaveLength(500)
  for (const wrong of ['', ' \n', 'x'.repeat(501)]) expect(() => sentence(wrong)).toThrow('not a reason in words')
})

describe('a number on the command line', () => {
  it.each([
    ['0', 0, 'not a whole number from 1 to 9999999', 'zero changes nothing'],
    ['7', 7, 7, 7],
    ['007', 7, 7, 7],
    ['-7', 'not a whole number from 0 to 9999999', 'not a whole number from 1 to 9999999', -7],
    ['9999999', 9_999_999, 9_999_999, 9_999_999],
    ['10000000'],
    ['7.5'],
    ['1e3'],
    [''],
    [' 7'],
    ['٧'],
  ])('%j is read as kilometres, as a number of a list and as a change', (text, ...expected) => {
    const read = [kilometres, listNumber, change].map((one) => outcome(one, text))
    if (expected.length > 0) expect(read).toEqual(expected)
    else for (const one of read) expect(one).toMatch(/^not a whole number/)
  })

  it('keeps within its bounds, and names them', () => {
    const hours = wholeNumber(1, 1500)
    expect([outcome(hours, '1500'), outcome(hours, '1501')]).toEqual([1500, 'not a whole number from 1 to 1500'])
  })
})

it('a moment is one of the wall clock of Berlin', () => {
  expect(moment('2026-12-01T10:00')).toEqual(new Date('2026-12-01T09:00:00Z'))
  expect(moment('2026-07-01 10:00')).toEqual(new Date('2026-07-01T08:00:00Z'))
  expect(() => moment('tomorrow')).toThrow('such as')
})
