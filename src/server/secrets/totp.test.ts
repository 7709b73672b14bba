import { expect, test } from 'vitest'

import { newSecret, qrCode, setupUri, stepOf } from './totp.ts'

/** RFC 6238, appendix B: the secret '12345678901234567890', SHA-1, the last six of eight digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1_000)

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('takes the code of RFC 6238 at %i', (seconds, code) => {
  expect(stepOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

test('takes the code before and the one after, and none further away', () => {
  const step = Math.floor(1_234_567_890 / 30)
  const steps = [-60, -30, 0, 30, 60].map((later) => stepOf(secret, '005924', at(1_234_567_890 + later)))
  expect(steps).toEqual([null, step, step, step, null])
})

test.each(['', '12345', '1234567', '005925', 'abcdef', '00592４'])('refuses %j', (code) => {
  expect(stepOf(secret, code, at(1_234_567_890))).toBeNull()
})

test('makes 160 random bits', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(newSecret())
})

test('names company and account to the app', () => {
  const uri = new URL(setupUri(secret, 'Spreewagen', 'mara@post.example'))
  expect(decodeURIComponent(uri.pathname)).toContain('Spreewagen:mara@post.example')
  expect(uri.searchParams.get('secret')).toBe(secret)
})

test('draws a code with its quiet border', () => {
  const { size, path } = qrCode(setupUri(secret, 'Spreewagen', 'mara@post.example'))
  expect(size).toBeGreaterThan(29)
  // The corner marks begin behind the border.
  expect(path.startsWith('M4 4h7v1h-7z')).toBe(true)
  expect(path).not.toMatch(/M[0-3] /)
})
