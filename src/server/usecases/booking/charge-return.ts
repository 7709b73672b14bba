import type { Actor } from '#domain/actor.ts'
import { mostPerDamage } from '#domain/liability.ts'
import type { Minor } from '#domain/money.ts'
import { deskCharge, deskChargesIn, type DeskChargeKind } from '#domain/return-charges.ts'
import { forbidden, may } from '#domain/rights.ts'
import { standing } from '#domain/charge.ts'
import { type BookingRow } from '#store/booking.ts'
import { addCharge, listCharges, type ChargeRow } from '#store/charge.ts'
import type { Outcome } from '#domain/outcome.ts'
import { type ActedOn, inBooking, type NoBooking } from './steps/in-booking.ts'
import { postBill } from './steps/post-bill.ts'
import { chargeLetter } from './steps/tell.ts'
import type { Context } from '../context.ts'

export interface ReturnChargeWish extends ActedOn {
  kind: DeskChargeKind
  amountMinor: Minor
  /** Finding at the return, which the customer is told. */
  reason: string
  /** Charge a damage in full although a protection was booked: after intent or gross negligence (terms, section 5). */
  beyondProtection?: boolean
}

export type ReturnChargeRefusal =
  | NoBooking
  | { code: 'not_possible' | 'not_returned' | 'closed' }
  | { code: 'charged_before'; chargeId: number }
  | { code: 'protected'; mostMinor: Minor; currency: string }

/**
 * Charges what staff find at the return: missing fuel at the price that we paid for it (terms, section 4), cleaning, and
 * damage. Each event of damage is a charge of its own; with a protection it is at most the deposit (D33). What is known
 * earlier, such as a parking fine, is charged while the rental lasts; the customer is then told by a letter, later by the
 * one that closes the rental (D42).
 */
export async function chargeReturn(
  ctx: Context,
  actor: Actor,
  input: ReturnChargeWish,
): Promise<Outcome<{ booking: BookingRow; charges: ChargeRow[] }, ReturnChargeRefusal>> {
  if (!may(actor, 'chargeReturn')) return forbidden('chargeReturn')
  const catalogue = await ctx.catalogue()
  return await inBooking(
    ctx,
    actor,
    'chargeReturn',
    input,
    async (tx, booking): Promise<Awaited<ReturnType<typeof chargeReturn>>> => {
      // The letter with the sum has already been sent.
      if (booking.status === 'closed') return { ok: false, refusal: { code: 'closed' } }
      if (!deskChargesIn(booking.status).includes(input.kind)) return { ok: false, refusal: early(booking) }
      const refusal = refusalOf(input, booking, await listCharges(tx, [booking.id]))
      if (refusal !== null) return { ok: false, refusal }
      const charge = deskCharge(input.kind, input.amountMinor)
      await addCharge(tx, booking, charge, input.reason)
      if (booking.status === 'active')
        await postBill(ctx, tx, booking.id, chargeLetter(booking, charge, input.reason, catalogue))
      return { ok: true, value: { booking, charges: await listCharges(tx, [booking.id]) } }
    },
  )
}

/** Whether it is too early for this charge, or for any. */
const early = ({ status }: BookingRow) =>
  ({ code: deskChargesIn(status).length > 0 ? 'not_returned' : 'not_possible' }) as const

function refusalOf(
  { kind, amountMinor, beyondProtection = false }: ReturnChargeWish,
  { extras, price, currency }: BookingRow,
  charges: readonly ChargeRow[],
): Extract<ReturnChargeRefusal, { code: 'charged_before' | 'protected' }> | null {
  if (kind === 'fuel' || kind === 'cleaning') {
    const before = standing(charges).find((charge) => charge.kind === kind)
    return before === undefined ? null : { code: 'charged_before', chargeId: before.id }
  }
  if (kind !== 'damage') return null
  const mostMinor = mostPerDamage(extras, price.depositMinor)
  const tooMuch = mostMinor !== null && amountMinor > mostMinor && !beyondProtection
  return tooMuch ? { code: 'protected', mostMinor, currency } : null
}
