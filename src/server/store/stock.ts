import { sql } from 'kysely'

import type { Db, Tx } from './db.ts'

/** Takes the stock of these classes for this transaction, always in the same order so that nobody waits in a circle. */
export async function lockStock(tx: Tx, classIds: readonly number[]): Promise<void> {
  const ordered = [...new Set(classIds)].toSorted((a, b) => a - b)
  for (const classId of ordered) await sql`select lock_inventory(${classId}::smallint)`.execute(tx)
}

/** A stay at a branch. `until` is null for a one-way rental: its car does not come back, so the whole future counts. */
export interface Stay {
  branch: number
  from: Date
  until: Date | null
}

const bounds = ({ branch, from, until }: Stay) =>
  [branch, from.toISOString(), until?.toISOString() ?? 'infinity'] as const

/** The lowest number of cars at the branch during the stay, by class (D21). */
export async function lowestStock(db: Db, stay: Stay): Promise<Map<number, number>> {
  const [branch, from, to] = bounds(stay)
  const { rows } = await sql<{ class_id: number; low: number }>`
    select class_id, stock_low(branch_id, class_id, ${from}::timestamptz, ${to}::timestamptz) as low
    from inventory where branch_id = ${branch}::smallint`.execute(db)
  return new Map(rows.map((row) => [row.class_id, row.low]))
}

/** Takes the stock of one class for this transaction. @returns its lowest number of cars during the stay */
export async function takeStock(tx: Tx, classId: number, stay: Stay): Promise<number> {
  const [branch, from, to] = bounds(stay)
  const { rows } = await sql<{ low: number | null }>`
    select take_stock(${branch}::smallint, ${classId}::smallint, ${from}::timestamptz, ${to}::timestamptz) as low`.execute(
    tx,
  )
  return rows[0]?.low ?? 0
}

/** Melts the days before yesterday into one row per branch and class, so that reading stays as quick in year ten. */
export async function meltPastStock(tx: Tx): Promise<void> {
  await sql`
    with past as (
      delete from stock_day where day < utc_day(now()) - 1
      returning branch_id, class_id, net
    )
    insert into stock_day (branch_id, class_id, day, net, low)
    select branch_id, class_id, utc_day(now()) - 2, sum(net), least(0, sum(net)) from past group by branch_id, class_id
  `.execute(tx)
}
