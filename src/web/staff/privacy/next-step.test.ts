import { expect, test } from 'vitest'

import { nextOf, stepOf } from './next-step.ts'
import type { PrivacyRequest } from './shape.ts'

const person = { account: true, customer: 'c1', open: 0, kept: 1, requests: 0, messages: 0, newsletter: false }
const asked = {
  kind: 'erasure',
  state: 'open',
  way: 'email',
  identity: 'account',
  person,
  email: 'mara@post.example',
  copied: false,
  answered: false,
  restriction: null,
} as unknown as PrivacyRequest
const next = (more: Partial<PrivacyRequest>) => nextOf({ ...asked, ...more })

test('nothing is done before it is known who asks, and nothing once it is over', () => {
  expect(next({ identity: null })).toBe('identity')
  expect(next({ state: 'done' })).toBeNull()
  expect(next({ way: 'account' })).toBeNull()
})

test('a person is erased before they are answered, unless they rent or nothing is left of them', () => {
  expect(next({})).toBe('erase')
  expect(next({ person: { ...person, open: 1 } })).toBe('answer')
  expect(next({ person: { ...person, account: false, customer: null } })).toBe('answer')
})

test('a copy and a restriction come before the answer, the end after it', () => {
  expect(next({ kind: 'access' })).toBe('copy')
  expect(next({ kind: 'portability', copied: true })).toBe('answer')
  expect(next({ kind: 'restriction' })).toBe('restrict')
  expect(next({ kind: 'rectification', answered: true })).toBe('end')
  // Without an address no letter can be sent.
  expect(next({ kind: 'objection', email: null, person: null })).toBe('end')
})

test('the steps are who asks, what is done, and the end', () => {
  expect(stepOf({ ...asked, identity: null })).toBe(1)
  expect(stepOf(asked)).toBe(2)
  expect(stepOf({ ...asked, kind: 'objection', answered: true })).toBe(3)
})
