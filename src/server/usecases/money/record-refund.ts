import type { Actor } from '#domain/actor.ts'
import { mostOf } from '#domain/balance.ts'
import type { Outcome } from '#store/db.ts'
import { inBooking, type NoBooking } from '../booking/steps/in-booking.ts'
import type { Context } from '../context.ts'
import { writeDeskMove, type DeskMove } from './steps/desk-move.ts'
import { moneyOf, type BookingMoney } from './steps/money.ts'

export type RefundRefusal =
  | NoBooking
  | { code: 'nothing_to_give_back' | 'recorded_before' }
  | { code: 'more_than_came'; paidMinor: number; currency: string }

/**
 * Records a refund. Without an amount it is the one owed; with one it may be more, as a courtesy, but never more than was
 * paid.
 */
export async function recordRefund(
  ctx: Context,
  actor: Actor,
  input: DeskMove,
): Promise<Outcome<BookingMoney, RefundRefusal>> {
  return await inBooking(
    ctx,
    actor,
    'recordRefund',
    input,
    async (tx, booking): Promise<Outcome<BookingMoney, RefundRefusal>> => {
      const { balance, deposit } = await moneyOf(tx, booking)
      const paidMinor = mostOf('refunded', input.deposit ? deposit : balance)
      const amountMinor = input.amountMinor ?? (input.deposit ? paidMinor : balance.toGiveBackMinor)
      if (amountMinor === 0 || paidMinor === 0) return { ok: false, refusal: { code: 'nothing_to_give_back' } }
      if (amountMinor > paidMinor) {
        return { ok: false, refusal: { code: 'more_than_came', paidMinor, currency: booking.currency } }
      }
      const made = await writeDeskMove(tx, booking, input, { kind: 'refunded', amountMinor })
      if (!made) return { ok: false, refusal: { code: 'recorded_before' } }
      return { ok: true, value: await moneyOf(tx, booking) }
    },
  )
}
