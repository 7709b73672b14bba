import { expect, test } from 'vitest'

import account from './de/account.ts'
import booking from './de/booking.ts'
import contact from './de/contact.ts'
import newsletter from './de/newsletter.ts'
import { fieldProblems, serverMessages, serverSuccess } from './de/server.ts'

/** Every text that a page can show; what search engines show has lines of its own. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'description' ? [] : texts(inner)))
}

test('no line of a German sentence ends after the E of E‑Mail', () => {
  const all = texts([account, booking, contact, newsletter, fieldProblems, serverMessages, serverSuccess])
  expect(all.filter((text) => text.includes('E\u2011Mail')).length).toBeGreaterThan(30)
  expect(all.filter((text) => / E-Mail/.test(text))).toEqual([])
})
