import { listByStatus, type BookingRow } from '#store/booking.ts'
import type { Context } from '../context.ts'

/** Requests that wait for a decision, the oldest first. */
export async function listRequests(ctx: Context): Promise<BookingRow[]> {
  const rows = await listByStatus(ctx.db, 'requested')
  return rows.filter((row) => !row.overdue)
}
