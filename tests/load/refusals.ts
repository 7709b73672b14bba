import type pg from 'pg'

import { lowestLevel, occupancy, type BranchMove } from '#support/stock-model.ts'

/** A 'sold out' answer to a client, with the times of question and answer in ms. */
export interface Refusal {
  classId: number
  pickup: number
  oneWay: boolean
  from: number
  until: number
  asked: number
  answered: number
}

/** Time in ms by which a rental counts longer than its event says, because commit times are not stored. */
const COMMIT_SLACK_MS = 3_000

interface Life {
  class_id: number
  pickup_branch: number
  dropoff_branch: number
  starts: number
  ends: number
  turnaround: number
  born: number
  sure_from: number | null
  over: number | null
  hold_over: number | null
}

/**
 * Refusals without an explanation: a car was free for the whole period (D21), even if every rental counts that may have
 * existed at any moment between question and answer, and an arrival counts only if it was certain.
 * Holds count until they expire and not a moment longer.
 */
export async function falseRefusals(pool: pg.Pool, refusals: readonly Refusal[], holdMs: number): Promise<Refusal[]> {
  const cars = await pool.query<{ class_id: number; home_branch: number; at: Date }>(
    'select class_id, home_branch, in_service_from as at from car',
  )
  // A cancelled one-way rental that others rely on becomes a transfer: the car leaves all the same.
  const transfers = await pool.query<{ class_id: number; branch: number; at: Date }>(
    `select c.class_id, a.from_branch as branch, lower(a.period) as at from assignment a join car c on c.id = a.car_id where a.kind = 'transfer'`,
  )
  const lives = await readLives(pool, holdMs)
  return refusals.filter((refusal) => {
    const moves = cars.rows
      .filter((car) => car.class_id === refusal.classId)
      .map((car): BranchMove => ({ branch: car.home_branch, at: car.at.getTime(), delta: 1 }))
    moves.push(
      ...transfers.rows
        .filter((transfer) => transfer.class_id === refusal.classId)
        .map(({ branch, at }) => ({ branch, at: at.getTime(), delta: -1 })),
    )
    for (const life of lives) {
      if (life.class_id !== refusal.classId || !couldBeThere(life, refusal)) continue
      moves.push(...movesOf(life, refusal))
    }
    const here = moves.filter((move) => move.branch === refusal.pickup)
    return lowestLevel(here, refusal.from, refusal.oneWay ? Number.POSITIVE_INFINITY : refusal.until) >= 1
  })
}

function couldBeThere(life: Life, { asked, answered }: Refusal): boolean {
  if (life.born > answered) return false
  if (life.hold_over !== null) return life.hold_over >= asked
  return life.over === null || life.over + COMMIT_SLACK_MS >= asked
}

function movesOf(life: Life, { asked }: Refusal): BranchMove[] {
  const certain = life.over === null && life.sure_from !== null && life.sure_from + COMMIT_SLACK_MS <= asked
  return occupancy({
    start: life.starts,
    end: life.ends,
    from: life.pickup_branch,
    to: life.dropoff_branch,
    turnaroundMinutes: life.turnaround,
    certain,
  })
}

async function readLives(pool: pg.Pool, holdMs: number): Promise<Life[]> {
  const { rows } = await pool.query<Life>(`
    select q.class_id, q.pickup_branch, q.dropoff_branch,
           extract(epoch from q.starts_at)::float8 * 1000 as starts, extract(epoch from q.ends_at)::float8 * 1000 as ends,
           extract(epoch from q.turnaround)::float8 / 60 as turnaround, extract(epoch from q.created_at)::float8 * 1000 as born,
           (select extract(epoch from max(at))::float8 * 1000 from booking_event e where e.booking_id = b.id and e.to_status = 'confirmed') as sure_from,
           (select extract(epoch from max(at))::float8 * 1000 from booking_event e where e.booking_id = b.id
              and e.to_status in ('expired', 'cancelled', 'withdrawn', 'declined')) as over
    from quote q left join booking b on b.quote_id = q.id`)
  return rows.map((row) => ({ ...row, hold_over: row.sure_from === null ? row.born + holdMs : null }))
}
