import type { Actor } from '#domain/actor.ts'
import { isPaidInFull } from '#domain/balance.ts'
import { type ActedOn, inBooking, type NoBooking } from './steps/in-booking.ts'
import { moveBooking, type BookingRow } from '#store/booking.ts'
import { totalOf } from '#domain/return-charges.ts'
import { forbidden, may } from '#domain/rights.ts'
import { listCharges } from '#store/charge.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Context } from '../context.ts'
import { moneyOf, settled } from '../money/steps/money.ts'
import { creditRental } from './steps/credit.ts'
import { postBill } from './steps/post-bill.ts'
import { closedRental } from './steps/return-charges.ts'
import { closingLetter } from './steps/tell.ts'

export interface Closing extends ActedOn {
  /** The sum of charges that was shown, in minor units. */
  chargesMinor: number
  /** Amount in minor units that was shown as still due; the rental is closed with it. */
  dueMinor: number
}

export type ClosingRefusal = NoBooking | { code: 'not_possible' | 'charges_changed' | 'due_changed' }

/**
 * Closes a returned rental at the charges that were shown: its customer is told, and its member gets the points for the
 * agreed price if all is paid (D28). Charges after the return are no reason for points.
 */
export async function closeRental(
  ctx: Context,
  actor: Actor,
  input: Closing,
): Promise<Outcome<BookingRow, ClosingRefusal>> {
  if (!may(actor, 'closeRental')) return forbidden('closeRental')
  const catalogue = await ctx.catalogue()
  return await inBooking(
    ctx,
    actor,
    'closeRental',
    input,
    async (tx, booking): Promise<Outcome<BookingRow, ClosingRefusal>> => {
      if (booking.status !== 'returned') return { ok: false, refusal: { code: 'not_possible' } }
      const charges = await listCharges(tx, [booking.id])
      if (totalOf(charges) !== input.chargesMinor) return { ok: false, refusal: { code: 'charges_changed' } }
      const money = await moneyOf(tx, booking)
      const { balance } = money
      if (balance.dueMinor !== input.dueMinor) return { ok: false, refusal: { code: 'due_changed' } }
      const closed = await moveBooking(tx, booking, 'closed')
      // Points are for what was paid (D28). What comes later brings them then.
      if (isPaidInFull(balance)) await creditRental(tx, closed, catalogue.rules, ctx.now())
      const end = { ...closedRental(closed, charges, catalogue.rules), ...settled(money) }
      await postBill(ctx, tx, closed.id, closingLetter(closed, end, catalogue))
      return { ok: true, value: closed }
    },
  )
}
