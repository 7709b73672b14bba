import type { Language } from '#domain/language.ts'
import termsDe from '#content/de/terms.ts'
import termsEn from '#content/en/terms.ts'
import { ink, page, textWidth, type Paper } from './paper.ts'
import { body, keepTogether, openWriter, writeHead, writeHeading, type Writer } from './writer.ts'

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
  writeTerms(writer, terms, 'H2')
  return await writer.finish(pageOf[language])
}

/** Introduction and sections. @param tag PDF tag of the sections' headings */
export function writeTerms(writer: Writer, terms: Terms, tag: 'H2' | 'H3'): void {
  const { paper, add } = writer
  add('P', () => {
    writeParagraph(paper, terms.intro)
  })
  for (const [index, section] of terms.sections.entries()) {
    writeHeading(writer, `${index + 1}. ${section.title}`, tag)
    for (const [at, text] of section.paragraphs.entries()) {
      // Done before drawing: a tagged element must not open a page by hand.
      keepTogether(writer, Math.min(paper.font('text').fontSize(10).heightOfString(text, numbered), 90))
      add('P', () => {
        writeNumbered(paper, `${index + 1}.${at + 1}`, text)
      })
    }
  }
}

const INDENT = 30
const numbered = { ...body, width: textWidth - INDENT } as const

function writeParagraph(paper: Paper, text: string): void {
  paper
    .font('text')
    .fontSize(10)
    .fillColor(ink.text)
    .text(text, page.left, paper.y, { ...body, width: textWidth })
}

function writeNumbered(paper: Paper, number: string, text: string): void {
  const { y } = paper
  paper
    .font('strong')
    .fontSize(10)
    .fillColor(ink.quiet)
    .text(number, page.left, y, { width: INDENT, lineGap: body.lineGap })
  paper
    .font('text')
    .fillColor(ink.text)
    .text(text, page.left + INDENT, y, numbered)
}
