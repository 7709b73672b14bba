import type { Language } from '#domain/language.ts'
import termsDe from '#content/de/terms.ts'
import termsEn from '#content/en/terms.ts'
import { bound } from '#content/unbroken.ts'
import { fill } from '#words/words.ts'
import { clauseHalves, HANG, inColumns, keepTogether, levelOf, moveOn, roomIn, type Level } from './flow.ts'
import { ink } from './paper.ts'
import { openWriter, writeHead, writeHeading, type Writer } from './writer.ts'

const all = { de: termsDe, en: termsEn }
export type Terms = (typeof all)[Language]

const feet = {
  de: 'Fassung {version} · Seite {page} von {of}',
  en: 'Version {version} · Page {page} of {of}',
}
const made = new Map<Language, Promise<Buffer>>()

/** The terms as a PDF (BGB § 312i). Made once per language and process: the text changes with a release only. */
export function termsPdf(language: Language): Promise<Buffer> {
  const known = made.get(language)
  if (known !== undefined) return known
  const pdf = makeTermsPdf(language)
  made.set(language, pdf)
  pdf.catch(() => made.delete(language)) // tried again for the next letter
  return pdf
}

/** The terms in force if they have this version; older versions are not kept. */
export const termsOf = (language: Language, version: string): Terms | null =>
  all[language].version === version ? all[language] : null

/** Type in points: the size at which the text ends well, in German on three pages, in English on two. */
const sizes = { de: 9.55, en: 8.4 } as const

async function makeTermsPdf(language: Language): Promise<Buffer> {
  const draft = drawTerms(language)
  const { writer } = drawTerms(language, draft.level)
  return await writer.finish((n, of) => fill(feet[language], { version: all[language].version, page: n, of }))
}

/** @param levelled where the first column of the last page ends, as a first drawing has shown */
function drawTerms(language: Language, levelled?: Level): { writer: Writer; level: Level } {
  const terms = all[language]
  const writer = openWriter({ title: terms.title, language, at: new Date(`${terms.effective}T00:00:00Z`) })
  writeHead(writer, terms.title, terms.validFrom)
  writer.paper.moveDown(1)
  writer.flow.level = levelled
  return { writer, level: writeTerms(writer, terms, 'H2', sizes[language]) }
}

/**
 * Introduction and sections, in two columns.
 * @param tag PDF tag of the sections' headings
 * @param size of the type, in points
 * @returns where the columns of the last page would end if they were equally long
 */
export function writeTerms(writer: Writer, terms: Terms, tag: 'H2' | 'H3', size: number): Level {
  return inColumns(writer, clauseHalves, () => {
    writeClause(writer, { text: terms.intro, size })
    for (const [index, { title, paragraphs }] of terms.sections.entries()) {
      const section = `${index + 1}`
      writeHeading(writer, title, tag, {
        number: section,
        room: 44,
        points: size + 1,
        above: size < 9 ? 5 : 7,
        below: 4,
      })
      for (const [at, text] of paragraphs.entries()) writeClause(writer, { text, size, number: `${section}.${at + 1}` })
    }
    return levelOf(writer)
  })
}

/** Points between clauses. */
const BETWEEN = 3.4
/** Points that the lines of an annex are closer than the typeface would have them. */
const TIGHTER = -0.6
/** Points to spare at the end of a column: the library measures a line as tall as the typeface would have it. */
const SPARE = 1

interface Clause {
  text: string
  /** Points. */
  size: number
  number?: string
}

/** A paragraph, which goes on in the next column where it does not fit. Its number hangs left of it. */
function writeClause(writer: Writer, { text, size, number }: Clause): void {
  const { paper, flow } = writer
  const shape = { align: 'left', width: flow.column.width, lineGap: size < 9 ? TIGHTER : 0 } as const
  paper.font('text').fontSize(size)
  const line = paper.heightOfString('x', shape)
  const whole = bound(text)
  keepTogether(writer, Math.min(paper.heightOfString(whole, shape), 2 * line) + SPARE)
  const parts = splitAt(whole, roomIn(writer) - SPARE, line, (words) => paper.heightOfString(words, shape))
  const draw = (words: string, first: boolean) => () => {
    const { left } = flow.column
    const { y } = paper
    if (first && number !== undefined)
      paper
        .font('strong')
        .fontSize(size)
        .fillColor(ink.quiet)
        .text(number, left - HANG, y, { lineBreak: false })
    paper.font('text').fontSize(size).fillColor(ink.text).text(words, left, y, shape)
  }
  writer.addPieces(
    'P',
    parts.map((words, index) => draw(words, index === 0)),
    () => moveOn(writer),
  )
  paper.y += BETWEEN
}

/** The text in one piece if it fits, else in the longest first piece that does, and the rest, of at least two lines. */
function splitAt(text: string, room: number, line: number, height: (words: string) => number): string[] {
  if (height(text) <= room) return [text]
  const words = text.split(' ')
  let [fits, over] = [0, words.length]
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2)
    if (height(words.slice(0, middle).join(' ')) <= room) fits = middle
    else over = middle
  }
  const rest = words.slice(fits).join(' ')
  if (height(rest) < 1.5 * line) return splitAt(text, room - line, line, height)
  return [words.slice(0, fits).join(' '), rest]
}
