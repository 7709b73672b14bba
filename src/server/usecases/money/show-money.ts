import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#store/db.ts'
import { findBookingFor, type NoBooking } from '../booking/steps/in-booking.ts'
import type { Context } from '../context.ts'
import { moneyOf, type BookingMoney } from './steps/money.ts'

/** The ledger of a booking: what was charged, what moved, and what is still due or has to go back. */
export async function showMoney(
  ctx: Context,
  actor: Actor,
  reference: string,
): Promise<Outcome<BookingMoney, NoBooking>> {
  const found = await findBookingFor(ctx, actor, 'showMoney', { reference })
  return found.ok ? { ok: true, value: await moneyOf(ctx.db, found.value) } : found
}
