import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { offerUntil } from '#domain/request.ts'
import { forbidden, may } from '#domain/rights.ts'
import type { BookingRow } from '#store/booking.ts'
import { transaction } from '#store/db.ts'
import { replayOr } from '../booking/steps/replay.ts'
import { sendOffer } from '../booking/steps/send-offer.ts'
import type { Context } from '../context.ts'
import { lockHeld, rentTo, type DeskRefusal, type DeskRental } from './steps/desk-rental.ts'

/** `hours` is the validity of the offer; null for the usual time. */
export type DeskOfferMade = DeskRental & { hours: number | null }
type Refusal = DeskRefusal | { code: 'too_late' | 'no_address' }

/**
 * Staff send a caller our offer without a request before it (D31): what they hold is kept until the offer ends, and only
 * the caller's order makes it a booking. The same key gives the same offer.
 */
export async function offerAtDesk(
  ctx: Context,
  actor: Actor,
  input: DeskOfferMade,
): Promise<Outcome<BookingRow, Refusal>> {
  if (!may(actor, 'offerAtDesk')) return forbidden('offerAtDesk')
  if (input.person.email === '') return { ok: false, refusal: { code: 'no_address' } }
  const catalogue = await ctx.catalogue()
  const { rules } = catalogue
  const made = await transaction(ctx, actor, 'offerAtDesk', async (tx): Promise<Outcome<BookingRow, Refusal>> => {
    const quote = await lockHeld(tx, input.quoteId)
    if (!quote.ok) return quote
    const until = offerUntil(ctx.now(), quote.value.starts_local, input.hours ?? rules.offerHours, rules)
    if (until === null) return { ok: false, refusal: { code: 'too_late' } }
    // How it is paid is the caller's choice when they order.
    const kind = { status: 'requested', expiresAt: until, paymentMethod: 'credit_card' } as const
    const booked = await rentTo(ctx, tx, { ...input, quote: quote.value }, kind, catalogue)
    if (!booked.ok) return booked
    return { ok: true, value: await sendOffer(ctx, tx, { booking: booked.value, until }, catalogue) }
  })
  return made.ok ? made : await replayOr(ctx.db, input.keyed, made.refusal)
}
