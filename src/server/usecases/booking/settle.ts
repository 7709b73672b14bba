import type { Actor } from '#domain/actor.ts'
import { inBooking, type NoBooking } from './steps/in-booking.ts'
import { type BookingRow } from '#store/booking.ts'
import type { ChargeRow } from '#store/charge.ts'
import { type Outcome } from '#store/db.ts'
import { setKilometres } from '#store/return.ts'
import type { Context } from '../context.ts'
import { keepReturnCharges } from './steps/return-charges.ts'

export interface Settlement {
  reference: string
  /** Readings that nobody wrote down before; what is known stays. */
  kmOut: number | null
  kmIn: number | null
}

export type SettlementRefusal =
  | NoBooking
  | { code: 'not_possible' }
  /** Kilometres are never dropped: which readings are missing. */
  | { code: 'odometer_missing'; missing: ('out' | 'in')[] }
  | { code: 'odometer_reversed'; kmOut: number; kmIn: number }

/** What a returned rental comes to, before it is closed: both readings and everything that was charged (D42). */
export async function settleRental(
  ctx: Context,
  actor: Actor,
  input: Settlement,
): Promise<Outcome<{ booking: BookingRow; charges: ChargeRow[] }, SettlementRefusal>> {
  const { rules } = await ctx.catalogue()
  return await inBooking(
    ctx,
    actor,
    'settleRental',
    input,
    async (tx, booking): Promise<Awaited<ReturnType<typeof settleRental>>> => {
      if (booking.status !== 'returned') return { ok: false, refusal: { code: 'not_possible' } }
      const kmOut = booking.km_out ?? input.kmOut
      const kmIn = booking.km_in ?? input.kmIn
      if (kmOut === null || kmIn === null) {
        const missing = [kmOut === null && ('out' as const), kmIn === null && ('in' as const)].filter(
          (one) => one !== false,
        )
        return { ok: false, refusal: { code: 'odometer_missing', missing } }
      }
      if (kmIn < kmOut) return { ok: false, refusal: { code: 'odometer_reversed', kmOut, kmIn } }
      await setKilometres(tx, booking, { kmOut, kmIn })
      const known = { ...booking, km_out: kmOut, km_in: kmIn }
      return { ok: true, value: { booking: known, charges: await keepReturnCharges(tx, known, rules) } }
    },
  )
}
