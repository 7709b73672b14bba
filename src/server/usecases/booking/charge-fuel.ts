import type { Actor } from '#domain/actor.ts'
import { inBooking, type NoBooking } from './steps/in-booking.ts'
import { fuelCharge } from '#domain/return-charges.ts'
import { type BookingRow } from '#store/booking.ts'
import { addCharge, listCharges, type ChargeRow } from '#store/charge.ts'
import { type Outcome } from '#store/db.ts'
import type { Context } from '../context.ts'

export interface FuelWish {
  reference: string
  /** What we paid for the fuel or electricity. */
  paidMinor: number
  /** How much was missing. Told to the customer. */
  reason: string
}

export type FuelRefusal = NoBooking | { code: 'not_returned' | 'closed' } | { code: 'charged_before'; chargeId: number }

/** Charges fuel or electricity that was missing at the return, at the price that we paid for it (terms, section 4). */
export async function chargeFuel(
  ctx: Context,
  actor: Actor,
  input: FuelWish,
): Promise<Outcome<{ booking: BookingRow; charges: ChargeRow[] }, FuelRefusal>> {
  return await inBooking(
    ctx,
    actor,
    'chargeFuel',
    input,
    async (tx, booking): Promise<Awaited<ReturnType<typeof chargeFuel>>> => {
      // Its letter has gone out with the sum.
      if (booking.status === 'closed') return { ok: false, refusal: { code: 'closed' } }
      if (booking.status !== 'returned') return { ok: false, refusal: { code: 'not_returned' } }
      const charges = await listCharges(tx, [booking.id])
      const waived = new Set(charges.map(({ corrects }) => corrects))
      const standing = charges.find(({ id, kind, corrects }) => kind === 'fuel' && corrects === null && !waived.has(id))
      if (standing !== undefined) return { ok: false, refusal: { code: 'charged_before', chargeId: standing.id } }
      const { reason } = input
      await addCharge(tx, booking, fuelCharge(input.paidMinor), reason)
      return { ok: true, value: { booking, charges: await listCharges(tx, [booking.id]) } }
    },
  )
}
