import { count, dayOnly } from '#words/format.ts'
import { fill } from '#words/words.ts'
import type { Agreement } from './agreement.ts'
import { driversOf, parties, priceBlocks, rightsBlocks, rentedBlocks } from './agreement-blocks.ts'
import { writeAgreementHead, writeLegs } from './agreement-head.ts'
import { agreementWords } from './agreement-words.ts'
import { halves, keepTogether, moveOn, roomIn, sideBySide, type Level } from './flow.ts'
import { drawLine, ink, page, textWidth, type PaperInfo } from './paper.ts'
import { termsOf, writeTerms, type Terms } from './terms-pdf.ts'
import { heightsOf, openWriter, writeBlocks, writeHeading, type Writer } from './writer.ts'

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
  writeAgreementHead(writer, agreement, text.title, fill(text.subtitle, { reference, revision, date }))
  writeLegs(writer, agreement)
  writeParties(writer, agreement)
  writeDeal(writer, agreement)
  writeBlocks(writer, rightsBlocks(agreement))
  writeHandover(writer, agreement)
  const terms = termsOf(language, agreement.termsVersion)
  if (terms !== null) writeAnnex(writer, terms)
  return await writer.finish((n, of) => fill(text.foot, { reference, revision, page: n, of }))
}

/** The terms on pages of their own. */
function writeAnnex(writer: Writer, terms: Terms): void {
  const { paper, flow, info } = writer
  paper.addPage()
  const before = paper.bufferedPageRange().count - 1
  const { page: last, bottom } = annexLevel(info, terms)
  flow.level = { page: before + last, bottom }
  drawAnnex(writer, terms)
}

const levels = new Map<Terms, Level>()

/** Where the first column of the last page ends, found by drawing the annex once, as it is the same in every agreement. */
function annexLevel(info: PaperInfo, terms: Terms): Level {
  const level = levels.get(terms) ?? drawAnnex(openWriter(info), terms)
  levels.set(terms, level)
  return level
}

/** Has the exact version of the terms beside the heading. */
function drawAnnex(writer: Writer, terms: Terms): Level {
  const { paper, info } = writer
  const { annex, version } = agreementWords(info.language)
  const { y } = paper
  writeHeading(writer, fill(annex, { title: terms.title }))
  const below = paper.y
  writer.add('P', () => {
    paper.font('text').fontSize(8).fillColor(ink.quiet)
    paper.text(fill(version, { version: terms.version }), page.left, y + 4, { width: textWidth, align: 'right' })
  })
  paper.y = below
  return writeTerms(writer, terms, 'H3', ANNEX)
}

/** The two parties side by side. */
function writeParties(writer: Writer, agreement: Agreement): void {
  const { paper } = writer
  paper.y += 18
  const top = paper.y
  let below = top
  writer.addPairs(
    parties(agreement).map(({ label, lines }, column) => {
      const { left: x, width } = halves[column]!
      const shape = { width, lineGap: 1.6 }
      const [name, ...rest] = lines
      return {
        prepare() {
          paper.y = top
          drawLine(paper, ink.text, x, x + width)
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
            .fontSize(9)
            .text(rest.join('\n'), x, paper.y + 1, shape)
          below = Math.max(below, paper.y)
        },
      }
    }),
  )
  paper.y = below + 4
}

/** Facts of the rental beside its price; one after the other where they are long. */
function writeDeal(writer: Writer, agreement: Agreement): void {
  const [facts, amounts] = [rentedBlocks(agreement), priceBlocks(agreement)]
  const [left, right] = halves
  const heights = heightsOf(writer, [
    [left, (probe) => writeBlocks(probe, facts)],
    [right, (probe) => writeBlocks(probe, amounts)],
  ])
  writer.paper.y += 10
  if (Math.max(...heights) > roomIn(writer)) {
    writeBlocks(writer, [...facts, ...amounts])
    return
  }
  sideBySide(writer, [
    [left, () => writeBlocks(writer, facts)],
    [right, () => writeBlocks(writer, amounts)],
  ])
}

/** Type of the terms, in points, as an annex of two pages. */
const ANNEX = 8.5

/** Points of a line to fill in and of a signature, of 18 mm, each with its label. */
const ROW = 36
const LABEL = 14
const SIGNATURE = 51 + LABEL
/** Points of a heading with the space around it. */
const HEADING = 36
const GAP = 22
/** Lines for further damage: their distance in points, and how many at most. */
const LINE = 24
const FURTHER_LINES = 6

/** Lines to fill in by hand: the car, the check of the original papers and the two signatures. */
function writeHandover(writer: Writer, agreement: Agreement): void {
  const { paper } = writer
  const { car, language } = agreement
  const text = agreementWords(language).handover
  const km = car?.km ?? null
  const rows: readonly (readonly Field[])[] = [
    [
      { label: text.plate, known: car?.plate },
      { label: text.kilometres, known: km === null ? undefined : count(km, language) },
      { label: text.fuel },
    ],
    ...driversOf(agreement).map((driver) => [{ label: text.driver, known: driver?.name }]),
    [{ label: text.damage }],
  ]
  const height = HEADING + (rows.length + 1) * ROW + SIGNATURE
  if (height > roomIn(writer)) moveOn(writer)
  // It ends at the foot of the page, where one signs. What is left of the page is for the damage.
  const spare = Math.max(0, roomIn(writer) - height)
  const lines = Math.min(FURTHER_LINES, Math.floor(spare / LINE))
  if (paper.y > page.top) paper.y += spare - lines * LINE
  writeHeading(writer, text.heading)
  for (const fields of rows) writeFields(writer, fields, ROW)
  for (let line = 0; line < lines; line++) {
    paper.y += LINE
    drawLine(paper, ink.quiet, page.left, page.left + textWidth)
  }
  writeFields(writer, [{ label: text.checked }], ROW)
  writeFields(writer, [{ label: text.tenant }, { label: text.landlord }], SIGNATURE)
}

/** Fields side by side. @param height of the row with its label, in points */
function writeFields(writer: Writer, fields: readonly Field[], height: number): void {
  const { paper } = writer
  const tall = height - LABEL
  keepTogether(writer, height)
  const top = paper.y
  const width = (textWidth - GAP * (fields.length - 1)) / fields.length
  for (const [column, field] of fields.entries())
    writeField(writer, field, { x: page.left + column * (width + GAP), top, width, tall })
  paper.y = top + height
}

interface Field {
  label: string
  /** Value known in advance. */
  known?: string | undefined
}

interface Place {
  x: number
  top: number
  width: number
  /** Points above the line. */
  tall: number
}

function writeField({ paper, add }: Writer, { label, known }: Field, { x, top, width, tall }: Place): void {
  paper.y = top + tall
  drawLine(paper, ink.quiet, x, x + width)
  add('P', () => {
    if (known !== undefined) {
      paper
        .font('strong')
        .fontSize(10)
        .fillColor(ink.text)
        .text(known, x, top + tall - 14, { width, lineBreak: false })
    }
    paper
      .font('text')
      .fontSize(8)
      .fillColor(ink.quiet)
      .text(label, x, top + tall + 3, { width, lineBreak: false })
  })
}
