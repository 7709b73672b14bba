import { expect, it } from 'vitest'

import { troubleOf } from './passkey-trouble.ts'

it.each([
  ['NotAllowedError', 'cancelled'],
  ['InvalidStateError', 'known'],
  ['ConstraintError', 'unsuited'],
  ['SecurityError', 'address'],
  ['UnknownError', 'failed'],
  ['toString', 'failed'],
])('%s is %s', (name, trouble) => {
  expect(troubleOf(Object.assign(new Error('no'), { name }))).toBe(trouble)
})

it('is no error at all', () => {
  expect(troubleOf('nothing')).toBe('failed')
})
