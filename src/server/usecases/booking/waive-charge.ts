import { normaliseReference } from '#domain/reference.ts'
import { lockByReference, type BookingRow } from '#store/booking.ts'
import { counterCharge, listCharges, type ChargeRow } from '#store/charge.ts'
import { transaction, type Outcome } from '#store/db.ts'
import type { Context } from '../context.ts'

export interface Waiver {
  reference: string
  chargeId: number
  /** Told to the customer. */
  reason: string
  actor: string
}

export type WaiverRefusal = { code: 'booking_not_found' | 'charge_not_found' | 'waived_before' | 'closed' }

/** Takes a charge back by a counter-charge (D38), as long as its rental is not closed. */
export async function waiveCharge(
  ctx: Context,
  input: Waiver,
): Promise<Outcome<{ booking: BookingRow; charges: ChargeRow[] }, WaiverRefusal>> {
  const reference = normaliseReference(input.reference)
  if (reference === null) return { ok: false, refusal: { code: 'booking_not_found' } }
  return await transaction(ctx.db, async (tx): Promise<Awaited<ReturnType<typeof waiveCharge>>> => {
    const booking = await lockByReference(tx, reference, null)
    if (booking === undefined) return { ok: false, refusal: { code: 'booking_not_found' } }
    const charge = (await listCharges(tx, [booking.id])).find(({ id }) => id === input.chargeId)
    if (charge === undefined || charge.corrects !== null) return { ok: false, refusal: { code: 'charge_not_found' } }
    // Its letter has gone out with the sum.
    if (booking.status === 'closed') return { ok: false, refusal: { code: 'closed' } }
    if (!(await counterCharge(tx, charge, input))) return { ok: false, refusal: { code: 'waived_before' } }
    return { ok: true, value: { booking, charges: await listCharges(tx, [booking.id]) } }
  })
}
