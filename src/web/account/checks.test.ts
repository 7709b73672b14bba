import { describe, expect, it } from 'vitest'

import { checkForm, oldEnough } from './checks.ts'

it('says what is wrong with each field', () => {
  const typed = { fullName: 'M'.repeat(161), email: 'mara@', password: 'kurz', acceptTerms: false }
  expect(checkForm('signUp', typed)).toEqual({
    ok: false,
    problems: { fullName: 'tooLong', email: 'invalid', password: 'invalid', acceptTerms: 'missing' },
  })
})

it('takes spaces only as missing, and a day that does not exist as wrong', () => {
  const problems = { firstName: 'missing', dob: 'invalid', city: 'missing' }
  expect(checkForm('register', { firstName: ' ', dob: '2001-02-29' })).toMatchObject({ ok: false, problems })
  expect(checkForm('register', { dob: '' })).toMatchObject({ ok: false, problems: { dob: 'missing' } })
})

it('hands over what the server takes', () => {
  const typed = { email: ' mara@post.example ', password: ' with spaces around ', remember: true }
  expect(checkForm('signIn', typed)).toEqual({ ok: true, values: { ...typed, email: 'mara@post.example' } })
})

describe('old enough', () => {
  it.each([
    ['2008-06-10', '2026-06-09T12:00:00Z', false],
    ['2008-06-10', '2026-06-10T12:00:00Z', true],
    // In Berlin it is already the birthday.
    ['2008-06-10', '2026-06-09T22:30:00Z', true],
    ['2030-01-01', '2026-06-10T12:00:00Z', false],
  ])('born %s at %s: %s', (dob, now, expected) => {
    expect(oldEnough(dob, new Date(now), 18)).toBe(expected)
  })
})
