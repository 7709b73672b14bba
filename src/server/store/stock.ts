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

/** What a booking itself changes. */
export const atItsBranches = (trip: Journey): StockAt => ({
  classId: trip.class_id,
  branches: [trip.pickup_branch, trip.dropoff_branch],
})

/**
 * Takes stock for this transaction, always in the same order so that nobody waits in a circle: a transaction names all
 * that it needs at once, before it changes anything.
 */
export async function lockStock(tx: Tx, ...wanted: readonly StockAt[]): Promise<void> {
  const byClass = new Map<number, readonly number[] | undefined>()
  for (const { classId, branches } of wanted) {
    const known = byClass.has(classId) ? byClass.get(classId) : []
    byClass.set(classId, branches === undefined || known === undefined ? undefined : [...known, ...branches])
  }
  for (const [classId, branches] of [...byClass].toSorted(([a], [b]) => a - b)) {
    if (branches?.length === 0) continue
    // To the function, no branches are all of them.
    await sql`select lock_inventory(${classId}::smallint, variadic ${branches ?? []}::smallint[])`.execute(tx)
  }
}

/** A time for which a car is away from its branch. `until` is null for a one-way rental: its car does not come back, so the whole future counts. */
export interface Absence {
  branch: number
  from: Date
  until: Date | null
}

const bounds = ({ branch, from, until }: Absence) =>
  [branch, from.toISOString(), until?.toISOString() ?? 'infinity'] as const

/**
 * The lowest number of cars at the branch during the absence, by class (D21), for whoever asks: what nobody has a right to any
 * more counts as free, and so does the asker's own. Writes nothing.
 * @param own their hold, or their booking that is to be changed
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

/** Melts the days before yesterday into one row per branch and class, so that reading stays as quick in year ten. */
export async function meltPastStock(tx: Tx): Promise<void> {
  await sql`select melt_past_stock()`.execute(tx)
}
