import { expect, test } from 'vitest'

import account from './de/account.ts'
import booking from './de/booking.ts'
import contact from './de/contact.ts'
import emailChange from './de/email-change.ts'
import newsletter from './de/newsletter.ts'
import overview from './de/overview.ts'
import passkeys from './de/passkeys.ts'
import profile from './de/profile.ts'
import { fieldProblems, serverMessages, serverSuccess } from './de/server.ts'
import settings from './de/settings.ts'

/** Every text that a page can show; what search engines show has lines of its own. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'description' ? [] : texts(inner)))
}

test('no line of a German sentence ends after the E of E‑Mail', () => {
  const pages = [account, booking, contact, emailChange, newsletter, overview, passkeys, profile, settings]
  const all = texts([pages, fieldProblems, serverMessages, serverSuccess])
  expect(all.filter((text) => text.includes('E\u2011Mail')).length).toBeGreaterThan(30)
  expect(all.filter((text) => / E-Mail/.test(text))).toEqual([])
})
