import type { Actor } from '#domain/actor.ts'
import { mostOf } from '#domain/balance.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { ActedOn, NoBooking } from '../booking/steps/in-booking.ts'
import type { Context } from '../context.ts'
import { atTheDesk, writeOffDue } from './steps/desk-move.ts'
import type { BookingMoney } from './steps/money.ts'

export interface WriteOff extends ActedOn {
  /** Amount in minor units; null for all that is due. */
  amountMinor: number | null
  reason: string
}

export type WriteOffRefusal = NoBooking | Refused
type Refused = { code: 'nothing_due' } | { code: 'more_than_due'; dueMinor: number; currency: string }

/** Gives up an amount that the customer will not pay (D38). It earns no points, which are for payments (D28). */
export async function writeOff(
  ctx: Context,
  actor: Actor,
  input: WriteOff,
): Promise<Outcome<BookingMoney, WriteOffRefusal>> {
  return await atTheDesk<Refused>(ctx, actor, 'writeOff', input, async (tx, booking, { balance }) => {
    const dueMinor = mostOf('written_off', balance)
    const amountMinor = input.amountMinor ?? dueMinor
    if (dueMinor === 0) return { code: 'nothing_due' }
    if (amountMinor > dueMinor) return { code: 'more_than_due', dueMinor, currency: booking.currency }
    await writeOffDue(tx, booking, amountMinor, input.reason)
    return null
  })
}
