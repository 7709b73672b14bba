import path from 'node:path'

import anyAscii from 'any-ascii'
import { openSync, type Font } from 'fontkit'

/** Fonts of text and of headings. Bold text has the same letters as text. */
const fonts = ['hanken-400.ttf', 'archivo-700.ttf'].map(
  (file) => openSync(path.join(import.meta.dirname, 'fonts', file)) as Font,
)

/**
 * A text in letters that can be printed: names in Cyrillic, Greek, Arabic or Chinese ones are written in Latin letters,
 * as in a passport (ICAO 9303-3), instead of in empty boxes. What is stored stays as it was typed.
 */
export function printable(text: string): string {
  const composed = text.normalize('NFC')
  return composed.replaceAll(/\P{ASCII}/gu, (letter) =>
    fonts.every((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)) ? letter : anyAscii(letter),
  )
}
