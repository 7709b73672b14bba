import { describe, expect, it } from 'vitest'

import { href, languageOf, otherLanguage, ownAddress, pageOf, pages } from './links.ts'

describe('links', () => {
  it('puts English under /en and German at the root', () => {
    expect(href('de', 'home')).toBe('/')
    expect(href('en', 'home')).toBe('/en')
    expect(href('en', 'newBooking', { pickup: 1, start: '2026-12-03T10:00' })).toBe(
      '/en/booking/new?pickup=1&start=2026-12-03T10%3A00',
    )
  })

  it.each(pages)('finds %s again by its address, in both languages', (page) => {
    expect(pageOf(href('de', page))).toBe(page)
    expect(pageOf(`${href('en', page)}/`)).toBe(page)
    expect(otherLanguage(href('de', page))).toBe(href('en', page))
    expect(otherLanguage(href('en', page))).toBe(href('de', page))
  })

  it('spells an address as the table does, whatever was typed', () => {
    expect(otherLanguage('/privacy')).toBe('/en/Privacy')
    expect(pageOf('/EN/PRIVACY')).toBe('privacy')
  })

  it('knows the one address of a page', () => {
    expect(ownAddress('/en/')).toBe('/en')
    expect(ownAddress('/EN/privacy/')).toBe('/en/Privacy')
    expect(ownAddress('/en/nix')).toBe('/en/nix')
  })

  it('keeps an address that no page has', () => {
    expect(otherLanguage('/nix')).toBe('/en/nix')
    expect(otherLanguage('/en/nix')).toBe('/nix')
    expect(pageOf('/english')).toBeUndefined()
    expect(languageOf('/english')).toBe('de')
  })
})
