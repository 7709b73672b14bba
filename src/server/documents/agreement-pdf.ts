import { count, dayOnly } from '#words/format.ts'
import { fill } from '#words/words.ts'
import type { Agreement } from './agreement.ts'
import { driversOf, parties, priceBlocks, rightsBlocks, rentedBlocks } from './agreement-blocks.ts'
import { writeAgreementHead, writeLegs } from './agreement-head.ts'
import { agreementWords } from './agreement-words.ts'
import { drawCarOutline } from './car-outline.ts'
import { halves, keepTogether, moveOn, roomIn, sideBySide, type Level } from './flow.ts'
import { drawLine, ink, page, textWidth, type PaperInfo } from './paper.ts'
import { termsOf, writeTerms, type Terms } from './terms-pdf.ts'
import { heightsOf, LABELS, openWriter, writeBlocks, writeHeading, type Writer } from './writer.ts'

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
const ANNEX = 8.2

/** Points of a line to fill in with its label above it, and of that label. */
const ROW = 32.5
const LABEL = 14
/** Points of a line to sign on: some 10 to 14 mm, and 13 mm before there are more lines for damage. */
const SIGNATURE = { least: 28, good: 36, most: 40 }
/** Points that are kept free below the last line where there is room, so that it stands 8 mm above the rule of the foot. */
const ABOVE_FOOT = 9
/** Points of a heading with the space around it. */
const HEADING = 32
const GAP = 22
/** Points between the line above and a label, which would otherwise be taken for that line's. */
const ABOVE = 9
/** Lines for damage: their distance in points, and how many more than one at most. */
const LINE = 22
const FURTHER_LINES = 3
/** The first of four columns, as wide as the labels of the facts above: share of the row, of which the others have 1. */
const FIRST = { share: (3 * LABELS) / (textWidth + GAP - LABELS) }
/** Lines that are as tall as the outline of the car in the first column, and as it with its side below. */
const OUTLINE = { above: 3, both: 4 }

/** Lines to fill in by hand: the check of the original papers, the car as it goes and comes back, and who signs for it. */
function writeHandover(writer: Writer, agreement: Agreement): void {
  const { paper } = writer
  const { car, language } = agreement
  const text = agreementWords(language).handover
  const km = car?.km ?? null
  const handed = { label: text.kilometres, known: km === null ? undefined : count(km, language) }
  const rows: readonly (readonly Field[])[] = [
    [
      { label: text.plate, known: car?.plate, ...FIRST },
      { label: text.checked, share: 3 },
    ],
    ...driversOf(agreement).map((driver) => [{ label: text.driver, known: driver?.name }]),
    [{ row: text.out, ...FIRST }, { label: text.when }, handed, { label: text.fuel }],
  ]
  const height = HEADING + (rows.length + 1) * ROW + LINE + LABEL + 2 * SIGNATURE.least
  if (height > roomIn(writer)) moveOn(writer)
  // It ends at the foot of the page, where one signs. What is left of the page is for the damage, then for signing.
  const spare = Math.max(0, roomIn(writer) - height - ABOVE_FOOT)
  const linesIn = (points: number) => Math.floor(points / LINE)
  const wide = linesIn(spare - 2 * (SIGNATURE.good - SIGNATURE.least))
  // One more in any case: better a lower line to sign on than no room for the second damage.
  const lines = Math.min(FURTHER_LINES, Math.max(wide, Math.min(1, linesIn(spare))))
  const rest = spare - lines * LINE
  const signature = Math.min(SIGNATURE.most, SIGNATURE.least + rest / 2)
  if (paper.y > page.top) paper.y += rest - 2 * (signature - SIGNATURE.least)
  writeHeading(writer, text.heading)
  for (const fields of rows) writeFields(writer, fields, ROW)
  // Below the handover, whose labels are those of its columns.
  writeFields(writer, [{ row: text.back, ...FIRST }, {}, {}, {}], LINE)
  writeDamage(writer, lines)
  const signed = { share: 1.5 }
  const names: readonly Field[] = [
    { label: text.tenant, ...signed },
    { label: text.landlord, ...signed },
  ]
  writeFields(writer, [{ row: text.out, ...FIRST }, ...names], LABEL + signature)
  writeFields(writer, [{ row: text.back, ...FIRST }, signed, signed], signature)
}

/** Two columns of lines for damage, and where there is room for it the car from above, to mark the place. */
function writeDamage(writer: Writer, further: number): void {
  const { paper, info } = writer
  const { y } = paper
  const { knownDamage, newDamage } = agreementWords(info.language).handover
  const lines = further + 1
  const beside = lines >= OUTLINE.above ? LABELS : 0
  writeFields(writer, [{ label: knownDamage }, { label: newDamage }], ROW, beside)
  for (let line = 0; line < further; line++) writeFields(writer, [{}, {}], LINE, beside)
  if (beside > 0) drawCarOutline(paper, page.left, y + 14, lines >= OUTLINE.both)
}

/**
 * Fields side by side.
 * @param height of the row with its labels, in points
 * @param from how far right it begins, in points
 */
function writeFields(writer: Writer, fields: readonly Field[], height: number, from = 0): void {
  const { paper } = writer
  keepTogether(writer, height)
  const top = paper.y
  const all = fields.reduce((sum, { share = 1 }) => sum + share, 0)
  const column = (textWidth - from - GAP * (all - 1)) / all
  let x: number = page.left + from
  for (const field of fields) {
    const width = (field.share ?? 1) * (column + GAP) - GAP
    writeField(writer, field, { x, top, width, height })
    x += width + GAP
  }
  paper.y = top + height
}

interface Field {
  /** Above the line. */
  label?: string
  /** Name of the row, instead of a line. */
  row?: string
  /** Value known in advance. */
  known?: string | undefined
  /** Columns of the row that it takes; 1 by default. */
  share?: number
}

interface Place {
  x: number
  top: number
  width: number
  height: number
}

function writeField({ paper, add }: Writer, field: Field, { x, top, width, height }: Place): void {
  const { label, known, row } = field
  const value = (text: string) =>
    paper
      .font('strong')
      .fontSize(10)
      .fillColor(ink.text)
      .text(text, x, top + height - 14, { width, lineBreak: false })
  if (row !== undefined) {
    add('P', () => value(row))
    return
  }
  paper.y = top + height
  drawLine(paper, ink.quiet, x, x + width)
  if (label === undefined) return
  add('P', () => {
    paper
      .font('text')
      .fontSize(8)
      .fillColor(ink.quiet)
      .text(label, x, top + ABOVE, { width, lineBreak: false })
    if (known !== undefined) value(known)
  })
}
