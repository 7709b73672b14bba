import { inflateSync } from 'node:zlib'

import { expect, test } from 'vitest'

import termsDe from '#content/de/terms.ts'
import termsEn from '#content/en/terms.ts'
import { termsPdf } from './terms-pdf.ts'

test.each([
  ['de', 'de-DE'],
  ['en', 'en-GB'],
] as const)('the terms in %s are a tagged document in their language', async (language, tag) => {
  const pdf = (await termsPdf(language)).toString('latin1')
  expect(pdf.startsWith('%PDF-1.7')).toBe(true)
  expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true)
  expect(pdf).toContain(`/Lang (${tag})`)
  expect(pdf).toContain('/Marked true')
  // Every font is embedded: three of our own, none of the standard ones.
  expect(pdf.match(/\/FontFile2/g)).toHaveLength(3)
  expect(pdf).not.toContain('Helvetica')
})

test('marks and unmarks in balance on every page', async () => {
  const pdf = await termsPdf('de')
  const text = pdf.toString('latin1')
  let pages = 0
  for (const match of text.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)) {
    const start = match.index + match[0].length
    const content = inflate(pdf.subarray(start, text.indexOf('endstream', start)))
    if (!content.includes(' BDC') && !content.includes(' BMC')) continue
    pages += 1
    expect(content.match(/\b(BDC|BMC)\b/g)!.length).toBe(content.match(/\bEMC\b/g)!.length)
  }
  expect(pages).toBe(3)
})

function inflate(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return ''
  }
}

test('it takes three pages in German and two in English', async () => {
  const pagesOf = async (language: 'de' | 'en') =>
    (await termsPdf(language)).toString('latin1').match(/\/Type \/Page\b/g)!.length
  expect([await pagesOf('de'), await pagesOf('en')]).toEqual([3, 2])
})

test('its headings are bookmarks', async () => {
  const pdf = (await termsPdf('en')).toString('latin1')
  expect(pdf).toContain('/PageMode /UseOutlines')
  expect(pdf.match(/\/Dest \[/g)!.length).toBeGreaterThanOrEqual(termsEn.sections.length)
})

test('is made once', async () => {
  expect(await termsPdf('de')).toBe(await termsPdf('de'))
})

test('both languages have the same sections and paragraphs, of the same version', () => {
  expect(termsEn.version).toBe(termsDe.version)
  expect(termsEn.effective).toBe('2025-02-03')
  expect(termsEn.sections.map(({ id, paragraphs }) => [id, paragraphs.length])).toEqual(
    termsDe.sections.map(({ id, paragraphs }) => [id, paragraphs.length]),
  )
})
