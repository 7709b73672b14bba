import { count, dayOnly } from '#words/format.ts'
import { fill } from '#words/words.ts'
import type { Agreement } from './agreement.ts'
import { agreementBlocks, driversOf, parties } from './agreement-blocks.ts'
import { agreementWords } from './agreement-words.ts'
import { ink, page, textWidth } from './paper.ts'
import { termsOf, writeTerms } from './terms-pdf.ts'
import { drawLine, keepTogether, openWriter, writeBlocks, writeHead, writeHeading, type Writer } from './writer.ts'

/**
 * Rental agreement with the terms as its annex (docs/decisions/034-rental-agreements.md). The same agreement always
 * gives the same bytes.
 */
export async function agreementPdf(agreement: Agreement): Promise<Buffer> {
  const { reference, revision, language } = agreement
  const text = agreementWords(language)
  const at = agreement.changedAt ?? agreement.bookedAt
  const writer = openWriter({ title: fill(text.documentTitle, { reference, revision }), language, at })
  // The calendar day in Berlin.
  const date = dayOnly(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(at), language)
  writeHead(writer, text.title, fill(text.subtitle, { reference, revision, date }))
  writeParties(writer, agreement)
  writeBlocks(writer, agreementBlocks(agreement))
  writeHandover(writer, agreement)
  const terms = termsOf(language, agreement.termsVersion)
  if (terms !== null) {
    writer.paper.addPage()
    writeHeading(writer, fill(text.annex, { title: terms.title }))
    writeTerms(writer, terms, 'H3')
  }
  return await writer.finish((n, of) => fill(text.foot, { reference, revision, page: n, of }))
}

const GAP = 24
const COLUMN = (textWidth - GAP) / 2

/** The two parties side by side. */
function writeParties(writer: Writer, agreement: Agreement): void {
  const { paper } = writer
  paper.moveDown(1.2)
  const top = paper.y
  let below = top
  writer.addPairs(
    parties(agreement).map(({ label, lines }, column) => {
      const x = page.left + column * (COLUMN + GAP)
      const shape = { width: COLUMN, lineGap: 1.6 }
      const [name, ...rest] = lines
      return {
        prepare() {
          paper.y = top
          drawLine(paper, ink.text, x, x + COLUMN)
        },
        label: () =>
          paper
            .font('text')
            .fontSize(8.5)
            .fillColor(ink.quiet)
            .text(label, x, top + 6, shape),
        value() {
          paper
            .font('strong')
            .fontSize(10.5)
            .fillColor(ink.text)
            .text(name!, x, paper.y + 1, shape)
          paper
            .font('text')
            .fontSize(9.5)
            .text(rest.join('\n'), x, paper.y + 1, shape)
          below = Math.max(below, paper.y)
        },
      }
    }),
  )
  paper.y = below + 4
}

const ROW = 40

/** Lines to fill in by hand: the car, the check of the original papers and the two signatures. */
function writeHandover(writer: Writer, agreement: Agreement): void {
  const { paper } = writer
  const { car, language } = agreement
  const text = agreementWords(language).handover
  const km = car?.km ?? null
  const rows: Field[][] = [
    [
      { label: text.plate, known: car?.plate },
      { label: text.kilometres, known: km === null ? undefined : count(km, language) },
      { label: text.fuel },
    ],
    ...driversOf(agreement).map((driver) => [{ label: text.driver, known: driver?.name }]),
    [{ label: text.damage }],
    [{ label: text.checked }],
    [{ label: text.tenant }, { label: text.landlord }],
  ]
  writeHeading(writer, text.heading, 'H2', rows.length * ROW + 30)
  for (const fields of rows) {
    keepTogether(writer, ROW)
    const top = paper.y
    const width = (textWidth - GAP * (fields.length - 1)) / fields.length
    for (const [column, field] of fields.entries())
      writeField(writer, field, page.left + column * (width + GAP), top, width)
    paper.y = top + ROW
  }
}

interface Field {
  label: string
  /** Value known in advance. */
  known?: string | undefined
}

function writeField({ paper, add }: Writer, { label, known }: Field, x: number, top: number, width: number): void {
  paper.y = top + 24
  drawLine(paper, ink.quiet, x, x + width)
  add('P', () => {
    if (known !== undefined) {
      paper
        .font('strong')
        .fontSize(10)
        .fillColor(ink.text)
        .text(known, x, top + 9, { width, lineBreak: false })
    }
    paper
      .font('text')
      .fontSize(8)
      .fillColor(ink.quiet)
      .text(label, x, top + 27, { width, lineBreak: false })
  })
}
