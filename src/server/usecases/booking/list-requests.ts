import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { type BookingRow } from '#store/booking.ts'
import { listByStatus } from '#store/visible-booking.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Context } from '../context.ts'

/** Lists requests that wait for a decision, oldest first. */
export async function listRequests(ctx: Context, actor: Actor): Promise<Outcome<BookingRow[], Forbidden>> {
  if (!may(actor, 'listRequests')) return forbidden('listRequests')
  const rows = await listByStatus(ctx.db, actor, 'requested')
  return { ok: true, value: rows.filter((row) => !row.overdue) }
}
