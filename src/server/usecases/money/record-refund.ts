import type { Actor } from '#domain/actor.ts'
import { mostOf } from '#domain/balance.ts'
import { forbidden, may } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { NoBooking } from '../booking/steps/in-booking.ts'
import type { Context } from '../context.ts'
import { atTheDesk, writeDeskMove, writeOffDue, type DeskMove } from './steps/desk-move.ts'
import { moneyOf, type BookingMoney } from './steps/money.ts'

export interface Refund extends DeskMove {
  /** Reason for which more goes back than is owed; null if it is not a courtesy. */
  courtesy: string | null
}

export type RefundRefusal = NoBooking | Refused
type Refused =
  | { code: 'nothing_to_give_back' | 'recorded_before' }
  | { code: 'more_than_owed' | 'more_than_came'; mostMinor: number; currency: string }

/**
 * Records a refund of at most the amount that is owed. As a courtesy, for which the actor needs the right to write off,
 * all that was paid may go back: what is refunded beyond the amount owed is written off, so that the customer does not
 * owe it again.
 */
export async function recordRefund(
  ctx: Context,
  actor: Actor,
  input: Refund,
): Promise<Outcome<BookingMoney, RefundRefusal>> {
  if (!may(actor, 'recordRefund')) return forbidden('recordRefund')
  if (input.courtesy !== null && !may(actor, 'writeOff')) return forbidden('writeOff')
  return await atTheDesk<Refused>(ctx, actor, 'recordRefund', input, async (tx, booking, before) => {
    const balance = input.deposit ? before.deposit : before.balance
    const mostMinor = input.courtesy === null ? balance.toGiveBackMinor : mostOf('refunded', balance)
    const amountMinor = input.amountMinor ?? balance.toGiveBackMinor
    if (amountMinor === 0 || mostMinor === 0) return { code: 'nothing_to_give_back' }
    if (amountMinor > mostMinor) {
      const code = input.courtesy === null && !input.deposit ? 'more_than_owed' : 'more_than_came'
      return { code, mostMinor, currency: booking.currency }
    }
    if (!(await writeDeskMove(tx, booking, input, { kind: 'refunded', amountMinor })))
      return { code: 'recorded_before' }
    const after = await moneyOf(tx, booking)
    const giftMinor = after.balance.dueMinor - before.balance.dueMinor
    if (giftMinor > 0) await writeOffDue(tx, booking, giftMinor, input.courtesy)
    return null
  })
}
