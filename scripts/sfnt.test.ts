import { readFileSync } from 'node:fs'
import path from 'node:path'

import fc from 'fast-check'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { beforeAll, describe, expect, test } from 'vitest'

import { addCharacters, charactersOf, merge, rename } from './sfnt.ts'

// fontkit reads the results, because it draws the PDFs.
const whole = readFileSync(path.resolve(import.meta.dirname, '../src/server/documents/fonts/hanken-400.ttf'))
const part = (text: string) => subsetFont(whole, text, { targetFormat: 'sfnt' })
const open = (font: Buffer) => create(font) as Font
const codes = (text: string) => [...text].map((character) => character.codePointAt(0)!)
const source = open(whole)

/** Drawing and width of a character. */
function drawn(font: Font, code: number) {
  const glyph = font.glyphForCodePoint(code)
  return { path: glyph.path.toSVG(), width: glyph.advanceWidth }
}

/** Sum of a file's words, which the format fixes. */
function sumOf(font: Buffer): number {
  let sum = 0
  for (let at = 0; at < font.length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0
  return sum
}

const LETTERS = 'ABxyzÄé„'
const FURTHER = 'ĄőßẞqQ'
let letters: Buffer
let further: Buffer
beforeAll(async () => {
  letters = await part(LETTERS)
  further = await part(FURTHER)
})

describe('two parts of a font in one file', () => {
  test('draw every character as before', () => {
    const both = merge(letters, further)
    const read = open(both)
    expect([...charactersOf(both)].toSorted((a, b) => a - b)).toEqual(
      codes(LETTERS + FURTHER).toSorted((a, b) => a - b),
    )
    for (const code of codes(LETTERS + FURTHER)) expect(drawn(read, code)).toEqual(drawn(source, code))
    expect(read.numGlyphs).toBe(open(letters).numGlyphs + open(further).numGlyphs)
    expect(sumOf(both)).toBe(0xb1b0afba)
  })

  test('take a character that both have from the first', async () => {
    const bold = readFileSync(path.resolve(import.meta.dirname, '../src/server/documents/fonts/hanken-600.ttf'))
    const read = open(merge(letters, await subsetFont(bold, 'AC', { targetFormat: 'sfnt' })))
    expect(drawn(read, codes('A')[0]!)).toEqual(drawn(source, codes('A')[0]!))
    expect(drawn(read, codes('C')[0]!)).toEqual(drawn(open(bold), codes('C')[0]!))
  })
})

describe('a further character', () => {
  test('has the glyph of another one, unless it has its own or there is no other', () => {
    const narrow = 0x202f
    const [a, b, missing] = codes('AB☃') as [number, number, number]
    const font = addCharacters(
      letters,
      new Map([
        [narrow, a],
        [b, a],
        [missing, missing + 1],
      ]),
    )
    const read = open(font)
    expect(drawn(read, narrow)).toEqual(drawn(source, a))
    expect(drawn(read, b)).toEqual(drawn(source, b))
    expect(read.hasGlyphForCodePoint(missing)).toBe(false)
    expect(sumOf(font)).toBe(0xb1b0afba)
  })

  test('may be any of the basic plane', () => {
    const [a] = codes('A') as [number]
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0x20, max: 0xfffd }), { maxLength: 300 }), (wanted) => {
        const font = addCharacters(letters, new Map(wanted.map((code) => [code, a])))
        const all = [...new Set([...codes(LETTERS), ...wanted])].toSorted((x, y) => x - y)
        expect([...charactersOf(font)].toSorted((x, y) => x - y)).toEqual(all)
        const read = open(font)
        for (const code of all) expect(read.hasGlyphForCodePoint(code)).toBe(true)
      }),
      { numRuns: 30 },
    )
  })
})

test('a font is named after its weight and keeps its licence', () => {
  const named = rename(letters, 'Näher Text', 'SemiBold', new Map([[0, 'Copyright of its maker']]))
  const read = open(named)
  expect([read.familyName, read.fullName, read.postscriptName, read.copyright]).toEqual([
    'Näher Text SemiBold',
    'Näher Text SemiBold',
    'NäherText-SemiBold',
    'Copyright of its maker',
  ])
  expect(drawn(read, codes('Ä')[0]!)).toEqual(drawn(source, codes('Ä')[0]!))
  expect(sumOf(named)).toBe(0xb1b0afba)
})
