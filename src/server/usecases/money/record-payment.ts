import type { Actor } from '#domain/actor.ts'
import { isPaidInFull } from '#domain/balance.ts'
import { forbidden, may } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { creditRental } from '../booking/steps/credit.ts'
import type { NoBooking } from '../booking/steps/in-booking.ts'
import type { Context } from '../context.ts'
import { atTheDesk, writeDeskMove, type DeskMove } from './steps/desk-move.ts'
import { moneyOf, type BookingMoney } from './steps/money.ts'

export type PaymentRefusal = NoBooking | Refused
type Refused =
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
  return await atTheDesk<Refused>(ctx, actor, 'recordPayment', input, async (tx, booking, before) => {
    const dueMinor = input.deposit ? booking.price.depositMinor - before.deposit.paidMinor : before.balance.dueMinor
    const amountMinor = input.amountMinor ?? dueMinor
    // The amount of a transfer is recorded as received, even if it is not the one due.
    const came = input.method === 'transfer' && input.amountMinor !== null
    if (dueMinor <= 0 && !came) return { code: 'nothing_due' }
    if (amountMinor > dueMinor && !came) return { code: 'more_than_due', dueMinor, currency: booking.currency }
    const kind = input.method === 'transfer' ? 'received' : 'paid'
    if (!(await writeDeskMove(tx, booking, input, { kind, amountMinor }))) return { code: 'recorded_before' }
    const { balance } = await moneyOf(tx, booking)
    const settled = booking.status === 'closed' && before.balance.dueMinor > 0 && isPaidInFull(balance)
    if (settled) await creditRental(tx, booking, rules, ctx.now())
    return null
  })
}
