import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { documentConsent } from '#content/document-consent.ts'
import { newsletterConsent } from '#content/consent.ts'
import { earlierDocumentConsents, earlierNewsletterConsents } from '#content/earlier-consents.ts'

/** Published versions, each with a hash of its words in both languages. New versions are added; a published one never changes. */
const newsletters: Record<string, string> = {
  '2026-11-20': '6ad915fb65aa4eb5cf4624b3dd61f9faefeb29ec9060adc4c6decb2505ec4b63',
  '2026-11-23': 'b73f44c59bd77116bf98e29d43323f8b1649b9881d610517f2fe375d1b59beb6',
}
const documents: Record<string, string> = {
  '2026-11-23': 'dfe3a3763d8eba305a61443008f43042f410a608d3018116e730b94ff6740d52',
  '2026-11-26': 'bc56e02bba98ace088986f9446b4cf4fe804269bc82b76a1478cee9fdf7b543e',
}

test.each([
  ['newsletter', [...earlierNewsletterConsents, newsletterConsent], newsletters],
  ['documents', [...earlierDocumentConsents, documentConsent], documents],
])('words that somebody agreed to are kept as they were under their version: %s', (_, versions, shown) => {
  const hashes = versions.map(({ version, de, en }) => [
    version,
    createHash('sha256').update(`${de}\n${en}`).digest('hex'),
  ])
  expect(Object.fromEntries(hashes)).toEqual(shown)
})
