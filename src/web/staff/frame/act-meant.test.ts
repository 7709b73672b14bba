import { expect, test } from 'vitest'

import { actMeant } from './act-meant.ts'

const acts = [{ keys: 'a' }, { keys: 'p' }, { keys: 'Escape' }, { keys: 'g p' }, { keys: 'g b' }]
const meant = (key: string, before: string | null) => actMeant(acts, key, before)?.keys

test('a key alone means its act', () => {
  expect(meant('p', null)).toBe('p')
  expect(meant('p', 'x')).toBe('p')
  expect(meant('b', null)).toBeUndefined()
})

test('the second key of two goes before an act on that key alone', () => {
  expect(meant('p', 'g')).toBe('g p')
})

test('a letter after the first of two does nothing where no act has both', () => {
  expect(meant('a', 'g')).toBeUndefined()
})

test('a key without a letter means itself at any time', () => {
  expect(meant('Escape', 'g')).toBe('Escape')
})
