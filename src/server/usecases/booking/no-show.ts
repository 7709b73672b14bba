import type { Actor } from '#domain/actor.ts'
import { type ActedOn, inBooking, type NoBooking } from './steps/in-booking.ts'
import { canMove } from '#domain/booking-status.ts'
import { noShowCharge } from '#domain/return-charges.ts'
import { noShowFrom } from '#domain/yard-times.ts'
import { findBooking, type BookingRow } from '#store/booking.ts'
import { addCharges } from '#store/charge.ts'
import type { Outcome } from '#domain/outcome.ts'
import { lockStock } from '#store/stock.ts'
import type { Context } from '../context.ts'
import { settledOf } from '../money/steps/money.ts'
import { requireAgreement } from './steps/agreement.ts'
import { lateFee, owesCar } from '#domain/cancelling.ts'
import { forbidden, may } from '#domain/rights.ts'
import { release } from './steps/release.ts'
import { noShowLetters } from './steps/tell.ts'

export type NoShowRefusal = NoBooking | { code: 'not_possible' | 'car_owed' } | { code: 'too_early'; from: Date }

export interface NoShow {
  booking: BookingRow
  feeMinor: number
  /** Part of what was paid that has to go back. */
  refundMinor: number
}

/**
 * Records that the customer has not come (D25): the car is free from now on, and the fee for late cancelling is charged
 * (D26, terms, section 3). Points come back, as after a cancellation. It is refused if we had no car in time, because then
 * the fault is ours.
 */
export async function recordNoShow(
  ctx: Context,
  actor: Actor,
  input: ActedOn,
): Promise<Outcome<NoShow, NoShowRefusal>> {
  if (!may(actor, 'recordNoShow')) return forbidden('recordNoShow')
  const catalogue = await ctx.catalogue()
  return await inBooking(
    ctx,
    actor,
    'recordNoShow',
    input,
    async (tx, booking): Promise<Awaited<ReturnType<typeof recordNoShow>>> => {
      if (!canMove(booking.status, 'no_show')) return { ok: false, refusal: { code: 'not_possible' } }
      // No booking loses its car while the stock is locked, but this one may have lost it during the wait for the lock.
      await lockStock(tx, { classId: booking.class_id })
      if (owesCar((await findBooking(tx, booking.id))!)) return { ok: false, refusal: { code: 'car_owed' } }
      const from = noShowFrom(booking, catalogue.rules)
      if (ctx.now() < from) return { ok: false, refusal: { code: 'too_early', from } }
      // Also if nobody has opened it yet.
      await requireAgreement(tx, booking)
      const feeMinor = lateFee(booking)
      if (feeMinor > 0) await addCharges(tx, booking, [noShowCharge(feeMinor)])
      const ended = await release(tx, booking, 'no_show')
      const left = await settledOf(tx, ended)
      await ctx.post(tx, ...noShowLetters(ended, left, feeMinor, catalogue))
      return { ok: true, value: { booking: ended, feeMinor, refundMinor: left.refundMinor } }
    },
  )
}
