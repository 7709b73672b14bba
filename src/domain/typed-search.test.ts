import { expect, test } from 'vitest'

import { typedOf } from './typed-search.ts'

const endOf = (text: string) => [...typedOf(text).phoneEnd].toReversed().join('')

test('the end of a phone number keeps a zero with which it begins', () => {
  expect(endOf('012345')).toBe('012345')
  expect(endOf('01 23-456')).toBe('0123456')
  expect(endOf('492345')).toBe('492345')
  expect(endOf('23125')).toBe('')
})

test('a number with a prefix is searched without it', () => {
  for (const text of ['+49 30 23125', '0049 30 23125']) expect([text, endOf(text)]).toEqual([text, '3023125'])
})
