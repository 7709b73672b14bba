import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatReference, normaliseReference } from './reference.ts'

const bytes = fc.uint8Array({ minLength: 5, maxLength: 5 })

describe('formatReference', () => {
  it.each([
    [[0, 0, 0, 0, 0], 'SW-2222-2222'],
    [[255, 255, 255, 255, 255], 'SW-ZZZZ-ZZZZ'],
    [[0, 0, 0, 0, 1], 'SW-2222-2223'],
    [[8, 0, 0, 0, 0], 'SW-3222-2222'],
    [[0, 0, 0, 0, 1, 9], 'SW-2222-2223'],
  ])('of %j is %s', (given, reference) => {
    expect(formatReference(Uint8Array.from(given))).toBe(reference)
  })

  it('has no symbol that is misread, and comes back from how people type it', () => {
    fc.assert(
      fc.property(bytes, (given) => {
        const reference = formatReference(given)
        expect(reference).toMatch(/^SW-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
        expect(normaliseReference(reference)).toBe(reference)
        expect(normaliseReference(` ${reference.toLowerCase().replaceAll('-', ' ')} `)).toBe(reference)
        expect(normaliseReference(reference.replaceAll('-', ''))).toBe(reference)
        expect(normaliseReference(reference.replaceAll('-', '–'))).toBe(reference)
      }),
      { numRuns: 200 },
    )
  })

  it('uses every bit: other bytes, another reference', () => {
    fc.assert(
      fc.property(bytes, fc.nat({ max: 39 }), (given, bit) => {
        const other = Uint8Array.from(given)
        const index = Math.floor(bit / 8)
        other[index] = (other[index] ?? 0) ^ (1 << (bit % 8))
        expect(formatReference(other)).not.toBe(formatReference(given))
      }),
      { numRuns: 200 },
    )
  })

  it('needs five bytes', () => {
    expect(() => formatReference(new Uint8Array(4))).toThrow(RangeError)
  })
})

it.each([
  '',
  'SW',
  '2222-2222',
  'SW-2222-222',
  'SW-2222-22222',
  'SX-2222-2222',
  'SW-0222-2222',
  'SW-O222-2222',
  'SW-1222-2222',
  'SW-I222-2222',
  'sw-i222-2222',
  'ſW-2222-2222',
  'SW-222ß-222',
  'SW_2222_2222',
  'SW-2222-222ä',
])('normaliseReference refuses %j', (text) => {
  expect(normaliseReference(text)).toBeNull()
})
