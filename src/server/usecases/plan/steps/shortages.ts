import type { StockAhead } from '#store/plan-stock.ts'

/** Days on end on which a branch has no car of a class left. */
export interface Shortage {
  branch: number
  classId: number
  from: Date
  until: Date
  /** The same as places in the list of coming days, the last one included. */
  first: number
  last: number
  /** Lowest number of free cars; below zero if there are more rentals than cars. */
  low: number
}

/** Days that are looked ahead, from tomorrow on. */
export const DAYS = 10

/** Free cars on a day in the time of a shortage where cars can be given away: the one that goes, and one that stays. */
const SPARE = 2

const DAY_MS = 86_400_000

/** Shortages at some branches, the worst first, then the earliest. */
export function shortagesIn(stock: readonly StockAhead[], here: (branch: number) => boolean): Shortage[] {
  const all = stock.filter(({ branch }) => here(branch)).flatMap(shortagesOf)
  return all.toSorted((a, b) => a.low - b.low || a.first - b.first)
}

function shortagesOf({ branch, class_id: classId, from, lows }: StockAhead): Shortage[] {
  const found: Shortage[] = []
  for (const [day, low] of lows.entries()) {
    if (low > 0) continue
    const until = new Date(from.getTime() + (day + 1) * DAY_MS)
    const before = found.at(-1)
    if (before?.last === day - 1) Object.assign(before, { until, last: day, low: Math.min(before.low, low) })
    else
      found.push({ branch, classId, from: new Date(from.getTime() + day * DAY_MS), until, first: day, last: day, low })
  }
  return found
}

/** Fewest free cars from the day before a shortage, on which a drive leaves, to its end. */
const lowIn = ({ first, last }: Shortage, lows: readonly number[]) =>
  Math.min(...lows.slice(Math.max(0, first - 1), last + 1))

/**
 * Branches that can give a car away for a shortage, those with most cars first: one stays free there while it is needed,
 * and after that their own rentals have theirs.
 */
export function donorsFor(shortage: Shortage, stock: readonly StockAhead[]): StockAhead[] {
  const { branch, classId, last } = shortage
  const donors = stock.filter(
    (one) =>
      one.class_id === classId &&
      one.branch !== branch &&
      lowIn(shortage, one.lows) >= SPARE &&
      one.lows.slice(last + 1).every((low) => low > 0),
  )
  return donors.toSorted((a, b) => lowIn(shortage, b.lows) - lowIn(shortage, a.lows))
}

/** Whether a class has cars to spare at the branch of a shortage while it lasts. */
export function isSpareAt({ branch, first, last }: Shortage, classId: number, stock: readonly StockAhead[]): boolean {
  const lows = stock.find((one) => one.branch === branch && one.class_id === classId)?.lows ?? []
  return lows.length > 0 && Math.min(...lows.slice(first, last + 1)) >= SPARE
}
