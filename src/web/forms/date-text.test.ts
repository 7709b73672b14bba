import { describe, expect, test } from 'vitest'

import { dateOfText, dateText } from './date-text.ts'

describe('a typed day', () => {
  test.each(['17.05.1990', '17.5.1990', '17/05/1990', '17 5 1990', '17-05-1990', '17051990', ' 17. 05. 1990 '])(
    'is understood as %j',
    (text) => expect(dateOfText(text)).toBe('1990-05-17'),
  )

  test('is taken from browsers that fill in the day of birth', () =>
    expect(dateOfText('1990-05-17')).toBe('1990-05-17'))

  test.each(['', '17.05.', '17.05.90', 'May'])('stays as it is while it is none: %j', (text) =>
    expect(dateOfText(text)).toBe(text),
  )
})

describe('a day as text', () => {
  test('has the signs of the language', () => {
    expect(dateText('1990-05-17', 'de')).toBe('17.05.1990')
    expect(dateText('1990-05-17', 'en')).toBe('17/05/1990')
  })

  test('stays as typed while it is none', () => expect(dateText('17.05.', 'de')).toBe('17.05.'))
})
