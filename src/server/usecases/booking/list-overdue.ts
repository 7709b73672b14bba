import { isOverdue } from '#domain/yard-times.ts'
import type { BookingRow } from '#store/booking.ts'
import { listMissing, listOut, type MissingRow } from '#store/yard.ts'
import type { Context } from '../context.ts'

export interface Overdue {
  /** Rentals whose car is not back, the one that was due first at first. */
  out: (BookingRow & { plate: string; endangers: MissingRow[] })[]
  /** Who is left without a car for another reason, such as one that came back, or was driven, elsewhere. */
  others: MissingRow[]
}

/** Which cars are not back in time, and who is endangered by that. */
export async function listOverdue(ctx: Context): Promise<Overdue> {
  const { rules } = await ctx.catalogue()
  const now = ctx.now()
  const missing = await listMissing(ctx.db)
  const out = (await listOut(ctx.db, now))
    .filter((rental) => isOverdue(rental, now, rules))
    .map((rental) => ({ ...rental, endangers: missing.filter(({ cause_id: cause }) => cause === rental.id) }))
  const known = new Set(out.map(({ id }) => id))
  return { out, others: missing.filter(({ cause_id: cause }) => cause === null || !known.has(cause)) }
}
