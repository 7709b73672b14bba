import { sql } from 'kysely'

import type { Read, Tx } from './db.ts'

/** The stock of a class at some branches; without branches, at all of them. */
export interface StockAt {
  classId: number
  branches?: readonly number[]
}

interface Journey {
  class_id: number
  pickup_branch: number
  dropoff_branch: number
}

/** Stock that a booking itself changes. */
export const atItsBranches = (trip: Journey): StockAt => ({
  classId: trip.class_id,
  branches: [trip.pickup_branch, trip.dropoff_branch],
})

/**
 * Locks stock for this transaction, always in the same order so that transactions never wait in a circle. A transaction
 * names all the stock that it needs at once, before it changes anything.
 */
export async function lockStock(tx: Tx, ...wanted: readonly StockAt[]): Promise<void> {
  const byClass = new Map<number, readonly number[] | undefined>()
  for (const { classId, branches } of wanted) {
    const known = byClass.has(classId) ? byClass.get(classId) : []
    byClass.set(classId, branches === undefined || known === undefined ? undefined : [...known, ...branches])
  }
  for (const [classId, branches] of [...byClass].toSorted(([a], [b]) => a - b)) {
    if (branches?.length === 0) continue
    // The function takes an empty list as all branches.
    await sql`select lock_inventory(${classId}::smallint, variadic ${branches ?? []}::smallint[])`.execute(tx)
  }
}

/** Time for which a car is away from its branch. `until` is null for a one-way rental, whose car does not come back. */
export interface Absence {
  branch: number
  from: Date
  until: Date | null
}

const bounds = ({ branch, from, until }: Absence) =>
  [branch, from.toISOString(), until?.toISOString() ?? 'infinity'] as const

/**
 * The lowest number of cars at the branch during the absence, by class (D21). Overdue stays count as free, and so does
 * the caller's own. Writes nothing.
 * @param own stay of the caller's hold, or of the booking that they want to change
 */
export async function openStock(db: Read, absence: Absence, own: number | null): Promise<Map<number, number>> {
  const [branch, from, to] = bounds(absence)
  const { rows } = await sql<{ class_id: number; low: number }>`
    select class_id, low
    from open_stock(${branch}::smallint, ${from}::timestamptz, ${to}::timestamptz, ${own}::bigint)`.execute(db)
  return new Map(rows.map((row) => [row.class_id, row.low]))
}

/** The lowest number of cars of one class during the absence. */
export async function lowestStockOf(tx: Tx, classId: number, absence: Absence): Promise<number> {
  const [branch, from, to] = bounds(absence)
  const { rows } = await sql<{ low: number | null }>`
    select stock_low(${branch}::smallint, ${classId}::smallint, ${from}::timestamptz, ${to}::timestamptz) as low`.execute(
    tx,
  )
  return rows[0]?.low ?? 0
}

/**
 * Merges the days before yesterday into one row for each branch and class, so that reading stays fast over the years.
 */
export async function meltPastStock(tx: Tx): Promise<void> {
  await sql`select melt_past_stock()`.execute(tx)
}
