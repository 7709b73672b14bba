import { listByStatus, type BookingRow } from '../../store/booking.ts'
import type { Context } from '../context.ts'

/** Bookings that are certain and not over yet, by their pickup. */
export async function listBookings(ctx: Context): Promise<BookingRow[]> {
  const rows = [...(await listByStatus(ctx.db, 'confirmed')), ...(await listByStatus(ctx.db, 'active'))]
  return rows.toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime())
}
