import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { documentConsent } from '../src/content/document-consent.ts'
import { newsletterConsent } from '../src/content/consent.ts'

/** Versions that were shown, with a hash of their words in both languages. New versions are added, none changes. */
const newsletters: Record<string, string> = {
  '2026-11-20': '6ad915fb65aa4eb5cf4624b3dd61f9faefeb29ec9060adc4c6decb2505ec4b63',
}
const documents: Record<string, string> = {
  '2026-11-23': '54db8af65511443d94f23d03157ef5baf17fa44191fe8703db7c7795dfe22d64',
}

test.each([
  ['newsletter', newsletterConsent, newsletters],
  ['documents', documentConsent, documents],
])('words that somebody agreed to do not change under their version: %s', (_, { version, de, en }, shown) => {
  expect(createHash('sha256').update(`${de}\n${en}`).digest('hex')).toBe(shown[version])
})
