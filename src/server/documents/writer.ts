import { boundSpaces } from '#content/unbroken.ts'
import type { Amount, Block, Fact } from '#words/blocks.ts'
import { passageText } from '#words/passage-text.ts'
import { HANG, inColumns, keepTogether, openFlow, type Column, type Flow } from './flow.ts'
import { drawLine, drawWordMark, finishPaper, ink, openPaper, page, type Paper, type PaperInfo } from './paper.ts'

/** Writes a document from top to bottom and tags every element for screen readers. */
export interface Writer {
  paper: Paper
  flow: Flow
  info: PaperInfo
  /** Draws one element, which must not open a page by hand (see `keepTogether`). @param figure alternative text and position of a picture */
  add: (tag: string, draw: () => void, figure?: Figure) => void
  /** Draws one element in several pieces, between which it moves on to the next column or page. */
  addPieces: (tag: string, pieces: readonly (() => void)[], between: () => void) => void
  /** Draws pairs of label and value: as a list, or as a table if the values are amounts. */
  addPairs: (pairs: readonly Pair[], as?: 'list' | 'table') => void
  finish: (foot: (number: number, of: number) => string) => Promise<Buffer>
}

interface Figure {
  alt?: string
  bbox?: [left: number, top: number, right: number, bottom: number]
}

interface Pair {
  /** Called before the element is drawn: makes room and draws decorative lines. */
  prepare?: () => void
  label: () => void
  value: () => void
}

/** Type of facts and amounts; smaller where columns stand side by side. */
const sizeIn = ({ flow }: Writer): number => (flow.column.width < 300 ? 9 : 9.5)
const padIn = ({ flow }: Writer): number => (flow.column.width < 300 ? 3.2 : 4)
const ENDLESS = 14_000
const tight = { align: 'left', lineGap: 1.6 } as const

const tags = { list: ['L', 'LI', 'Lbl', 'LBody'], table: ['Table', 'TR', 'TH', 'TD'] } as const

/** @param height height of a page in points */
export function openWriter(info: PaperInfo, height?: number): Writer {
  const paper = openPaper(info, height)
  const root = paper.struct('Document')
  paper.addStructure(root)
  return {
    paper,
    info,
    flow: openFlow(),
    addPieces(tag, pieces, between) {
      const whole = paper.struct(tag)
      root.add(whole)
      for (const [index, piece] of pieces.entries()) {
        if (index > 0) between()
        whole.add(piece)
      }
      whole.end()
    },
    add: (tag, draw, figure = {}) => void root.add(paper.struct(tag, figure, draw)),
    addPairs(pairs, as = 'list') {
      const [whole, row, first, second] = tags[as]
      const all = paper.struct(whole)
      root.add(all)
      for (const { prepare, label, value } of pairs) {
        prepare?.()
        all.add(paper.struct(row, {}, [paper.struct(first, {}, label), paper.struct(second, {}, value)]))
      }
      all.end()
    },
    async finish(foot) {
      root.end()
      return await finishPaper(paper, foot)
    },
  }
}

/**
 * Heights in points of what would be drawn in columns. All of it is drawn on one page without an end, which is thrown
 * away: opening a document takes longer than drawing in it.
 */
export function heightsOf(writer: Writer, parts: readonly [column: Column, draw: (probe: Writer) => void][]): number[] {
  const probe = openWriter(writer.info, ENDLESS)
  return parts.map(([column, draw]) => {
    const { y } = probe.paper
    inColumns(probe, [column], () => draw(probe))
    return probe.paper.y - y
  })
}

/** Word mark, title and subtitle. @param y upper edge of the title */
export function writeHead({ paper, add }: Writer, title: string, note: string, y = page.top + 52): void {
  add('P', () => {
    drawWordMark(paper)
  })
  paper.y = y
  add('H1', () => {
    paper.font('display').fontSize(24).text(title, { characterSpacing: -0.3 })
  })
  paper.moveDown(0.1)
  add('P', () => {
    paper.font('text').fontSize(10).fillColor(ink.quiet).text(note)
  })
}

interface HeadingShape {
  /** Points that must be left for it and what follows. */
  room?: number | undefined
  points?: number
  /** Points of space above it, and below. */
  above?: number
  below?: number
  /** Hangs left of the words. */
  number?: string
}

export function writeHeading(
  writer: Writer,
  text: string,
  tag: 'H2' | 'H3' = 'H2',
  { room = 90, points = tag === 'H2' ? 13 : 11, above = 12, below = 5, number }: HeadingShape = {},
): void {
  const { paper, add, flow } = writer
  keepTogether(writer, room)
  if (paper.y > writer.flow.top) paper.y += above
  // Readers offer the headings as bookmarks.
  if (tag === 'H2') paper.outline.addItem([number, text].filter(Boolean).join(' '))
  add(tag, () => {
    const { left, width } = flow.column
    const { y } = paper
    paper.font('display').fontSize(points).fillColor(ink.text)
    if (number !== undefined) paper.text(number, left - HANG, y, { lineBreak: false })
    paper.text(text, left, y, { width })
  })
  paper.y += below
}

/** Draws the blocks of letters on paper. A heading stays with its text, and a sum with its items. */
export function writeBlocks(writer: Writer, blocks: readonly Block[]): void {
  for (const [index, block] of blocks.entries()) writeBlock(writer, block, blocks[index + 1])
}

function writeBlock(writer: Writer, block: Block, next: Block | undefined): void {
  switch (block.kind) {
    case 'heading':
      writeHeading(writer, block.text, 'H2', {
        room: next?.kind === 'amounts' ? 50 + 22 * next.rows.length : undefined,
      })
      break
    case 'text':
      writeText(writer, block.text, sizeIn(writer), ink.text)
      break
    case 'small':
      writeText(writer, block.text, sizeIn(writer) - 1, ink.quiet)
      break
    case 'quote':
      for (const line of block.lines) writeText(writer, line, sizeIn(writer), ink.text)
      break
    case 'list':
      writer.addPairs(block.items.map((item) => itemPair(writer, item)))
      break
    case 'passage':
      writeText(writer, passageText(block.spans), sizeIn(writer), ink.text)
      break
    case 'passages':
      writer.addPairs(block.items.map((item) => itemPair(writer, passageText(item))))
      break
    case 'facts':
      writer.addPairs(block.rows.map((row) => factPair(writer, row)))
      writer.paper.moveDown(0.3)
      break
    case 'amounts':
      writer.addPairs(
        block.rows.map((row) => amountPair(writer, row)),
        'table',
      )
      writer.paper.moveDown(0.3)
      break
    case 'button':
      writeText(writer, `${block.label}: ${block.url}`, sizeIn(writer), ink.text)
      break
    case 'command':
      writeText(writer, `${block.text} ${block.command}`, sizeIn(writer), ink.text)
      break
  }
}

/** In points. */
const PICTURE = 96

/** A square picture in the line of the text. */
export function writePicture(writer: Writer, { jpeg, alt }: { jpeg: Uint8Array; alt: string }): void {
  const { paper, add } = writer
  keepTogether(writer, PICTURE + 40)
  const { y } = paper
  const square = { width: PICTURE, height: PICTURE }
  const bbox: Figure['bbox'] = [page.left, y, page.left + PICTURE, y + PICTURE]
  add('Figure', () => paper.image(Buffer.from(jpeg), page.left, y, square), { alt, bbox })
  paper.y = y + PICTURE + 10
}

function writeText(writer: Writer, words: string, points: number, color: string): void {
  const { paper, add } = writer
  const { left, width } = writer.flow.column
  const text = boundSpaces(words)
  const shape = { ...tight, width }
  keepTogether(writer, Math.min(paper.font('text').fontSize(points).heightOfString(text, shape), 90))
  add('P', () => {
    paper.font('text').fontSize(points).fillColor(color).text(text, left, paper.y, shape)
  })
  paper.y += APART
}

/** Points of the column of labels. */
export const LABELS = 132
/** Narrower where columns stand side by side. */
const labelWidth = ({ flow }: Writer): number => (flow.column.width < 300 ? 92 : LABELS)
/** Points between paragraphs. */
const APART = 4

/** List items, each with a dash. */
function itemPair(writer: Writer, item: string): Pair {
  const { paper } = writer
  const text = boundSpaces(item)
  const { left, width } = writer.flow.column
  const shape = { ...tight, width: width - 12 }
  let top = 0
  return {
    prepare() {
      keepTogether(writer, Math.min(paper.font('text').fontSize(sizeIn(writer)).heightOfString(text, shape), 90))
      top = paper.y
    },
    label() {
      paper.font('text').fontSize(sizeIn(writer)).fillColor(ink.text).text('–', left, top, { lineBreak: false })
    },
    value() {
      paper.text(text, left + 12, top, shape)
      paper.y += 4
    },
  }
}

/** Label and value side by side under a hairline. A row breaks across pages only if it is longer than a page. */
function factPair(writer: Writer, { label, lines, apart = false }: Fact): Pair {
  const { paper } = writer
  const text = boundSpaces(lines.join('\n'))
  const labels = labelWidth(writer)
  const valueShape = { ...tight, width: writer.flow.column.width - labels, paragraphGap: apart ? APART : 0 }
  const labelShape = { ...tight, width: labels - 8, paragraphGap: 0 }
  let top = 0
  let below = 0
  return {
    prepare() {
      const height = (words: string, shape: typeof valueShape) =>
        paper.font('text').fontSize(sizeIn(writer)).heightOfString(words, shape)
      const tallest = Math.max(height(label, labelShape), height(text, valueShape))
      keepTogether(writer, Math.min(tallest + 2 * padIn(writer), 200))
      ruleOff(writer)
      top = paper.y + padIn(writer)
    },
    label() {
      paper
        .font('text')
        .fontSize(sizeIn(writer))
        .fillColor(ink.quiet)
        .text(label, writer.flow.column.left, top, labelShape)
      below = paper.y
    },
    value() {
      paper
        .font('text')
        .fontSize(sizeIn(writer))
        .fillColor(ink.text)
        .text(text, writer.flow.column.left + labels, top, valueShape)
      paper.y = Math.max(paper.y, below) + padIn(writer)
    },
  }
}

/** Points between a name and its amount. */
const AMOUNT_GAP = 10

function amountPair(writer: Writer, { label, amount, strong = false }: Amount): Pair {
  const { paper } = writer
  const points = strong ? 11 : sizeIn(writer)
  const font = strong ? 'strong' : 'text'
  const { left, width } = writer.flow.column
  const wide = Math.ceil(paper.font(font).fontSize(points).widthOfString(amount))
  const nameShape = { ...tight, width: width - wide - AMOUNT_GAP }
  let top = 0
  let below = 0
  return {
    prepare() {
      keepTogether(writer, paper.font(font).fontSize(points).heightOfString(label, nameShape) + 2 * padIn(writer))
      ruleOff(writer, strong ? ink.text : ink.line)
      top = paper.y + padIn(writer)
    },
    label() {
      paper.font(font).fontSize(points).fillColor(ink.text).text(label, left, top, nameShape)
      below = paper.y
    },
    value() {
      paper.font(font).fontSize(points).fillColor(ink.text)
      paper.text(amount, left + width - wide, top, { ...tight, width: wide, align: 'right', lineBreak: false })
      paper.y = Math.max(paper.y, below) + padIn(writer)
    },
  }
}

/** Hairline over a row of the column. */
function ruleOff({ paper, flow: { column } }: Writer, color: string = ink.line): void {
  drawLine(paper, color, column.left, column.left + column.width)
}
