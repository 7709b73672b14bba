import { sql } from 'kysely'

import type { DayException } from '#domain/opening-hours.ts'
import type { LocalDate } from '#domain/local-time.ts'
import { lockMatter } from './advisory-lock.ts'
import { sayWhoActs } from './act-log.ts'
import type { Tx } from './db.ts'

/** Sets the opening of a branch on one day; null removes the exception. @returns false if there was none to remove */
export async function writeException(
  tx: Tx,
  branchId: number,
  date: LocalDate,
  exception: Omit<DayException, 'date'> | null,
): Promise<boolean> {
  await sayWhoActs(tx)
  if (exception === null) {
    const gone = await tx
      .deleteFrom('branch_exception')
      .where('branch_id', '=', branchId)
      .where('day', '=', date)
      .executeTakeFirst()
    return gone.numDeletedRows > 0n
  }
  const { ranges, name } = exception
  const row = { opens: ranges[0]?.opens ?? null, closes: ranges[0]?.closes ?? null, name_de: name.de, name_en: name.en }
  await tx
    .insertInto('branch_exception')
    .values({ branch_id: branchId, day: date, ...row })
    .onConflict((conflict) => conflict.columns(['branch_id', 'day']).doUpdateSet(row))
    .execute()
  return true
}

/** Whether a branch other than this one stays. Of two processes that each close one, the second waits for the first. */
export async function lockOtherBranch(tx: Tx, branchId: number): Promise<boolean> {
  await lockMatter(tx, 'last_branch')
  const other = await tx
    .selectFrom('branch')
    .select('id')
    .where('id', '<>', branchId)
    .where('closed_from', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Ends quotes of rentals that begin or end at a branch on a day or later. A booking of one that is under way comes first. */
export async function endQuotesAt(tx: Tx, branchId: number, from: LocalDate): Promise<void> {
  await sql`
    update quote set expires_at = now()
    where expires_at > now() and (pickup_branch = ${branchId} and starts_local >= ${from}::date
                                  or dropoff_branch = ${branchId} and ends_local >= ${from}::date)`.execute(tx)
}

/** Closes a branch for good from a day on; null takes that back. */
export async function writeClosing(tx: Tx, branchId: number, from: LocalDate | null): Promise<void> {
  await sayWhoActs(tx)
  await tx.updateTable('branch').set({ closed_from: from }).where('id', '=', branchId).execute()
}

/** Rental that begins or ends at a branch after it is closed for good. */
export interface Affected {
  reference: string
  status: string
  /** Whether the rental begins there; `ends`: whether it ends there. */
  begins: boolean
  ends: boolean
  start: string
  end: string
}

/** Current rentals that begin or end at a branch on a day or later, in order of time. */
export async function listAffected(tx: Tx, branchId: number, from: LocalDate): Promise<Affected[]> {
  const { rows } = await sql<Affected>`
    with at_it as (
      select b.reference, b.status, b.starts_local as start, b.ends_local as end,
             b.pickup_branch = ${branchId} and b.starts_local >= ${from}::date
               and b.status <> 'active' as begins,
             b.dropoff_branch = ${branchId} and b.ends_local >= ${from}::date as ends
      from booking b
      where b.status in ('requested', 'offered', 'pending_payment', 'confirmed', 'active')
        and ${branchId} in (b.pickup_branch, b.dropoff_branch) and b.ends_local >= ${from}::date)
    select * from at_it where begins or ends order by start, reference`.execute(tx)
  return rows
}
