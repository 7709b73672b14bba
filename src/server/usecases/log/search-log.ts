import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { readLogLines, type LogLineRow } from '#store/log-lines.ts'
import { findLogLines, type LogPlace } from '#store/log-search.ts'
import { listNames } from '#store/staff.ts'
import type { Context } from '../context.ts'
import { logFilterOf, type LogWish } from './steps/log-filter.ts'

const PAGE = 60

export interface LogPage {
  lines: LogLineRow[]
  /** Place after which the next page begins; null at the end. */
  next: LogPlace | null
  colleagues: { id: string; name: string }[]
}

/** A page of the log of acts, the newest line first. */
export async function searchLog(
  ctx: Context,
  actor: Actor,
  { after, ...wish }: LogWish & { after: LogPlace | null },
): Promise<Outcome<LogPage, Forbidden>> {
  if (!may(actor, 'searchLog')) return forbidden('searchLog')
  return await ctx.read(async (db) => {
    const { ids, next } = await findLogLines(db, await logFilterOf(db, wish), { after, limit: PAGE })
    return { ok: true, value: { lines: await readLogLines(db, ids), next, colleagues: await listNames(db) } }
  })
}
