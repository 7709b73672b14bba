import type { Actor } from '#domain/actor.ts'
import { mostOf } from '#domain/balance.ts'
import { forbidden, may } from '#domain/rights.ts'
import type { Outcome } from '#store/db.ts'
import { inBooking, type NoBooking } from '../booking/steps/in-booking.ts'
import type { Context } from '../context.ts'
import { writeDeskMove, writeOffDue, type DeskMove } from './steps/desk-move.ts'
import { moneyOf, type BookingMoney } from './steps/money.ts'

export interface Refund extends DeskMove {
  /** Reason for which more goes back than is owed; null if it is not a courtesy. */
  courtesy: string | null
}

export type RefundRefusal =
  | NoBooking
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
  return await inBooking(
    ctx,
    actor,
    'recordRefund',
    input,
    async (tx, booking): Promise<Outcome<BookingMoney, RefundRefusal>> => {
      const money = await moneyOf(tx, booking)
      const balance = input.deposit ? money.deposit : money.balance
      const paidMinor = mostOf('refunded', balance)
      const mostMinor = input.courtesy === null ? balance.toGiveBackMinor : paidMinor
      const amountMinor = input.amountMinor ?? balance.toGiveBackMinor
      if (amountMinor === 0 || mostMinor === 0) return { ok: false, refusal: { code: 'nothing_to_give_back' } }
      if (amountMinor > mostMinor) {
        const code = input.courtesy === null && !input.deposit ? 'more_than_owed' : 'more_than_came'
        return { ok: false, refusal: { code, mostMinor, currency: booking.currency } }
      }
      const made = await writeDeskMove(tx, booking, input, { kind: 'refunded', amountMinor })
      if (!made) return { ok: false, refusal: { code: 'recorded_before' } }
      const after = await moneyOf(tx, booking)
      const giftMinor = after.balance.dueMinor - money.balance.dueMinor
      if (giftMinor === 0) return { ok: true, value: after }
      await writeOffDue(tx, booking, giftMinor, input.courtesy)
      return { ok: true, value: await moneyOf(tx, booking) }
    },
  )
}
