import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { transact } from '#store/db.ts'
import { readLogLines, type LogLineRow } from '#store/log-lines.ts'
import { findLogLines, type LogFilter, type LogPlace } from '#store/log-search.ts'
import type { Context } from '../context.ts'
import { logFilterOf, type LogWish } from './steps/log-filter.ts'

const CHUNK = 500
/** Most lines of a file. For more, staff ask for a shorter period. */
const MOST_LINES = 50_000

/** Lines of the log for a file, chunk by chunk. Who takes them along is told in the log itself. */
export async function exportLog(
  ctx: Context,
  actor: Actor,
  wish: LogWish,
): Promise<Outcome<AsyncGenerator<LogLineRow[]>, Forbidden>> {
  if (!may(actor, 'exportLog')) return forbidden('exportLog')
  const { q, ...rest } = wish
  // The log never names a person who was only looked for.
  const after = { ...rest, searched: q !== '' }
  await transact(ctx, actor, 'exportLog', (tx) => tell(tx, { event: 'exported', subject: ['list', 'log'], after }))
  const filter = await ctx.read((db) => logFilterOf(db, wish))
  return { ok: true, value: chunks(ctx, filter) }
}

async function* chunks(ctx: Context, filter: LogFilter): AsyncGenerator<LogLineRow[]> {
  let after: LogPlace | null = null
  let lines = 0
  do {
    const page: { ids: number[]; next: LogPlace | null } = await ctx.read((db) =>
      findLogLines(db, filter, { after, limit: CHUNK }),
    )
    after = page.next
    lines += page.ids.length
    yield await ctx.read((db) => readLogLines(db, page.ids))
  } while (after !== null && lines < MOST_LINES)
}
