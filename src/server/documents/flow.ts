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
  /** Lower edge of the column before this one, as it was filled. */
  foot: number
  /** Where the first column of the last page ends, so that both are equally long. */
  level?: Level | undefined
}

export interface Level {
  /** Number of the last page. */
  page: number
  /** Lower edge, in points. */
  bottom: number
}

const whole: Column = { left: page.left, width: textWidth }
export const openFlow = (): Flow => ({ column: whole, columns: [whole], top: page.top, foot: page.top })

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

/** Room for the numbers of clauses, which hang left of their words. */
export const HANG = 17
const BETWEEN = 18
const words = (textWidth - BETWEEN) / 2 - HANG
/** Two columns for clauses: their numbers begin on the edge of the page's text. */
export const clauseHalves: readonly [Column, Column] = [
  { left: page.left + HANG, width: words },
  { left: page.left + words + BETWEEN + 2 * HANG, width: words },
]

/** Lower edge of the column. */
function bottomOf({ paper, flow }: Flowing): number {
  const { level, column, columns } = flow
  const levelled = level?.page === paper.bufferedPageRange().count && column === columns[0]
  return levelled ? level.bottom : paper.page.height - page.bottom
}

const LINE = 11

/** Where both columns of the last page would end, once all has been drawn. A page that is nearly full stays as it is. */
export function levelOf({ paper, flow }: Flowing): Level {
  const { column, columns, top, foot } = flow
  const end = paper.page.height - page.bottom
  const before = column === columns[0] ? 0 : foot - top
  // A line more, as a clause is not divided just anywhere.
  const bottom = top + (before + paper.y - top) / 2 + LINE
  return { page: paper.bufferedPageRange().count, bottom: end - bottom < 2 * LINE ? end : bottom }
}

/** Points that are left in the column. */
export const roomIn = (flowing: Flowing): number => bottomOf(flowing) - flowing.paper.y

/** Moves on to the next column or page where less than this many points are left. */
export function keepTogether(flowing: Flowing, points: number): void {
  if (points > roomIn(flowing)) moveOn(flowing)
}

/** Moves on to the next column or page. */
export function moveOn({ paper, flow }: Flowing): void {
  const next = flow.columns[flow.columns.indexOf(flow.column) + 1]
  flow.foot = paper.y
  if (next === undefined) {
    paper.addPage()
    flow.top = page.top
  }
  flow.column = next ?? flow.columns[0]!
  paper.y = flow.top
}

/** Draws in these columns, from here to the end of the document or of what is drawn. */
export function inColumns<T>(flowing: Flowing, columns: readonly [Column, ...Column[]], draw: () => T): T {
  const { paper, flow } = flowing
  const before = { ...flow }
  Object.assign(flow, { columns, column: columns[0], top: paper.y })
  const drawn = draw()
  Object.assign(flow, { columns: before.columns, column: before.column })
  return drawn
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
