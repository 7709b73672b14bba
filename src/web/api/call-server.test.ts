import { expect, it } from 'vitest'

import { errorOf } from './call-server.ts'

it('reads the specified envelope, which has no code', () => {
  const envelope = { success: false, message: 'Fix the following errors, and try again.', errors: ['a', 'b'] }
  expect(errorOf(422, envelope)).toEqual({
    code: 'invalid_input',
    message: envelope.message,
    errors: ['a', 'b'],
    status: 422,
  })
  expect(errorOf(401, { success: false, message: 'Login failed' })).toEqual({
    code: 'unauthorized',
    message: 'Login failed',
    errors: [],
    status: 401,
  })
})

it('keeps the code and the fields of ours', () => {
  const ours = { success: false, code: 'invalid_input', message: 'No.', errors: [], fields: { email: 'missing' } }
  expect(errorOf(422, ours)).toMatchObject({ code: 'invalid_input', fields: { email: 'missing' } })
})

it('says what a page of a proxy means', () => {
  expect(errorOf(502, null)).toMatchObject({ code: 'unavailable', message: '' })
  expect(errorOf(500, { message: 7 })).toMatchObject({ code: 'unexpected', message: '' })
  expect(errorOf(401, 'Sign in to the proxy')).toMatchObject({ code: 'unexpected' })
})
