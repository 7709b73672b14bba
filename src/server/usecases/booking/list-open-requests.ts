import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { listWaitingForAnswer, readListed, type ListedRow } from '#store/booking-list.ts'
import type { Context } from '../context.ts'
import { freeStock } from './steps/free-stock.ts'

const MOST = 100

export interface OpenRequest {
  row: ListedRow
  /** Cars of its class that stay free for all of its time beside the one that is kept for it. */
  freeBeside: number
}

export interface OpenRequests {
  first: OpenRequest[]
  /** Number of all. */
  all: number
}

/**
 * Requests and offers that wait for an answer, those with the least time left first, each with what it takes from the
 * stock; at most 100 of them.
 * @param branch where they begin or end; null for anywhere
 */
export async function listOpenRequests(
  ctx: Context,
  actor: Actor,
  branch: number | null,
): Promise<Outcome<OpenRequests, Forbidden>> {
  if (!may(actor, 'listOpenRequests')) return forbidden('listOpenRequests')
  const { rules } = await ctx.catalogue()
  return await ctx.read(async (db) => {
    const { ids, all } = await listWaitingForAnswer(db, actor, { branch, limit: MOST })
    const rows = await readListed(db, ids)
    const first: OpenRequest[] = []
    for (const row of rows) {
      const trip = {
        pickup: row.pickup_branch,
        dropoff: row.dropoff_branch,
        period: { start: row.starts_local, end: row.ends_local },
      }
      const { asked } = await freeStock(db, trip, row.id, rules)
      first.push({ row, freeBeside: Math.max(0, (asked.get(row.class_id) ?? 0) - 1) })
    }
    return { ok: true, value: { first, all } }
  })
}
