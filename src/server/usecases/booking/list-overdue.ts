import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { isOverdue } from '#domain/yard-times.ts'
import type { BookingRow } from '#store/booking.ts'
import { listMissing, listOut, type MissingRow } from '#store/yard.ts'
import type { Context } from '../context.ts'

export interface Overdue {
  /** Rentals whose car is not back, longest overdue first. */
  out: (BookingRow & { plate: string; endangers: MissingRow[] })[]
  /** Bookings left without a car for another reason, such as a car that was returned or driven elsewhere. */
  others: MissingRow[]
}

/** Lists the cars that are not back in time, with the bookings that they endanger: all of the actor's branches. */
export async function listOverdue(ctx: Context, actor: Actor): Promise<Outcome<Overdue, Forbidden>> {
  if (!may(actor, 'listOverdue')) return forbidden('listOverdue')
  const { rules } = await ctx.catalogue()
  const now = ctx.now()
  const missing = await listMissing(ctx.db, actor)
  const out = (await listOut(ctx.db, actor, now))
    .filter((rental) => isOverdue(rental, now, rules))
    .map((rental) => ({ ...rental, endangers: missing.filter(({ cause_id: cause }) => cause === rental.id) }))
  const known = new Set(out.map(({ id }) => id))
  const others = missing.filter((row) => row.cause_id === null || !known.has(row.cause_id))
  return { ok: true, value: { out, others } }
}
