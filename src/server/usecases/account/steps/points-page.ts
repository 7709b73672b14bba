import type { CustomerId } from '#domain/ids.ts'
import type { Db } from '#store/db.ts'
import { listPoints, type PointsEntry } from '#store/points.ts'

const PAGE = 20

export interface PointsPage {
  entries: PointsEntry[]
  /** Key of the following page; null on the last. */
  next: number | null
}

/** A page of a member's ledger, the newest entry first. @param after `next` of the previous page */
export async function pointsPage(db: Db, customer: CustomerId, after: number | null): Promise<PointsPage> {
  const found = await listPoints(db, customer, { before: after, limit: PAGE + 1 })
  const entries = found.slice(0, PAGE)
  return { entries, next: found.length > PAGE ? entries.at(-1)!.place : null }
}
