import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { type BookingRow } from '#store/booking.ts'
import { listByStatus } from '#store/visible-booking.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Context } from '../context.ts'

const OPEN = ['requested', 'offered', 'pending_payment', 'confirmed', 'active', 'returned'] as const

/** Lists requests, offers and bookings that are not over yet, by their pickup. */
export async function listBookings(ctx: Context, actor: Actor): Promise<Outcome<BookingRow[], Forbidden>> {
  if (!may(actor, 'listBookings')) return forbidden('listBookings')
  const found = await Promise.all(OPEN.map((status) => listByStatus(ctx.db, actor, status)))
  const bookings = found
    .flat()
    .filter((row) => !row.overdue)
    .toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime())
  return { ok: true, value: bookings }
}
