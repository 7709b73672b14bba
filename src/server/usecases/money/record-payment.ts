import type { Actor } from '#domain/actor.ts'
import { isPaidInFull } from '#domain/balance.ts'
import { forbidden, may } from '#domain/rights.ts'
import type { Outcome } from '#store/db.ts'
import { creditRental } from '../booking/steps/credit.ts'
import { inBooking, type NoBooking } from '../booking/steps/in-booking.ts'
import type { Context } from '../context.ts'
import { writeDeskMove, type DeskMove } from './steps/desk-move.ts'
import { moneyOf, type BookingMoney } from './steps/money.ts'

export type PaymentRefusal =
  | NoBooking
  | { code: 'nothing_due' | 'recorded_before' }
  | { code: 'more_than_due'; dueMinor: number; currency: string }

/**
 * Records a payment at the desk or by transfer (D29). A transfer may bring more than is due; the rest is refunded. A closed
 * rental that is paid in full by it earns its points now (D28).
 */
export async function recordPayment(
  ctx: Context,
  actor: Actor,
  input: DeskMove,
): Promise<Outcome<BookingMoney, PaymentRefusal>> {
  if (!may(actor, 'recordPayment')) return forbidden('recordPayment')
  const { rules } = await ctx.catalogue()
  return await inBooking(
    ctx,
    actor,
    'recordPayment',
    input,
    async (tx, booking): Promise<Outcome<BookingMoney, PaymentRefusal>> => {
      const before = await moneyOf(tx, booking)
      const dueMinor = input.deposit ? booking.price.depositMinor - before.deposit.paidMinor : before.balance.dueMinor
      const amountMinor = input.amountMinor ?? dueMinor
      // The amount of a transfer is recorded as received, even if it is not the one due.
      const came = input.method === 'transfer' && input.amountMinor !== null
      if (dueMinor <= 0 && !came) return { ok: false, refusal: { code: 'nothing_due' } }
      if (amountMinor > dueMinor && !came) {
        return { ok: false, refusal: { code: 'more_than_due', dueMinor, currency: booking.currency } }
      }
      const kind = input.method === 'transfer' ? 'received' : 'paid'
      const made = await writeDeskMove(tx, booking, input, { kind, amountMinor })
      if (!made) return { ok: false, refusal: { code: 'recorded_before' } }
      const after = await moneyOf(tx, booking)
      const settled = booking.status === 'closed' && before.balance.dueMinor > 0 && isPaidInFull(after.balance)
      if (settled) await creditRental(tx, booking, rules, ctx.now())
      return { ok: true, value: after }
    },
  )
}
