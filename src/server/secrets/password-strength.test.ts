import { expect, test } from 'vitest'

import { isWeakPassword } from './password-strength.ts'

const about = ['Mara Anna', 'Muster', 'mara.muster@post.example']

test.each([
  'passwordpassword',
  '123456789012',
  'qwertz123456',
  'P@ssw0rd12345',
  'iloveyou1234',
  'berlinberlinberlin',
  'Spreewagen2025!',
  'MaraMuster1990',
  'mara.muster@post',
  'aaaaaaaaaaaaaaaaaaaaaaaa',
  'Sommer2026!!',
  'Winter2025/2026',
  'ichliebedich1',
  'Spreewagen-Spreewagen',
  'Kartoffel Kartoffel',
  'Willkommen#2026',
])('%s is weak', async (password) => {
  expect(await isWeakPassword(password, about)).toBe(true)
})

test.each([
  'korrekte pferdebatterie',
  'vier lose Worte zum Merken',
  'hX7$kq2Lp9vZ',
  'Im Sommer pfeift der Igel',
  'Mara isst morgens Haferbrei',
])('%s is fine', async (password) => {
  expect(await isWeakPassword(password, about)).toBe(false)
})

test('takes little time for any text of the allowed length', async () => {
  await isWeakPassword('warm up the list', [])
  const start = performance.now()
  for (const part of ['1a@$0', 'k8Jd', '4@8({[<369&#!1/|', 'passwordqwerty'])
    await isWeakPassword(part.repeat(50).slice(0, 200), about)
  expect(performance.now() - start).toBeLessThan(1_000)
})
