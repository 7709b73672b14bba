import { describe, expect, it } from 'vitest'

import { returnPath } from './return-path.ts'

describe('returnPath', () => {
  it.each(['/dashboard', '/booking/new?pickup=1#step', '/'])('keeps %s', (from) => {
    expect(returnPath({ from }, 'de')).toBe(from)
  })

  it('follows a change of language', () => {
    expect(returnPath({ from: '/booking/new?pickup=1#step' }, 'en')).toBe('/en/booking/new?pickup=1#step')
    expect(returnPath({ from: '/en/dashboard' }, 'en')).toBe('/en/dashboard')
    expect(returnPath({ from: '/en/dashboard' }, 'de')).toBe('/dashboard')
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'dashboard',
    'javascript:alert(1)',
    '/login',
    '/en/Login/',
    '',
    7,
    null,
  ])('does not follow %j', (from) => {
    expect(returnPath({ from }, 'de')).toBeUndefined()
  })

  it.each([null, undefined, 'x', {}])('finds nothing in %j', (state) => {
    expect(returnPath(state, 'de')).toBeUndefined()
  })
})
