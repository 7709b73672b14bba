import { expect, it } from 'vitest'

import { tokenIn } from './use-link-token.ts'

const token = 'Zr8x-4_uQv2LkTn0aBcDeFgHiJkLmNoPqRsTuVwXyZ1'

it('reads the token of a mailed link', () => {
  expect(tokenIn(`#token=${token}`)).toBe(token)
})

it.each(['', '#', '#main', '#token=', '#token=short', `#token=${token}%3Cb%3E`, `#token=${token.repeat(3)}`])(
  'finds none in %j',
  (hash) => {
    expect(tokenIn(hash)).toBeNull()
  },
)
