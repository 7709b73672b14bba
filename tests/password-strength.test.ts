import { expect, test } from 'vitest'

import { isWeakPassword } from '#secrets/password-strength.ts'
import { strengthOf } from '#account/password-strength.ts'

const about = ['Mara Muster', 'mara.muster@post.example']

const weak = [
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  '123456789012',
  'abcdefghijkl',
  'passwort1234',
  'password1234',
  'qwertzuiop12',
  'iloveyou1234',
  'berlinberlinberlin',
  'Spreewagen2025!',
  'MaraMuster1990',
  'mara.muster@post',
]

test.each(weak)('%s is weak on the page, and for the server', async (password) => {
  expect(strengthOf(password, about)).toBe('weak')
  expect(await isWeakPassword(password, about)).toBe(true)
})

test.each([
  ['hX7$kq2Lp9', 'fair'],
  ['zebra lampe', 'fair'],
  ['Laterne Zebra Kompott Vier', 'strong'],
  ['vier lose Worte zum Merken', 'strong'],
  ['hX7$kq2Lp9vZ', 'strong'],
] as const)('%s is %s on the page, and good enough for the server', async (password, strength) => {
  expect(strengthOf(password, about)).toBe(strength)
  expect(await isWeakPassword(password, about)).toBe(false)
})

test('is too fast to be felt while typing', () => {
  strengthOf('warm up', [])
  const start = performance.now()
  for (const part of ['1a@$0', 'k8Jd', '4@8({[<369&#!1/|', 'passwordqwerty'])
    strengthOf(part.repeat(50).slice(0, 200), about)
  expect(performance.now() - start).toBeLessThan(400)
})
