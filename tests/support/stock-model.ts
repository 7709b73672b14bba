/*
 * The simplest possible model of the stock (D21, D22). The engine keeps the stock in the database
 * (src/server/store/engine/stock), and tests compare the two.
 */

/** A change of the stock at one branch by `delta` cars from the instant `at` (ms) on. */
export interface StockMove {
  at: number
  delta: number
}

/** A stock move with its branch. */
export interface BranchMove extends StockMove {
  branch: number
}

/** A rental, transfer or block as the stock sees it: instants in ms, branches by number. */
export interface Occupation {
  start: number
  end: number
  from: number
  to: number
  turnaroundMinutes: number
  /** False while the rental may still fall through (held, requested, waiting for payment). */
  certain: boolean
}

/**
 * The lowest number of cars over [from, to), in ms; `to` may be Infinity. Moves at one instant
 * count together, so a car may come and go at the same moment; moves at `from` have happened.
 * An empty span counts as its first instant. The order of the moves does not matter. D21
 */
export function lowestLevel(moves: readonly StockMove[], from: number, to: number): number {
  let level = 0
  const later: StockMove[] = []
  for (const move of moves) {
    if (move.at <= from) level += move.delta
    else if (move.at < to) later.push(move)
  }
  later.sort((a, b) => a.at - b.at)
  let lowest = level
  later.forEach((move, index) => {
    level += move.delta
    if (later[index + 1]?.at !== move.at) lowest = Math.min(lowest, level)
  })
  return lowest
}

/**
 * Stock moves of one rental (D22). The car of a return rental is away for the period and turnaround.
 * The car of a one-way rental leaves its branch for good and arrives at the other only once the
 * rental is certain: no customer may be promised a car that depends on an unconfirmed quote.
 */
export function occupancy(job: Occupation): BranchMove[] {
  const leaves: BranchMove = { branch: job.from, at: job.start, delta: -1 }
  if (job.from !== job.to && !job.certain) return [leaves]
  const back = job.end + job.turnaroundMinutes * 60_000
  return [leaves, { branch: job.to, at: back, delta: 1 }]
}
