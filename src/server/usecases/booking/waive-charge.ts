import type { Actor } from '#domain/actor.ts'
import { type ActedOn, inBooking, type NoBooking } from './steps/in-booking.ts'
import { type BookingRow } from '#store/booking.ts'
import { counterCharge, listCharges, type ChargeRow } from '#store/charge.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Context } from '../context.ts'

export interface Waiver extends ActedOn {
  chargeId: number
  /** Reason that the customer is told. */
  reason: string
}

export type WaiverRefusal = NoBooking | { code: 'charge_not_found' | 'waived_before' | 'closed' }

/** Waives a charge by a counter-charge (D38), as long as its rental is not closed. */
export async function waiveCharge(
  ctx: Context,
  actor: Actor,
  input: Waiver,
): Promise<Outcome<{ booking: BookingRow; charges: ChargeRow[] }, WaiverRefusal>> {
  return await inBooking(
    ctx,
    actor,
    'waiveCharge',
    input,
    async (tx, booking): Promise<Awaited<ReturnType<typeof waiveCharge>>> => {
      const charge = (await listCharges(tx, [booking.id])).find(({ id }) => id === input.chargeId)
      if (charge === undefined || charge.corrects !== null) return { ok: false, refusal: { code: 'charge_not_found' } }
      // The letter with the sum has already been sent.
      if (booking.status === 'closed') return { ok: false, refusal: { code: 'closed' } }
      if (!(await counterCharge(tx, booking, [charge], input.reason)))
        return { ok: false, refusal: { code: 'waived_before' } }
      return { ok: true, value: { booking, charges: await listCharges(tx, [booking.id]) } }
    },
  )
}
