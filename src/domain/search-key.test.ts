import { describe, expect, test } from 'vitest'

import { foldName, foldPhone, foldPlate, withoutLittleWords } from './search-key.ts'

describe('a name is found', () => {
  test.each(['Müller', 'MUELLER', 'Muller', ' mueller '])('as %s', (typed) => {
    expect(foldName(typed)).toBe('muller')
  })

  test.each([
    ['Groß-Beispiel', 'gross beispiel'],
    ['Łukasz Wójcik', 'lukasz wojcik'],
    ["O'Muster", 'o muster'],
  ])('%s without marks and punctuation', (name, folded) => {
    expect(foldName(name)).toBe(folded)
  })

  test('by any beginning, also in the middle of an umlaut that is written as two letters', () => {
    const whole = foldName('Mueller')
    for (let length = 1; length <= 'Mueller'.length; length++)
      expect(whole.startsWith(foldName('Mueller'.slice(0, length)))).toBe(true)
  })

  test('without the little words before it', () => {
    expect(withoutLittleWords('von der beispiel max')).toBe('beispiel max')
    expect(withoutLittleWords('vonderbeispiel')).toBe('vonderbeispiel')
  })
})

test.each(['0151 555 0117', '+49 151 5550117', '0049 (0)151/555-0117', '(0151) 5550117'])(
  '%s is one number',
  (typed) => {
    expect(foldPhone(typed)).toBe('1515550117')
  },
)

test('a number abroad keeps its country', () => {
  expect(foldPhone('+44 20 7946 0000')).toBe('442079460000')
})

test.each(['b-sw 1122', 'BSW1122', 'B SW-1122'])('%s is one plate', (typed) => {
  expect(foldPlate(typed)).toBe('BSW1122')
})
