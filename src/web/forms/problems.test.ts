import { expect, it } from 'vitest'

import { problemFromServer } from './problems.ts'

it('names what the server finds', () => {
  expect(['weak_password', 'too_big', 'wrong_format', 'invalid_date'].map(problemFromServer)).toEqual([
    'weakPassword',
    'tooLong',
    'invalid',
    'invalid',
  ])
})
