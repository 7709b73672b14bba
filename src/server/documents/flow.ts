import { page, textWidth, type Paper } from './paper.ts'

/** Column in which text runs, in points. */
export interface Column {
  left: number
  width: number
}

/** Where text runs: in one column, or in several side by side that are filled one after the other. */
export interface Flow {
  column: Column
  columns: readonly Column[]
  /** Upper edge of the columns on this page. */
  top: number
}

const whole: Column = { left: page.left, width: textWidth }
export const openFlow = (): Flow => ({ column: whole, columns: [whole], top: page.top })

interface Flowing {
  paper: Paper
  flow: Flow
}

const GAP = 22
const half = (textWidth - GAP) / 2
export const halves: readonly [Column, Column] = [
  { left: page.left, width: half },
  { left: page.left + half + GAP, width: half },
]

/** Two wider columns, for an annex in readable type: its numbers stand in the margin, its words on the edge of the text. */
const EDGE = 37
const wide = (page.width - 2 * EDGE - GAP) / 2
export const wideHalves: readonly [Column, Column] = [
  { left: EDGE, width: wide },
  { left: EDGE + wide + GAP, width: wide },
]

const NARROW = 224
/** Facts in the narrower column, amounts in the wider one. */
export const factsAndAmounts: readonly [Column, Column] = [
  { left: page.left, width: NARROW },
  { left: page.left + NARROW + GAP, width: textWidth - NARROW - GAP },
]

const bottomOf = ({ paper }: Flowing): number => paper.page.height - page.bottom

/** Points that are left in the column. */
export const roomIn = (flowing: Flowing): number => bottomOf(flowing) - flowing.paper.y

/** Moves on to the next column or page where less than this many points are left. */
export function keepTogether(flowing: Flowing, points: number): void {
  if (points > roomIn(flowing)) moveOn(flowing)
}

/** Moves on to the next column or page. */
export function moveOn({ paper, flow }: Flowing): void {
  const next = flow.columns[flow.columns.indexOf(flow.column) + 1]
  if (next === undefined) {
    paper.addPage()
    flow.top = page.top
  }
  flow.column = next ?? flow.columns[0]!
  paper.y = flow.top
}

/** Draws in these columns, from here to the end of the document or of what is drawn. */
export function inColumns(flowing: Flowing, columns: readonly [Column, ...Column[]], draw: () => void): void {
  const { paper, flow } = flowing
  const before = { ...flow }
  Object.assign(flow, { columns, column: columns[0], top: paper.y })
  draw()
  Object.assign(flow, { columns: before.columns, column: before.column })
}

/** Draws parts side by side, which must fit on the page. */
export function sideBySide(flowing: Flowing, parts: readonly [column: Column, draw: () => void][]): void {
  const top = flowing.paper.y
  let below = top
  for (const [column, draw] of parts) {
    flowing.paper.y = top
    inColumns(flowing, [column], draw)
    below = Math.max(below, flowing.paper.y)
  }
  flowing.paper.y = below
}
