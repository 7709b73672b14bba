import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { AgreedMethod } from '#domain/payment-method.ts'
import { transferPossible } from '#domain/payment.ts'
import { forbidden, may } from '#domain/rights.ts'
import type { BookingRow } from '#store/booking.ts'
import { transaction } from '#store/db.ts'
import { replayOr } from '../booking/steps/replay.ts'
import { deskLetters } from '../booking/steps/tell.ts'
import type { Context } from '../context.ts'
import { lockHeld, rentTo, type DeskRefusal, type DeskRental } from './steps/desk-rental.ts'

export type DeskBooking = DeskRental & { paymentMethod: AgreedMethod }
type Refusal = DeskRefusal | { code: 'payment_not_offered' }

/**
 * Staff book for somebody on the phone or at the counter, in either launch state: what they hold becomes a confirmed
 * booking at its price, with a letter where there is an address for it. The same key gives the same booking.
 */
export async function bookAtDesk(
  ctx: Context,
  actor: Actor,
  input: DeskBooking,
): Promise<Outcome<BookingRow, Refusal>> {
  if (!may(actor, 'bookAtDesk')) return forbidden('bookAtDesk')
  const catalogue = await ctx.catalogue()
  const made = await transaction(ctx, actor, 'bookAtDesk', async (tx): Promise<Outcome<BookingRow, Refusal>> => {
    const quote = await lockHeld(tx, input.quoteId)
    if (!quote.ok) return quote
    const { starts_local: start, currency } = quote.value
    const { paymentMethod } = input
    if (paymentMethod === 'bank_transfer') {
      const inTime = transferPossible({ start, currency }, ctx.now(), catalogue.rules.bankTransferDays)
      if (!inTime) return { ok: false, refusal: { code: 'payment_not_offered' } }
    }
    const kind = { status: 'confirmed', expiresAt: null, paymentMethod } as const
    const booked = await rentTo(ctx, tx, { ...input, quote: quote.value }, kind, catalogue)
    if (!booked.ok) return booked
    await ctx.post(tx, ...deskLetters(booked.value, catalogue))
    return booked
  })
  return made.ok ? made : await replayOr(ctx.db, input.keyed, made.refusal)
}
