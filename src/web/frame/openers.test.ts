import { beforeEach, expect, it, vi } from 'vitest'

import { withDialog } from './openers.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollY', 120)
})

const at = (search: string, state: unknown = null) => ({
  pathname: '/about',
  search,
  hash: '#main',
  state,
  key: 'x',
  unstable_mask: undefined,
})

it('adds a dialog to an address, and leaves the rest as it is written', () => {
  const [to] = withDialog(at('?start=2027-01-02T10:00&x=1%2C2&y'), 'sign-up', 'elite')
  expect(to).toEqual({
    pathname: '/about',
    search: 'start=2027-01-02T10:00&x=1%2C2&y&dialog=sign-up&tier=elite',
    hash: '#main',
  })
})

it('takes one away, or puts the other in its place', () => {
  const opened = at('?dialog=sign-in&a=1&tier=prime&dialogue=2')
  expect(withDialog(opened)[0].search).toBe('a=1&dialogue=2')
  expect(withDialog(opened, 'sign-up')[0].search).toBe('a=1&dialogue=2&dialog=sign-up')
  expect(withDialog(at('?dialog=sign-in'))[0].search).toBe('')
  expect(withDialog(at(''), 'sign-in')[0].search).toBe('dialog=sign-in')
})

it('keeps what the page was handed and where it stands, but not what concerned the arrival', () => {
  const [, { state }] = withDialog(at('', { from: '/dashboard', section: 'fleet', newLanguage: 'menu' }), 'sign-in')
  expect(state).toEqual({ from: '/dashboard', place: { scroll: 120 } })
})
