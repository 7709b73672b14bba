import type { Language } from '#domain/language.ts'
import termsDe from '#content/de/terms.ts'
import termsEn from '#content/en/terms.ts'
import { halves, inColumns, keepTogether, moveOn, roomIn } from './flow.ts'
import { ink } from './paper.ts'
import { openWriter, writeHead, writeHeading, type Writer } from './writer.ts'

const all = { de: termsDe, en: termsEn }
export type Terms = (typeof all)[Language]

const pageOf = {
  de: (n: number, of: number) => `Seite ${n} von ${of}`,
  en: (n: number, of: number) => `Page ${n} of ${of}`,
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

async function makeTermsPdf(language: Language): Promise<Buffer> {
  const terms = all[language]
  const writer = openWriter({ title: terms.title, language, at: new Date(`${terms.effective}T00:00:00Z`) })
  writeHead(writer, terms.title, terms.validFrom)
  writer.paper.moveDown(1)
  writeTerms(writer, terms, 'H2', 9)
  return await writer.finish(pageOf[language])
}

/** Introduction and sections, in two columns. @param tag PDF tag of the sections' headings @param size of the type, in points */
export function writeTerms(writer: Writer, terms: Terms, tag: 'H2' | 'H3', size: number, columns = halves): void {
  inColumns(writer, columns, () => {
    writeClause(writer, { text: terms.intro, size })
    for (const [index, { title, paragraphs }] of terms.sections.entries()) {
      writeHeading(writer, `${index + 1}. ${title}`, tag, { room: 50, points: size + 1, above: size < 9 ? 5 : 7 })
      for (const [at, text] of paragraphs.entries())
        writeClause(writer, { text, size, number: `${index + 1}.${at + 1}` })
    }
  })
}

const BETWEEN = 1.8
const INDENT = 17
/** Points that the lines of an annex are closer than the typeface would have them. */
const TIGHTER = -0.35

interface Clause {
  text: string
  /** Points. */
  size: number
  number?: string
}

/** A numbered paragraph, which goes on in the next column where it does not fit. */
function writeClause(writer: Writer, { text, size, number }: Clause): void {
  const { paper, flow } = writer
  const indent = number === undefined ? 0 : INDENT
  const shape = { align: 'left', width: flow.column.width - indent, lineGap: size < 9 ? TIGHTER : 0 } as const
  paper.font('text').fontSize(size)
  const line = paper.heightOfString('x', shape)
  keepTogether(writer, Math.min(paper.heightOfString(text, shape), 2 * line))
  const parts = splitAt(text, roomIn(writer), (words) => paper.heightOfString(words, shape))
  const draw = (words: string, first: boolean) => () => {
    const { left } = flow.column
    const { y } = paper
    if (first && number !== undefined)
      paper.font('strong').fontSize(size).fillColor(ink.quiet).text(number, left, y, { lineBreak: false })
    paper
      .font('text')
      .fontSize(size)
      .fillColor(ink.text)
      .text(words, left + indent, y, shape)
  }
  writer.addPieces(
    'P',
    parts.map((words, index) => draw(words, index === 0)),
    () => moveOn(writer),
  )
  paper.y += BETWEEN
}

/** The text in one piece if it fits, else in the longest first piece that does, and the rest. */
function splitAt(text: string, room: number, height: (words: string) => number): string[] {
  if (height(text) <= room) return [text]
  const words = text.split(' ')
  let [fits, over] = [0, words.length]
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2)
    if (height(words.slice(0, middle).join(' ')) <= room) fits = middle
    else over = middle
  }
  return [words.slice(0, fits).join(' '), words.slice(fits).join(' ')]
}
