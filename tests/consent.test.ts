import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { newsletterConsent } from '../src/content/consent.ts'

/** Versions that were shown, with a hash of their words in both languages. New versions are added, none changes. */
const shown: Record<string, string> = {
  '2026-11-20': '6ad915fb65aa4eb5cf4624b3dd61f9faefeb29ec9060adc4c6decb2505ec4b63',
}

test('words that somebody agreed to do not change under their version', () => {
  const { version, de, en } = newsletterConsent
  expect(createHash('sha256').update(`${de}\n${en}`).digest('hex')).toBe(shown[version])
})
