import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { listPage, readListed, type BookingFilter, type ListedRow, type ListPage } from '#store/booking-list.ts'
import { transact } from '#store/db.ts'
import type { Context } from '../context.ts'

const CHUNK = 500
/** Most rows of a file. For more, staff ask for a shorter period. */
const MOST_ROWS = 50_000

/**
 * Rows for a file, chunk by chunk, so that a long list takes no more memory than a short one. The log says that the list
 * left the house, and never what was searched for.
 */
export async function exportBookings(
  ctx: Context,
  actor: Actor,
  { latestFirst, ...filter }: BookingFilter & { latestFirst: boolean },
): Promise<Outcome<AsyncGenerator<ListedRow[]>, Forbidden>> {
  if (!may(actor, 'exportBookings')) return forbidden('exportBookings')
  const { typed, ...told } = filter
  // Told before the first row leaves: a file that breaks off has shown what it has shown.
  await transact(ctx, actor, 'exportBookings', (tx) =>
    tell(tx, { event: 'exported', subject: ['list', 'bookings'], after: { ...told, search: typed !== null } }),
  )
  return { ok: true, value: chunks(ctx, actor, filter, latestFirst) }
}

async function* chunks(
  ctx: Context,
  actor: Actor,
  filter: BookingFilter,
  latestFirst: boolean,
): AsyncGenerator<ListedRow[]> {
  let page: ListPage = { ids: [], next: null }
  let rows = 0
  do {
    const after = page.next
    page = await ctx.read((db) => listPage(db, actor, filter, { after, limit: CHUNK, latestFirst }))
    const { ids } = page
    rows += ids.length
    yield await ctx.read((db) => readListed(db, ids))
  } while (page.next !== null && rows < MOST_ROWS)
}
