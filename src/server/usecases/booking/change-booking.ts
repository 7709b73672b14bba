import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { assertMay } from '#domain/rights.ts'
import { checkAtOnce } from '#store/db.ts'
import { hasOverdue } from '#store/stay.ts'
import type { Context } from '../context.ts'
import { changeTerms, type BookingChange, type Changed, type ChangeBookingRefusal } from './steps/change-terms.ts'
import { freeStock } from './steps/free-stock.ts'
import { inBooking, lookUp } from './steps/in-booking.ts'
import { dropNeedlessDrives } from './steps/needless-drives.ts'
import { missing } from './steps/offers.ts'
import { releaseOverdue } from './steps/overdue.ts'

/** No car is left in the stock; a car that somebody fixed is in the way. */
const NO_CAR = new Set(['SW001', '23P01'])

interface Rehearsed {
  code: 'rehearsed'
  value: Changed
}

/**
 * Changes a booking to what was shown, at the price that was shown (D25). The new car is found in the same transaction
 * that releases the old one: a customer who is refused keeps theirs. A second try after a lost answer changes nothing.
 */
export async function changeBooking(
  ctx: Context,
  actor: Actor,
  input: BookingChange,
): Promise<Outcome<Changed, ChangeBookingRefusal>> {
  assertMay(actor, 'changeBooking')
  for (let tried = 0; ; tried++) {
    const outcome = await tryChange(ctx, actor, input)
    if (outcome.ok && input.rehearsal !== true) await dropNeedlessDrives(ctx, outcome.value.booking.class_id)
    if (outcome.ok || outcome.refusal.code !== 'sold_out') return outcome
    // Sold out only because of overdue holds, which are released first.
    const { classId } = outcome.refusal
    // At either branch: at the one that the car was to come to, others may be in the way of its staying away.
    const of = classId === undefined ? null : { classId, branch: null }
    const released = tried <= 3 && (await hasOverdue(ctx.db, of)) && (await releaseOverdue(ctx, true, of)) > 0
    if (!released)
      return (await isForOneWay(ctx, actor, input)) ? { ok: false, refusal: { code: 'not_one_way' } } : outcome
  }
}

/** Whether the vehicle could be had if it came back to where it is picked up. */
async function isForOneWay(ctx: Context, actor: Actor, { reference, change: wish }: BookingChange): Promise<boolean> {
  const booking = await lookUp(ctx, actor, { reference })
  const { rules, vehicles } = await ctx.catalogue()
  const { classId } = vehicles.find(({ id }) => id === wish.vehicleId)!
  return missing(classId, await freeStock(ctx.db, wish, booking?.id ?? null, rules)) === 'one_way'
}

async function tryChange(
  ctx: Context,
  actor: Actor,
  input: BookingChange,
): Promise<Outcome<Changed, ChangeBookingRefusal>> {
  const catalogue = await ctx.catalogue()
  const classId = catalogue.vehicles.find(({ id }) => id === input.change.vehicleId)?.classId
  try {
    const outcome = await inBooking<Changed, ChangeBookingRefusal | Rehearsed>(
      ctx,
      actor,
      'changeBooking',
      input,
      async (tx, booking) => {
        const changed = await changeTerms(ctx, tx, booking, input, catalogue)
        if (!changed.ok || input.rehearsal !== true) return changed
        // A constraint that is checked at the end is checked now; the refusal then rolls everything back.
        await checkAtOnce(tx)
        return { ok: false, refusal: { code: 'rehearsed', value: changed.value } }
      },
    )
    if (outcome.ok) return outcome
    const { refusal } = outcome
    return refusal.code === 'rehearsed' ? { ok: true, value: refusal.value } : { ok: false, refusal }
  } catch (error) {
    if (!NO_CAR.has((error as { code: string }).code)) throw error
    return { ok: false, refusal: { code: 'sold_out', ...(classId !== undefined && { classId }) } }
  }
}
