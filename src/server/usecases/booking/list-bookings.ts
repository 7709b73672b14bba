import { listByStatus, type BookingRow } from '#store/booking.ts'
import type { Context } from '../context.ts'

const OPEN = ['requested', 'offered', 'pending_payment', 'confirmed', 'active', 'returned'] as const

/** Requests, offers and bookings that are not over yet, by their pickup. */
export async function listBookings(ctx: Context): Promise<BookingRow[]> {
  const found = await Promise.all(OPEN.map((status) => listByStatus(ctx.db, status)))
  return found
    .flat()
    .filter((row) => !row.overdue)
    .toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime())
}
