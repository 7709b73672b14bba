import { isCompany, type Actor } from '#domain/actor.ts'
import { findBookingFor, type NoBooking } from './steps/in-booking.ts'
import { rentalDays } from '#domain/period.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Context } from '../context.ts'
import { checkChange, type Change, type ChangeRefusal } from './steps/change.ts'
import { freeStock } from './steps/free-stock.ts'
import { offersOf, type VehicleOffer } from './steps/offers.ts'

/**
 * Prices of a booking if it were changed, for every vehicle (D25). The booking's own car counts as free.
 */
export async function changeOffers(
  ctx: Context,
  actor: Actor,
  input: { reference: string; change: Change },
): Promise<Outcome<{ days: number; offers: VehicleOffer[] }, ChangeRefusal | NoBooking>> {
  const found = await findBookingFor(ctx, actor, 'changeOffers', { reference: input.reference })
  if (!found.ok) return found
  const booking = found.value
  const catalogue = await ctx.catalogue()
  const checked = await checkChange(ctx.db, booking, input.change, catalogue, {
    now: ctx.now(),
    byStaff: isCompany(actor),
  })
  if (!checked.ok) return checked
  const { wish, price } = checked.value
  const { rules } = catalogue
  const stock = await ctx.read((read) => freeStock(read, wish, booking.id, rules))
  // A vehicle that is no longer offered stays possible for the booking that has it.
  const vehicles = catalogue.vehicles.filter(({ id, listed }) => listed || id === booking.vehicle_id)
  return {
    ok: true,
    value: { days: rentalDays(wish.period, rules.graceMinutes), offers: offersOf(vehicles, stock, price) },
  }
}
