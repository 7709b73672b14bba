import type { Amount, Block, Fact } from '#words/blocks.ts'
import { drawWordMark, finishPaper, ink, openPaper, page, textWidth, type Paper } from './paper.ts'

/** Writes a document from top to bottom and tags every element for screen readers. */
export interface Writer {
  paper: Paper
  /** Draws one element, which must not open a page by hand (see `keepTogether`). @param figure alternative text and position of a picture */
  add: (tag: string, draw: () => void, figure?: Figure) => void
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

export const body = { align: 'left', lineGap: 2.2, paragraphGap: 5 } as const
const size = 9.5
const tight = { align: 'left', lineGap: 1.6 } as const

const tags = { list: ['L', 'LI', 'Lbl', 'LBody'], table: ['Table', 'TR', 'TH', 'TD'] } as const

export function openWriter(info: { title: string; language: 'de' | 'en'; at: Date }): Writer {
  const paper = openPaper(info)
  const root = paper.struct('Document')
  paper.addStructure(root)
  return {
    paper,
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

/** Starts a new page where less than this many points are left. */
export function keepTogether({ paper }: Writer, points: number): void {
  if (paper.y + points > page.height - page.bottom) paper.addPage()
}

/** Word mark, title and subtitle. */
export function writeHead({ paper, add }: Writer, title: string, note: string): void {
  add('P', () => {
    drawWordMark(paper)
  })
  paper.moveDown(1.6)
  add('H1', () => {
    paper.font('display').fontSize(24).text(title, { characterSpacing: -0.3 })
  })
  paper.moveDown(0.1)
  add('P', () => {
    paper.font('text').fontSize(10).fillColor(ink.quiet).text(note)
  })
}

/** @param room points that must be left below it */
export function writeHeading(writer: Writer, text: string, tag: 'H2' | 'H3' = 'H2', room = 90): void {
  const { paper, add } = writer
  keepTogether(writer, room)
  if (paper.y > page.top) paper.moveDown(1)
  // Readers offer the headings as bookmarks.
  if (tag === 'H2') paper.outline.addItem(text)
  add(tag, () => {
    paper
      .font('display')
      .fontSize(tag === 'H2' ? 13 : 11)
      .fillColor(ink.text)
      .text(text, page.left)
  })
  paper.moveDown(0.4)
}

/** Draws the blocks of letters on paper. A heading stays with its text, and a sum with its items. */
export function writeBlocks(writer: Writer, blocks: readonly Block[]): void {
  for (const [index, block] of blocks.entries()) writeBlock(writer, block, blocks[index + 1])
}

function writeBlock(writer: Writer, block: Block, next: Block | undefined): void {
  switch (block.kind) {
    case 'heading':
      writeHeading(writer, block.text, 'H2', next?.kind === 'amounts' ? 50 + 22 * next.rows.length : undefined)
      break
    case 'text':
      writeText(writer, block.text, size, ink.text)
      break
    case 'small':
      writeText(writer, block.text, 8.5, ink.quiet)
      break
    case 'quote':
      for (const line of block.lines) writeText(writer, line, size, ink.text)
      break
    case 'list':
      writer.addPairs(block.items.map((item) => itemPair(writer, item)))
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
      writeText(writer, `${block.label}: ${block.url}`, size, ink.text)
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
  const text = bound(words)
  const shape = { ...tight, width: textWidth }
  keepTogether(writer, Math.min(paper.font('text').fontSize(points).heightOfString(text, shape), 90))
  add('P', () => {
    paper.font('text').fontSize(points).fillColor(color).text(text, page.left, paper.y, shape)
  })
  paper.y += 4
}

/** Keeps references to laws, times and numbers with their units on one line. */
const bound = (text: string): string =>
  text.replaceAll(/(?<=§|Abs\.|Nr\.|section|no\.|×) | (?=Abs\.|Nr\.|Uhr\b|×)/g, '\u00a0')

const LABEL = 132
const PAD = 4.5
const valueShape = { ...tight, width: textWidth - LABEL } as const
const labelShape = { ...tight, width: LABEL - 12 } as const

/** List items, each with a dash. */
function itemPair(writer: Writer, item: string): Pair {
  const { paper } = writer
  const text = bound(item)
  const shape = { ...tight, width: textWidth - 12 }
  let top = 0
  return {
    prepare() {
      keepTogether(writer, Math.min(paper.font('text').fontSize(size).heightOfString(text, shape), 90))
      top = paper.y
    },
    label() {
      paper.font('text').fontSize(size).fillColor(ink.text).text('–', page.left, top, { lineBreak: false })
    },
    value() {
      paper.text(text, page.left + 12, top, shape)
      paper.y += 4
    },
  }
}

/** Label and value side by side under a hairline. A row breaks across pages only if it is longer than a page. */
function factPair(writer: Writer, { label, lines }: Fact): Pair {
  const { paper } = writer
  const text = bound(lines.join('\n'))
  let top = 0
  let below = 0
  return {
    prepare() {
      const height = (words: string, shape: typeof valueShape | typeof labelShape) =>
        paper.font('text').fontSize(size).heightOfString(words, shape)
      const tallest = Math.max(height(label, labelShape), height(text, valueShape))
      keepTogether(writer, Math.min(tallest + 2 * PAD, 200))
      drawLine(paper)
      top = paper.y + PAD
    },
    label() {
      paper.font('text').fontSize(size).fillColor(ink.quiet).text(label, page.left, top, labelShape)
      below = paper.y
    },
    value() {
      paper
        .font('text')
        .fontSize(size)
        .fillColor(ink.text)
        .text(text, page.left + LABEL, top, valueShape)
      paper.y = Math.max(paper.y, below) + PAD
    },
  }
}

const AMOUNT = 90
const nameShape = { ...tight, width: textWidth - AMOUNT } as const

function amountPair(writer: Writer, { label, amount, strong = false }: Amount): Pair {
  const { paper } = writer
  const points = strong ? 11 : size
  const font = strong ? 'strong' : 'text'
  let top = 0
  let below = 0
  return {
    prepare() {
      keepTogether(writer, paper.font(font).fontSize(points).heightOfString(label, nameShape) + 2 * PAD)
      drawLine(paper, strong ? ink.text : ink.line)
      top = paper.y + PAD
    },
    label() {
      paper.font(font).fontSize(points).fillColor(ink.text).text(label, page.left, top, nameShape)
      below = paper.y
    },
    value() {
      paper.font(font).fontSize(points).fillColor(ink.text)
      paper.text(amount, page.width - page.right - AMOUNT, top, { ...tight, width: AMOUNT, align: 'right' })
      paper.y = Math.max(paper.y, below) + PAD
    },
  }
}

/** Decorative line, which screen readers skip. */
export function drawLine(
  paper: Paper,
  color: string = ink.line,
  from: number = page.left,
  to: number = page.width - page.right,
): void {
  const { y } = paper
  paper.markContent('Artifact', { type: 'Layout' })
  paper.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor(color).stroke()
  paper.endMarkedContent()
}
