import termsDe from '../../content/de/terms.ts'
import termsEn from '../../content/en/terms.ts'
import { drawWordMark, finishPaper, ink, openPaper, page, textWidth, type Paper } from './paper.ts'

type Language = 'de' | 'en'

const all = { de: termsDe, en: termsEn }
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

async function makeTermsPdf(language: Language): Promise<Buffer> {
  const terms = all[language]
  const paper = openPaper({ title: terms.title, language, at: new Date(`${terms.effective}T00:00:00Z`) })
  const root = paper.struct('Document')
  paper.addStructure(root)
  const add = (tag: string, draw: () => void) => {
    root.add(paper.struct(tag, {}, draw))
  }

  add('P', () => {
    drawWordMark(paper)
  })
  paper.moveDown(1.6)
  add('H1', () => {
    paper.font('display').fontSize(24).text(terms.title, { characterSpacing: -0.3 })
  })
  paper.moveDown(0.1)
  add('P', () => {
    paper.font('text').fontSize(10).fillColor(ink.quiet).text(terms.validFrom)
  })
  paper.moveDown(1)
  add('P', () => {
    writeParagraph(paper, terms.intro)
  })
  for (const [index, section] of terms.sections.entries()) {
    keepTogether(paper, 90)
    if (paper.y > page.top) paper.moveDown(1)
    add('H2', () => {
      paper
        .font('display')
        .fontSize(13)
        .fillColor(ink.text)
        .text(`${index + 1}. ${section.title}`, page.left)
    })
    paper.moveDown(0.4)
    for (const [at, text] of section.paragraphs.entries()) {
      // Here and not while drawing: a tagged element must not open a page by hand.
      keepTogether(paper, Math.min(paper.font('text').fontSize(10).heightOfString(text, numbered), 90))
      add('P', () => {
        writeNumbered(paper, `${index + 1}.${at + 1}`, text)
      })
    }
  }
  root.end()
  return await finishPaper(paper, pageOf[language])
}

const body = { align: 'left', lineGap: 2.2, paragraphGap: 5 } as const
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

/** Starts a new page where less than this many points are left. */
function keepTogether(paper: Paper, points: number): void {
  if (paper.y + points > page.height - page.bottom) paper.addPage()
}
