import { inflateSync } from 'node:zlib'

/**
 * The text of a PDF as "select all" gives it: every run of letters of a line, in the order of drawing.
 * It covers what the server's documents use: embedded fonts with a table of their letters.
 */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf)
  const fonts = new Map<string, Letters>()
  for (const { head } of objects.values())
    for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) fonts.set(name!, lettersOf(objects, Number(id)))
  const pages = [...objects.values()].filter(({ stream }) => stream !== undefined && /\bBT\b/.test(stream))
  return pages.map(({ stream }) => textOf(stream!, fonts)).join('\n')
}

interface PdfObject {
  head: string
  stream?: string
}
type Letters = ReadonlyMap<number, string>

/** Objects of a PDF by number; streams that are uncompressed or hold no text are left out. */
function objectsOf(pdf: Buffer): Map<number, PdfObject> {
  const text = pdf.toString('latin1')
  const objects = new Map<number, PdfObject>()
  for (const match of text.matchAll(/^(\d+) 0 obj\n/gm)) {
    const start = match.index + match[0].length
    const [head] = text.slice(start, text.indexOf('endobj', start)).split('\nstream', 1) as [string]
    const length = Number(/\/Length (\d+)/.exec(head)?.[1])
    if (!head.includes('/FlateDecode') || Number.isNaN(length)) {
      objects.set(Number(match[1]), { head })
      continue
    }
    const from = text.indexOf('stream\n', start) + 'stream\n'.length
    const stream = inflateSync(pdf.subarray(from, from + length)).toString('latin1')
    objects.set(Number(match[1]), { head, stream })
  }
  return objects
}

function lettersOf(objects: Map<number, PdfObject>, font: number): Letters {
  const table = Number(/\/ToUnicode (\d+) 0 R/.exec(objects.get(font)!.head)?.[1])
  const letters = new Map<number, string>()
  const ranges = (objects.get(table)?.stream ?? '').matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/gi)
  for (const [, first, list] of ranges)
    for (const [offset, [, code]] of [...list!.matchAll(/<([\da-f ]*)>/gi)].entries())
      letters.set(
        Number.parseInt(first!, 16) + offset,
        Buffer.from(code!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      )
  return letters
}

function textOf(content: string, fonts: ReadonlyMap<string, Letters>): string {
  let letters: Letters = new Map()
  const lines: string[] = []
  for (const [, font, run] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font)!
    else lines.push([...run!.matchAll(/<([\da-f]*)>/gi)].map(([, hex]) => wordsOf(hex!, letters)).join(''))
  }
  return lines.join('\n')
}

const wordsOf = (hex: string, letters: Letters) =>
  (hex.match(/.{4}/g) ?? []).map((code) => letters.get(Number.parseInt(code, 16)) ?? '\ufffd').join('')
