import { count, dayOnly } from '#words/format.ts'
import { fill } from '#words/words.ts'
import type { Agreement } from './agreement.ts'
import { driversOf, parties, priceBlocks, rightsBlocks, rentedBlocks } from './agreement-blocks.ts'
import { writeAgreementHead, writeLegs } from './agreement-head.ts'
import { agreementWords } from './agreement-words.ts'
import { factsAndAmounts, keepTogether, moveOn, roomIn, sideBySide, wideHalves } from './flow.ts'
import { drawLine, ink, page, textWidth } from './paper.ts'
import { termsOf, writeTerms } from './terms-pdf.ts'
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
  if (terms !== null) {
    writer.paper.addPage()
    writeHeading(writer, fill(text.annex, { title: terms.title }))
    writeTerms(writer, terms, 'H3', ANNEX, wideHalves)
  }
  return await writer.finish((n, of) => fill(text.foot, { reference, revision, page: n, of }))
}

/** The two parties side by side. */
function writeParties(writer: Writer, agreement: Agreement): void {
  const { paper } = writer
  paper.y += 18
  const top = paper.y
  let below = top
  writer.addPairs(
    parties(agreement).map(({ label, lines }, column) => {
      const { left: x, width } = factsAndAmounts[column]!
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
  const [left, right] = factsAndAmounts
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

/** Points of a line to fill in, and of a signature: 18 mm. */
const ROW = 36
const SIGNATURE = 51
/** Points of a heading with the space around it. */
const HEADING = 36
const GAP = 22

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
    [{ label: text.checked }],
    [{ label: text.tenant }, { label: text.landlord }],
  ]
  const height = (rows.length - 1) * ROW + SIGNATURE + 16
  // At the foot of the page, where one signs; on a page of its own, at the top.
  const foot = roomIn(writer) - height - HEADING
  if (foot < 0) moveOn(writer)
  else paper.y += foot
  writeHeading(writer, text.heading)
  for (const [index, fields] of rows.entries()) {
    const tall = index === rows.length - 1 ? SIGNATURE : ROW - 14
    keepTogether(writer, tall + 14)
    const top = paper.y
    const width = (textWidth - GAP * (fields.length - 1)) / fields.length
    for (const [column, field] of fields.entries())
      writeField(writer, field, { x: page.left + column * (width + GAP), top, width, tall })
    paper.y = top + tall + 14
  }
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
