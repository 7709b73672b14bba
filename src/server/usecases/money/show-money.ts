import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { findBookingFor, type NoBooking } from '../booking/steps/in-booking.ts'
import type { Context } from '../context.ts'
import { moneyOf, type BookingMoney } from './steps/money.ts'

/** Shows the ledger of a booking: charges, moves, and the sums still due or to be refunded. */
export async function showMoney(
  ctx: Context,
  actor: Actor,
  reference: string,
): Promise<Outcome<BookingMoney, NoBooking>> {
  const found = await findBookingFor(ctx, actor, 'showMoney', { reference })
  return found.ok ? { ok: true, value: await moneyOf(ctx.db, found.value) } : found
}
